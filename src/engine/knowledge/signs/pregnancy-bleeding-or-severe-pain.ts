import type { Sign } from '../sign.ts';

export const pregnancyBleedingOrSeverePain: Sign = {
  code: 'pregnancy_bleeding_or_severe_pain',
  group: 'pregnancy_gyn',
  level: 'emergency',
  within: 'now',
  label: { vi: 'Có thai mà ra máu hoặc đau bụng nhiều', en: 'Pregnant with bleeding or strong belly pain' },
  question: {
    vi: 'Có thai mà ra máu hoặc đau bụng nhiều không?',
    en: 'Is there bleeding or strong belly pain in pregnancy?',
  },
  why: {
    vi: 'Có thể nguy hiểm cho mẹ và thai ở mọi tuổi thai.',
    en: 'This can be dangerous for mother and baby at any stage.',
  },
  specialties: ['emergency', 'obstetrics'],
  situations: ['bleeding'],
  source: 'MATERNAL IITT WHO_PCPNC VN_OB',
  appliesTo: { sex: 'female', pregnancy: 'pregnant' },
  aid: { decisive: ['maternity', 'left'], after: ['nothingYet'] },
  rules: [
    {
      name: 'weeks_bleeding',
      says: 'Bleeding in a pregnancy of 5 weeks or more.',
      source: 'MATERNAL',
      when: {
        weeks: { atLeast: 5 },
        pregnant: true,
        sex: 'female',
        words: ['ra máu', 'ra huyết', 'chảy máu', 'máu đỏ tươi', 'bleeding'],
      },
    },
  ],
};
