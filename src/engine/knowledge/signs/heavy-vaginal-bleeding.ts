import type { Sign } from '../sign.ts';

export const heavyVaginalBleeding: Sign = {
  code: 'heavy_vaginal_bleeding',
  group: 'pregnancy_gyn',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Ra máu âm đạo ồ ạt, thay băng mỗi giờ, choáng',
    en: 'Very heavy vaginal bleeding, a pad every hour, dizzy',
  },
  question: {
    vi: 'Có ra máu ồ ạt, ướt đẫm băng mỗi giờ hoặc choáng không?',
    en: 'Is the bleeding so heavy that a pad is soaked every hour, or is there dizziness?',
  },
  why: { vi: 'Mất nhiều máu có thể gây choáng.', en: 'Losing a lot of blood can cause collapse.' },
  specialties: ['emergency', 'gynecology'],
  situations: ['bleeding'],
  source: 'IITT MTS',
  appliesTo: { sex: 'female' },
  aid: { decisive: ['legsUp'], after: ['flat', 'nothing', 'warm'] },
  certain: ['ra máu xối xả', 'ra máu ồ ạt', 'ra huyết ồ ạt', 'thay băng liên tục', 'soaking a pad every hour'],
};
