import { bleedingThroat, chilled, itchAfterNeedle } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const shockSigns: Sign = {
  code: 'shock_signs',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Lả đi, da lạnh ẩm, tái nhợt, mạch nhanh yếu, tụt huyết áp',
    en: 'Collapsed, cold clammy skin, very pale, weak fast pulse, low pressure',
  },
  question: {
    vi: 'Người bệnh có lả đi, da lạnh ẩm, tái nhợt không?',
    en: 'Is the person collapsing, cold, clammy and very pale?',
  },
  why: {
    vi: 'Lả đi, da lạnh ẩm, mạch yếu là dấu hiệu cần cấp cứu ngay.',
    en: 'Collapse, cold clammy skin or a weak pulse needs emergency care now.',
  },
  specialties: ['emergency', 'intensive_care'],
  source: 'IITT NG253 DENGUE_WHO',
  aid: {
    decisive: ['legsUp'],
    after: ['flat', 'nothingYet', 'warm'],
    cases: [bleedingThroat, chilled, itchAfterNeedle],
  },
  certain: [
    'người lạnh toát',
    'người lạnh ngắt',
    'da lạnh ẩm',
    'nổi vân tím',
    'da nổi bông',
    'huyết áp đo không lên',
    'không đo được huyết áp',
    'lịm dần',
    'mặt cắt không còn giọt máu',
    'mặt trắng như giấy',
    'vã mồ hôi lạnh',
    'mạch không bắt được',
    'mạch yếu',
    'huyết áp tụt',
    'cold and clammy',
  ],
  rules: [
    {
      name: 'pulse_very_fast',
      says: 'A pulse above 130 in anyone of 12 years or more.',
      source: 'IITT',
      when: { pulse: { atLeast: 131 }, ageYears: { atLeast: 12 } },
    },
    {
      name: 'pressure_low',
      says: 'A systolic pressure below 90 in anyone of 12 years or more.',
      source: 'IITT',
      when: { systolic: { below: 90 }, ageYears: { atLeast: 12 } },
    },
    {
      name: 'pulse_very_slow',
      says: 'A pulse below 40 in anyone of 12 years or more.',
      source: 'IITT SYNCOPE',
      when: { pulse: { below: 40 }, ageYears: { atLeast: 12 } },
    },
  ],
};
