import { defineTexts } from '../texts.ts';

/** Where somebody says that they want the messages. */
const vi = {
  title: 'Nhận tin báo',
  lead: 'Một gia đình muốn báo cho bạn khi hồ sơ của họ có tin mới. Tin báo không ghi gì về bệnh. Không cần đăng nhập.',
  confirm: 'Tôi đồng ý nhận tin',
  confirmed: 'Cảm ơn bạn. Từ giờ bạn sẽ được báo. Tin nào cũng có đường dẫn để ngừng.',
  ifNot: 'Không muốn nhận thì chỉ cần đóng trang này: sẽ không có tin báo nào nữa.',
  incomplete: 'Đường dẫn bị thiếu một phần. Hãy mở lại đường dẫn trong tin đã nhận.',
};

export type ConfirmStrings = typeof vi;
export const confirmTexts = defineTexts(vi, async () => (await import('./confirm.en.ts')).en);
