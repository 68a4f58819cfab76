import type { Sign } from '../sign.ts';

export const ectopicPregnancySigns: Sign = {
  code: 'ectopic_pregnancy_signs',
  group: 'pregnancy_gyn',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Trễ kinh hoặc thử thai dương tính kèm đau bụng dưới, ra huyết, choáng, đau vai',
    en: 'Missed period or positive test with lower belly pain, bleeding, faintness or shoulder pain',
  },
  question: {
    vi: 'Có trễ kinh hoặc thử thai hai vạch kèm đau bụng dưới, ra huyết không?',
    en: 'Is a period late or a test positive, with lower belly pain or bleeding?',
  },
  why: { vi: 'Có thể đang chảy máu trong bụng.', en: 'There may be bleeding inside the belly.' },
  specialties: ['emergency', 'obstetrics', 'gynecology'],
  source: 'NG126 VN_OB',
  appliesTo: { sex: 'female', pregnancy: 'possible' },
  aid: { decisive: ['maternity', 'nothing'] },
};
