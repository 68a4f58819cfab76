import type { Sign } from '../sign.ts';

export const heatStroke: Sign = {
  code: 'heat_stroke',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Say nắng, say nóng: người rất nóng, lơ mơ, ngất', en: 'Heat stroke: very hot, confused or collapsed' },
  question: {
    vi: 'Sau khi ở chỗ nóng có lơ mơ, ngất hoặc người nóng ran không?',
    en: 'After heat, is the person confused, collapsed or very hot?',
  },
  why: { vi: 'Thân nhiệt quá cao có thể làm hại não.', en: 'Such a high body temperature can harm the brain.' },
  specialties: ['emergency', 'intensive_care'],
  source: 'HEAT',
  aid: { decisive: ['coolBody'], after: ['side', 'nothingYet'] },
  certain: ['bỏ quên trong xe', 'left in a hot car'],
  rules: [
    {
      name: 'hot_in_the_sun',
      says: 'A temperature of 40 °C or more after work or play in the sun.',
      source: 'HEAT',
      when: { temp: { atLeast: 40 }, words: ['say nắng', 'ngoài nắng', 'giữa nắng', 'nắng gắt', 'in the sun'] },
    },
  ],
};
