import type { Words } from '#contract/vocabulary.ts';
import { cityName } from '../graph/place-name.ts';
import { pointOf } from '../graph/places.ts';
import { isAtHome, isCentre, isDevoted, isNextStep, tellingKm } from './alternatives.ts';
import { hasDoorForChildren, seesChildrenToo } from './children-too.ts';
import { servedKin } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { shareAt, shareWords } from './insurance-share.ts';
import { isOutpatients, servingDepartment, specialtyName } from './place-words.ts';
import { isInUnit, unitOf } from './way.ts';
import { distanceWords } from './way-words.ts';
import type { Wish } from './wish.ts';

export type Compared = { readonly profile: HospitalProfile; readonly awayKm: number | null };

/** What one gains and what one gives up by going here instead: the gain first, then "but". */
export function tradeOff(other: Compared, primary: Compared, wish: Wish): Words[] {
  const gains = [
    ...nearer(other, primary),
    ...atHome(other, primary, wish),
    ...deeper(other, primary, wish),
    ...(isNextStep(other.profile, primary.profile, wish) ? [isLarger] : []),
    ...cares(other, primary, wish),
    ...pays(other, primary, wish),
  ];
  const losses = [
    ...nearer(primary, other).map(fartherBy),
    ...lacks(other, primary, wish),
    ...costs(other, primary, wish),
  ];
  const said: Words[] = [];
  if (!wish.home) said.push(standsIn(other));
  if (gains.length > 0 && losses.length > 0) said.push(butOf(join(gains), join(losses)));
  else if (gains.length > 0) said.push(sentence(join(gains)));
  else if (losses.length > 0) said.push(butOf(alsoSees, join(losses)));
  else if (wish.home) said.push(comparable(other, primary, wish));
  return wish.home ? [...said, ...whereTo(other, primary, wish)] : said;
}

/** Where it is; of a way that nobody can measure not again what was said of the first. */
function whereTo({ profile: { hospital }, awayKm }: Compared, { profile: primary }: Compared, { home }: Wish): Words[] {
  if (!home) return [];
  if (awayKm !== null || pointOf(home) || !isInUnit(home, hospital)) return [distanceWords(awayKm, home, hospital)];
  if (unitOf(hospital) === unitOf(primary.hospital) || !isInUnit(home, primary.hospital)) return [];
  const city = cityName(unitOf(hospital));
  return [{ vi: `Ở ${city}.`, en: `In ${city}.` }];
}

function comparable(other: Compared, primary: Compared, wish: Wish): Words {
  const { vi, en } = servingDepartment(other.profile, wish);
  if (wish.wantsPrivate && other.profile.hospital.type === 'private') {
    return { vi: `Cũng là bệnh viện tư, có ${vi}.`, en: `Private too, and has the department: ${en}.` };
  }
  const share = shareAt(other.profile.hospital, wish);
  if (isOutpatients({ vi, en })) return { vi: 'Cũng khám được ở đây.', en: 'Can see the patient too.' };
  return share !== undefined && share === shareAt(primary.profile.hospital, wish)
    ? {
        vi: `Cũng có ${vi}, mức bảo hiểm như nhau.`,
        en: `Has the department too (${en}), on the same insurance terms.`,
      }
    : { vi: `Cũng có ${vi}.`, en: `Has the department too: ${en}.` };
}

/** Where nobody knows from where one starts, each family must judge by the city. */
function standsIn({ profile: { hospital } }: Compared): Words {
  const city = cityName(hospital.city);
  return {
    vi: `Ở ${city}: chọn nơi này nếu gần người bệnh hơn.`,
    en: `In ${city}: choose it if it is closer to the patient.`,
  };
}

const alsoSees: Words = { vi: 'Cũng khám được', en: 'Can see the patient too' };

const nearerWords = (km: number): Words => ({ vi: `gần hơn khoảng ${km} km`, en: `about ${km} km nearer` });

function nearer(one: Compared, two: Compared): Words[] {
  if (one.awayKm === null || two.awayKm === null) return [];
  const saved = two.awayKm - one.awayKm;
  return saved >= tellingKm ? [nearerWords(saved)] : [];
}

/** Of a patient of whom only the province is known: whether it is the one. */
function atHome({ profile }: Compared, { profile: primary }: Compared, wish: Wish): Words[] {
  if (!isAtHome(profile, primary, wish)) return [];
  const city = cityName(unitOf(profile.hospital));
  return [{ vi: `ở ${city}, cùng tỉnh với người bệnh`, en: `in ${city}, the patient’s own province` }];
}

function fartherBy(words: Words): Words {
  return { vi: words.vi.replace('gần hơn', 'xa hơn'), en: words.en.replace('nearer', 'farther') };
}

