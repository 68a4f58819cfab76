import { defineTexts } from '../texts.ts';

/** The page that shows the key of a new case. */
const vi = {
  heading: 'Hồ sơ đã được tạo',
  once: 'Hãy cất chìa khóa này',
  warning:
    'Ai có số và chìa khóa này thì mở được hồ sơ. Mất chìa khóa thì không ai lấy lại được, kể cả chúng tôi. Hãy cất ngay bây giờ.',
  number: 'Số hồ sơ',
  key: 'Chìa khóa',
  copyBoth: 'Chép số và chìa khóa',
  download: 'Tải tệp chìa khóa',
  downloadName: (caseId: string) => `dan-loi-${caseId}.txt`,
  downloaded: 'Đã tải tệp về máy',
  scan: 'Quét mã này bằng máy khác để mở hồ sơ',
  printCard: 'In thẻ chìa khóa',
  cardHeading: 'Thẻ chìa khóa',
  cardHint: 'Ai có thẻ này thì mở được hồ sơ. Chỉ đưa cho người bạn tin.',
  advice: 'Cách cất dễ nhất: chép rồi dán vào ghi chú của máy, hoặc gửi cho một người thân bạn tin.',
  file: (caseId: string, key: string, url: string) =>
    `Dẫn Lối: chìa khóa hồ sơ\r\n\r\nSố hồ sơ: ${caseId}\r\nChìa khóa: ${key}\r\n\r\nMở hồ sơ tại: ${url}\r\nGiữ kín tệp này. Mất chìa khóa thì không lấy lại được.\r\n`,
  kept: 'Tôi đã cất chìa khóa ở chỗ khác',
  remember: 'Nhớ hồ sơ này trên máy này',
  rememberHint:
    'Chỉ chọn khi đây là máy của riêng bạn: trang đầu sẽ hiện tên người bệnh. Vẫn cần cất chìa khóa: xóa dữ liệu trình duyệt là mất.',
  open: 'Mở hồ sơ',
  openBlocked: 'Hãy cất chìa khóa rồi đánh dấu ô bên trên.',
  changeKey: 'Đổi chìa khóa',
  changeKeyQuestion: 'Đổi chìa khóa hồ sơ?',
  changeKeyText:
    'Chìa khóa cũ hết tác dụng ngay: máy khác và người thân đang dùng chìa khóa cũ phải nhận chìa khóa mới từ bạn. Đường dẫn đã gửi bác sĩ vẫn dùng được.',
  keyChanged: 'Đã đổi. Dưới đây là chìa khóa mới; hãy cất lại, thẻ cũ không dùng được nữa.',
  emergency: 'Có dấu hiệu nguy hiểm. Gọi 115 trước, cất chìa khóa sau.',
};

export type KeyStrings = typeof vi;
export const keyTexts = defineTexts(vi, async () => (await import('./key.en.ts')).en);
