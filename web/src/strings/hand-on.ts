import { defineTexts } from '../texts.ts';

/** The ways to hand something on. */
const vi = {
  phone: 'Gửi bằng ứng dụng trong máy',
  phoneHint: 'Zalo, tin nhắn, thư…',
  zalo: 'Gửi qua Zalo',
  zaloHint: 'Nội dung được chép sẵn; mở Zalo rồi dán vào khung chat.',
  sms: 'Gửi tin nhắn SMS',
  smsHint: 'Chỉ nơi đến, địa chỉ và số điện thoại.',
  picture: 'Gửi hoặc lưu thành ảnh',
  pictureSaved: 'Đã lưu ảnh vào máy',
  copy: 'Sao chép chữ',
  copyFailed: 'Máy không cho chép. Hãy dùng ảnh hoặc bản in.',
};

export type HandOnStrings = typeof vi;
export const handOnTexts = defineTexts(vi, async () => (await import('./hand-on.en.ts')).en);
