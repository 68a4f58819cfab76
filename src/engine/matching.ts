import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { Graph, GraphHospital } from './graph/graph.ts';
import { placeName } from './graph/place-name.ts';
import type { Place as Origin } from './graph/places.ts';
import { homeOf } from './home.ts';
import type { Coverage } from './insurance/coverage.ts';
import type { Errand } from './knowledge/errands.ts';
import { errands } from './knowledge/errands.ts';
import { departmentOf } from './knowledge/specialties.ts';
import { asksWhere } from './knowledge/work-up.ts';
import { alternativesMax, chooseAlternatives, eachOnce } from './matching/alternatives.ts';
import { contactOf } from './matching/contact.ts';
import { type Danger, dangerKey, isPlain, type Safety } from './matching/danger.ts';
import { matchEmergency } from './matching/emergency-match.ts';
import { errandOf, isSettledOnCard, type Settled } from './matching/errands.ts';
import { servedKin } from './matching/fit.ts';
import { type HospitalProfile, profileOf } from './matching/hospital-profile.ts';
import { namedHospitals } from './matching/named-hospital.ts';
import { isBegunNear, isInternal } from './matching/near-house.ts';
import { begunAtDoor, nearerDoor } from './matching/nearer-door.ts';
import { nearerEqual } from './matching/nearer-equal.ts';
import { type EmergencyList, listNearest } from './matching/nearest.ts';
import { isSurelyOnWard, wardInDanger } from './matching/on-ward.ts';
import { ownToday } from './matching/own-door.ts';
import { PerGraph } from './matching/per-graph.ts';
import { onDuty, personKey, servingDepartment } from './matching/place-words.ts';
import { askedNear, type Doors, isEnough, reasonsFor } from './matching/reasons.ts';
import { receives } from './matching/receives.ts';
import { isFirstOnCard, registeredFor, registeredReason } from './matching/registered.ts';
import { type Candidate, placeKey, shortlist, shortlistKey } from './matching/shortlist.ts';
import { isBackTo, toldOf, treatsThis, withBack, withWeighed } from './matching/told-hospitals.ts';
import { tradeOff } from './matching/trade-off.ts';
import { backFirst, treatedHere, treatingHospital } from './matching/treating.ts';
import { isForNearest, type Near, nearDoor, nearestEmergency, nearOnCard } from './matching/unknown-place.ts';
import { cardInDanger, islandInDanger, islandPost, overSeaMax, unlistedFirst } from './matching/unlisted-first.ts';
import { awayKm, isAcrossSea, isInTown, roughKm } from './matching/way.ts';
import { regionName } from './matching/way-words.ts';
import { type Wish, wishOf } from './matching/wish.ts';
import {
  asFromHome,
  bestIn,
  inAskedCities,
  inOwnCity,
  isFartherThan,
  isInPreferred,
  isNearChoice,
  nearForLong,
  withFirst,
} from './matching/wished-first.ts';
import type { Place } from './recommendation.ts';

export type Match = {
  readonly primary: Place;
  readonly alternatives: Place[];
  readonly emergency: EmergencyList;
  /** The hospital that `primary` names; undefined only when the directory has none for such a patient. */
  readonly hospital: GraphHospital | undefined;
  /** Whether that hospital has what is needed, or is only the best that the directory knows. */
  readonly fit: 'full' | 'partial' | 'none';
  /** What the department that is wanted is usually called, whatever it is called in that hospital. */
  readonly wanted: Words;
  /** Whether it is known where the patient lives. */
  readonly origin: 'known' | 'unknown';
  /** The kind of door near home, where nobody knows from where one starts. */
  readonly near?: Near;
  /** The door of the own district, where `primary` lies in another: it may be nearer. */
  readonly own?: Words;
  /** Whether going there is a journey, as far as one can guess. */
  readonly isFar: boolean;
  /** `primary` is in the city where the family wishes to be seen; beside it, where one would go near home. */
  readonly asWished?: { readonly near: Place | undefined };
  /** Where one would go in the city that the family asks about, beside a first place elsewhere. */
  readonly inAskedCity?: Place;
  /** `primary` is a door that is open at this hour, where only an emergency department is. */
  readonly isOpenDoor?: true;
  /** `primary` is where somebody who has seen the patient sends them. */
  readonly isSent?: true;
  /** `primary` is the place on the card, of which the directory knows nothing. */
  readonly isOnCard?: true;
  /** `primary` is the ward on which the patient lies, in danger. */
  readonly isOnWard?: true;
  /** The question that `primary` answers, where it names no hospital but a kind of place. */
  readonly errand?: Errand;
};

