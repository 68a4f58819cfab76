import { childbedMind } from '../first-aid-causes.ts';
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
  aid: {
    decisive: ['sayBirth'],
    after: ['legsUp', 'warm'],
    cases: [
      {
        words: `tắc tia sữa | tắc sữa | viêm vú | áp xe vú | viêm tuyến vú | ngực … sưng đỏ | vú … sưng đỏ
          | ngực … cứng đỏ | vú … cứng đỏ | bầu sữa … sưng
          | vắt sữa không ra | sữa không ra | mastitis | breast abscess | blocked duct | breast … red`,
        unless: `ra máu | ra huyết | băng huyết | sản dịch | vết mổ | vết khâu | đau bụng | khó thở | lơ mơ
          | li bì | co giật | ngất | xỉu | lả | choáng
          | tay chân lạnh | bleeding | drowsy | faint
          | trouble breathing`,
        decisive: ['emptyBreast', 'askBreast'],
        isBrought: true,
      },
      {
        // Nor has who hears voices; the child is in danger.
        words: childbedMind.words,
        unless: `ra máu | ra huyết | chảy máu | băng huyết | ướt băng | sốt | khó thở | co giật | ngất
          | xỉu | đau bụng | đau đầu | bleeding | fever | faint | trouble breathing`,
        decisive: childbedMind.decisive,
      },
      {
        // Who weeps has lost no blood.
        words: `hay khóc | toàn khóc | toan khoc | khóc suốt | khóc cả ngày | khóc hoài | không muốn bế
          | không muốn ẵm | mẹ tồi | me toi la | chán con | crying all | cries all | bad mother`,
        unless: `ra máu | ra huyết | chảy máu | băng huyết | ướt băng | sốt | khó thở | co giật | ngất
          | xỉu | lơ mơ | đau bụng | đau đầu | bé khóc | con khóc | bleeding | fever | faint
          | trouble breathing`,
        decisive: ['motherNotAlone', 'motherHeard'],
      },
      {
        // A fever or a wound by itself is no loss of blood.
        words: `sốt | vết mổ | vết khâu | tầng sinh môn | sản dịch hôi | sản dịch … hôi | dịch hôi
          | có mủ | chảy mủ | fever | wound | incision | stitches | foul discharge | pus`,
        unless: `ra máu | ra huyết | chảy máu | băng huyết | máu cục | ướt băng | khó thở | thở nhanh
          | lơ mơ | li bì | co giật | ngất | xỉu | lả | choáng | tái | vã mồ hôi | tay chân lạnh
          | bleeding | blood | drowsy | faint | fainted | pale | trouble breathing`,
        decisive: ['sayBirth'],
      },
    ],
  },
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
