import type { Sign } from '../sign.ts';

export const childDangerSigns: Sign = {
  code: 'child_danger_signs',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Trẻ bỏ bú, không uống được, nôn tất cả, li bì khó đánh thức hoặc co giật',
    en: 'Child cannot drink or feed, vomits everything, is limp, hard to wake, or has fits',
  },
  question: {
    vi: 'Trẻ có bỏ bú, không uống được, nôn hết mọi thứ hoặc li bì không?',
    en: 'Is the child unable to drink or feed, vomiting everything, or limp and hard to wake?',
  },
  why: { vi: 'Đây là dấu hiệu nguy hiểm ở trẻ nhỏ.', en: 'These are danger signs in a small child.' },
  specialties: ['emergency', 'pediatrics'],
  source: 'IMCI ETAT',
  appliesTo: { ageMaxYears: 5 },
  aid: { decisive: ['side', 'nothingYet'], after: ['watchBreath'] },
  certain: [
    'không chịu bú',
    'bú không nổi',
    'không bú được',
    'bé lả',
    'bé mềm oặt',
    'con mềm oặt',
    'cháu mềm oặt',
    'bé mềm nhũn',
    'con mềm nhũn',
    'nôn tất cả mọi thứ',
    'bú không được',
    'floppy',
  ],
  rules: [
    {
      name: 'vomits_small_child',
      says: 'Ten vomits or more in a child of up to 5 years.',
      source: 'IMCI',
      when: { vomits: { atLeast: 10 }, ageYears: { below: 6 } },
    },
  ],
};
