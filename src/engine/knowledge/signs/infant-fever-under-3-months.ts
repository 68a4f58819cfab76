import { feverWords } from '../complaint-words.ts';
import { coldBaby } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const infantFeverUnder3Months: Sign = {
  code: 'infant_fever_under_3_months',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Trẻ dưới 3 tháng sốt từ 38°C, hoặc lạnh dưới 36°C',
    en: 'Baby under 3 months with fever from 38°C, or below 36°C',
  },
  question: {
    vi: 'Bé có dưới 3 tháng tuổi và nóng, sốt hoặc lạnh bất thường không?',
    en: 'Is the baby under 3 months and hot, feverish or cold?',
  },
  why: {
    vi: 'Trẻ dưới 3 tháng bị sốt cần được bác sĩ khám ngay.',
    en: 'A baby under 3 months with fever must be seen now.',
  },
  specialties: ['emergency', 'pediatrics', 'neonatology'],
  source: 'NG143 NG253 ESI',
  appliesTo: { ageMaxMonths: 3 },
  aid: { decisive: ['feed'], after: ['noBabyMedicine'], cases: [coldBaby] },
  rules: [
    {
      name: 'infant_temperature',
      says: 'A temperature of 38 °C or more under 3 months.',
      source: 'NG143 NG253',
      when: { temp: { atLeast: 38 }, ageMonths: { below: 3 } },
    },
    {
      name: 'infant_fever',
      says: 'Fever, told without a temperature, under 3 months.',
      source: 'NG143',
      when: { noTemp: true, ageMonths: { below: 3 }, words: feverWords },
    },
    {
      name: 'infant_cold',
      says: 'A temperature below 36 °C under 3 months.',
      source: 'NG143',
      when: { temp: { below: 36 }, ageMonths: { below: 3 } },
    },
  ],
};
