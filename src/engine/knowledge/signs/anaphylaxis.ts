import { allergicAirway, itchAfterNeedle } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const anaphylaxis: Sign = {
  code: 'anaphylaxis',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Dị ứng nặng: nổi mề đay, phù mặt kèm khó thở, choáng, nôn',
    en: 'Severe allergy: hives or swollen face with trouble breathing, faintness or vomiting',
  },
  question: {
    vi: 'Có nổi mề đay, sưng môi mặt kèm khó thở, choáng hoặc nôn không?',
    en: 'Are there hives or swollen lips with trouble breathing, faintness or vomiting?',
  },
  why: { vi: 'Dị ứng nặng có thể nguy hiểm trong vài phút.', en: 'A severe allergy can be dangerous within minutes.' },
  specialties: ['emergency', 'allergy_immunology'],
  source: 'WAO VN_ANA',
  aid: {
    decisive: ['allergy', 'legsUp'],
    cases: [
      allergicAirway,
      itchAfterNeedle,
      {
        // No food and no medicine to stop.
        words: `ong đốt | ong chích | ong vò vẽ | ong bắp cày | bị ong | kiến đốt | kiến cắn | bee sting | wasp
          | stung`,
        unless: 'uống thuốc | tiêm thuốc | ăn | took | sứa | jellyfish',
        decisive: ['adrenaline', 'legsUp', 'sting'],
      },
      {
        // Its own line says what to do with the skin: scraping and fresh water make it worse.
        words: 'sứa cắn | sứa đốt | sứa chích | con sứa | bị sứa | jellyfish',
        unless: 'ăn sứa | gỏi sứa | nộm sứa | ate jellyfish',
        decisive: ['adrenaline', 'legsUp'],
      },
    ],
  },
};