export function match(
  assessment: Assessment,
  intake: Intake,
  safety: Safety,
  graph: Graph,
  { home, coverage }: From = { home: homeOf(graph, intake).place, coverage: 'with_half' },
): Match {
  const named = safety.urgency === 'emergency' ? [] : namedHospitals(graph, intake);
  const wish = wishOf(assessment, intake, safety, graph, { home, named, coverage });
  const { danger } = wish;
  const found = answers.of(graph, answerKey(wish), () =>
    danger ? answerInDanger(danger, wish, graph) : isForNearest(wish) ? nearestOf(wish) : answer(wish, graph),
  );
  if (danger && wish.onWard && isSurelyOnWard(intake)) {
    return { ...onErrand({ at: { ...wardInDanger, withHospitals: true } }, found), isOnWard: true };
  }
  if (danger) {
    const onCard = found.own && cardInDanger(graph, intake, wish, found.primary);
    return onCard ? onErrand({ at: onCard }, withoutOwn(found)) : found;
  }
  const errand = errandOf(assessment, intake, wish, safety, found.profile, found.primary.distanceKm);
  // Who also asks where to be treated is told that first; the help with the bill is among the steps.
  if (!errand || (errand.errand === errands.financial_help && found.hospital && asksWhere(intake))) {
    const onCard = found.near && nearOnCard(intake, wish, found.near);
    if (onCard) return { ...onErrand({ at: onCard }, found), near: onCard, isOnCard: true };
    const door = unlistedFirst(graph, intake, wish, found.hospital, isPlain(safety));
    return door ? { ...onErrand({ at: door }, found), ...(door.isOnCard && { isOnCard: true }) } : found;
  }
  // Whoever asks for a slip, or for more of a medicine near home, goes to the place on the card, by its name.
  if (isSettledOnCard(errand, wish)) {
    const onCard = wish.registered && registeredReason(profileOf(wish.registered), wish);
    const reasons = [...(onCard ? [onCard] : []), ...errand.at.reasons];
    return onErrand({ ...errand, at: { ...errand.at, reasons }, isWhereTreated: true }, found, wish.registered);
  }
  if (errand.leavesCard) {
    const nearHome = { ...wish, registered: undefined, shunned: wish.registered, back: 'no' as const };
    const { alternatives, ...found } = answer(nearHome, graph);
    const isLeft = ({ hospital: { id } }: Place) => id === wish.registered?.id;
    return onErrand(errand, { ...found, alternatives: alternatives.filter((each) => !isLeft(each)) });
  }
  const [first] = named;
  const treating = treatingHospital(graph, intake, named, home) ?? (first?.goes ? undefined : first?.hospital);
  return onErrand(errand, found, treating);
}

/** Where the patient is, and what insurance pays in this matter. */
export type From = { readonly home: Origin | undefined; readonly coverage: Coverage };

/** People in the same place with the same matter get the same answer. */
const answers = new PerGraph<Answer>();

type Answer = Match & { readonly profile: HospitalProfile | undefined };

/**
 * All that an answer depends on: what makes a shortlist or a danger, where distances are told from, whose doors are
 * open. Where somebody stands is never remembered.
 */
function answerKey(wish: Wish): string | undefined {
  const { home, target, danger, person } = wish;
  const matter = danger ? `!${dangerKey(danger)}|${target ? placeKey(target) : ''}` : shortlistKey(wish);
  if (home?.position || matter === undefined) return undefined;
  const ids = [wish.registered, wish.named, ...wish.weighed].map((each) => each?.id);
  const back = typeof wish.back === 'string' ? wish.back : wish.back.id;
  const own = `${ids}|${back}|${wish.coverage}|${wish.asked.map(placeKey)}|${wish.wished.map(placeKey)}`;
  const near = `${wish.ownCity ? placeKey(wish.ownCity) : ''}|${wish.nearForLong}`;
  const spoken = `${wish.isForLanguage}|${wish.asksPrivate}|${wish.afterHours}|${wish.isBooked}|${wish.isSent}|${wish.isVisit}|${wish.asksDoctor}`;
  return `${matter}|${home ? placeKey(home) : ''}|${personKey(person)}|${own}|${near}|${spoken}`;
}

