import { defineTexts } from '../texts.ts';

/** A copy of the whole case. */
const vi = {
  heading: 'Bản sao hồ sơ',
  text: 'Một tệp ZIP có tất cả: trang tóm tắt để đọc và in, mọi giấy tờ, và dữ liệu cho phần mềm bệnh viện (FHIR).',
  button: 'Tải bản sao về máy',
  fileName: (caseId: string) => `dan-loi-${caseId}.zip`,
  done: 'Đã tải về. Tệp có thông tin sức khỏe: chỉ đưa cho người bạn tin.',
};

export type TakeOutStrings = typeof vi;
export const takeOutTexts = defineTexts(vi, async () => (await import('./take-out.en.ts')).en);
