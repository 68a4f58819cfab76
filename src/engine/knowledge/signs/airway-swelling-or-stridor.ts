import type { Sign } from '../sign.ts';

export const airwaySwellingOrStridor: Sign = {
  code: 'airway_swelling_or_stridor',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Thở rít, sưng lưỡi hoặc họng, không nuốt được nước bọt',
    en: 'Noisy breathing, swollen tongue or throat, cannot swallow saliva',
  },
  question: {
    vi: 'Có thở rít, sưng lưỡi, sưng họng hoặc chảy dãi không nuốt được không?',
    en: 'Is there noisy breathing, a swollen tongue or throat, or drooling?',
  },
  why: { vi: 'Đường thở có thể hẹp lại rất nhanh.', en: 'The airway may close quickly.' },
  specialties: ['emergency', 'ent', 'pediatrics'],
  source: 'IITT ESI',
  aid: { decisive: ['sit', 'nothing'], after: ['keepCalm'] },
  certain: [
    'lưỡi sưng',
    'lưỡi dày lên',
    'lưỡi phình',
    'thở có tiếng rít',
    'không nuốt được nước bọt',
    'không nuốt nổi nước bọt',
    'không nuốt được nước miếng',
    'không nuốt nổi nước miếng',
    'nuốt nước bọt không được',
    'họng thít lại',
    'tongue is swelling',
    'tongue is swollen',
    'throat is closing',
    'throat closing',
    "can't swallow saliva",
  ],
};
