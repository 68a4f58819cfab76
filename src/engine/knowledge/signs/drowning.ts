import { awakeAgain } from '../first-aid-causes.ts';
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
  aid: {
    decisive: ['compress', 'compressBaby', 'drowned'],
    after: ['side', 'warm'],
    cases: [
      {
        words: `khóc được | khoc duoc | thở được | thở lại | tho lai | ho được | nói được | ${awakeAgain.words}`,
        unless: `không thở | ngừng thở | ngưng thở | thở ngáp | chưa tỉnh | không tỉnh | tím tái | lơ mơ | li bì
          | lịm | lim dan | khong tho | not breathing | not awake | blue | limp | drowsy`,
        decisive: ['drownedAwake'],
        after: ['watchBreath', 'side', 'warm'],
      },
    ],
  },
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
