import { defineTexts } from '../texts.ts';

/** The invited doctors of a case. */
const vi = {
  heading: 'Mời bác sĩ xem',
  invite: 'Mời bác sĩ',
  intro: 'Bác sĩ mở đường dẫn là xem được câu chuyện, giấy tờ và viết ý kiến. Không cần tài khoản.',
  sees: 'Bác sĩ thấy: câu chuyện, giấy tờ, lịch sử, tuổi, giới tính, tỉnh.',
  doesntSee: 'Bác sĩ không thấy: tên, địa chỉ, số điện thoại, người thân.',
  fileWarning:
    'Tên, địa chỉ và vị trí ghi ẩn trong ảnh, video và phim chụp đã được gỡ. Tên in trên giấy tờ, trong PDF hoặc ngay trên hình thì vẫn đọc được.',
  name: 'Tên bác sĩ',
  nameHint: 'Ví dụ: BS. Lê Thị Hoa',
  reviewerTitle: 'Chuyên khoa, nơi làm việc',
  expires: 'Đường dẫn dùng được trong',
  hours: (hours: number) => (hours < 48 ? `${hours} giờ` : `${hours / 24} ngày`),
  confirm: (name: string, until: string) =>
    `Tôi đồng ý cho ${name} xem hồ sơ và giấy tờ đến ${until}. Tôi thu hồi được bất cứ lúc nào.`,
  theDoctor: 'bác sĩ này',
  confirmMissing: 'Hãy đánh dấu ô đồng ý để tạo đường dẫn.',
  create: 'Tạo đường dẫn mời',
  creating: 'Đang tạo…',
  createdHeading: (name: string) => `Đường dẫn cho ${name}`,
  createdOnce: 'Đường dẫn chỉ hiện lần này. Gửi cho đúng bác sĩ: ai có đường dẫn đều xem được.',
  copyLink: 'Chép đường dẫn',
  share: 'Gửi qua ứng dụng khác',
  shareText: (name: string) => `Kính gửi ${name}, gia đình nhờ bác sĩ xem hồ sơ và cho ý kiến:`,
  qr: 'Mã QR để bác sĩ quét ngay tại chỗ',
  doneSharing: 'Đã gửi xong',
  list: 'Các lời mời',
  empty: 'Chưa mời bác sĩ nào',
  statuses: { active: 'Đang mở', expired: 'Hết hạn', revoked: 'Đã thu hồi' },
  opened: (count: number, last: string) => `Đã mở ${count} lần, gần nhất ${last}`,
  neverOpened: 'Chưa mở lần nào',
  until: (when: string, left: string) => `Hết hạn ${when} (còn ${left})`,
  wasUntil: (when: string) => `Hết hạn ${when}`,
  revoke: 'Thu hồi',
  revokeQuestion: (name: string) => `Thu hồi đường dẫn của ${name}?`,
  revokeText: 'Đường dẫn ngừng hoạt động ngay. Ý kiến đã viết vẫn được giữ.',
  nameMissing: 'Nhập tên bác sĩ.',
  opinions: 'Ý kiến bác sĩ',
  opinionsEmpty: 'Chưa có ý kiến nào',
  opinionsEmptyHint: 'Khi bác sĩ viết xong, ý kiến hiện ở đây.',
};

export type DoctorsStrings = typeof vi;
export const doctorsTexts = defineTexts(vi, async () => (await import('./doctors.en.ts')).en);
