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
  opinion: 'Ý kiến của bác sĩ',
  opinionHint: 'Để gia đình và bác sĩ điều trị đọc. Không phải đơn thuốc: xin đừng ghi liều.',
  urgency: 'Mức độ khẩn',
  urgencyHint:
    'Gia đình thấy khi mở hồ sơ; ai đã bật báo tin chỉ được báo là có tin mới. Nếu nguy hiểm, xin gọi cho gia đình, dặn gọi 115.',
  urgencies: {
    routine: 'Khám thường',
    urgent: 'Khám sớm',
    emergency: 'Cấp cứu',
  },
  specialty: 'Nên khám chuyên khoa',
  specialtyHint: 'Chạm để chọn, hoặc gõ vài chữ, có dấu hay không đều được.',
  specialtiesFound: (count: number) => `${count} chuyên khoa khớp`,
  specialtyUnlisted: 'Không có trong danh sách; sẽ gửi đúng như bác sĩ ghi.',
  send: 'Gửi ý kiến',
  sending: 'Đang gửi…',
  missing: 'Hãy viết ý kiến trước khi gửi.',
  notSent: 'Ý kiến chưa gửi được. Những gì bác sĩ viết vẫn còn ở đây.',
  thanks: 'Đã gửi ý kiến. Cảm ơn bác sĩ.',
  thanksHint: 'Gia đình đọc được khi mở hồ sơ. Bác sĩ có thể viết thêm khi đường dẫn còn hạn.',
  emergencySent:
    'Hồ sơ nay ở mức cấp cứu, nhưng gia đình chỉ thấy khi mở hồ sơ. Xin gọi ngay cho gia đình và dặn gọi 115.',
  recorded: 'Mỗi lần mở hồ sơ và giấy tờ được ghi lại để gia đình biết.',
  noToken: 'Đường dẫn bị thiếu',
  noTokenText: 'Phần bí mật sau dấu # không có trong địa chỉ. Hãy mở lại đúng đường dẫn gia đình đã gửi, cả dòng.',
  unknown: 'Đường dẫn không đúng',
  unknownText: 'Có thể đường dẫn bị cắt khi gửi. Hãy nhờ gia đình gửi lại cả dòng, hoặc quét mã QR.',
  ended: 'Đường dẫn không còn dùng được',
  endedSafe: 'Ý kiến bác sĩ đã viết vẫn được giữ cho gia đình.',
  endedNow: 'Đường dẫn vừa hết hạn.',
  unsent: 'Ý kiến chưa gửi của bác sĩ',
  unsentHint: 'Hãy chép lại để gửi sau, khi gia đình đã gửi đường dẫn mới.',
  copyUnsent: 'Chép ý kiến',
};

export type ReviewStrings = typeof vi;
export const reviewTexts = defineTexts(vi, async () => (await import('./review.en.ts')).en);
