import type { Sign } from '../sign.ts';

export const chestPainSevere: Sign = {
  code: 'chest_pain_severe',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Đau, tức, bóp nghẹt ngực; lan tay, hàm, lưng; vã mồ hôi',
    en: 'Chest pain or pressure, spreading to arm, jaw or back, with sweating',
  },
  question: {
    vi: 'Có đau, nặng hay thắt ở ngực, lan ra tay, hàm, lưng hoặc vã mồ hôi không?',
    en: 'Is there pain, weight or tightness in the chest, spreading to arm, jaw or back, or sweating?',
  },
  why: {
    vi: 'Đau ngực kiểu này có thể là dấu hiệu nguy hiểm về tim.',
    en: 'Chest pain of this kind can mean danger to the heart.',
  },
  specialties: ['emergency', 'cardiology'],
  source: 'CG95 IITT MTS',
  aid: {
    decisive: ['rest'],
    after: ['bringMedicines'],
    cases: [
      {
        words: `rơi trúng ngực | trúng ngực | đập vào ngực | đập vô ngực | đập ngực | đụng ngực | đụng vào ngực
          | va vào ngực | va ngực | đè ngực | đè lên ngực | tông vào ngực | vô lăng | tay lái … ngực | té … ngực
          | ngã … ngực | bò húc | trâu húc
          | hit … chest | kicked … chest | fell on … chest | steering wheel`,
        unless: `vã mồ hôi | lan ra tay | lan lên hàm | như voi | như đá | như ai đè | như có ai đè | đè nặng
          | sweating | spreads to | left arm`,
        decisive: ['chestBlow'],
        after: ['rest'],
      },
    ],
  },
  certain: [
    'như voi ngồi lên ngực',
    'như đá đè lên ngực',
    'bóp nghẹt ngực',
    'đau ngực lan lên hàm',
    'đau ngực lan ra tay trái',
    'đau ngực vã mồ hôi',
    'crushing chest pain',
    'elephant on my chest',
  ],
};
