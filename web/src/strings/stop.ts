import { defineTexts } from '../texts.ts';

/** Where somebody stops the messages that they get. */
const vi = {
  title: 'Ngừng nhận tin báo',
  lead: 'Địa chỉ này sẽ không nhận tin báo của hồ sơ nào nữa. Không cần đăng nhập.',
  stop: 'Ngừng nhận tin',
  stopped: 'Đã ngừng. Bạn sẽ không nhận tin báo nữa.',
  byMistake: 'Bấm nhầm?',
  resume: 'Nhận tin trở lại',
  resumed: 'Bạn lại nhận tin báo như trước.',
  incomplete: 'Đường dẫn bị thiếu một phần. Hãy mở lại đường dẫn trong tin đã nhận.',
};

export type StopStrings = typeof vi;
export const stopTexts = defineTexts(vi, async () => (await import('./stop.en.ts')).en);
