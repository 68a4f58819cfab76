import type { Sign } from '../sign.ts';

export const reducedFetalMovement: Sign = {
  code: 'reduced_fetal_movement',
  group: 'pregnancy_gyn',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Thai đạp ít hẳn hoặc không đạp', en: 'Baby in the womb moves much less or not at all' },
  question: {
    vi: 'Thai có đạp ít hẳn hoặc không đạp không?',
    en: 'Is the baby in the womb moving much less or not at all?',
  },
  why: { vi: 'Thai ít cử động cần được kiểm tra ngay.', en: 'Fewer movements must be checked now.' },
  specialties: ['obstetrics', 'emergency'],
  source: 'RFM MATERNAL',
  appliesTo: { sex: 'female', pregnancy: 'pregnant' },
  aid: { decisive: ['maternity'], after: ['left'] },
  certain: [
    'không thấy con đạp',
    'không thấy bé đạp',
    'không thấy thai đạp',
    'không thấy con máy',
    'không thấy con cựa',
    'thai không đạp',
    'con không đạp',
    'bé không đạp',
    'baby stopped moving',
    'baby stopped kicking',
  ],
  rules: [
    {
      name: 'weeks_still',
      says: 'The child does not move at all, from week 20 on.',
      source: 'RFM',
      when: {
        weeks: { atLeast: 20 },
        sex: 'female',
        words: ['không đạp', 'không máy', 'không cựa', 'không nhúc nhích', 'im re', 'not moving', 'stopped moving'],
      },
    },
    {
      name: 'weeks_less',
      says: 'The child moves less than usual, from week 20 on.',
      source: 'RFM',
      level: 'urgent',
      when: {
        weeks: { atLeast: 20 },
        sex: 'female',
        words: ['đạp ít', 'ít đạp', 'máy ít', 'ít máy', 'đạp yếu', 'đạp thưa', 'moving less'],
      },
    },
  ],
};
