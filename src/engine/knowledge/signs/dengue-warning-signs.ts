import type { Sign } from '../sign.ts';

export const dengueWarningSigns: Sign = {
  code: 'dengue_warning_signs',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Sốt xuất huyết hoặc sốt ngày 3 đến 7 kèm đau bụng, nôn nhiều, chảy máu, li bì, vật vã, tay chân lạnh, tiểu ít',
    en: 'Dengue, or day 3 to 7 of fever, with belly pain, repeated vomiting, bleeding, listlessness or restlessness, cold limbs, little urine',
  },
  question: {
    vi: 'Nếu có sốt mấy ngày nay: có đau bụng, nôn nhiều, chảy máu răng mũi, li bì hoặc tay chân lạnh không?',
    en: 'If there has been a fever these days: is there belly pain, repeated vomiting, bleeding, listlessness or cold hands and feet?',
  },
  why: {
    vi: 'Các dấu hiệu này hay gặp lúc bệnh trở nặng, cả khi vừa hết sốt.',
    en: 'These signs come when the illness gets worse, often just as the fever falls.',
  },
  specialties: ['emergency', 'infectious_disease', 'pediatrics'],
  source: 'DENGUE_WHO DENGUE_VN',
  aid: {
    decisive: ['noAspirin'],
    after: ['sips'],
    cases: [
      {
        words: `tay chân lạnh | chân tay lạnh | lạnh tay chân | lạnh tay | lạnh chân | người lạnh | lạnh toát | lạnh ngắt
          | vã mồ hôi lạnh | mạch yếu | huyết áp tụt | tụt huyết áp | cold hands | cold feet | hands and feet are cold
          | cold and clammy | clammy | weak pulse`,
        unless: 'không lạnh | not cold',
        decisive: ['dengueShock'],
        after: ['legsUp', 'sips', 'warm', 'side', 'watchBreath'],
      },
      {
        words: `li bì | lừ đừ | lơ mơ | ngủ gà | vật vã | bứt rứt | lả đi | mệt lả | listless | restless | drowsy | lethargic | limp`,
        unless: 'không li bì | not drowsy',
        decisive: ['dengueShock'],
        after: ['sips', 'side', 'watchBreath'],
      },
    ],
  },
  rules: [
    {
      name: 'dengue_vomits',
      says: 'Dengue with three vomits or more.',
      source: 'DENGUE_WHO DENGUE_VN',
      when: { vomits: { atLeast: 3 }, words: ['sốt xuất huyết', 'sxh', 'dengue', 'tiểu cầu'] },
    },
  ],
};