function answerInDanger(danger: Danger, wish: Wish, graph: Graph): Answer {
  if (!wish.target) return nearestOf(wish);
  const { named, emergency, own } = matchEmergency(danger, wish, graph);
  const [primary, ...alternatives] = named.map(({ profile, reasons }) => ({
    ...placeOf(profile, wish),
    reasons,
    distanceKm: awayKm(wish.home, profile.hospital),
  }));
  const first = named[0]?.profile;
  if (!primary || !first) return nothingKnown(wish);
  if (wish.home?.district?.island && isAcrossSea(wish.home, first.hospital)) {
    return {
      ...kindOnly(wish, islandPost, [islandInDanger(placeName(wish.home))], onDuty),
      alternatives: [primary, ...alternatives].slice(0, overSeaMax),
      emergency,
      origin: 'known',
    };
  }
  return {
    primary,
    alternatives,
    emergency,
    hospital: first.hospital,
    profile: first,
    fit: first.hospital.emergency24h === true ? 'full' : 'partial',
    wanted: wantedDepartment(wish),
    origin: wish.home ? 'known' : 'unknown',
    isFar: isFar(first, wish),
    ...(own && { own: own.name }),
  };
}

function answer(wish: Wish, graph: Graph): Answer {
  const listed = withBack(withWeighed(withNamed(nearerEqual(shortlist(graph, wish), wish), wish), wish), wish);
  const own = registeredFor(graph, wish);
  const isOwnFirst = own && !wish.named && !isBackTo(listed[0], wish) && isFirstOnCard(own, listed[0], wish);
  const nearHome = isOwnFirst ? [own, ...listed.filter(({ profile }) => profile !== own.profile)] : listed;
  const wished = wish.named ? [] : bestIn(wish.wished, graph, wish);
  const preferred = wish.named ? [] : [...wished, ...inOwnCity(graph, wish), ...nearForLong(graph, wish)];
  const weighed = withFirst(nearHome, preferred);
  const door = weighed[0] && begunAtDoor(graph, wish, weighed[0].profile);
  const candidates = withFirst(weighed, door ? [{ profile: door, detour: 0 }] : []);
  const first = candidates[0];
  if (!first) return nothingKnown(wish);
  const isAsWished = wished.includes(first) || isInPreferred(first.profile, wish);
  const atHome = wished.length > 0 ? nearHome : isAsWished ? shortlist(graph, asFromHome(wish)) : [];
  const near = atHome.filter(({ profile }) => isAsWished && isNearChoice(profile, first.profile, wish)).slice(0, 1);
  const chosen = chooseAlternatives(candidates, wish, graph);
  const asked = inAskedCities(graph, wish, first.profile);
  const told = toldOf(wish).filter((each) => each.profile.hospital !== first.profile.hospital);
  // Those all over the country are no choice.
  const besides = wish.anywhere ? [] : chosen;
  // Who weighs the own city against a far one is told first what else is there.
  const named = wish.ownCity ? [...besides.slice(0, 2), ...asked, ...besides] : [...asked, ...besides];
  const others = eachOnce([...near, ...wished, ...(own ? [own] : []), ...told, ...named], first.profile);
  const far = [...told, ...asked].find(({ profile }) => isFartherThan(profile, first.profile, wish));
  const ownDoor = ownToday(graph, wish, first.profile);
  return {
    primary: primaryOf(first.profile, wish, { nearer: nearerDoor(graph, wish, first.profile), own: ownDoor }),
    alternatives: others.slice(0, alternativesMax).map(({ profile }) => alternativeOf(profile, first.profile, wish)),
    emergency: { nearest: [] },
    hospital: first.profile.hospital,
    profile: first.profile,
    fit: fitOf(first.profile, wish),
    wanted: wantedDepartment(wish),
    origin: wish.home ? 'known' : 'unknown',
    isFar: isFar(first.profile, wish),
    ...(ownDoor && { own: ownDoor.name }),
    ...(wish.isSent && first.profile.hospital === wish.named && { isSent: true }),
    ...(isAsWished && { asWished: { near: near[0] && alternativeOf(near[0].profile, first.profile, wish) } }),
    ...(far && { inAskedCity: alternativeOf(far.profile, first.profile, wish) }),
  };
}

