import type { Sign } from '../sign.ts';

export const acutePainfulRedEye: Sign = {
  code: 'acute_painful_red_eye',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  isBrought: true,
  label: {
    vi: 'Mắt đỏ đau dữ, nhìn mờ, thấy quầng sáng, buồn nôn',
    en: 'Very painful red eye, blurred sight, halos, nausea',
  },
  question: {
    vi: 'Mắt có đỏ, đau dữ, nhìn mờ hoặc thấy quầng sáng không?',
    en: 'Is the eye red and very painful, with blurred sight or halos?',
  },
  why: { vi: 'Mắt đỏ đau dữ có thể làm mất thị lực nhanh.', en: 'A very painful red eye can quickly cost sight.' },
  specialties: ['emergency', 'ophthalmology'],
  source: 'GLAUCOMA',
  aid: { decisive: ['noEyeDrops'] },
  certain: ['quầng cầu vồng', 'quầng xanh đỏ', 'mắt cứng như'],
};
