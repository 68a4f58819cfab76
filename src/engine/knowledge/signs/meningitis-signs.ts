import type { Sign } from '../sign.ts';

export const meningitisSigns: Sign = {
  code: 'meningitis_signs',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Sốt kèm đau đầu nhiều, cứng cổ, sợ ánh sáng, lơ mơ hoặc thóp phồng',
    en: 'Fever with bad headache, stiff neck, light hurts, drowsy, or bulging soft spot',
  },
  question: {
    vi: 'Có sốt kèm cứng cổ, sợ ánh sáng, đau đầu dữ dội hoặc lơ mơ không?',
    en: 'Is there fever with a stiff neck, pain from light, a very bad headache or drowsiness?',
  },
  why: {
    vi: 'Sốt kèm các dấu hiệu này có thể nặng lên rất nhanh.',
    en: 'Fever with these signs can get worse very fast.',
  },
  specialties: ['emergency', 'infectious_disease', 'neurology', 'pediatrics'],
  source: 'NG240 NG143 IITT',
  aid: { decisive: ['doNotWait'], after: ['side', 'nothingYet'] },
  certain: ['thóp phồng căng', 'cằm không gập được', 'gập cổ không được', 'không gập cổ được'],
};
