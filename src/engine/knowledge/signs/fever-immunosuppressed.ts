import type { Sign } from '../sign.ts';

export const feverImmunosuppressed: Sign = {
  code: 'fever_immunosuppressed',
  group: 'infection_fever',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Sốt khi đang hóa trị, ghép tạng, dùng thuốc làm yếu sức đề kháng, đã cắt lách',
    en: 'Fever during chemotherapy, after a transplant, on medicines that weaken defences, or without a spleen',
  },
  question: {
    vi: 'Có sốt khi đang hóa trị, đã ghép tạng hoặc dùng thuốc ức chế miễn dịch không?',
    en: 'Is there fever while on chemotherapy, after a transplant or on immune-weakening medicine?',
  },
  why: {
    vi: 'Người sức đề kháng yếu bị sốt có thể nặng rất nhanh.',
    en: 'With weak defences, a fever can become serious very fast.',
  },
  specialties: ['emergency', 'oncology', 'hematology', 'infectious_disease'],
  source: 'NEUTRO ESI NG253',
  aid: { decisive: ['sayChemo'] },
  rules: [
    {
      name: 'fever_chemotherapy',
      says: 'A temperature of 38 °C or more in someone under chemotherapy or with a transplant.',
      source: 'NEUTRO',
      when: {
        temp: { atLeast: 38 },
        words: [
          'hóa trị',
          'hoá trị',
          'vô hóa chất',
          'truyền hóa chất',
          'hóa chất',
          'ghép thận',
          'ghép gan',
          'ghép tủy',
          'bạch cầu hạt',
          'cắt lách',
          'chemo',
          'chemotherapy',
          'transplant',
        ],
      },
    },
  ],
};
