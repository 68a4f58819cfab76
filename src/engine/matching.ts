import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { Graph, GraphHospital } from './graph/graph.ts';
import { homeOf } from './home.ts';
import type { Errand } from './knowledge/errands/errand.ts';
import { departmentOf } from './knowledge/specialties.ts';
import { alternativesMax, chooseAlternatives } from './matching/alternatives.ts';
import { type Danger, dangerKey, type Safety } from './matching/danger.ts';
import { matchEmergency } from './matching/emergency-match.ts';
import { errandOf, type Settled } from './matching/errands.ts';
import { isInternal, receives, servedKin } from './matching/fit.ts';
import { type HospitalProfile, profileOf } from './matching/hospital-profile.ts';
import { namedHospital } from './matching/named-hospital.ts';
import { type EmergencyList, listNearest } from './matching/nearest.ts';
import { PerGraph } from './matching/per-graph.ts';
import { hospitalName, personKey, servingDepartment } from './matching/place-words.ts';
import { reasonsFor } from './matching/reasons.ts';
import { registeredFor, registeredReason } from './matching/registered.ts';
import { type Candidate, placeKey, shortlist, shortlistKey } from './matching/shortlist.ts';
import { tradeOff } from './matching/trade-off.ts';
import { awayKm, isAcrossSea, isInUnit, roughKm } from './matching/way.ts';
import { regionName } from './matching/way-words.ts';
import { type Wish, wishOf } from './matching/wish.ts';
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
  /** Whether going there is a journey, as far as one can guess. */
  readonly isFar: boolean;
  /** Where one would go in the city that the family asks about, beside a first place elsewhere. */
  readonly inAskedCity?: Place;
  /** `primary` is a door that is open at this hour, where only an emergency department is. */
  readonly isOpenDoor?: true;
  /** The question that `primary` answers, where it names no hospital but a kind of place. */
  readonly errand?: Errand;
};

export function match(
  assessment: Assessment,
  intake: Intake,
  safety: Safety,
  graph: Graph,
  home = homeOf(graph, intake).place,
): Match {
  const named = safety.urgency === 'emergency' ? undefined : namedHospital(graph, intake);
  const wish = wishOf(assessment, intake, safety, graph, { home, named });
  const { danger } = wish;
  const found = answers.of(graph, answerKey(wish), () =>
    danger
      ? answerInDanger(danger, wish, graph)
      : wish.isToday && wish.anywhere
        ? nearestOf(wish)
        : answer(wish, graph),
  );
  const errand = danger ? undefined : errandOf(assessment, wish, safety, found.profile, found.primary.distanceKm);
  return errand ? onErrand(errand, found, named?.goes ? undefined : named?.hospital) : found;
}

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
  const own = `${wish.registered?.id ?? ''}|${wish.named?.id ?? ''}|${wish.asked.map(({ province }) => province.code)}`;
  return `${matter}|${home ? placeKey(home) : ''}|${personKey(person)}|${own}`;
}

function answerInDanger(danger: Danger, wish: Wish, graph: Graph): Answer {
  if (!wish.target) return nearestOf(wish);
  const { named, emergency } = matchEmergency(danger, wish, graph);
  const [primary, ...alternatives] = named.map(({ profile, reasons }) => ({
    ...placeOf(profile, wish),
    reasons,
    distanceKm: awayKm(wish.home, profile.hospital),
  }));
  const first = named[0]?.profile;
  if (!primary || !first) return nothingKnown(wish);
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
  };
}

function answer(wish: Wish, graph: Graph): Answer {
  const listed = withNamed(shortlist(graph, wish), wish);
  const own = registeredFor(graph, wish);
  const isOwnFirst = own && !wish.named && own.detour <= (listed[0]?.detour ?? own.detour);
  const candidates = isOwnFirst ? [own, ...listed.filter(({ profile }) => profile !== own.profile)] : listed;
  const first = candidates[0];
  if (!first) return nothingKnown(wish);
  const chosen = chooseAlternatives(candidates, wish, graph);
  const asked = inAskedCities(graph, wish, first.profile);
  const before = [...(own && !isOwnFirst ? [own] : []), ...asked];
  const others = [...before, ...chosen.filter((each) => !before.some(({ profile }) => profile === each.profile))];
  const [far] = asked;
  return {
    primary: primaryOf(first.profile, wish),
    alternatives: others.slice(0, alternativesMax).map(({ profile }) => alternativeOf(profile, first.profile, wish)),
    emergency: { nearest: [] },
    hospital: first.profile.hospital,
    profile: first.profile,
    fit: fitOf(first.profile, wish),
    wanted: wantedDepartment(wish),
    origin: wish.home ? 'known' : 'unknown',
    isFar: isFar(first.profile, wish),
    ...(far && { inAskedCity: alternativeOf(far.profile, first.profile, wish) }),
  };
}

/** The best in each city that the family asks about, unless the first is there. */
function inAskedCities(graph: Graph, wish: Wish, first: HospitalProfile): Candidate[] {
  // Nobody asks about a large city for what a small hospital does.
  const deeper = { ...wish, asked: [], grave: true, mild: false };
  return wish.asked
    .filter(({ province }) => province.code !== first.hospital.provinceCode)
    .flatMap((city) => {
      const [best] = shortlist(graph, { ...deeper, target: city, preferred: city });
      const isThere = best?.profile.hospital.provinceCode === city.province.code;
      return best && isThere && servedKin(best.profile, wish) !== undefined ? [best] : [];
    });
}

