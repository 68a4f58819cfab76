import type { Sign } from '../sign.ts';

export const severeAbdominalPain: Sign = {
  code: 'severe_abdominal_pain',
  group: 'abdomen',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Đau bụng dữ dội, bụng cứng; đau bụng dưới phải kèm sốt, nôn; nôn mà bí trung đại tiện',
    en: 'Severe belly pain, hard belly; right lower pain with fever or vomiting; vomiting without stool or gas',
  },
  question: {
    vi: 'Có đau bụng dữ dội, bụng cứng, hoặc đau kèm sốt, nôn, không đi ngoài được không?',
    en: 'Is there severe belly pain, a hard belly, or pain with fever, vomiting or no stool and gas?',
  },
  why: { vi: 'Đau bụng kiểu này có thể cần mổ sớm.', en: 'Belly pain like this may need early surgery.' },
  specialties: ['emergency', 'general_surgery', 'gastroenterology'],
  source: 'IITT MTS BEC',
  aid: { decisive: ['nothing'], after: ['noBellyRub'] },
  certain: [
    'bụng cứng như gỗ',
    'bụng cứng như đá',
    'bụng cứng như ván',
    'bụng cứng ngắc',
    'bụng gồng cứng',
    'đau bụng quằn quại',
    'đau bụng lăn lộn',
    'đau quằn quại',
    'không dám nhúc nhích',
    'không xì hơi được',
    'không trung tiện được',
    'đau bụng dữ dội',
  ],
};
