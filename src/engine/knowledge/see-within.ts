import type { SeeWithin, Words } from '../../contract/vocabulary.ts';

/** Rules that are no red flag and leave more than a day. WHO TB screening, national TB programme. */
export const withinOfRule: Readonly<Record<string, SeeWithin>> = { tb_suspect: '3d' };

/** Urgent complaints that NICE NG12 counts among the alarm signs of cancer, unless they are new. */
export const cancerSymptoms: ReadonlySet<string> = new Set(
  'weight_loss swallowing_difficulty hematuria mole_change testicular_lump'.split(' '),
);

/** Those that count so only where the sign itself holds: bleeding at another age is no alarm sign. */
export const cancerSymptomsWithSign: ReadonlySet<string> = new Set('bloody_stool vaginal_bleeding'.split(' '));

export const withinWords = {
  '24h': { vi: 'trong 24 giờ', en: 'within 24 hours' },
  '3d': { vi: 'trong 3 ngày', en: 'within 3 days' },
  '14d': { vi: 'trong hai tuần', en: 'within two weeks' },
} as const satisfies Partial<Record<SeeWithin, Words>>;
