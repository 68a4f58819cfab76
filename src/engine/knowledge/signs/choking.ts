import type { Sign } from '../sign.ts';

export const choking: Sign = {
  code: 'choking',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Hóc, sặc, mắc nghẹn không thở hoặc không nói được', en: 'Choking: something blocks the airway' },
  question: {
    vi: 'Có bị hóc hoặc sặc vật gì mà không thở, không nói được không?',
    en: 'Is something stuck so that the person cannot breathe or speak?',
  },
  why: { vi: 'Đường thở có thể đang bị bịt.', en: 'The airway may be blocked.' },
  specialties: ['emergency', 'ent', 'pulmonology'],
  source: 'ILCOR',
  aid: {
    decisive: ['thrusts', 'thrustsPregnant', 'thrustsBaby', 'thrustsAnyone'],
    after: ['chokes', 'noFinger'],
    cases: [
      {
        // Who no longer fights for breath needs breaths, not blows.
        words: `mềm nhũn | mềm oặt | người mềm | thở nấc | thở ngáp | ngừng thở | ngưng thở | lịm | bất tỉnh | limp | gasping | passed out | went limp`,
        decisive: ['compress', 'compressBaby'],
        after: ['chokes', 'side'],
      },
      {
        words: 'mới khóc | khóc yếu | khóc lại | khóc được rồi | thở lại | cries again | breathing again',
        unless: 'chưa ra | chưa khóc',
        decisive: ['side', 'watchBreath', 'compressBaby'],
        after: ['chokes'],
      },
      {
        words: `ăn qua ống | ống xông | ống sonde | sonde dạ dày | ống thông dạ dày | nuôi ăn qua | bơm sữa | bơm cháo | đặt ống ăn
          | feeding tube | tube fed | tube feed | tube feeding | nasogastric`,
        decisive: ['stopFeeding', 'sit', 'side', 'chokes'],
        after: ['watchBreath'],
      },
    ],
  },
  certain: [
    'sặc tím',
    'hóc tím',
    'hóc không thở được',
    'nghẹn không thở được',
    'nghẹn không nói được',
    'mắc nghẹn không thở',
    'is choking',
  ],
};
