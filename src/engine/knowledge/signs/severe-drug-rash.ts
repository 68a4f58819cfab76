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
        // An illness of the skin itself, and a medicine that must not be stopped at once.
        words:
          'pemphigus | vảy nến | vẩy nến | giảm thuốc | giảm liều | corticoid | prednisolon | medrol | psoriasis | tapering | steroid',
        decisive: ['bringMedicines'],
      },
    ],
  },
};
