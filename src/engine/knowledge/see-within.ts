import type { SeeWithin, Words } from '#contract/vocabulary.ts';

export const withinWords = {
  '24h': { vi: 'trong 24 giờ', en: 'within 24 hours' },
  '3d': { vi: 'trong 3 ngày', en: 'within 3 days' },
  '14d': { vi: 'trong hai tuần', en: 'within two weeks' },
} as const satisfies Partial<Record<SeeWithin, Words>>;
