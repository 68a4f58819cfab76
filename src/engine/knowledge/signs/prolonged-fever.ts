import type { Sign } from '../sign.ts';

export const prolongedFever: Sign = {
  code: 'prolonged_fever',
  group: 'infection_fever',
  level: 'urgent',
  within: '24h',
  waitsOvernight: true,
  label: { vi: 'Sốt từ 3 ngày trở lên, hoặc sốt đi sốt lại', en: 'Fever for 3 days or more, or coming back' },
  question: { vi: 'Có sốt từ 3 ngày trở lên không?', en: 'Has there been fever for 3 days or more?' },
  why: {
    vi: 'Sốt kéo dài hoặc ở người dễ trở nặng cần được khám và thử máu sớm.',
    en: 'A fever that lasts, or in someone fragile, needs an early visit and a blood test.',
  },
  specialties: ['infectious_disease', 'general_internal', 'pediatrics'],
  source: 'DENGUE_VN NG143',
  aid: { decisive: [], after: ['sips', 'noAspirin', 'paracetamol'] },
};
