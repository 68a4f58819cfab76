import { drowsyWords } from '../complaint-words.ts';
import type { Sign } from '../sign.ts';

export const sepsisSigns: Sign = {
  code: 'sepsis_signs',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Sốt, nhiễm trùng kèm lú lẫn, thở nhanh, da nổi vân tím, tiểu rất ít, rét run lả người',
    en: 'Infection with confusion, fast breathing, mottled skin, very little urine or collapse',
  },
  question: {
    vi: 'Có sốt kèm thở nhanh, lú lẫn, da nổi vân, tiểu rất ít hoặc rét run lả người không?',
    en: 'Is there fever with fast breathing, confusion, mottled skin, very little urine, or shaking and collapse?',
  },
  why: { vi: 'Nhiễm trùng có thể đang làm hại nhiều cơ quan.', en: 'An infection may be harming several organs.' },
  specialties: ['emergency', 'infectious_disease', 'intensive_care'],
  source: 'NG253',
  aid: { decisive: [], after: ['watchBreath', 'bringMedicines'] },
  certain: ['rét run bần bật', 'run cầm cập'],
  rules: [
    {
      name: 'temperature_extreme',
      says: 'A temperature of 41 °C or more.',
      source: 'NG253',
      when: { temp: { atLeast: 41 } },
    },
    {
      name: 'fever_low_pressure',
      says: 'Fever with a systolic pressure below 100.',
      source: 'NG253',
      when: { temp: { atLeast: 38 }, systolic: { below: 100 } },
    },
    {
      name: 'fever_fast_pulse',
      says: 'Fever with a pulse above 130 in anyone of 12 years or more.',
      source: 'NG253',
      when: { temp: { atLeast: 38 }, pulse: { atLeast: 131 }, ageYears: { atLeast: 12 } },
    },
    {
      name: 'fever_drowsy',
      says: 'A temperature of 38 °C or more with drowsiness or confusion.',
      source: 'NG253',
      when: { temp: { atLeast: 38 }, words: drowsyWords },
    },
    { name: 'temperature_low', says: 'A temperature below 35 °C.', source: 'NG253', when: { temp: { below: 35 } } },
  ],
};
