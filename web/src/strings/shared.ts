import type { Urgency } from '#contract/vocabulary.ts';
import { defineTexts } from '../texts.ts';

/** What all pages share. */
const vi = {
  brand: 'Dẫn Lối',
  skipToContent: 'Đến nội dung chính',
  call115: 'Gọi 115',
  switchLanguage: 'English',
  switchLanguageShort: 'EN',
  switchFailed: 'Chưa tải được tiếng Anh. Hãy thử lại khi có mạng.',
  back: 'Quay lại',
  continue: 'Tiếp tục',
  close: 'Đóng',
  cancel: 'Thôi',
  save: 'Lưu',
  saved: 'Đã lưu.',
  edit: 'Sửa',
  remove: 'Xóa',
  retry: 'Thử lại',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  copyFailed: 'Máy không cho chép. Hãy chọn và giữ dòng chữ để chép.',
  loading: 'Đang tải',
  slow: 'Mạng đang chậm, xin chờ thêm một chút.',
  offline: 'Không có mạng. Kiểm tra dấu hiệu nguy hiểm và gọi 115 vẫn dùng được.',
  failedTitle: 'Trang này chưa mở được',
  failedText: 'Có thể mạng vừa bị ngắt. Những gì bạn đã nhập vẫn còn nguyên.',
  seeDanger: 'Có dấu hiệu nguy hiểm? Xem danh sách',
  optional: 'không bắt buộc',
  disclaimer: 'Dẫn Lối gợi ý nơi khám, không thay lời bác sĩ.',
  mainMenu: 'Trang chính',
  home: 'Trang đầu',
  findHelp: 'Tìm nơi khám',
  hospitals: 'Bệnh viện',
  myCase: 'Hồ sơ',
  about: 'Về Dẫn Lối',
  urgency: {
    emergency: 'Cấp cứu',
    urgent: 'Khám sớm',
    routine: 'Khám thường',
  } satisfies Record<Urgency, string>,
};

export type SharedStrings = typeof vi;
export const sharedTexts = defineTexts(vi, async () => (await import('./shared.en.ts')).en);
