import type { Sign } from '../sign.ts';

export const acuteLimbWeakness: Sign = {
  code: 'acute_limb_weakness',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Yếu hai chân hoặc tay chân, nặng dần trong vài giờ đến vài ngày',
    en: 'Weak limbs getting worse over hours to days',
  },
  question: {
    vi: 'Tay chân có yếu dần, nặng lên trong vài giờ hay vài ngày không?',
    en: 'Are the limbs getting weaker over hours or days?',
  },
  why: {
    vi: 'Yếu tay chân lan nhanh có thể ảnh hưởng đến thở.',
    en: 'Weakness that spreads fast can reach breathing.',
  },
  specialties: ['emergency', 'neurology'],
  source: 'NG127 IITT',
  aid: { decisive: ['watchBreath'], after: ['nothingYet'] },
  certain: ['hai chân không nhấc nổi', 'hai chân không nhấc được', 'hai chân không cử động được'],
};
