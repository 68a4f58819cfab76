import { bleedingThroat } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const vomitingBlood: Sign = {
  code: 'vomiting_blood',
  group: 'abdomen',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Nôn ra máu hoặc chất như bã cà phê', en: 'Vomiting blood or coffee-like matter' },
  question: {
    vi: 'Có nôn ra máu hoặc chất nâu đen như bã cà phê không?',
    en: 'Is there blood or brown-black matter in the vomit?',
  },
  why: { vi: 'Có thể đang chảy máu bên trong.', en: 'There may be bleeding inside.' },
  specialties: ['emergency', 'gastroenterology'],
  situations: ['bleeding'],
  source: 'CG141 IITT',
  aid: { decisive: ['vomits', 'side', 'nothing'], after: ['bringMedicines'], cases: [bleedingThroat] },
  certain: [
    'ói ra máu tươi',
    'nôn ra máu tươi',
    'nôn ra máu cục',
    'ói ra máu cục',
    'mửa ra máu',
    'ộc máu',
    'ọc máu',
    'ói ra nước đen',
    'nôn ra bã cà phê',
    'ói ra bã cà phê',
    'vomiting blood',
    'throwing up blood',
  ],
};
