import type { Sign } from '../sign.ts';

export const electricalInjury: Sign = {
  code: 'electrical_injury',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Điện giật hoặc sét đánh', en: 'Electric shock or lightning' },
  question: { vi: 'Có bị điện giật hoặc sét đánh không?', en: 'Was there an electric shock or lightning strike?' },
  why: {
    vi: 'Dòng điện có thể làm hại tim dù bên ngoài ít dấu vết.',
    en: 'Current can harm the heart even with few marks.',
  },
  specialties: ['emergency', 'cardiology', 'burns'],
  source: 'ILCOR BURNS',
  aid: {
    decisive: ['cutPower', 'compress', 'compressBaby'],
    cases: [
      {
        words: 'sét đánh | bị sét | tia sét | lightning',
        decisive: ['compress', 'compressBaby'],
        after: ['watchBreath'],
      },
    ],
  },
  certain: [
    'điện hút',
    'điện phóng',
    'vướng dây điện',
    'đụng dây điện',
    'chạm dây điện',
    'điện giật bất tỉnh',
    'điện giật ngất',
    'điện giật văng',
    'electrocuted',
    'struck by lightning',
  ],
};
