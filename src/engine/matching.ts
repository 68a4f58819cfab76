import type { Intake } from '../contract/intake.ts';
import type { Urgency } from '../contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { Graph, GraphHospital } from './graph/graph.ts';
import { departmentOf } from './knowledge/specialties.ts';
import { servedKin } from './matching/fit.ts';
import type { HospitalProfile } from './matching/hospital-profile.ts';
import { type EmergencyList, listNearest } from './matching/nearest.ts';
import { PerGraph } from './matching/per-graph.ts';
import { departmentName, servingCode } from './matching/place-words.ts';
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
};

export function match(assessment: Assessment, intake: Intake, urgency: Urgency, graph: Graph): Match {
  const wish = wishOf(assessment, intake, urgency, graph);
  return answers.of(graph, answerKey(wish), () => answer(wish, graph));
}

/** People in the same place with the same matter get the same answer. */
const answers = new PerGraph<Match>();

/** All that an answer depends on: what makes a shortlist, and where distances are told from. */
function answerKey(wish: Wish): string | undefined {
  const key = shortlistKey(wish);
  return key && `${key}|${wish.home ? placeKey(wish.home) : ''}`;
}

function answer(wish: Wish, graph: Graph): Match {
  const candidates = shortlist(graph, wish);
  const first = candidates[0];
  if (!first) return nothingKnown(wish);
  const others = choose(candidates, wish, graph);
  return {
    primary: primaryOf(first.profile, wish),
    alternatives: others.map(({ profile }) => alternativeOf(profile, first.profile, wish)),
    emergency: listNearest(wish.urgency === 'emergency' ? candidates : [], wish),
    hospital: first.profile.hospital,
    fit: fitOf(first.profile, wish),
    origin: wish.home ? 'known' : 'unknown',
    isFar: isFar(first.profile, wish),
  };
}

const farKmMin = 100;

function isFar({ hospital }: HospitalProfile, { home }: Wish): boolean {
  return home !== undefined && (isAcrossSea(home, hospital) || roughKm(home, hospital) > farKmMin);
}

function primaryOf(profile: HospitalProfile, wish: Wish): Place {
  const away = awayKm(wish.home, profile.hospital);
  return { ...placeOf(profile, wish), reasons: reasonsFor(profile, wish, away), distanceKm: away };
}

function alternativeOf(profile: HospitalProfile, primary: HospitalProfile, wish: Wish): Place {
  const other = { profile, awayKm: awayKm(wish.home, profile.hospital) };
  const compared = { profile: primary, awayKm: awayKm(wish.home, primary.hospital) };
  return { ...placeOf(profile, wish), reasons: tradeOff(other, compared, wish), distanceKm: other.awayKm };
}

function placeOf(profile: HospitalProfile, wish: Wish): Pick<Place, 'hospital' | 'department'> {
  const { id, name, address, phone, location } = profile.hospital;
  return {
    hospital: { id, name, address, ...(phone !== undefined && { phone }), ...(location && { location }) },
    department: { name: departmentName(profile, servingCode(profile, wish)) },
  };
}

function fitOf(profile: HospitalProfile, wish: Wish): Match['fit'] {
  if (wish.urgency === 'emergency') return profile.hospital.emergency24h === true ? 'full' : 'partial';
  const kin = servedKin(profile, wish);
  if (kin === 0) return 'full';
  if (kin !== 1) return 'none';
  const [wanted = '', next = ''] = wish.chain;
  return next === 'general_internal' && !internalMedicine.has(wanted) ? 'none' : 'partial';
}

/** What a general medical department treats where a hospital has no separate one; ours, not reviewed. */
const internalMedicine = new Set([
  'cardiology',
  'pulmonology',
  'gastroenterology',
  'nephrology',
  'endocrinology',
  'rheumatology',
  'neurology',
  'infectious_disease',
  'geriatrics',
  'family_medicine',
]);

const alternativesMax = 3;

/** The next best, and among them one that differs: the larger centre for the ordinary, the nearer place for the grave. */
function choose(candidates: readonly Candidate[], wish: Wish, graph: Graph): Candidate[] {
  const [first, ...rest] = candidates;
  if (!first) return [];
  if (!wish.target) return elsewhere(first, rest);
  const chosen = rest.slice(0, alternativesMax);
  if (wish.urgency === 'emergency') return chosen;
  const taken = new Set([first, ...chosen].map(({ profile }) => profile));
  const contrast = shortlist(graph, { ...wish, grave: !wish.grave }).find(({ profile }) => {
    const kin = servedKin(profile, wish);
    return !taken.has(profile) && (wish.grave ? kin !== undefined : kin === 0);
  });
  if (contrast) chosen.splice(alternativesMax - 1, 1, contrast);
  return chosen;
}

/** One from each other part of the country, since any of them may be where the patient is. */
function elsewhere(first: Candidate, rest: readonly Candidate[]): Candidate[] {
  const provinces = new Set([first.profile.hospital.provinceCode]);
  const chosen: Candidate[] = [];
  for (const candidate of rest) {
    const { provinceCode } = candidate.profile.hospital;
    if (chosen.length === alternativesMax) break;
    if (!provinces.has(provinceCode)) chosen.push(candidate);
    provinces.add(provinceCode);
  }
  return chosen;
}

/** A directory without a suitable hospital still gives an answer: the nearest hospital is never wrong. */
function nothingKnown(wish: Wish): Match {
  const { chain, urgency } = wish;
  const wanted = urgency === 'emergency' ? 'emergency' : chain[0];
  const primary: Place = {
    hospital: { id: '', name: 'Bệnh viện gần nhất' },
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
    emergency: listNearest([], wish),
    hospital: undefined,
    fit: 'none',
    origin: 'unknown',
    isFar: false,
  };
}
