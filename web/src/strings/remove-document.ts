import { defineTexts } from '../texts.ts';

/** Before a paper is deleted, and after. */
const vi = {
  question: 'Xóa giấy tờ này?',
  text: 'Tệp sẽ bị xóa hẳn, không lấy lại được. Bác sĩ được mời cũng không xem được nữa.',
  done: 'Đã xóa giấy tờ.',
};

export type RemoveDocumentStrings = typeof vi;
export const removeDocumentTexts = defineTexts(vi, async () => (await import('./remove-document.en.ts')).en);