function deeper({ profile }: Compared, { profile: primary }: Compared, wish: Wish): Words[] {
  // A name is no expertise in what the hospital does not do.
  if (servedKin(profile, wish) !== 0) return [];
  const gains: Words[] = [];
  if (isCentre(profile) && !isCentre(primary)) {
    gains.push({ vi: 'là tuyến trung ương, chuyên sâu hơn', en: 'a central hospital with deeper expertise' });
  } else if (isDevoted(profile, wish) && !isDevoted(primary, wish)) {
    gains.push({ vi: 'là bệnh viện chuyên khoa', en: 'a specialised hospital' });
  }
  const department = servingDepartment(profile, wish);
  if (servedKin(primary, wish) !== 0 && !isOutpatients(department)) {
    gains.push({ vi: `có ${department.vi}`, en: `has a ${decapital(department.en)}` });
  }
  return gains;
}

function cares({ profile }: Compared, { profile: primary }: Compared, { urgency, audience }: Wish): Words[] {
  const gains: Words[] = [];
  if (audience === 'child' && profile.forChildren && !primary.forChildren) {
    gains.push({ vi: 'dành riêng cho trẻ em', en: 'a hospital for children' });
  }
  if (urgency === 'urgent' && profile.hospital.emergency24h === true && primary.hospital.emergency24h !== true) {
    gains.push({ vi: 'có cấp cứu 24 giờ', en: 'emergency care day and night' });
  }
  return gains;
}

/** What insurance pays more here than there. */
function pays({ profile }: Compared, { profile: primary }: Compared, wish: Wish): Words[] {
  const [share, other] = [shareAt(profile.hospital, wish), shareAt(primary.hospital, wish)];
  if (
    wish.wantsPrivate &&
    wish.coverage !== 'none' &&
    primary.hospital.type === 'private' &&
    profile.hospital.type !== 'private'
  ) {
    return [{ vi: 'là bệnh viện công, nhận bảo hiểm y tế', en: 'public, and takes health insurance' }];
  }
  // Of the place on the card that is said already.
  if (profile.hospital === wish.registered) return [];
  return share !== undefined && other !== undefined && share > other ? [shareWords[share]] : [];
}

function lacks({ profile }: Compared, { profile: primary }: Compared, wish: Wish): Words[] {
  const { audience, chain } = wish;
  const losses: Words[] = [];
  if (servedKin(profile, wish) !== 0) losses.push(...seenElsewhere(profile, primary, wish));
  else if (isDevoted(primary, wish) && profile.general) {
    losses.push(isGeneral);
  }
  const isForChildren =
    profile.offers.has('pediatrics') || seesChildrenToo(chain) || hasDoorForChildren(profile, chain);
  if (audience === 'child' && !isForChildren) {
    losses.push({ vi: 'chưa thấy ghi khoa Nhi', en: 'lists no children’s department' });
  }
  return losses;
}

const isLarger: Words = {
  vi: 'là bệnh viện lớn của tỉnh, nơi xin chuyển lên nếu nơi gần không đủ sức',
  en: 'the large hospital of the province, to be sent on to if the nearer one cannot do enough',
};

const isGeneral: Words = { vi: 'là bệnh viện đa khoa', en: 'a general hospital' };

/** That there is no such department is said only where someone has looked. */
function seenElsewhere(profile: HospitalProfile, primary: HospitalProfile, wish: Wish): Words[] {
  if (profile.hospital.departmentsBasis === 'checked') {
    const wanted = specialtyName(wish.chain[0] ?? 'general_internal');
    return [{ vi: `không có khoa riêng về ${wanted.vi}`, en: `has no department of its own for ${wanted.en}` }];
  }
  const department = servingDepartment(profile, wish);
  if (servedKin(profile, wish) === servedKin(primary, wish)) return [];
  if (isOutpatients(department)) return profile.general && !primary.general ? [isGeneral] : [];
  const { vi, en } = department;
  return [{ vi: `khám ở ${vi}`, en: `the patient is seen in: ${en}` }];
}

function costs({ profile }: Compared, { profile: primary }: Compared, wish: Wish): Words[] {
  const losses: Words[] = [];
  const [share, other] = [shareAt(profile.hospital, wish), shareAt(primary.hospital, wish)];
  if (share !== undefined && other !== undefined && share !== 100 && share < other) losses.push(shareWords[share]);
  if (wish.coverage !== 'none' && profile.hospital.acceptsInsurance === false && primary.hospital.acceptsInsurance) {
    losses.push({ vi: 'không nhận bảo hiểm y tế', en: 'does not take public health insurance' });
  } else if (profile.hospital.type === 'private' && primary.hospital.type !== 'private' && !wish.wantsPrivate) {
    losses.push({ vi: 'là bệnh viện tư, chi phí có thể cao hơn', en: 'private, so it may cost more' });
  }
  return losses;
}

function join(parts: readonly Words[]): Words {
  return { vi: parts.map(({ vi }) => vi).join(', '), en: parts.map(({ en }) => en).join(', ') };
}

function butOf(gain: Words, loss: Words): Words {
  return { vi: `${capital(gain.vi)}, nhưng ${loss.vi}.`, en: `${capital(gain.en)}, but ${loss.en}.` };
}

function sentence({ vi, en }: Words): Words {
  return { vi: `${capital(vi)}.`, en: `${capital(en)}.` };
}

function decapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