/** The hospital that the family names comes first, unless it does not treat this, or a day is too short for the way. */
function withNamed(candidates: readonly Candidate[], wish: Wish): readonly Candidate[] {
  if (!wish.named) return candidates;
  const profile = profileOf(wish.named);
  if (!mayTreat(profile, wish) || (wish.urgency === 'urgent' && isFar(profile, wish) && !wish.moves)) return candidates;
  const others = candidates.filter((each) => each.profile.hospital !== wish.named);
  return [{ profile, detour: 0 }, ...others];
}

/** Where we do not know what it is, the family that names a house does. */
function mayTreat(profile: HospitalProfile, wish: Wish): boolean {
  const isUnknown = wish.urgency === 'routine' && wish.chain[0] === 'general_internal';
  return treatsThis(profile, wish) || (isUnknown && receives(profile, wish));
}

const farKmMin = 100;

function isFar({ hospital }: HospitalProfile, { home }: Wish): boolean {
  return home !== undefined && (isAcrossSea(home, hospital) || roughKm(home, hospital) > farKmMin);
}

function primaryOf(profile: HospitalProfile, wish: Wish, doors: Doors): Place {
  const away = awayKm(wish.home, profile.hospital);
  const reasons = [...openings(profile, wish), ...reasonsFor(profile, wish, away, doors)];
  return { ...placeOf(profile, wish), reasons, distanceKm: away };
}

/** What answers the family's own words, before what speaks for the place. */
function openings(profile: HospitalProfile, wish: Wish): Words[] {
  const { hospital } = profile;
  if (hospital === wish.named) return [wish.isBooked ? asBooked : wish.isSent ? asSent : asWished];
  if (hospital === wish.back) return [treatedHere];
  const asksFarther = wish.asked.length > 0 && !wish.preferred && !wish.isAboveDistrict;
  const isFarther = [...wish.weighed, ...(asksFarther ? [undefined] : [])].some((each) => each !== hospital);
  return [
    ...(wish.back === 'unknown' && wish.isToday && hospital !== wish.registered ? [backFirst] : []),
    ...(wish.nearForLong && fitOf(profile, wish) !== 'full' ? [askedNear] : []),
    ...(isFarther && !wish.weighed.includes(hospital) && fitOf(profile, wish) === 'full' ? [isEnough] : []),
  ];
}

const asWished = { vi: 'Là nơi gia đình muốn đến.', en: 'It is where the family wishes to go.' };

const asBooked = {
  vi: 'Là nơi đã hẹn: giữ đúng ngày; cần đổi thì gọi khoa đó.',
  en: 'It is where the day is set: keep it; to change it, call that ward.',
};
const asSent = { vi: 'Là nơi đã được dặn đến.', en: 'It is where the patient was told to go.' };

/** Whether it is named by the family, and not by us. */
export function isNamedByFamily({ reasons }: Place): boolean {
  return [asWished, asBooked, asSent, isWeighed].some((each) => reasons.includes(each));
}

function alternativeOf(profile: HospitalProfile, primary: HospitalProfile, wish: Wish): Place {
  const other = { profile, awayKm: awayKm(wish.home, profile.hospital) };
  const compared = { profile: primary, awayKm: awayKm(wish.home, primary.hospital) };
  const own = registeredReason(profile, wish) ?? toldReason(profile, wish) ?? askedReason(profile, wish);
  const reasons = [...(own ? [own] : []), ...tradeOff(other, compared, wish)];
  return { ...placeOf(profile, wish), reasons, distanceKm: other.awayKm };
}

function toldReason({ hospital }: HospitalProfile, { back, named, weighed }: Wish): Words | undefined {
  if (hospital === back) return treatedHere;
  if (hospital === named) return asWished;
  return weighed.includes(hospital) ? isWeighed : undefined;
}

