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
  why: {
    vi: 'Có thể có cục máu đông ở chân, dễ chạy lên phổi: cần siêu âm mạch sớm.',
    en: 'There may be a clot in the leg, which can travel to the lungs: it needs a vein scan soon.',
  },
  specialties: ['vascular_surgery', 'cardiology', 'general_internal'],
  source: 'NG158 MATERNAL',
  aid: { decisive: ['noLegRub'] },
};
