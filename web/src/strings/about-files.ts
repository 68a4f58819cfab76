import { defineTexts } from '../texts.ts';

/** What else can be said of papers, and the choice of some of them. */
const vi = {
  about: 'Thêm tên, ngày, ghi chú',
  name: 'Tên giấy tờ',
  takenOn: 'Ngày chụp hoặc ngày ghi trên giấy',
  details: 'Ghi chú',
  filter: 'Tìm trong giấy tờ',
  all: 'Tất cả',
};

export type AboutFilesStrings = typeof vi;
export const aboutFilesTexts = defineTexts(vi, async () => (await import('./about-files.en.ts')).en);
