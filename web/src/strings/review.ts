import { defineTexts } from '../texts.ts';

/** The doctor's page. */
const vi = {
  title: 'Hồ sơ nhờ bác sĩ xem',
  greeting: (name: string) => `Kính gửi ${name}`,
  intro: 'Gia đình người bệnh nhờ bác sĩ cho ý kiến.',
  left: (span: string, until: string) => `Còn ${span}, đến ${until}`,
  years: (age: number) => `${age} tuổi`,
  months: (months: number) => (months === 0 ? 'chưa đủ 1 tháng' : `${months} tháng`),
  born: (year: number) => `sinh ${year}`,
  unknownPatient: 'Chưa rõ tuổi, giới tính',
  recommended: 'Nơi khám đã gợi ý',
  specialties: 'Chuyên khoa được gợi ý',
  documents: (count: number) => `Giấy tờ (${count})`,
  noDocuments: 'Gia đình chưa gửi giấy tờ nào.',
  opinions: (count: number) => `Ý kiến trước (${count})`,
  write: 'Viết ý kiến',
  thanks: 'Đã gửi ý kiến. Cảm ơn bác sĩ.',
  thanksHint: 'Gia đình đọc được khi mở hồ sơ. Bác sĩ có thể viết thêm khi đường dẫn còn hạn.',
  emergencySent: 'Hồ sơ nay ở mức cấp cứu. Ai đã bật báo tin được báo ngay; người khác chỉ thấy khi mở hồ sơ.',
  recorded: 'Mỗi lần mở hồ sơ và giấy tờ được ghi lại để gia đình biết.',
  passcodeTitle: 'Nhập mã mở',
  passcodeText: 'Gia đình đã đặt thêm mã mở cho đường dẫn này. Mã được báo riêng cho bác sĩ, thường qua điện thoại.',
  passcode: 'Mã mở',
  passcodeHint: 'Chữ hoa, chữ thường và dấu cách không quan trọng.',
  passcodeMissing: 'Hãy nhập mã mở.',
  passcodeOpen: 'Mở hồ sơ',
  noToken: 'Đường dẫn bị thiếu',
  noTokenText: 'Phần bí mật sau dấu # không có trong địa chỉ. Hãy mở lại đúng đường dẫn gia đình đã gửi, cả dòng.',
  unknown: 'Đường dẫn không đúng',
  unknownText:
    'Có thể gia đình đã xóa hồ sơ, hoặc đường dẫn bị cắt khi gửi. Nếu bị cắt, hãy nhờ gia đình gửi lại cả dòng, hoặc quét mã QR.',
  ended: 'Đường dẫn không còn dùng được',
  endedSafe: 'Ý kiến bác sĩ đã viết vẫn được giữ cho gia đình.',
  endedNow: 'Đường dẫn vừa hết hạn.',
  unsent: 'Ý kiến chưa gửi của bác sĩ',
  unsentHint: 'Hãy chép lại để gửi sau, khi gia đình đã gửi đường dẫn mới.',
  copyUnsent: 'Chép ý kiến',
};

export type ReviewStrings = typeof vi;
export const reviewTexts = defineTexts(vi, async () => (await import('./review.en.ts')).en);
