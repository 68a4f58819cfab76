import type { Sign } from '../sign.ts';

export const rabiesOrTetanusSymptoms: Sign = {
  code: 'rabies_or_tetanus_symptoms',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Sợ nước, sợ gió sau khi bị thú cắn; hoặc cứng hàm, co cứng cơ',
    en: 'Fear of water or air after an animal bite; or lockjaw, muscle spasms',
  },
  question: {
    vi: 'Có sợ nước, sợ gió, hoặc cứng hàm, co cứng người không?',
    en: 'Is there fear of water or air, a locked jaw or body spasms?',
  },
  why: {
    vi: 'Đây là dấu hiệu rất nguy hiểm sau vết cắn hoặc vết thương.',
    en: 'These are very dangerous signs after a bite or wound.',
  },
  specialties: ['emergency', 'infectious_disease'],
  source: 'RABIES TETANUS',
  aid: { decisive: ['quietRoom', 'nothing'] },
  certain: ['cứng hàm', 'hàm cứng ngắc', 'ưỡn cong người', 'lockjaw'],
};
