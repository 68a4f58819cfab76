import { defineTexts } from '../texts.ts';

/** The emergency of a case, in its header. */
const vi = { emergency: 'Cấp cứu: gọi\u00a0115\u00a0ngay.', see: 'Xem phải làm gì' };

export type EmergencyStripStrings = typeof vi;
export const emergencyStripTexts = defineTexts(vi, async () => (await import('./emergency-strip.en.ts')).en);
