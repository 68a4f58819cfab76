import { defineTexts } from '../texts.ts';

/** Looking for a place by its name. */
const vi = {
  hint: 'Tỉnh, thành phố, quận hay huyện; tên cũ hay mới đều được.',
  label: 'Tỉnh hoặc thành phố',
  now: (name: string) => `nay là ${name}`,
  inside: (name: string) => `thuộc ${name}`,
  use: (text: string) => `Dùng “${text}”`,
  count: (n: number) => `${n} nơi khớp`,
};

export type PlaceStrings = typeof vi;
export const placeTexts = defineTexts(vi, async () => (await import('./place.en.ts')).en);
