import type { Sign } from '../sign.ts';

export const coughingBloodHeavy: Sign = {
  code: 'coughing_blood_heavy',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Ho ra máu nhiều hoặc liên tục', en: 'Coughing up a lot of blood' },
  question: { vi: 'Có ho ra máu nhiều, từng ngụm hoặc liên tục không?', en: 'Is a lot of blood being coughed up?' },
  why: { vi: 'Ho ra nhiều máu có thể làm nghẽn đường thở.', en: 'Coughing up a lot of blood can block the airway.' },
  specialties: ['emergency', 'pulmonology', 'tuberculosis'],
  situations: ['bleeding'],
  source: 'IITT NG12',
  aid: { decisive: ['sit'], after: ['nothingYet'] },
  certain: [
    'ho ra toàn máu',
    'ho ộc máu',
    'ho ra cả bụm máu',
    'ho ra cả ly máu',
    'ho ra cả bát máu',
    'ho ra cả chén máu',
    'ho ra cả cốc máu',
    'ho ra từng ngụm máu',
    'khạc ra toàn máu',
    'coughing up a lot of blood',
  ],
};
