import type { Words } from '#contract/vocabulary.ts';
import type { GraphHospital } from '../graph/graph.ts';
import { type Place, pointOf } from '../graph/places.ts';
import { capabilityLabels, certaintyWords } from '../knowledge/capabilities.ts';
import { abilityFor } from './abilities.ts';
import { type Danger, isObstetric, isOwnKind, needsLarge } from './danger.ts';
import { type Choice, isStraight, type Reached } from './emergency.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { addressOf, type OwnDoor } from './own-door.ts';
import { specialtyName } from './place-words.ts';
import { awayKm } from './way.ts';
import { distanceWords } from './way-words.ts';

/** Why this one first, how far it is, and what happens there if it can't do all. */
export function firstReasons(choice: Choice, danger: Danger, home: Place | undefined, own?: OwnDoor): Words[] {
  const { first, why, near } = choice;
  const { hospital } = first.profile;
  const way = distanceWords(awayKm(home, hospital), home, hospital);
  const isNearest = home !== undefined && pointOf(home) !== undefined && near[0] === first;
  const ability = abilityWords(hospital, danger);
  const head = headOf(why, first.profile, danger, ability);
  const opening = head ? withFarther(head, fartherKm(first, near, home)) : isNearest ? nearestWords : openWords;
  return [
    ...nearerFirst(choice, danger, home, own),
    sentence(opening),
    way,
    ...(why !== 'ability' && ability ? [sentence(ability)] : []),
    ...(head ? [sentence(statusWords(first.profile) ?? openWords)] : []),
    ...stockOf(hospital, danger),
    ...afterwards(why, ability !== undefined, danger),
  ];
}

function headOf(why: Choice['why'], first: HospitalProfile, danger: Danger, ability?: Words): Words | undefined {
  if (why === 'post') return postWords;
  if (why === 'card')
    return { vi: 'Là bệnh viện công trên thẻ, ở gần', en: 'The public hospital on the card, near by' };
  if (why === 'larger') return largerWords(first);
  return why === 'ability' ? ability : why === 'kind' ? kindWords(first, danger) : undefined;
}

/** What it usually has, by what such hospitals are; nobody has checked it. */
function largerWords({ hospital }: HospitalProfile): Words {
  const isCentral = hospital.level === 'central';
  return {
    vi: `Bệnh viện tuyến ${isCentral ? 'trung ương' : 'tỉnh'}: nơi như thế này thường lớn hơn, có hồi sức, phẫu thuật và chụp CT`,
    en: `A ${isCentral ? 'central' : 'provincial'} hospital: such a place is usually larger, with intensive care, surgery and a CT scanner`,
  };
}

/** Beyond this there is most likely a health station or a medical centre on the way that we do not know. */
const nearKmMax = 15;

/** What must be said first where all that we know is far, or lies in another district. */
export function nearerFirst(choice: Choice, danger: Danger, home: Place | undefined, own?: OwnDoor): Words[] {
  if (own) return [ownFirst(own)];
  const [nearest] = choice.near;
  const away = nearest && awayKm(home, nearest.profile.hospital);
  if (away == null || away <= nearKmMax) return [];
  return [isStraight(choice, danger) ? (needsLarge(danger) ? straightToSpine : straightOn) : nearerPost];
}

function ownFirst(own: OwnDoor): Words {
  const [{ vi, en }, address] = [own.name, addressOf(own)];
  return {
    vi: `Nếu ${vi} gần hơn, đến đó trước để được cấp cứu ban đầu và gọi xe chuyển${address.vi}. Gọi 115.`,
    en: `If ${en} is nearer, go there first for emergency treatment and a vehicle on${address.en}. Call 115.`,
  };
}

const nearerPost: Words = {
  vi: 'Nếu có trạm y tế hoặc trung tâm y tế gần hơn, đến đó trước để được cấp cứu ban đầu và gọi xe chuyển; gọi 115.',
  en: 'If a health station or medical centre is nearer, go there first for emergency treatment and a vehicle on; call 115.',
};

const straightOn: Words = {
  vi: 'Gọi 115. Cần nơi chụp được não nên đi thẳng đến đây; trên đường mà lịm đi, co giật hay khó thở thì ghé ngay nơi y tế gần nhất.',
  en: 'Call 115. The brain must be scanned, so go straight here; if the patient passes out, has a fit or breathes badly on the way, stop at the nearest place of care.',
};

