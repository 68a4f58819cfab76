import { defineTexts } from '../texts.ts';

/** The invited doctors of a case. */
const vi = {
  heading: 'Mời bác sĩ xem',
  invite: 'Mời bác sĩ',
  intro: 'Bác sĩ mở đường dẫn là xem được câu chuyện, giấy tờ và viết ý kiến. Không cần tài khoản.',
  createdHeading: (name: string) => `Đường dẫn cho ${name}`,
  createdOnce: 'Đường dẫn chỉ hiện lần này. Gửi cho đúng bác sĩ: ai có đường dẫn đều xem được.',
  tellPasscode: 'Mã mở, chỉ hiện lần này. Hãy đọc cho bác sĩ qua điện thoại, đừng gửi chung với đường dẫn:',
  copyLink: 'Chép đường dẫn',
  share: 'Gửi qua ứng dụng khác',
  shareText: (name: string) => `Kính gửi ${name}, gia đình nhờ bác sĩ xem hồ sơ và cho ý kiến:`,
  qr: 'Mã QR để bác sĩ quét ngay tại chỗ',
  doneSharing: 'Đã gửi xong',
  list: 'Các lời mời',
  empty: 'Chưa mời bác sĩ nào',
  statuses: { active: 'Đang mở', expired: 'Hết hạn', revoked: 'Đã thu hồi', locked: 'Đã khóa' },
  opened: (count: number, last: string) => `Đã mở ${count} lần, gần nhất ${last}`,
  neverOpened: 'Chưa mở lần nào',
  until: (when: string, left: string) => `Hết hạn ${when} (còn ${left})`,
  wasUntil: (when: string) => `Hết hạn ${when}`,
  hasPasscode: 'Có mã mở',
  chosen: (count: number) => (count === 0 ? 'Không cho xem giấy tờ' : `Chỉ xem ${count} giấy tờ`),
  wrongTries: (count: number) => `Đã có ${count} lần nhập sai mã mở`,
  locked: 'Mã mở bị nhập sai quá nhiều lần nên đường dẫn đã khóa. Nếu bác sĩ vẫn cần xem, hãy tạo đường dẫn mới.',
  extend: 'Gia hạn',
  papers: 'Đổi giấy tờ',
  revoke: 'Thu hồi',
  opinions: 'Ý kiến bác sĩ',
  opinionsEmpty: 'Chưa có ý kiến nào',
  opinionsEmptyHint: 'Khi bác sĩ viết xong, ý kiến hiện ở đây.',
};

export type DoctorsStrings = typeof vi;
export const doctorsTexts = defineTexts(vi, async () => (await import('./doctors.en.ts')).en);
