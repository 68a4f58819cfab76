import { defineTexts } from '../texts.ts';

/** The follow-ups of a case. */
const vi = {
  empty: 'Chưa có lịch hẹn',
  emptyHint: 'Ghi ngày tái khám, uống thuốc, xét nghiệm, rồi đưa vào lịch của máy để được nhắc.',
  add: 'Thêm lịch hẹn',
  kind: 'Loại',
  title: 'Việc gì',
  titleHint: 'Ví dụ: Tái khám tim mạch, phòng 203',
  date: 'Ngày',
  time: 'Giờ',
  note: 'Ghi chú',
  notify: 'Người phụ trách',
  nobody: 'Chưa chọn ai',
  calendar: 'Thêm vào lịch',
  calendarAll: 'Đưa tất cả vào lịch của máy',
  calendarName: 'lich-hen-dan-loi.ics',
  done: 'Đã xong',
  reopen: 'Chưa xong',
  cancelIt: 'Hủy hẹn',
  move: 'Đổi ngày',
  upcoming: 'Sắp tới',
  past: 'Đã qua hoặc đã hủy',
  morePast: (count: number) => `Xem thêm ${count}`,
  statuses: { scheduled: 'Đã hẹn', done: 'Đã xong', missed: 'Đã lỡ', cancelled: 'Đã hủy' },
  today: 'hôm nay',
  tomorrow: 'ngày mai',
  inDays: (span: string) => `còn ${span}`,
  overdue: (span: string) => `quá hẹn ${span}`,
  missedHint: 'Lỡ hẹn cũng không sao. Hãy đổi sang ngày khác.',
  titleMissing: 'Ghi ngắn gọn việc cần làm.',
  dateMissing: 'Chọn ngày.',
  reminders: 'Muốn được nhắc trước một ngày, hãy bật Báo tin ở mục Gia đình, hoặc đưa vào lịch của máy.',
};

export type FollowUpsStrings = typeof vi;
export const followUpsTexts = defineTexts(vi, async () => (await import('./follow-ups.en.ts')).en);
