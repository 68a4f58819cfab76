import type { Words } from '#contract/vocabulary.ts';

export const disclaimer: Words = {
  vi: 'Thông tin này giúp bạn chọn nơi khám, không thay thế bác sĩ. Khi thấy nguy hiểm, hãy gọi 115 ngay.',
  en: 'This helps you choose where to go; it does not replace a doctor. If you see danger, call 115 at once.',
};
