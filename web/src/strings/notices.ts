import { defineTexts } from '../texts.ts';

/** Who is told of news of a case, and how. */
const vi = {
  heading: 'Báo tin',
  intro:
    'Có ý kiến của bác sĩ, bác sĩ mở lời mời, hoặc sắp đến lịch hẹn thì báo cho nhà mình. Tin báo không ghi gì về bệnh.',
  refused: 'Hiện không gửi tin nào: bạn đã bỏ đồng ý nhận tin ở mục Quyền của bạn.',
  onThisDevice: 'Báo trên máy này',
  isOn: 'Máy này đang được báo tin.',
  offHere: 'Tắt trên máy này',
  unsupported:
    'Trình duyệt này không nhận được tin báo. Trên iPhone, hãy thêm Dẫn Lối vào màn hình chính rồi mở từ đó.',
  denied:
    'Máy đang chặn thông báo của trang này. Hãy vào cài đặt của trình duyệt, mục Thông báo, cho phép trang này rồi bấm lại.',
  notSubscribed: 'Máy chưa bật được báo tin. Hãy thử lại sau ít phút.',
  others: 'Máy khác cũng được báo',
  since: (date: string) => `Máy bật từ ${date}`,
  off: 'Tắt',
  people: 'Báo cho người thân',
  consent:
    'Chỉ bật khi người đó đồng ý. Họ nhận một tin hỏi trước, và chỉ được báo khi đã bấm đồng ý. Tin nào cũng có đường dẫn để họ tự ngừng.',
  byEmail: (address: string) => `Gửi thư tới ${address}`,
  bySms: (number: string) => `Nhắn tin tới ${number}`,
  language: (name: string) => `Ngôn ngữ của tin gửi ${name}`,
  languages: { vi: 'Tiếng Việt', en: 'English' },
  noAddress: 'Thêm người liên hệ có thư điện tử thì mới báo cho họ được.',
  waits: 'Đang chờ người này đồng ý: họ đã nhận, hoặc sắp nhận, một tin hỏi. Trước đó không có tin nào khác.',
  agreed: 'Người này đã đồng ý nhận tin.',
  stopped: 'Người này đã tự ngừng nhận tin. Chỉ họ mở lại được, bằng đường dẫn trong tin đã nhận.',
  failed: (where: string, when: string) => `Không gửi được tới ${where} (${when}). Hãy xem lại địa chỉ.`,
  failedDevice: (when: string) => `Không gửi được tới máy này (${when}). Hãy tắt rồi bật lại.`,
};

export type NoticesStrings = typeof vi;
export const noticesTexts = defineTexts(vi, async () => (await import('./notices.en.ts')).en);
