import { blurredWords, breathWords, chestWords, drowsyWords, headacheWords, vomitWords } from '../complaint-words.ts';
import type { Sign } from '../sign.ts';

export const hypertensiveCrisis: Sign = {
  code: 'hypertensive_crisis',
  group: 'breathing_heart',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Huyết áp rất cao (từ 180/120) kèm đau đầu, nhìn mờ, đau ngực, khó thở, yếu tay chân',
    en: 'Very high blood pressure (from 180/120) with headache, blurred sight, chest pain, breathlessness or weakness',
  },
  question: {
    vi: 'Huyết áp có từ 180/120 trở lên kèm đau đầu nhiều, nhìn mờ, đau ngực hay khó thở không?',
    en: 'Is the blood pressure 180/120 or more with headache, blurred sight, chest pain or breathlessness?',
  },
  why: {
    vi: 'Huyết áp quá cao kèm triệu chứng có thể làm hại não, tim, thận.',
    en: 'Very high pressure with symptoms can harm brain, heart and kidneys.',
  },
  specialties: ['emergency', 'cardiology'],
  source: 'HTN',
  aid: { decisive: ['pressureAgain'], after: ['rest'] },
  rules: [
    {
      name: 'pressure_crisis',
      says: 'A blood pressure of 180/120 or more with a complaint of head, sight, heart or breath.',
      source: 'HTN',
      when: {
        pressureFrom: { systolic: 180, diastolic: 120 },
        words: [...headacheWords, ...blurredWords, ...chestWords, ...breathWords, ...vomitWords, ...drowsyWords],
      },
    },
    {
      name: 'pressure_high_child',
      says: 'A blood pressure of 140/90 or more in a child with headache, vomiting or blurred sight.',
      source: 'OURS',
      when: {
        pressureFrom: { systolic: 140, diastolic: 90 },
        ageYears: { below: 16 },
        words: [...headacheWords, ...blurredWords, ...vomitWords],
      },
    },
  ],
};
