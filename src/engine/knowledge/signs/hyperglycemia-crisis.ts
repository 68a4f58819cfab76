import { breathWords, drowsyWords, vomitWords } from '../complaint-words.ts';
import type { Sign } from '../sign.ts';

export const hyperglycemiaCrisis: Sign = {
  code: 'hyperglycemia_crisis',
  group: 'metabolic',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Tiểu đường kèm nôn, đau bụng, thở nhanh sâu, lơ mơ hoặc đường rất cao',
    en: 'Diabetes with vomiting, belly pain, deep fast breathing, drowsiness or very high sugar',
  },
  question: {
    vi: 'Có tiểu đường mà nôn, thở nhanh sâu, lơ mơ hoặc đường rất cao không?',
    en: 'With diabetes, is there vomiting, deep fast breathing, drowsiness or very high sugar?',
  },
  why: { vi: 'Đường máu quá cao có thể dẫn đến hôn mê.', en: 'Very high blood sugar can lead to coma.' },
  specialties: ['emergency', 'endocrinology'],
  source: 'DKA',
  aid: {
    decisive: ['measureSugar'],
    after: ['water', 'noDoseChange', 'side'],
    cases: [
      {
        // Nobody has named it yet, and nothing is taken for it.
        words: `khát nước | uống nước nhiều | uống nhiều nước | uống nước như | dậy uống nước | tiểu nhiều | đái nhiều | đái đêm | tiểu đêm | đái dầm
          | very thirsty | drinking a lot | peeing a lot | wetting the bed`,
        unless: `tiểu đường | đái tháo đường | tháo đường | insulin | metformin | thuốc tiểu | diabetes | diabetic | type 1 | type 2`,
        decisive: ['measureSugar'],
        after: ['water', 'side'],
      },
    ],
  },
  certain: ['thở mùi táo', 'hơi thở mùi trái cây', 'hơi thở mùi acetone'],
  rules: [
    {
      name: 'sugar_very_high',
      says: 'A blood sugar of 25 mmol/L or more.',
      source: 'DKA',
      when: { glucose: { atLeast: 25 } },
    },
    {
      name: 'sugar_high_symptom',
      says: 'A blood sugar of 16.7 mmol/L or more with vomiting, drowsiness, belly pain or fast breathing.',
      source: 'DKA',
      when: {
        glucose: { atLeast: 16.7 },
        words: [...vomitWords, ...drowsyWords, ...breathWords, 'thở nhanh', 'thở sâu', 'đau bụng', 'mệt lả'],
      },
    },
  ],
};
