import type { Sign } from '../sign.ts';

export const legClotSigns: Sign = {
  code: 'leg_clot_signs',
  group: 'breathing_heart',
  level: 'urgent',
  within: '24h',
  label: { vi: 'Một chân sưng, đau, nóng bất thường', en: 'One leg swollen, painful, warm' },
  question: {
    vi: 'Có một bên chân sưng đau hơn hẳn bên kia không?',
    en: 'Is one leg clearly more swollen and painful than the other?',
  },
  why: { vi: 'Một chân sưng đau cần được siêu âm mạch sớm.', en: 'One swollen, painful leg needs a vein scan soon.' },
  specialties: ['vascular_surgery', 'cardiology', 'general_internal'],
  source: 'NG158 MATERNAL',
  aid: { decisive: ['noLegRub'] },
};
