import type { Kept } from '../offline/kept-hospitals.ts';
import { defineTexts } from '../texts.ts';

/** In place of the whole directory. */
const vi = {
  offline: 'Không có mạng: đây chỉ là những nơi có cấp cứu và những điều đã lưu trong máy.',
  unanswered: 'Dịch vụ chưa trả lời được: đây chỉ là những nơi có cấp cứu và những điều đã lưu trong máy.',
} satisfies Record<Kept, string>;

export type KeptStrings = typeof vi;
export const keptTexts = defineTexts(vi, async () => (await import('./kept.en.ts')).en);
