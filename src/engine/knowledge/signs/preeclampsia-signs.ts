import { blurredWords, headacheWords } from '../complaint-words.ts';
import type { Sign } from '../sign.ts';

export const preeclampsiaSigns: Sign = {
  code: 'preeclampsia_signs',
  group: 'pregnancy_gyn',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Có thai hoặc mới sinh mà đau đầu nhiều, nhìn mờ, đau thượng vị, phù mặt, huyết áp cao, co giật',
    en: 'Pregnant or just delivered with bad headache, blurred sight, upper belly pain, swollen face, high pressure or fits',
  },
  question: {
    vi: 'Có thai hoặc mới sinh mà đau đầu nhiều, nhìn mờ, đau thượng vị, phù mặt không?',
    en: 'Pregnant or just delivered: is there a bad headache, blurred sight, upper belly pain or a swollen face?',
  },
  why: {
    vi: 'Các dấu hiệu này có thể nguy hiểm nhanh cho mẹ và con.',
    en: 'These signs can quickly endanger mother and baby.',
  },
  specialties: ['emergency', 'obstetrics'],
  source: 'NG133 MATERNAL IITT VN_OB',
  appliesTo: { sex: 'female', pregnancy: 'pregnant' },
  aid: { decisive: ['maternity', 'left'], after: ['ifFits', 'quietRoom'] },
  rules: [
    {
      name: 'pressure_pregnant',
      says: 'A blood pressure of 160/110 or more in pregnancy.',
      source: 'NG133',
      when: { pressureFrom: { systolic: 160, diastolic: 110 }, pregnant: true },
    },
    {
      name: 'pressure_weeks',
      says: 'A blood pressure of 160/110 or more where weeks of a pregnancy are told.',
      source: 'NG133',
      when: { pressureFrom: { systolic: 160, diastolic: 110 }, weeks: { atLeast: 20, below: 44 }, sex: 'female' },
    },
    {
      name: 'pressure_postpartum',
      says: 'A blood pressure of 160/110 or more after giving birth.',
      source: 'NG133',
      when: { pressureFrom: { systolic: 160, diastolic: 110 }, postpartum: true },
    },
    {
      name: 'pressure_pregnant_symptom',
      says: 'A blood pressure of 140/90 or more in pregnancy, with a complaint of head, sight or upper belly.',
      source: 'NG133',
      when: {
        pressureFrom: { systolic: 140, diastolic: 90 },
        pregnant: true,
        words: [...headacheWords, ...blurredWords, 'đau thượng vị', 'đau vùng gan', 'đau trên rốn', 'đau mỏ ác'],
      },
    },
    {
      name: 'pressure_postpartum_symptom',
      says: 'A blood pressure of 140/90 or more after giving birth, with a complaint of head, sight or upper belly.',
      source: 'NG133',
      when: {
        pressureFrom: { systolic: 140, diastolic: 90 },
        postpartum: true,
        words: [...headacheWords, ...blurredWords, 'đau thượng vị', 'đau vùng gan', 'đau trên rốn', 'đau mỏ ác'],
      },
    },
  ],
};