const straightToSpine: Words = {
  vi: 'Gọi 115. Cần nơi chụp và mổ được cột sống nên đi thẳng đến đây, nằm yên trên đường; khó thở hay lịm đi thì ghé ngay nơi y tế gần nhất.',
  en: 'Call 115. The spine must be scanned and perhaps operated on, so go straight here, lying still on the way; if the patient breathes badly or passes out, stop at the nearest place of care.',
};

/** What one gains and gives up by going here instead. */
export function otherReasons(other: Reached, choice: Choice, danger: Danger, home: Place | undefined): Words[] {
  const { hospital } = other.profile;
  const ability = abilityWords(hospital, danger);
  const said = statusWords(other.profile) ?? ability ?? kindWords(other.profile, danger) ?? openOf(choice);
  const isLess = choice.why === 'ability' && !ability;
  return [
    ...houseWords(other.profile),
    sentence(joined(said, comparedWords(other, choice.first, home))),
    ...(isLess ? [transferWords] : []),
    distanceWords(awayKm(home, hospital), home, hospital),
  ];
}

export const onCardWords: Words = {
  vi: 'Là nơi đăng ký trên thẻ, có thể có hồ sơ của người bệnh.',
  en: 'It is the place on the card, and may know the patient.',
};

/** Of the hospital that a small one sends on to. */
export function onwardWords({ hospital }: HospitalProfile): Words {
  const isCentral = hospital.level === 'central';
  return {
    vi: `Là bệnh viện tuyến ${isCentral ? 'trung ương' : 'tỉnh'}: nơi gần cấp cứu trước, cần thì hỏi chuyển sớm lên đây.`,
    en: `It is a ${isCentral ? 'central' : 'provincial'} hospital: the nearer place treats first; if needed, ask early to be moved here.`,
  };
}

/** Of a house in doubt, why it is named at all. */
function houseWords({ hospital, house, forChildren, forWomen }: HospitalProfile): Words[] {
  if (hospital.emergency24h === true || house === 'general' || forChildren || forWomen) return [];
  const { vi, en } = specialtyName(house);
  return [{ vi: `Là bệnh viện chuyên khoa ${vi}.`, en: `It is devoted to ${en.toLowerCase()}.` }];
}

/** What is known of it that matters in this danger; empty where only the way speaks for it. */
export function departmentWords(profile: HospitalProfile, danger: Danger): Words[] {
  const said = [statusWords(profile), abilityWords(profile.hospital, danger), kindWords(profile, danger)];
  return said.flatMap((words) => (words ? [sentence(words)] : []));
}

function abilityWords(hospital: GraphHospital, { needs }: Danger): Words | undefined {
  const ability = abilityFor(hospital, needs);
  if (!ability) return undefined;
  const [what, how] = [capabilityLabels[ability.code], certaintyWords(ability, true)];
  return { vi: `Có ${what.vi}, ${how.vi}`, en: `Has ${what.en}, ${how.en}` };
}

function statusWords({ hospital }: HospitalProfile): Words | undefined {
  return hospital.emergency24h === true ? undefined : onDutyNow;
}

function kindWords(profile: HospitalProfile, danger: Danger): Words | undefined {
  const { forChildren, forWomen, offers, hospital, house } = profile;
  if (house === 'ophthalmology') {
    return isOwnKind(profile, danger) ? { vi: 'Là bệnh viện chuyên khoa Mắt', en: 'It is an eye hospital' } : undefined;
  }
  const isSure = hospital.departmentsBasis === 'checked';
  if (isObstetric(danger)) {
    if (forWomen) return { vi: 'Là bệnh viện chuyên về sản, phụ khoa', en: 'It is devoted to obstetrics' };
    if (!offers.has('obstetrics')) return undefined;
    return isSure
      ? { vi: 'Có khoa Sản', en: 'It has a maternity department' }
      : { vi: 'Nơi như thế này thường có khoa Sản', en: 'Such hospitals usually have a maternity department' };
  }
  if (danger.patient !== 'child') return undefined;
  if (forChildren) return { vi: 'Là bệnh viện dành cho trẻ em', en: 'It is a hospital for children' };
  if (!offers.has('pediatrics')) return undefined;
  return isSure
    ? { vi: 'Có khoa Nhi', en: 'It has a children’s department' }
    : { vi: 'Nơi như thế này thường có khoa Nhi', en: 'Such hospitals usually have a children’s department' };
}

