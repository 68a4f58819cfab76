import { defineTexts } from '../texts.ts';

/** What the dialogs about invited doctors say; none of it is seen at first. */
const vi = {
  sees: 'Bác sĩ thấy: câu chuyện, giấy tờ, lịch sử, tuổi, giới tính, tỉnh.',
  doesntSee: 'Bác sĩ không thấy: tên, địa chỉ, số điện thoại, người thân.',
  fileWarning:
    'Tên, địa chỉ và vị trí ghi ẩn trong ảnh, video và phim chụp đã được gỡ. Tên in trên giấy tờ, trong PDF hoặc ngay trên hình thì vẫn đọc được.',
  name: 'Tên bác sĩ',
  nameHint: 'Ví dụ: BS. Lê Thị Hoa',
  reviewerTitle: 'Chuyên khoa, nơi làm việc',
  expires: 'Đường dẫn dùng được trong',
  hours: (hours: number) => (hours < 48 ? `${hours} giờ` : `${hours / 24} ngày`),
  addPasscode: 'Thêm mã mở 6 số',
  addPasscodeHint: 'Ai lấy được đường dẫn mà không biết mã thì không xem được. Bạn đọc mã cho bác sĩ qua điện thoại.',
  choose: 'Chỉ cho xem một số giấy tờ',
  chooseHint: 'Giấy tờ thêm sau này cũng sẽ không hiện với bác sĩ.',
  chooseWhich: 'Bác sĩ được xem',
  confirm: (name: string, until: string) =>
    `Tôi đồng ý cho ${name} xem hồ sơ và giấy tờ đến ${until}. Tôi thu hồi được bất cứ lúc nào.`,
  theDoctor: 'bác sĩ này',
  confirmMissing: 'Hãy đánh dấu ô đồng ý để tạo đường dẫn.',
  create: 'Tạo đường dẫn mời',
  creating: 'Đang tạo…',
  extendQuestion: (name: string) => `Cho ${name} xem thêm?`,
  extendText: (until: string) => `Đường dẫn cũ dùng được đến ${until}.`,
  papersTitle: (name: string) => `${name} xem giấy tờ nào?`,
  revokeQuestion: (name: string) => `Thu hồi đường dẫn của ${name}?`,
  revokeText: 'Đường dẫn ngừng hoạt động ngay. Ý kiến đã viết vẫn được giữ.',
  nameMissing: 'Nhập tên bác sĩ.',
  hideOpinion: 'Ẩn với bác sĩ khác',
  showOpinion: 'Cho bác sĩ khác thấy lại',
  isHidden: 'Bác sĩ khác không thấy ý kiến này.',
};

export type InviteStrings = typeof vi;
export const inviteTexts = defineTexts(vi, async () => (await import('./invite.en.ts')).en);
