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
  aid: { decisive: ['rest'], after: ['bringMedicines'] },
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
