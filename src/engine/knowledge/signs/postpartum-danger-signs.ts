import type { Sign } from '../sign.ts';

export const postpartumDangerSigns: Sign = {
  code: 'postpartum_danger_signs',
  group: 'pregnancy_gyn',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Sau sinh dưới 6 tuần: chảy máu nhiều, sốt, khó thở, đau đầu dữ, đau bụng, vết mổ có mủ',
    en: 'Within 6 weeks after birth: heavy bleeding, fever, breathlessness, bad headache, belly pain, pus',
  },
  question: {
    vi: 'Sau sinh có chảy máu nhiều, sốt, khó thở, đau đầu dữ hoặc vết mổ có mủ không?',
    en: 'After birth, is there heavy bleeding, fever, breathlessness, bad headache or pus from a wound?',
  },
  why: {
    vi: 'Sáu tuần sau sinh vẫn có thể nguy hiểm nhanh.',
    en: 'The six weeks after birth can still turn dangerous fast.',
  },
  specialties: ['emergency', 'obstetrics'],
  source: 'MATERNAL WHO_PCPNC',
  appliesTo: { sex: 'female', pregnancy: 'postpartum' },
  aid: { decisive: ['sayBirth'], after: ['legsUp', 'warm'] },
  rules: [
    {
      name: 'fever_postpartum',
      says: 'A temperature of 38 °C or more after giving birth.',
      source: 'WHO_PCPNC',
      level: 'urgent',
      when: { temp: { atLeast: 38 }, postpartum: true },
    },
  ],
};
