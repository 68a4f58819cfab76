import { breathWords, chestWords, faintWords } from './complaint-words.ts';
import type { MeasuredRule } from './measured-rule.ts';

/** Measured values that are to be seen within a day without being a danger sign. */
export const urgentMeasures: readonly MeasuredRule[] = [
  { name: 'oxygen_lowish', says: 'Oxygen in the blood below 95 %.', source: 'IITT', when: { spo2: { below: 95 } } },
  {
    name: 'pressure_very_high',
    says: 'A blood pressure of 180/120 or more without a complaint.',
    source: 'HTN',
    when: { pressureFrom: { systolic: 180, diastolic: 120 } },
  },
  {
    name: 'pulse_fast_symptom',
    says: 'A pulse of 100 or more in a grown-up with palpitations, chest pain, breathlessness or dizziness.',
    source: 'IITT',
    when: {
      pulse: { atLeast: 100 },
      ageYears: { atLeast: 12 },
      words: [...chestWords, ...breathWords, ...faintWords, 'hồi hộp', 'đánh trống ngực', 'palpitations'],
    },
  },
  {
    name: 'pulse_slow',
    says: 'A pulse below 45 without a complaint.',
    source: 'SYNCOPE',
    when: { pulse: { below: 45 } },
  },
  { name: 'many_vomits', says: 'Five vomits or more.', source: 'IITT IMCI', when: { vomits: { atLeast: 5 } } },
  { name: 'many_stools', says: 'Eight stools or more.', source: 'IMCI', when: { stools: { atLeast: 8 } } },
  {
    name: 'pressure_pregnant_raised',
    says: 'A blood pressure of 140/90 or more in pregnancy.',
    source: 'NG133',
    when: { pressureFrom: { systolic: 140, diastolic: 90 }, pregnant: true },
  },
  {
    name: 'pressure_postpartum_raised',
    says: 'A blood pressure of 140/90 or more after giving birth.',
    source: 'NG133',
    when: { pressureFrom: { systolic: 140, diastolic: 90 }, postpartum: true },
  },
  {
    name: 'sugar_high',
    says: 'A blood sugar of 16.7 mmol/L or more.',
    source: 'DKA',
    when: { glucose: { atLeast: 16.7 } },
  },
  {
    name: 'temperature_very_high',
    says: 'A temperature of 40 °C or more.',
    source: 'NG253',
    when: { temp: { atLeast: 40 } },
  },
  {
    name: 'infant_hot',
    says: 'A temperature of 39 °C or more from 3 to 6 months.',
    source: 'NG143',
    when: { temp: { atLeast: 39 }, ageMonths: { atLeast: 3, below: 7 } },
  },
];