const isWeighed = { vi: 'Là nơi gia đình đang hỏi đến.', en: 'It is where the family asks about.' };

function askedReason({ hospital }: HospitalProfile, { asked }: Wish): Words | undefined {
  const city = asked.find((each) => isInTown(each, hospital));
  if (!city) return undefined;
  const { vi, en } = city.district ? { vi: city.district.name, en: city.district.name } : regionName(city);
  return { vi: `Ở ${vi}, nơi gia đình hỏi đến.`, en: `In ${en}, which the family asks about.` };
}

function placeOf(profile: HospitalProfile, wish: Wish): Pick<Place, 'hospital' | 'department'> {
  return { hospital: contactOf(profile.hospital), department: { name: servingDepartment(profile, wish) } };
}

function fitOf(profile: HospitalProfile, wish: Wish): Match['fit'] {
  const kin = servedKin(profile, wish);
  if (kin === 0) return 'full';
  if (isBegunNear(profile, wish)) return 'partial';
  if (kin !== 1) return 'none';
  const isStrange = wish.chain[1] === 'general_internal' && !isInternal(wish.chain);
  // For what is mild a general hospital of which nobody has told the departments is no misfit.
  return isStrange && (!wish.mild || profile.hospital.departmentsBasis === 'checked') ? 'none' : 'partial';
}

/** A hospital that the family names is the one where its papers lie or where the patient is. */
function onErrand({ at, errand, isWhereTreated }: Settled, found: Answer, named?: GraphHospital): Match {
  const { place, department, reasons, withHospitals } = at;
  const { primary, alternatives } = found;
  return {
    ...found,
    primary: {
      hospital: isWhereTreated && named ? contactOf(named) : { id: '', name: place },
      department: { name: department },
      reasons: [...reasons],
      distanceKm: null,
    },
    alternatives:
      withHospitals && found.hospital ? elsewhereThan(isWhereTreated && named, primary, ...alternatives) : [],
    hospital: undefined,
    fit: 'full',
    isFar: false,
    ...(errand && { errand }),
  };
}

/** What was said of the own door is said of it alone. */
function withoutOwn({ own: _, primary, ...found }: Answer): Answer {
  return { ...found, primary: { ...primary, reasons: primary.reasons.slice(1) } };
}

const errandPlacesMax = 3;

function elsewhereThan(named: GraphHospital | false | undefined, ...places: Place[]): Place[] {
  return places.filter(({ hospital }) => !named || hospital.id !== named.id).slice(0, errandPlacesMax);
}

/** A directory without a suitable hospital still gives an answer: the nearest hospital is never wrong. */
function nothingKnown(wish: Wish): Answer {
  return kindOnly(wish, { vi: 'Bệnh viện gần nhất', en: 'The nearest hospital' }, [
    {
      vi: 'Danh bạ chưa có bệnh viện phù hợp; hãy đến bệnh viện gần nhất.',
      en: 'The directory lists no suitable hospital yet; go to the nearest one.',
    },
  ]);
}

function nearestOf(wish: Wish): Answer {
  if (wish.danger) return kindOnly(wish, nearestEmergency.place, nearestEmergency.reasons);
  const near = nearDoor(wish);
  const answer = kindOnly(wish, near.place, near.reasons);
  // That nobody told the place is no fault of the directory.
  return {
    ...answer,
    primary: { ...answer.primary, department: { name: near.department } },
    fit: wish.isToday ? answer.fit : 'full',
    near,
  };
}

function wantedDepartment({ chain, urgency }: Wish): Words {
  return departmentOf(urgency === 'emergency' ? 'emergency' : (chain[0] ?? 'general_internal'));
}

function kindOnly(wish: Wish, name: Words, reasons: Words[], department?: Words): Answer {
  const wanted = wantedDepartment(wish);
  return {
    primary: { hospital: { id: '', name }, department: { name: department ?? wanted }, reasons, distanceKm: null },
    alternatives: [],
    emergency: listNearest(undefined, wish),
    hospital: undefined,
    profile: undefined,
    fit: 'none',
    wanted,
    origin: 'unknown',
    isFar: false,
  };
}
