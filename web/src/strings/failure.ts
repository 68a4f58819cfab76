import { defineTexts } from '../texts.ts';

/** What is said when the service could not be reached or would not answer: what happened, what is safe, what to do. */
const vi = {
  offline: 'Không có kết nối mạng.',
  offlineSafe: 'Những gì đã lưu vẫn nguyên. Khi có mạng, hãy thử lại.',
  timeout: 'Dịch vụ trả lời quá lâu.',
  service: 'Dịch vụ gặp trục trặc.',
  laterSafe: 'Những gì đã lưu vẫn nguyên. Hãy thử lại sau ít phút.',
  nothingChanged: 'Chưa có gì thay đổi.',
  danger: 'Nếu đang nguy hiểm, đừng chờ: gọi 115.',
  stale: (when: string) => `Đang mất mạng. Bạn đang xem bản tải lúc ${when}.`,
};

export type FailureStrings = typeof vi;
export const failureTexts = defineTexts(vi, async () => (await import('./failure.en.ts')).en);
