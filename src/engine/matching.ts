import type { Intake } from '../contract/intake.ts';
import type { Assessment } from './assess.ts';
import type { Graph, GraphHospital } from './graph/graph.ts';
import type { Errand } from './knowledge/errands/errand.ts';
import { departmentOf } from './knowledge/specialties.ts';
import { chooseAlternatives } from './matching/alternatives.ts';
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
import { type Candidate, placeKey, shortlist, shortlistKey } from './matching/shortlist.ts';
import { tradeOff } from './matching/trade-off.ts';
import { awayKm, isAcrossSea, roughKm } from './matching/way.ts';
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
  /** Whether it is known where the patient lives. */
  readonly origin: 'known' | 'unknown';
  /** Whether going there is a journey, as far as one can guess. */
  readonly isFar: boolean;
  /** The question that `primary` answers, where it names no hospital but a kind of place. */
  readonly errand?: Errand;
};

export function match(assessment: Assessment, intake: Intake, safety: Safety, graph: Graph): Match {
  const named = safety.urgency === 'emergency' ? undefined : namedHospital(graph, intake);
  const wish = wishOf(assessment, intake, safety, graph, named);
  const { danger } = wish;
  const found = answers.of(graph, answerKey(wish), () =>
    danger ? answerInDanger(danger, wish, graph) : answer(wish, graph),
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
  return `${matter}|${home ? placeKey(home) : ''}|${personKey(person)}|${wish.named?.id ?? ''}`;
}

function answerInDanger(danger: Danger, wish: Wish, graph: Graph): Answer {
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
    origin: wish.home ? 'known' : 'unknown',
    isFar: isFar(first, wish),
  };
}

function answer(wish: Wish, graph: Graph): Answer {
  const candidates = withNamed(shortlist(graph, wish), wish);
  const first = candidates[0];
  if (!first) return nothingKnown(wish);
  const others = chooseAlternatives(candidates, wish, graph);
  return {
    primary: primaryOf(first.profile, wish),
    alternatives: others.map(({ profile }) => alternativeOf(profile, first.profile, wish)),
    emergency: { nearest: [] },
    hospital: first.profile.hospital,
    profile: first.profile,
    fit: fitOf(first.profile, wish),
    origin: wish.home ? 'known' : 'unknown',
    isFar: isFar(first.profile, wish),
  };
}

/** The hospital that the family names comes first, unless it does not treat this, or a day is too short for the way. */
function withNamed(candidates: readonly Candidate[], wish: Wish): readonly Candidate[] {
  if (!wish.named) return candidates;
  const profile = profileOf(wish.named);
  const treats = receives(profile, wish) && (profile.general || servedKin(profile, wish) !== undefined);
  if (!treats || (wish.urgency === 'urgent' && isFar(profile, wish))) return candidates;
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
  return { ...placeOf(profile, wish), reasons: tradeOff(other, compared, wish), distanceKm: other.awayKm };
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
  const { chain, urgency } = wish;
  const wanted = urgency === 'emergency' ? 'emergency' : chain[0];
  const primary: Place = {
    hospital: { id: '', name: { vi: 'Bệnh viện gần nhất', en: 'The nearest hospital' } },
    department: { name: departmentOf(wanted ?? 'general_internal') },
    reasons: [
      {
        vi: 'Danh bạ chưa có bệnh viện phù hợp; hãy đến bệnh viện gần nhất.',
        en: 'The directory lists no suitable hospital yet; go to the nearest one.',
      },
    ],
    distanceKm: null,
  };
  return {
    primary,
    alternatives: [],
    emergency: listNearest(undefined, wish),
    hospital: undefined,
    profile: undefined,
    fit: 'none',
    origin: 'unknown',
    isFar: false,
  };
}
