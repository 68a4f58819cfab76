import type { Sign } from '../sign.ts';

/** A breast that hurts while milk comes, and how it is told that it does. */
const soreBreast = `vu phai | vu trai | vu noi cuc | vu cang | vu sung | vu do | cang sua | tac tia | tac sua | thong tia
  | vú … căng | ngực … căng cứng | vú … đỏ | vú … cứng | vú … nổi cục | ngực … nổi cục | ngực … cứng 1 cục
  | ngực … cứng một cục | căng sữa | ngực … sưng đỏ | ngực … cứng đỏ | ngực … sưng nóng | vú … sưng nóng
  | tắc tia sữa | tắc tia | tắc sữa | thông tia | vắt sữa không ra | viêm tuyến vú | viêm tuyến sữa
  | viêm vú | áp xe vú | mastitis | blocked duct | breast abscess | breast … red | breast … hot
  | breast … engorged | red … breast`;
const nursing = `be van bu | cho bu | cho con bu | cang sua | tac sua | thong tia | tac tia | ra sua | sinh con duoc
  | sinh duoc | sữa | tia | cho bú | cho con bú | bú mẹ | con bú | bé bú | bé vẫn bú | sau sinh | sau sanh
  | sau đẻ | mới sinh | mới sanh | =mới đẻ | moi de xong | moi de con | moi de duoc | sinh con | sanh con
  | sinh được | sanh được | đẻ được | sinh bé | sanh bé | milk | breastfeeding | nursing | feeding
  | mastitis | duct | postpartum`;

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
