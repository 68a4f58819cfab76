import { coldBaby } from '../first-aid-causes.ts';
import type { Sign } from '../sign.ts';

export const newbornDangerSigns: Sign = {
  code: 'newborn_danger_signs',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Trẻ sơ sinh bú kém, vàng da lan hoặc trong ngày đầu, nóng hoặc lạnh, rốn đỏ có mủ, thở rên',
    en: 'Newborn: poor feeding, early or spreading yellow skin, hot or cold, red navel with pus, grunting',
  },
  question: {
    vi: 'Bé sơ sinh có bú kém, vàng da lan xuống tay chân, nóng lạnh bất thường hoặc rốn có mủ không?',
    en: 'Does the newborn feed poorly, have yellow skin down to the limbs, feel hot or cold, or have pus at the navel?',
  },
  why: { vi: 'Trẻ dưới 28 ngày tuổi trở nặng rất nhanh.', en: 'A baby under 28 days gets worse very fast.' },
  specialties: ['emergency', 'neonatology', 'pediatrics'],
  source: 'IMCI_YI JAUNDICE',
  appliesTo: { ageMaxMonths: 1 },
  aid: {
    decisive: ['feed'],
    after: ['warm'],
    cases: [
      coldBaby,
      {
        words:
          'vàng da | da vàng | vàng mắt | vàng tới | vàng đến | vàng lan | vàng … đùi | vàng … chân | vàng … bụng | jaundice | yellow',
        decisive: ['feed'],
        after: ['warm', 'noSun'],
      },
    ],
  },
  certain: ['khóc yếu', 'rốn chảy mủ', 'vàng tới bàn chân', 'vàng đến lòng bàn chân'],
};
