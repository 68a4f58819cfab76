import type { Words } from '../../../contract/vocabulary.ts';

/** Signs that must not wait for the appointment, by what the visit is about; drawn from the same guidelines as the danger signs. */
const bySpecialty: Readonly<Record<string, Words>> = {
  cardiology: {
    vi: 'đau ngực quá 15 phút, khó thở khi nằm, ngất, tim đập loạn kèm chóng mặt',
    en: 'chest pain for more than 15 minutes, breathlessness lying down, fainting, irregular heartbeat with dizziness',
  },
  neurology: {
    vi: 'méo miệng, nói khó, yếu một bên, đau đầu dữ dội đột ngột, co giật',
    en: 'a drooping face, trouble speaking, weakness on one side, sudden violent headache, fits',
  },
  pulmonology: {
    vi: 'khó thở tăng, tím môi, ho ra nhiều máu, sốt cao kèm lơ mơ',
    en: 'worse breathlessness, blue lips, coughing up much blood, high fever with drowsiness',
  },
  gastroenterology: {
    vi: 'nôn ra máu, phân đen, đau bụng dữ dội, bụng chướng không đi ngoài được, vàng da kèm sốt',
    en: 'vomiting blood, black stools, violent belly pain, a swollen belly without passing stool, yellow skin with fever',
  },
  urology: {
    vi: 'không tiểu được, tiểu ra máu cục, đau tinh hoàn đột ngột, sốt rét run kèm đau hông',
    en: 'being unable to pass urine, clots in the urine, sudden testicle pain, shivering fever with flank pain',
  },
  obstetrics: {
    vi: 'ra máu, ra nước, đau bụng, thai đạp ít, đau đầu nhìn mờ, sốt',
    en: 'bleeding, leaking water, belly pain, fewer movements of the child, headache with blurred sight, fever',
  },
  gynecology: {
    vi: 'ra máu nhiều, đau bụng dưới dữ dội, ngất, sốt cao',
    en: 'heavy bleeding, violent lower belly pain, fainting, high fever',
  },
  pediatrics: {
    vi: 'bỏ bú hoặc không uống được, li bì, co giật, thở nhanh co lõm ngực, nôn liên tục, sốt ở trẻ dưới 3 tháng',
    en: 'not feeding or drinking, drowsiness, fits, fast breathing with the chest drawn in, vomiting everything, fever under 3 months of age',
  },
  infectious_disease: {
    vi: 'đau bụng, nôn nhiều, chảy máu, tay chân lạnh, tiểu ít, lơ mơ, nhất là khi sốt sang ngày 3–7',
    en: 'belly pain, much vomiting, bleeding, cold hands and feet, little urine, drowsiness, above all on days 3–7 of a fever',
  },
  dermatology: {
    vi: 'phồng rộp hoặc loét miệng, mắt sau khi uống thuốc, sưng mặt, khó thở',
    en: 'blisters or sores in mouth and eyes after a medicine, a swelling face, trouble breathing',
  },
  ophthalmology: {
    vi: 'mất thị lực, đau nhức mắt dữ dội, thấy màn đen che mắt',
    en: 'loss of sight, violent eye pain, a dark curtain over the eye',
  },
  orthopedics: {
    vi: 'đầu chi tê lạnh, đau tăng trong bột, không tiểu được, yếu hai chân',
    en: 'numb cold fingers or toes, growing pain inside a cast, being unable to pass urine, weakness of both legs',
  },
  psychiatry: {
    vi: 'ý nghĩ muốn chết, nghe tiếng nói xúi giục, kích động, nhiều đêm không ngủ',
    en: 'thoughts of dying, voices giving orders, agitation, several nights without sleep',
  },
};

const common: Words = {
  vi: 'khó thở, đau dữ dội, sốt cao không hạ, chảy máu, ngất, yếu liệt, lơ mơ, co giật',
  en: 'trouble breathing, violent pain, high fever that stays, bleeding, fainting, weakness of a limb, drowsiness, fits',
};

const afterOperation: Words = {
  vi: 'sốt, vết mổ đỏ hoặc chảy dịch, đau tăng, sưng đau bắp chân, khó thở',
  en: 'fever, a red or weeping wound, growing pain, a swollen painful calf, trouble breathing',
};

/** For the first of these specialties that has signs of its own; otherwise those that hold for everyone. */
export function warningSigns(codes: readonly string[], discharged: boolean): Words {
  if (discharged) return afterOperation;
  for (const code of codes) {
    const signs = bySpecialty[code];
    if (signs) return signs;
  }
  return common;
}
