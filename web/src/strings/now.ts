import { defineTexts } from '../texts.ts';

/** What matters now in a case. */
const vi = {
  emergency: 'Cấp cứu: gọi\u00a0115\u00a0ngay',
  heading: 'Lúc này',
  inCare: 'Người bệnh đang ở viện. Thấy nặng lên, hãy báo ngay bác sĩ hoặc điều dưỡng trong khoa.',
  raised: 'Hồ sơ nay gấp hơn gợi ý dưới đây, vì ý kiến bác sĩ hoặc lần trước nặng hơn. Hãy theo mức gấp hơn.',
  doctorSaid: (name: string) => `${name} viết`,
  seeOpinion: 'Xem ý kiến',
  seeDates: 'Xem lịch hẹn',
  kept: (when: string) =>
    `Lâu không ai mở nên hồ sơ này sắp bị xóa vào ${when}. Bạn vừa mở, vậy là hồ sơ được giữ lại. Muốn giữ lâu, thỉnh thoảng hãy mở, hoặc tải một bản sao về máy.`,
  takeOut: 'Tải bản sao ở Nhật ký',
  erases: (when: string) =>
    `Lâu rồi gia đình không mở: hồ sơ sẽ bị xóa vào ${when}. Gia đình mở một lần là hồ sơ được giữ lại.`,
  missed: (count: number) => `Có ${count} lịch hẹn đã lỡ. Hãy đổi sang ngày khác.`,
  waiting: 'Đang chờ điều phối viên xem hồ sơ.',
  lacks: {
    phone: 'Họ cần một số điện thoại để gọi cho gia đình.',
    papers: 'Họ cần xem giấy tờ, kết quả đã có.',
  },
  addPhone: 'Thêm số điện thoại',
  addPapers: 'Thêm giấy tờ',
  helped: (name: string) =>
    name === 'navigator' ? 'Đã có điều phối viên nhận giúp hồ sơ này.' : `Điều phối viên ${name} đang giúp hồ sơ này.`,
  choosePlace: 'Chọn nơi khám bên dưới, rồi mở tờ mang theo khi đi.',
  papersFirst: 'Muốn hỏi thêm ý kiến bác sĩ: trước hết thêm giấy tờ, kết quả đã có.',
  invite: 'Muốn hỏi thêm ý kiến bác sĩ: hãy mời bác sĩ xem hồ sơ qua một đường dẫn.',
  inviteDoctor: 'Mời bác sĩ',
  takeSheet: 'Đã chọn nơi khám. Hãy mang theo tờ này khi đi.',
  openSheet: 'Mở tờ mang theo',
  noteDates: 'Ghi ngày tái khám và giờ uống thuốc để khỏi quên.',
  addDate: 'Thêm lịch hẹn',
};

export type NowStrings = typeof vi;
export const nowTexts = defineTexts(vi, async () => (await import('./now.en.ts')).en);
