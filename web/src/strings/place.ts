import { defineTexts } from '../texts.ts';

/** Looking for a place by its name. */
const vi = {
  hint: 'Tỉnh, huyện hay xã; tên cũ hay mới đều được. Tên mà máy chưa biết được tra qua mạng, không kèm gì khác.',
  label: 'Tỉnh hoặc thành phố',
  now: (name: string) => `nay là ${name}`,
  inside: (name: string) => `thuộc ${name}`,
  merged: (name: string) => `nay thuộc ${name}`,
  unknown: (text: string, hasGuesses: boolean) =>
    hasGuesses ? `Chưa biết “${text}” ở đâu. Có phải một trong những nơi này?` : `Chưa biết “${text}” ở đâu.`,
  use: (text: string) => `Vẫn dùng “${text}”`,
  count: (n: number) => `${n} nơi khớp`,
};

export type PlaceStrings = typeof vi;
export const placeTexts = defineTexts(vi, async () => (await import('./place.en.ts')).en);
