import type { Sign } from '../sign.ts';
import { nursing, soreBreast } from '../topics/pictures.ts';

export const spreadingSkinInfection: Sign = {
  code: 'spreading_skin_infection',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Vùng da đỏ đau lan nhanh, phồng tím, đau dữ dội hoặc kèm sốt lả',
    en: 'Red painful skin spreading fast, purple blisters, very painful, or with fever',
  },
  question: {
    vi: 'Có vùng da đỏ đau nào lan nhanh, phồng tím hoặc đau dữ dội không?',
    en: 'Is there red painful skin that spreads fast, has purple blisters or hurts very badly?',
  },
  why: {
    vi: 'Nhiễm trùng lan nhanh có thể nguy hiểm tính mạng.',
    en: 'An infection that spreads fast can threaten life.',
  },
  specialties: ['emergency', 'general_surgery', 'infectious_disease'],
  source: 'NF NG253',
  aid: {
    decisive: ['markRedness'],
    cases: [
      {
        words: soreBreast,
        beside: nursing,
        unless: `lơ mơ | li bì | ngất | xỉu | khó thở | lả | choáng | da đen | hoại tử | tím đen | lan nhanh
          | ra máu | sơ sinh | ngày tuổi | drowsy | faint | trouble breathing | black`,
        decisive: ['emptyBreast', 'askBreast'],
        isBrought: true,
      },
      {
        words: `răng | tooth | teeth`,
        beside: `má | hàm | cằm | cổ | dưới cằm | dưới hàm | bên má | xuống cổ | há miệng | cheek | jaw | chin
          | neck`,
        decisive: ['jawSwollen'],
      },
      // No line can be drawn round these.
      {
        words: 'mí mắt | mi mắt | mắt lồi | hốc mắt | hậu môn | trong miệng | eyelid | anus',
        decisive: ['bringMedicines'],
      },
    ],
  },
};
