import { asthma } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const childBreathingDistress: Sign = {
  code: 'child_breathing_distress',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Trẻ thở nhanh, rút lõm ngực, cánh mũi phập phồng, thở rên hoặc tím',
    en: 'Child breathing fast, chest sucking in, nostrils flaring, grunting or blue',
  },
  question: {
    vi: 'Trẻ có thở nhanh, lõm ngực, phập phồng cánh mũi hoặc tím tái không?',
    en: 'Is the child breathing fast, with the chest sucking in, nostrils flaring or blue skin?',
  },
  why: { vi: 'Trẻ có thể không thở đủ.', en: 'The child may not be getting enough air.' },
  specialties: ['emergency', 'pediatrics', 'pediatric_respiratory'],
  source: 'IMCI NG143 ESI',
  appliesTo: { ageMaxYears: 15 },
  aid: {
    decisive: ['sit'],
    after: ['notForced', 'keepCalm', 'babyStops'],
    cases: [
      {
        // Who stops breathing after a cough is roused, and may cry.
        words: 'ngừng thở | ngưng thở | quên thở | ho gà | stops breathing | stopped breathing | whooping cough',
        decisive: ['sit'],
        after: ['notForced', 'babyStops'],
      },
      {
        ...asthma,
        after: ['inhaler', 'notForced', 'keepCalm'],
      },
    ],
  },
  certain: [
    'cánh mũi phập phồng',
    'phập phồng cánh mũi',
    'rút lõm ngực',
    'ngực lõm vào',
    'ngực lõm sâu',
    'hõm cổ lõm',
    'bé thở rên',
    'ribs sucking in',
    'chest sucking in',
    'nostrils flaring',
  ],
};
