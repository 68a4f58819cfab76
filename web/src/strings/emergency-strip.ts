import { defineTexts } from '../texts.ts';

/** The emergency of a case, in its header, and news that come while it is open. */
const vi = {
  emergency: 'Cấp cứu: gọi\u00a0115\u00a0ngay.',
  see: 'Xem phải làm gì',
  news: {
    opinion: (name: string) => `${name} vừa viết ý kiến`,
    state: (state: string) => `Chặng đã đổi: ${state}`,
    helped: 'Điều phối viên vừa nhận hồ sơ',
  },
};

export type EmergencyStripStrings = typeof vi;
export const emergencyStripTexts = defineTexts(vi, async () => (await import('./emergency-strip.en.ts')).en);
