import type { Sign } from '../sign.ts';

export const suddenVisionLoss: Sign = {
  code: 'sudden_vision_loss',
  group: 'neuro_eye',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Mất thị lực, nhìn mờ hoặc nhìn đôi đột ngột', en: 'Sudden loss of sight or double vision' },
  question: {
    vi: 'Có đột ngột không nhìn thấy, nhìn mờ hoặc nhìn đôi không?',
    en: 'Was there a sudden loss of sight, blur or double vision?',
  },
  why: {
    vi: 'Mất thị lực đột ngột cần khám ngay để giữ được mắt.',
    en: 'Sudden loss of sight must be seen now to save the eye.',
  },
  specialties: ['emergency', 'ophthalmology', 'neurology'],
  source: 'AOMS_EYE IITT BEFAST',
  aid: { decisive: [], after: ['noEyeDrops'] },
  certain: [
    'mù đột ngột',
    'mất thị lực đột ngột',
    'như kéo rèm',
    'như màn đen che',
    'curtain over my eye',
    'suddenly went blind',
  ],
};
