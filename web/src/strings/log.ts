import { eventWordsVi } from '#engine/knowledge/event-words.vi.ts';
import { defineTexts } from '../texts.ts';

/** Who looked at a case. */
const vi = {
  heading: 'Ai đã xem hồ sơ',
  intro: 'Mỗi lần có người mở hồ sơ hay thay đổi điều gì đều được ghi lại, không ai xóa được.',
  onlyOthers: 'Chỉ người khác',
  everything: 'Tất cả',
  nobody: 'Ngoài bạn, chưa có ai mở hồ sơ này.',
  you: 'Gia đình',
  system: 'Hệ thống',
  navigator: (name: string) => (name === 'navigator' ? 'Điều phối viên' : `Điều phối viên ${name}`),
  reviewer: (name: string) => name,
  contact: 'Người liên hệ',
  unknownReviewer: 'Bác sĩ được mời',
  times: (count: number) => `${count} lần`,
  more: 'Xem thêm',
  kinds: eventWordsVi,
  unknownKind: 'thao tác với hồ sơ',
  toState: (state: string) => `chặng: ${state}`,
  took: (name: string) => `nhận hồ sơ: ${name}`,
  released: 'thôi phụ trách hồ sơ',
  because: (reason: string) => `lý do: “${reason}”`,
  choseHospital: 'chọn nơi khám',
  newIntake: 'cập nhật tình hình',
  newPatient: 'cập nhật thông tin người bệnh',
  documentGone: 'giấy tờ đã xóa',
};

export type LogStrings = typeof vi;
export const logTexts = defineTexts(vi, async () => (await import('./log.en.ts')).en);
