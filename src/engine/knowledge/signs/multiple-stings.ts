import type { Sign } from '../sign.ts';

export const multipleStings: Sign = {
  code: 'multiple_stings',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Ong đốt nhiều nốt, đốt ở miệng họng; sứa, bọ cạp đốt kèm khó chịu toàn thân',
    en: 'Many bee or wasp stings, sting in mouth or throat; jellyfish or scorpion sting with general illness',
  },
  question: {
    vi: 'Có bị đốt nhiều nốt, hoặc đốt ở miệng, họng không?',
    en: 'Are there many stings, or one in the mouth or throat?',
  },
  why: { vi: 'Bị đốt nhiều nốt có thể nguy hiểm sau vài giờ.', en: 'Many stings can become dangerous hours later.' },
  specialties: ['emergency', 'toxicology', 'allergy_immunology'],
  source: 'WAO POISON',
  aid: {
    decisive: ['sting'],
    after: ['watchBreath'],
    cases: [
      {
        words: 'sứa | jellyfish',
        decisive: ['jellyfish'],
        after: ['watchBreath'],
      },
      {
        words: 'sứa | jellyfish',
        beside: `thở bình thường | không khó thở | thở được | breathing fine | breathing is fine | can breathe
          | no trouble breathing`,
        unless: `tức ngực | choáng | ngất | xỉu | nôn | ói | lơ mơ | sưng mặt | sưng môi | mặt | cổ | chest
          | faint | dizzy | vomiting | face | neck | lips`,
        decisive: ['jellyfish'],
        isBrought: true,
      },
      {
        words: `sưng môi | môi sưng | sưng lưỡi | lưỡi sưng | sưng mặt | mặt sưng | mặt môi sưng | mặt … sưng húp
          | phù mặt | phù môi | mề đay | mày đay | nổi mẩn
          | swollen lips | swollen face | lips … swollen | face … swollen | tongue … swollen | hives`,
        beside: `khó thở | thở rít | thở khò khè | nghẹn | tức ngực | choáng | ngất | xỉu | nôn | ói
          | trouble breathing | short of breath | breathless | wheezing
          | faint | dizzy | vomiting`,
        decisive: ['adrenaline', 'legsUp', 'sting'],
        after: ['watchBreath'],
      },
    ],
  },
  certain: [
    'ong đốt nhiều',
    'ong đốt mấy chục',
    'ong đốt cả trăm',
    'ong đốt trong miệng',
    'ong đốt vào lưỡi',
    'bầy ong',
  ],
};
