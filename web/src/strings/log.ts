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
  unknownReviewer: 'Bác sĩ được mời',
  times: (count: number) => `${count} lần`,
  more: 'Xem thêm',
  kinds: {
    'case.created': 'tạo hồ sơ',
    'case.read': 'mở xem hồ sơ',
    'case.updated': 'thay đổi hồ sơ',
    'case.renavigated': 'tính lại gợi ý',
    'case.urgency_raised': 'nâng mức độ khẩn',
    'contact.added': 'thêm người liên hệ',
    'contact.removed': 'xóa người liên hệ',
    'document.added': 'thêm giấy tờ',
    'document.read': 'xem giấy tờ',
    'document.removed': 'xóa giấy tờ',
    'share.created': 'mời bác sĩ',
    'share.revoked': 'thu hồi đường dẫn mời',
    'review.opened': 'mở đường dẫn mời',
    'review.document_read': 'xem giấy tờ',
    'opinion.written': 'viết ý kiến',
    'followup.added': 'thêm lịch hẹn',
    'followup.updated': 'thay đổi lịch hẹn',
    'followup.due': 'ghi nhận: sắp đến lịch hẹn',
    'followup.missed': 'đánh dấu lỡ hẹn',
  },
  unknownKind: 'thao tác với hồ sơ',
  toState: (state: string) => `chặng: ${state}`,
  took: (name: string) => `nhận hồ sơ: ${name}`,
  released: 'thôi phụ trách hồ sơ',
  choseHospital: 'chọn nơi khám',
  newIntake: 'cập nhật tình hình',
  newPatient: 'cập nhật thông tin người bệnh',
  documentGone: 'giấy tờ đã xóa',
};

export type LogStrings = typeof vi;
export const logTexts = defineTexts(vi, async () => (await import('./log.en.ts')).en);
