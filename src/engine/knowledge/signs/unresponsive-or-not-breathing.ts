import { awakeAgain } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const unresponsiveOrNotBreathing: Sign = {
  code: 'unresponsive_or_not_breathing',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Bất tỉnh, gọi không đáp, ngừng thở hoặc thở ngáp',
    en: 'Does not wake, not breathing, or only gasping',
  },
  question: {
    vi: 'Người bệnh có đang bất tỉnh, gọi không đáp, hoặc không thở không?',
    en: 'Is the person unconscious, not answering, or not breathing?',
  },
  why: {
    vi: 'Người không đáp ứng hoặc không thở cần được cứu trong vài phút đầu.',
    en: 'A person who does not respond or breathe needs help within minutes.',
  },
  specialties: ['emergency', 'intensive_care', 'cardiology'],
  source: 'IITT ILCOR',
  aid: { decisive: ['compress', 'compressBaby', 'side'], after: ['nothingYet'], cases: [awakeAgain] },
  certain: [
    'ngừng thở rồi',
    'ngưng thở rồi',
    'không còn thở',
    'không thấy thở',
    'thở ngáp',
    'không còn mạch',
    'không bắt được mạch',
    'bất tỉnh',
    'gọi không tỉnh',
    'gọi không đáp',
    'gọi không phản ứng',
    'gọi không mở mắt',
    'lay không tỉnh',
    'lay không dậy',
    'kêu không dậy',
    'not breathing',
    'stopped breathing',
    'no pulse',
    'is unconscious',
    "won't wake up",
  ],
};
