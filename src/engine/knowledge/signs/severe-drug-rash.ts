import type { Sign } from '../sign.ts';

export const severeDrugRash: Sign = {
  code: 'severe_drug_rash',
  group: 'injury_environment',
  level: 'emergency',
  within: 'now',
  label: {
    vi: 'Sau dùng thuốc: da phồng rộp, bong tróc, loét miệng, mắt, chỗ kín, sốt',
    en: 'After a medicine: blistering or peeling skin, sore mouth, eyes or private parts, fever',
  },
  question: {
    vi: 'Sau khi uống thuốc có phồng rộp, bong da, loét miệng hoặc mắt không?',
    en: 'After a medicine, is there blistering or peeling skin, or a sore mouth or eyes?',
  },
  why: {
    vi: 'Dị ứng thuốc nặng có thể lan toàn thân.',
    en: 'A severe reaction to a medicine can spread over the body.',
  },
  specialties: ['emergency', 'dermatology', 'allergy_immunology'],
  source: 'SJS IITT',
  aid: {
    decisive: ['stopMedicine'],
    cases: [
      {
        // A rash that goes round among children, and no medicine is told.
        words: `sởi | nhiều đứa bị | nhiều bạn bị | nhiều trẻ bị | mấy đứa … bị | cả lớp bị | ban … từ mặt xuống
          | ban đỏ từ mặt | measles | spread from the face
          | rash … from the face`,
        unless: `uống thuốc | dùng thuốc | tiêm thuốc | bôi thuốc | kháng sinh | thuốc gút | thuốc nam | thuốc bắc
          | dị ứng thuốc | sau tiêm | after taking | antibiotic
          | medicine`,
        decisive: ['apart'],
      },
      {
        // An illness of the skin itself, and a medicine that must not be stopped at once.
        words:
          'pemphigus | vảy nến | vẩy nến | giảm thuốc | giảm liều | corticoid | prednisolon | medrol | psoriasis | tapering | steroid',
        decisive: ['bringMedicines'],
      },
    ],
  },
};
