import type { Sign } from '../sign.ts';

export const feverWithPurpleRash: Sign = {
  code: 'fever_with_purple_rash',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Sốt kèm chấm hoặc mảng tím đỏ ấn không mất',
    en: 'Fever with purple spots that do not fade when pressed',
  },
  question: {
    vi: 'Có sốt kèm chấm, mảng tím đỏ ấn vào không mất không?',
    en: 'Is there fever with purple spots that do not fade when pressed?',
  },
  why: {
    vi: 'Sốt kèm nốt tím ấn không mất cần cấp cứu ngay.',
    en: 'Fever with spots that do not fade needs emergency care.',
  },
  specialties: ['emergency', 'infectious_disease', 'pediatrics'],
  source: 'NG240 NG143',
  aid: { decisive: ['purpleRash'], after: ['side', 'nothingYet'] },
  certain: ['nốt tím ấn không mất', 'chấm tím ấn không mất', 'ban tím ấn không mất', 'purple spots'],
};