/** In whole kilometres, as it is told; nothing where the way is not known. */
function kmBetween(one: Reached, two: Reached, home: Place | undefined): number {
  const [a, b] = [awayKm(home, one.profile.hospital), awayKm(home, two.profile.hospital)];
  return a === null || b === null ? 0 : a - b;
}

function fartherKm(first: Reached, [nearest]: readonly Reached[], home: Place | undefined): number {
  return nearest ? kmBetween(first, nearest, home) : 0;
}

function withFarther(words: Words, km: number): Words {
  return km <= 0
    ? words
    : { vi: `${words.vi}; xa hơn nơi gần nhất ${km} km`, en: `${words.en}; ${km} km farther than the nearest` };
}

function comparedWords(other: Reached, first: Reached, home: Place | undefined): Words | undefined {
  const km = kmBetween(other, first, home);
  if (km === 0) return undefined;
  return km > 0
    ? { vi: `xa hơn ${km} km`, en: `${km} km farther` }
    : { vi: `gần hơn ${-km} km`, en: `${-km} km nearer` };
}

function stockOf(hospital: GraphHospital, { needs }: Danger): Words[] {
  const ability = abilityFor(hospital, needs);
  const isStock = needs.some(({ capability, mayRunOut }) => mayRunOut && capability === ability?.code);
  return isStock ? [stockWords] : [];
}

function afterwards(why: Choice['why'], isAble: boolean, { isNearestOnly, needs }: Danger): Words[] {
  if (why === 'post') return [firstAidWords];
  if (isNearestOnly) return [minutesWords];
  return needs.length > 0 && !isAble ? [transferWords] : [];
}

const joined = (one: Words, two: Words | undefined): Words =>
  two ? { vi: `${one.vi}; ${two.vi}`, en: `${one.en}; ${two.en}` } : one;

const sentence = ({ vi, en }: Words): Words => ({ vi: `${vi}.`, en: `${en}.` });

export const openWords: Words = {
  vi: 'Có khoa cấp cứu mở 24 giờ',
  en: 'Its emergency department is open day and night',
};
const openOf = ({ why }: Choice) => (why === 'post' ? openWords : alsoOpen);
const alsoOpen: Words = { vi: 'Cũng có khoa cấp cứu mở 24 giờ', en: 'It also has emergency care day and night' };
const nearestWords: Words = {
  vi: 'Nơi gần nhất có khoa cấp cứu mở 24 giờ mà chúng tôi biết',
  en: 'The nearest emergency department open day and night that we know',
};
export const usuallyOnDuty: Words = {
  vi: 'Nơi như thế này thường có trực cấp cứu, nhưng chưa được kiểm tra; nên gọi hỏi trước',
  en: 'Such a place usually has emergency staff on duty, but nobody has checked; call ahead',
};
/** In danger nobody rings before leaving. */
const onDutyNow: Words = {
  vi: 'Nơi như thế này thường có trực cấp cứu, nhưng chưa được kiểm tra; cứ đi ngay, nhờ người gọi báo trên đường',
  en: 'Such a place usually has emergency staff on duty, but nobody has checked; go at once, and have someone call on the way',
};
const postWords: Words = {
  vi: 'Nơi khám chữa bệnh gần nhất mà chúng tôi biết',
  en: 'The nearest place of care that we know',
};
const transferWords: Words = {
  vi: 'Ở đây cấp cứu trước; cần nơi chuyên sâu hơn thì sẽ được chuyển.',
  en: 'They give first treatment here, and transfer the patient if a more specialised place is needed.',
};
const firstAidWords: Words = {
  vi: 'Gọi 115; ở đây cấp cứu ban đầu rồi chuyển tiếp khi cần.',
  en: 'Call 115; they give first treatment here, and transfer the patient if needed.',
};
const minutesWords: Words = {
  vi: 'Lúc này từng phút đều quý: đến nơi gần nhất trước, cần thì sẽ được chuyển tiếp.',
  en: 'Every minute counts now: go to the nearest place first; they transfer the patient if needed.',
};
const stockWords: Words = {
  vi: 'Thuốc này có lúc hết: nhờ người gọi hỏi trên đường đi.',
  en: 'It can run out: have someone call ahead on the way.',
};
