import type { Sign } from '../sign.ts';

export const pregnancyFeverOrVomiting: Sign = {
  code: 'pregnancy_fever_or_vomiting',
  group: 'pregnancy_gyn',
  level: 'urgent',
  within: '24h',
  label: {
    vi: 'Có thai mà sốt, tiểu buốt, nôn không ăn uống được',
    en: 'Pregnant with fever, burning urine, or unable to keep food down',
  },
  question: {
    vi: 'Có thai mà sốt, tiểu buốt hoặc nôn không ăn uống được không?',
    en: 'In pregnancy: is there fever, burning urine or vomiting of all food?',
  },
  why: {
    vi: 'Sốt, tiểu buốt hoặc nôn nhiều khi có thai cần được khám sớm.',
    en: 'Fever, burning urine or constant vomiting in pregnancy needs an early visit.',
  },
  specialties: ['obstetrics', 'infectious_disease'],
  source: 'MATERNAL NG253',
  appliesTo: { sex: 'female', pregnancy: 'pregnant' },
  aid: { decisive: [], after: ['sips'] },
  rules: [
    {
      name: 'fever_pregnant',
      says: 'A temperature of 38 °C or more in pregnancy.',
      source: 'MATERNAL',
      when: { temp: { atLeast: 38 }, pregnant: true },
    },
  ],
};
