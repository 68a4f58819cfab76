import type { Sign } from '../sign.ts';

export const drowning: Sign = {
  code: 'drowning',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Đuối nước, ngạt nước (kể cả đã tỉnh)', en: 'Drowning or near-drowning, even if awake' },
  question: { vi: 'Có bị đuối nước, ngạt nước không?', en: 'Was there a near-drowning?' },
  why: { vi: 'Phổi có thể nặng lên sau vài giờ.', en: 'The lungs can get worse hours later.' },
  specialties: ['emergency', 'pulmonology', 'pediatrics'],
  source: 'ILCOR',
  aid: { decisive: ['compress', 'compressBaby', 'drowned'], after: ['side', 'warm'] },
  certain: [
    'vớt lên',
    'rớt xuống ao',
    'té xuống ao',
    'ngã xuống ao',
    'té ao',
    'chìm dưới hồ bơi',
    'chìm dưới nước',
    'rơi xuống ao',
    'pulled out of the water',
    'nearly drowned',
  ],
};
