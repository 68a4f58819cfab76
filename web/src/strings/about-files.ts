import { defineTexts } from '../texts.ts';

/** What else can be said of papers, and the choice of some of them. */
const vi = {
  about: 'Chọn loại, thêm tên, ngày, ghi chú',
  name: 'Tên giấy tờ',
  kind: 'Loại giấy tờ',
  addedNow: (count: number) => `Đã thêm ${count} giấy tờ. Loại được đoán theo tên tệp, bạn sửa được.`,
  nameThem: 'Xem loại và đặt tên',
  guessed: 'Tự đoán theo tên tệp',
  rename: 'Sửa giấy tờ',
  renameAll: (count: number) => `Tên và loại của ${count} giấy tờ`,
  renameHint: 'Bác sĩ được mời thấy tên và loại này, không thấy tên tệp. Đừng ghi tên người bệnh vào đây.',
  takenOn: 'Ngày chụp hoặc ngày ghi trên giấy',
  details: 'Ghi chú',
  filter: 'Tìm trong giấy tờ',
  all: 'Tất cả',
};

export type AboutFilesStrings = typeof vi;
export const aboutFilesTexts = defineTexts(vi, async () => (await import('./about-files.en.ts')).en);
