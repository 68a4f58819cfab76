import type { Sign } from '../sign.ts';

export const urinaryRetention: Sign = {
  code: 'urinary_retention',
  group: 'urology',
  level: 'emergency',
  within: 'now',
  isBrought: true,
  label: { vi: 'Không tiểu được, bụng dưới căng tức', en: 'Cannot pass urine, lower belly tight and painful' },
  question: {
    vi: 'Có mắc tiểu mà không tiểu được, bụng dưới căng tức không?',
    en: 'Is it impossible to pass urine, with a tight lower belly?',
  },
  why: {
    vi: 'Bí tiểu cần được giải quyết trong vài giờ.',
    en: 'Being unable to pass urine must be relieved within hours.',
  },
  specialties: ['emergency', 'urology'],
  source: 'IITT NG149',
  aid: { decisive: [], after: ['noExtraWater'] },
  certain: [
    'không đái được',
    'không đi tiểu được',
    'không đái ra giọt nào',
    'tè không ra',
    'đái không được',
    'cannot pee',
    "can't pee",
    'cannot pass urine',
    "can't urinate",
  ],
};
