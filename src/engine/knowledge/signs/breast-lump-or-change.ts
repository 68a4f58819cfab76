import type { Sign } from '../sign.ts';

export const breastLumpOrChange: Sign = {
  code: 'breast_lump_or_change',
  group: 'cancer_alarm',
  level: 'urgent',
  within: '14d',
  waitsOvernight: true,
  label: {
    vi: 'Khối ở vú hoặc nách, da vú co kéo, núm vú tụt hoặc chảy máu',
    en: 'Lump in breast or armpit, skin or nipple change, bloody discharge',
  },
  question: {
    vi: 'Có sờ thấy cục ở vú, nách hoặc núm vú thay đổi, chảy dịch không?',
    en: 'Is there a lump in the breast or armpit, or a changed or leaking nipple?',
  },
  why: { vi: 'Thay đổi ở vú cần được bác sĩ khám sớm.', en: 'A breast change must be examined soon.' },
  specialties: ['breast', 'oncology', 'gynecology'],
  source: 'NG12',
  aid: { decisive: [] },
};
