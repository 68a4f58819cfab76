import { defineTexts } from '../texts.ts';

/** What navigators write down about a case. */
const vi = {
  heading: (count: number) => (count === 0 ? 'Ghi chú' : `Ghi chú (${count})`),
  ofNavigators: 'Ghi chú của điều phối viên',
  none: 'Chưa có ghi chú. Ghi lại điều đã nói, đã hẹn, để người khác nhận tiếp được.',
  write: 'Viết ghi chú',
  label: 'Ghi chú',
  hint: 'Gia đình đọc được ghi chú này, bác sĩ được mời thì không. Đã lưu thì không sửa, không xóa được.',
  missing: 'Hãy viết điều cần ghi lại.',
  notSaved: 'Ghi chú chưa lưu được. Những gì bạn viết vẫn còn ở đây.',
  saved: 'Đã lưu ghi chú.',
  earlier: (count: number) => `${count} ghi chú trước đó`,
};

export type NotesStrings = typeof vi;
export const notesTexts = defineTexts(vi, async () => (await import('./notes.en.ts')).en);
