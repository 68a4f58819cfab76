import { limpWords } from '../complaint-words.ts';
import type { Sign } from '../sign.ts';

export const severeDehydration: Sign = {
  code: 'severe_dehydration',
  group: 'abdomen',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Mất nước nặng: tiểu rất ít, mắt trũng, khát dữ, lừ đừ, nôn hoặc tiêu chảy liên tục',
    en: 'Severe dehydration: hardly any urine, sunken eyes, great thirst, limp, constant vomiting or diarrhoea',
  },
  question: {
    vi: 'Có tiểu rất ít, mắt trũng, khát nhiều hoặc lừ đừ không?',
    en: 'Is there hardly any urine, sunken eyes, great thirst or limpness?',
  },
  why: {
    vi: 'Mất nước nặng nguy hiểm nhanh, nhất là trẻ nhỏ và người già.',
    en: 'Severe loss of water is quickly dangerous, above all for the young and old.',
  },
  specialties: ['emergency', 'gastroenterology', 'pediatrics'],
  source: 'IMCI IITT',
  aid: {
    decisive: ['ors'],
    cases: [
      {
        // What comes up in a jet or green does not pass the stomach or the bowel.
        words:
          'nôn vọt | ói vọt | nôn … vòi | ói … vòi | nôn xanh | nôn ra dịch xanh | ói xanh | nôn dịch mật | projectile',
        unless: 'tiêu chảy | ỉa chảy | đi ngoài | ỉa nước | phân lỏng | diarrhoea | diarrhea',
        decisive: ['nothing'],
      },
    ],
  },
  certain: [
    'mắt trũng sâu',
    'mắt hõm sâu',
    'khóc không ra nước mắt',
    'khóc không có nước mắt',
    'khóc không nước mắt',
    'véo da lâu',
    'sunken eyes',
  ],
  rules: [
    {
      name: 'stools_limp',
      says: 'Six loose stools or more, and limp, dry or passing little urine.',
      source: 'IMCI',
      when: { stools: { atLeast: 6 }, words: limpWords },
    },
  ],
};
