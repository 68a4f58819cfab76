import type { Sign } from '../sign.ts';

export const hfmdSevereSigns: Sign = {
  code: 'hfmd_severe_signs',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Tay chân miệng kèm giật mình nhiều, run, đi loạng choạng, sốt cao không hạ, thở nhanh',
    en: 'Hand-foot-mouth with startling, tremor, unsteady walk, lasting high fever or fast breathing',
  },
  question: {
    vi: 'Nếu trẻ bị tay chân miệng: có giật mình nhiều, run, loạng choạng hoặc sốt cao không hạ không?',
    en: 'If the child has hand-foot-mouth disease: does it startle a lot, tremble, walk unsteadily or keep a high fever?',
  },
  why: { vi: 'Đây là dấu hiệu trẻ có thể trở nặng nhanh.', en: 'These signs mean the child may get worse fast.' },
  specialties: ['emergency', 'pediatrics', 'infectious_disease'],
  source: 'HFMD_VN',
  appliesTo: { ageMaxYears: 10 },
  aid: {
    decisive: ['startles'],
    after: ['side'],
    cases: [
      {
        words: `giật mình | giựt mình | giut minh | giat minh | giật nảy | giật thót | hốt hoảng | chới với | run tay | run chân | run giật | run rẩy
          | giật giật | loạng choạng | đi không vững
          | startle | startles | startling | jerks | jerking | twitching | trembling | unsteady`,
        decisive: ['film'],
        after: ['side'],
      },
    ],
  },
  rules: [
    {
      name: 'hfmd_hot',
      says: 'Hand, foot and mouth disease with 39 °C or more.',
      source: 'HFMD_VN',
      when: { temp: { atLeast: 39 }, words: ['tay chân miệng', 'tcm', 'hand foot and mouth'] },
    },
  ],
};
