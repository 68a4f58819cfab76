import type { Sign } from '../sign.ts';

export const poisoning: Sign = {
  code: 'poisoning',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Uống nhầm hoặc quá liều thuốc, hóa chất, thuốc trừ sâu, rượu độc; nấm, cá nóc; ngạt khói, khí',
    en: 'Poisoning: overdose, chemicals, pesticide, bad alcohol, toxic food, smoke or gas',
  },
  question: {
    vi: 'Có uống nhầm, uống quá liều, hoặc hít phải khói, khí độc không?',
    en: 'Was something poisonous swallowed, too much medicine taken, or smoke or gas breathed in?',
  },
  why: {
    vi: 'Chất độc có thể nguy hiểm dù lúc đầu chưa thấy gì.',
    en: 'Poison can be deadly even when nothing shows at first.',
  },
  specialties: ['emergency', 'toxicology', 'intensive_care'],
  source: 'POISON IITT',
  aid: { decisive: ['freshAir', 'noVomiting'], after: ['side', 'nothingYet'] },
  certain: [
    'uống thuốc trừ sâu',
    'uống thuốc diệt cỏ',
    'uống thuốc chuột',
    'uống paraquat',
    'uống nhầm dầu',
    'uống nhầm xăng',
    'uống nhầm axit',
    'uống nhầm nước tẩy',
    'uống hết lọ thuốc',
    'uống cả lọ',
    'uống cả nắm thuốc',
    'uống nguyên vỉ',
    'ăn so biển',
    'ăn cá nóc',
    'ngạt khói',
    'drank bleach',
    'drank pesticide',
    'swallowed pesticide',
    'took an overdose',
  ],
  rules: [
    { name: 'pills_taken', says: 'Ten tablets or more swallowed.', source: 'POISON', when: { taken: { atLeast: 10 } } },
  ],
};