/** The hospital that the family names comes first, unless it does not treat this, or a day is too short for the way. */
function withNamed(candidates: readonly Candidate[], wish: Wish): readonly Candidate[] {
  if (!wish.named) return candidates;
  const profile = profileOf(wish.named);
  const treats = receives(profile, wish) && (profile.general || servedKin(profile, wish) !== undefined);
  if (!treats || (wish.urgency === 'urgent' && isFar(profile, wish) && !wish.moves)) return candidates;
  const others = candidates.filter((each) => each.profile.hospital !== wish.named);
  return [{ profile, detour: 0 }, ...others];
}

const farKmMin = 100;

function isFar({ hospital }: HospitalProfile, { home }: Wish): boolean {
  return home !== undefined && (isAcrossSea(home, hospital) || roughKm(home, hospital) > farKmMin);
}

function primaryOf(profile: HospitalProfile, wish: Wish): Place {
  const away = awayKm(wish.home, profile.hospital);
  const reasons = reasonsFor(profile, wish, away);
  return {
    ...placeOf(profile, wish),
    reasons: profile.hospital === wish.named ? [asWished, ...reasons] : reasons,
    distanceKm: away,
  };
}

const asWished = { vi: 'Là nơi gia đình muốn đến.', en: 'It is where the family wishes to go.' };

function alternativeOf(profile: HospitalProfile, primary: HospitalProfile, wish: Wish): Place {
  const other = { profile, awayKm: awayKm(wish.home, profile.hospital) };
  const compared = { profile: primary, awayKm: awayKm(wish.home, primary.hospital) };
  const own = registeredReason(profile, wish) ?? askedReason(profile, wish);
  const reasons = [...(own ? [own] : []), ...tradeOff(other, compared, wish)];
  return { ...placeOf(profile, wish), reasons, distanceKm: other.awayKm };
}

function askedReason({ hospital }: HospitalProfile, { asked }: Wish): Words | undefined {
  const city = asked.find((each) => isInUnit(each, hospital));
  if (!city) return undefined;
  const { vi, en } = regionName(city);
  return { vi: `Ở ${vi}, nơi gia đình hỏi đến.`, en: `In ${en}, which the family asks about.` };
}

function placeOf(profile: HospitalProfile, wish: Wish): Pick<Place, 'hospital' | 'department'> {
  return { hospital: contactOf(profile.hospital), department: { name: servingDepartment(profile, wish) } };
}

function contactOf(hospital: GraphHospital): Place['hospital'] {
  const { id, address, phone, location } = hospital;
  return {
    id,
    name: hospitalName(hospital),
    address,
    ...(phone !== undefined && { phone }),
    ...(location && { location }),
  };
}

function fitOf(profile: HospitalProfile, wish: Wish): Match['fit'] {
  const kin = servedKin(profile, wish);
  if (kin === 0) return 'full';
  if (kin !== 1) return 'none';
  const isStrange = wish.chain[1] === 'general_internal' && !isInternal(wish.chain);
  // For what is mild a general hospital of which nobody has told the departments is no misfit.
  return isStrange && (!wish.mild || profile.hospital.departmentsBasis === 'checked') ? 'none' : 'partial';
}

/** A hospital that the family names is the one where its papers lie or where the patient is. */
function onErrand({ at, errand, isWhereTreated }: Settled, found: Answer, named: GraphHospital | undefined): Match {
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
    alternatives: withHospitals && found.hospital ? [primary, ...alternatives].slice(0, errandPlacesMax) : [],
    hospital: undefined,
    fit: 'full',
    isFar: false,
    ...(errand && { errand }),
  };
}

const errandPlacesMax = 3;

/** A directory without a suitable hospital still gives an answer: the nearest hospital is never wrong. */
function nothingKnown(wish: Wish): Answer {
  return kindOnly(wish, { vi: 'Bệnh viện gần nhất', en: 'The nearest hospital' }, [
    {
      vi: 'Danh bạ chưa có bệnh viện phù hợp; hãy đến bệnh viện gần nhất.',
      en: 'The directory lists no suitable hospital yet; go to the nearest one.',
    },
  ]);
}

/** Who must be seen today is not sent to a city that may lie at the other end of the country. */
function nearestOf(wish: Wish): Answer {
  return wish.danger
    ? kindOnly(wish, { vi: 'Bệnh viện gần nhất có cấp cứu', en: 'The nearest hospital with emergency care' }, [
        {
          vi: 'Chưa biết người bệnh ở đâu: gọi 115, hoặc đến khoa cấp cứu gần nhất mà bạn biết.',
          en: 'It is not known where the patient is: call 115, or go to the nearest emergency department that you know.',
        },
        tellPlace,
      ])
    : kindOnly(wish, { vi: 'Bệnh viện đa khoa gần nhất', en: 'The nearest general hospital' }, [
        {
          vi: 'Chưa biết người bệnh ở đâu; việc này cần khám trong ngày nên hãy đến bệnh viện đa khoa gần nhất.',
          en: 'It is not known where the patient is; this must be seen within a day, so go to the nearest general hospital.',
        },
        tellPlace,
      ]);
}

const tellPlace: Words = {
  vi: 'Cho biết tỉnh và quận, huyện để chúng tôi tìm nơi cụ thể.',
  en: 'Tell us the province and the district, and we look for the place.',
};

function wantedDepartment({ chain, urgency }: Wish): Words {
  return departmentOf(urgency === 'emergency' ? 'emergency' : (chain[0] ?? 'general_internal'));
}

function kindOnly(wish: Wish, name: Words, reasons: Words[]): Answer {
  const wanted = wantedDepartment(wish);
  return {
    primary: { hospital: { id: '', name }, department: { name: wanted }, reasons, distanceKm: null },
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
