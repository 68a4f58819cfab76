import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import { foldedText } from '../graph/letters.ts';
import { isBegunAnywhere } from './begun-here.ts';
import { departmentAnywhere } from './place-words.ts';
import { ofTalking } from './wanted.ts';
import type { Wish } from './wish.ts';

/** A kind of house, where one asks in it, and why no house is named. */
export type Near = { readonly place: Words; readonly department: Words; readonly reasons: Words[] };

/**
 * Nobody is sent from an unknown place to a centre that may lie at the other end of the country, and whose outpatients
 * insurance does not pay; nor to be operated on.
 */
export function isForNearest(wish: Wish): boolean {
  return wish.anywhere && (wish.isToday || isBegunAnywhere(wish) || isMaybeFar(wish));
}

/** Not of a hospital of which the family speaks, nor of what few in the country do. */
function isMaybeFar({ anywhere, isToday, named, back, weighed, chain }: Wish): boolean {
  const isTold = named !== undefined || typeof back !== 'string' || weighed.length > 0;
  return anywhere && !isToday && !isTold && chain[0] !== 'transplant';
}

/** The kind of house that sees this, and where one asks in it. */
export function nearDoor(wish: Wish): Near {
  const { grave, isAboveDistrict, asksDoctor, wantsPrivate, isToday } = wish;
  const [told = 'general_internal'] = wish.chain;
  const code = wish.chain === ofTalking ? 'psychology' : told;
  const reasons = [isToday ? todayNearest : nearFirst, tellPlace];
  if (wantsPrivate && !isToday) return { place: houses.private, department: departmentAnywhere(code), reasons };
  return isToday || !(grave || isAboveDistrict || asksDoctor)
    ? { place: houses.general, department: departmentAnywhere(code), reasons }
    : { place: houses.special, department: departmentAnywhere(code, true), reasons };
}

const house = /(?<!\p{L})(?:bv|bvdk|benh vien|ttyt|tt y te|trung tam y te|hospital)(?!\p{L})/u;
const nameMax = 60;

/** The place on the card, by the name that the family gives it: wherever that is, it is near and pays in full. */
export function nearOnCard({ insurance }: Intake, wish: Wish, near: Near): Near | undefined {
  const written = insurance?.registeredAt?.trim() ?? '';
  const isNamed = house.test(foldedText(written)) && written.length <= nameMax;
  if (!isNamed || wish.registered || wish.isToday || wish.grave || wish.coverage === 'none' || wish.wantsPrivate)
    return undefined;
  return {
    place: { vi: `Nơi đăng ký trên thẻ (${written})`, en: `The place on the card (${written})` },
    department: near.department,
    reasons: [
      {
        vi: 'Bảo hiểm y tế trả đủ mức của thẻ ở nơi này; việc ngoài sức nơi này thì nơi này viết phiếu chuyển.',
        en: 'Insurance pays the card’s full rate there, and it refers on what is beyond it.',
      },
      tellPlace,
    ],
  };
}

const houses = {
  general: { vi: 'Bệnh viện đa khoa gần nhất', en: 'The nearest general hospital' },
  special: {
    vi: 'Bệnh viện tỉnh hoặc bệnh viện chuyên khoa gần nhất',
    en: 'The nearest provincial or specialised hospital',
  },
  private: { vi: 'Bệnh viện tư gần nhất', en: 'The nearest private hospital' },
};

const todayNearest: Words = {
  vi: 'Chưa biết người bệnh ở đâu; việc này cần khám trong ngày nên hãy đến bệnh viện đa khoa gần nhất.',
  en: 'It is not known where the patient is; this must be seen within a day, so go to the nearest general hospital.',
};
const nearFirst: Words = {
  vi: 'Chưa biết người bệnh ở đâu; nên khám trước ở nơi gần nhà.',
  en: 'It is not known where the patient is; be seen near home first.',
};

const tellPlace: Words = {
  vi: 'Cho biết tỉnh và quận, huyện để chúng tôi tìm nơi cụ thể.',
  en: 'Tell us the province and the district, and we look for the place.',
};

export const nearestEmergency = {
  place: { vi: 'Bệnh viện gần nhất có cấp cứu', en: 'The nearest hospital with emergency care' },
  reasons: [
    {
      vi: 'Chưa biết người bệnh ở đâu: gọi 115, hoặc đến khoa cấp cứu gần nhất mà bạn biết.',
      en: 'It is not known where the patient is: call 115, or go to the nearest emergency department that you know.',
    },
    tellPlace,
  ],
};
