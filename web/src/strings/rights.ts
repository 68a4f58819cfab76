import { defineTexts } from '../texts.ts';

/** What a family may decide about its case. */
const vi = {
  heading: 'Quyền của bạn với hồ sơ',
  helpRefused: 'Điều phối viên không thấy hồ sơ này, kể cả khi khẩn cấp. Nguy hiểm thì gọi 115.',
  messages: 'Tôi đồng ý để Dẫn Lối gửi tin báo và nhắc hẹn của hồ sơ này.',
  messagesHint: 'Chỉ gửi cho máy và người đã được bật ở mục Báo tin.',
  messagesRefused: 'Không gửi tin hay nhắc hẹn cho ai nữa, kể cả máy và người đã bật.',
  pausedText: 'Hồ sơ đang tạm dừng: bác sĩ và điều phối viên không mở được, không ai được nhắc hẹn.',
  pauseHint: 'Tạm dừng: bác sĩ và điều phối viên không mở được hồ sơ, không ai được nhắc hẹn. Bạn vẫn xem và sửa được.',
  pause: 'Tạm dừng hồ sơ',
  resume: 'Mở lại hồ sơ',
  erase: 'Xóa cả hồ sơ',
  eraseQuestion: 'Xóa hẳn hồ sơ này?',
  eraseText:
    'Mọi thứ sẽ mất: thông tin, giấy tờ, lịch hẹn, ý kiến bác sĩ, đường dẫn đã gửi. Không ai lấy lại được, kể cả chúng tôi. Bạn nên tải giấy tờ cần giữ về máy trước.',
  eraseConfirm: 'Xóa hẳn',
  erased: 'Hồ sơ đã được xóa hẳn.',
};

export type RightsStrings = typeof vi;
export const rightsTexts = defineTexts(vi, async () => (await import('./rights.en.ts')).en);
