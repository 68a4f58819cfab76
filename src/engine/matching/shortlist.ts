import type { Graph } from '../graph/graph.ts';
import type { Place } from '../graph/places.ts';
import { detourOf } from './fit.ts';
import { type HospitalProfile, profileOf } from './hospital-profile.ts';
import { isOpinionAfar } from './levels.ts';
import { type Cells, cellsOf, nearby } from './nearby.ts';
import { PerGraph } from './per-graph.ts';
import { receives } from './receives.ts';
import { unitOf } from './way.ts';
import type { Audience, Wish } from './wish.ts';

export type Candidate = { readonly profile: HospitalProfile; readonly detour: number };

/** The best hospitals of one region for one specialty: what lies behind them can't be the answer. */
type Region = ReadonlyMap<string, readonly HospitalProfile[]>;

type Index = {
  /** The best known first. */
  readonly profiles: readonly HospitalProfile[];
  readonly regions: readonly Region[];
  readonly cells: Cells;
};

const indexes = new WeakMap<Graph, Index>();
const shortlists = new PerGraph<readonly Candidate[]>();

/** Kept of each region and specialty: the best for ordinary matters and the best for grave ones. */
const keptPerKind = 5;
/** Looked at besides, because they are near: what is not among the best of its region may be next door. */
const nearbyMax = 24;
const shortlistMax = 24;

/**
 * The hospitals worth weighing for a wish, the best first. The regions are indexed once for a graph, and no more than a
 * handful of each is looked at, so the cost does not grow with the directory.
 */
export function shortlist(graph: Graph, wish: Wish): readonly Candidate[] {
  return shortlists.of(graph, shortlistKey(wish), () =>
    rank(candidatesIn(indexOf(graph), wish), wish).slice(0, shortlistMax),
  );
}

function rank(profiles: readonly HospitalProfile[], wish: Wish): Candidate[] {
  return profiles.map((profile) => ({ profile, detour: detourOf(profile, wish) })).sort(byDetour);
}

function byDetour(a: Candidate, b: Candidate): number {
  return a.detour - b.detour || (a.profile.hospital.id < b.profile.hospital.id ? -1 : 1);
}

/**
 * All that a shortlist depends on; a specialty and its first kin bring the others with them. Where somebody stands is
 * never remembered.
 */
export function shortlistKey({ urgency, chain, audience, target, preferred, ...wish }: Wish): string | undefined {
  if (wish.home?.position) return undefined;
  const where = `${target ? placeKey(target) : ''}|${preferred ? placeKey(preferred) : ''}`;
  const kind = [
    wish.grave,
    wish.mild,
    wish.isFirstLook,
    wish.isAboveDistrict,
    wish.isToday,
    wish.isInPain,
    wish.moves,
    wish.large,
    wish.isAtHome,
    wish.isDialysis,
    isOpinionAfar({ ...wish, preferred }),
    wish.isLate,
    wish.isDiagnosed,
    wish.isNoAsylum,
  ];
  const paid = wish.coverage === 'none';
  const opinion = typeof wish.opinion === 'string' ? wish.opinion : wish.opinion.id;
  return `${urgency}|${chain[0]}>${chain[1]}|${audience}|${kind}|${wish.wantsPrivate}|${paid}|${opinion}|${wish.shunned?.id}|${wish.leavesIsland}|${wish.refused.map(placeKey)}|${where}`;
}

export function placeKey({ province, former, district, center, isGuess }: Place): string {
  return [province.code, former?.name, district?.id, center.lat, center.lng, isGuess].join('/');
}

function candidatesIn({ regions, cells }: Index, wish: Wish): HospitalProfile[] {
  const found = new Set(wish.target && nearby(cells, wish.target.center, nearbyMax, (near) => mayServe(near, wish)));
  const codes = [...wish.chain, anyCode];
  for (const bySpecialty of regions) {
    for (const code of codes) for (const profile of bySpecialty.get(code) ?? []) found.add(profile);
  }
  return [...found].filter((profile) => receives(profile, wish));
}

function mayServe(profile: HospitalProfile, wish: Wish): boolean {
  if (!receives(profile, wish)) return false;
  return profile.general || wish.chain.some((code) => profile.offers.has(code));
}

/** Under this stand the general hospitals, whatever they offer. */
const anyCode = '*';

export function indexOf(graph: Graph): Index {
  let index = indexes.get(graph);
  if (!index) {
    const profiles = graph.active.map(profileOf);
    index = { profiles, regions: indexRegions(profiles), cells: cellsOf(profiles) };
    indexes.set(graph, index);
  }
  return index;
}

function indexRegions(profiles: readonly HospitalProfile[]): Region[] {
  const members = Map.groupBy(profiles, ({ hospital }) => `${hospital.provinceCode}/${unitOf(hospital)}`);
  return [...members.values()].map(bestBySpecialty);
}

function bestBySpecialty(profiles: readonly HospitalProfile[]): Map<string, HospitalProfile[]> {
  const grouped = new Map<string, HospitalProfile[]>();
  for (const profile of profiles) {
    for (const code of profile.general ? [...profile.offers, anyCode] : profile.offers) {
      const group = grouped.get(code);
      if (group) group.push(profile);
      else grouped.set(code, [profile]);
    }
  }
  for (const [code, group] of grouped) grouped.set(code, bestOf(group, code));
  return grouped;
}

const audiences: readonly Audience[] = ['child', 'woman', 'anyone'];

/** The best of a region without regard to where the patient is: of those that receive whom, for what gravity. */
function bestOf(group: readonly HospitalProfile[], code: string): HospitalProfile[] {
  const kept = new Set<HospitalProfile>();
  for (const audience of audiences) {
    for (const kind of kinds) {
      for (const profile of leaders(group, { ...anybody, ...kind, chain: [code], audience })) kept.add(profile);
    }
  }
  return [...kept];
}

const anybody = {
  urgency: 'urgent',
  person: { sex: undefined, isChild: false, isElder: false },
  home: undefined,
  target: undefined,
  preferred: undefined,
  asked: [],
  refused: [],
  wished: [],
  ownCity: undefined,
  nearForLong: false,
  named: undefined,
  isBooked: false,
  isSent: false,
  shunned: undefined,
  weighed: [],
  back: 'no',
  coverage: 'with_half',
  anywhere: false,
  isToday: false,
  isInPain: false,
  isFirstLook: false,
  asksDoctor: false,
  isAboveDistrict: false,
  registered: undefined,
  isAtHome: false,
  isDialysis: false,
  isDiagnosed: false,
  isNoAsylum: false,
  isVisit: true,
  onWard: false,
  moves: false,
  large: false,
  isForLanguage: false,
  asksPrivate: false,
  opinion: 'none',
  leavesIsland: false,
  afterHours: undefined,
  isLate: false,
} as const;

const kinds = [
  { grave: false, mild: false, wantsPrivate: false },
  { grave: false, mild: true, wantsPrivate: false, urgency: 'routine' },
  { grave: true, mild: false, wantsPrivate: false },
  { grave: false, mild: false, wantsPrivate: true },
] as const;

/** The few with the shortest detour, without sorting the rest; of equals the first by id, whatever the order. */
function leaders(group: readonly HospitalProfile[], wish: Wish): HospitalProfile[] {
  const found: Candidate[] = [];
  for (const profile of group) {
    if (!receives(profile, wish)) continue;
    const candidate = { profile, detour: detourOf(profile, wish) };
    let at = found.length;
    while (at > 0 && byDetour(candidate, found[at - 1] ?? candidate) < 0) at -= 1;
    if (at >= keptPerKind) continue;
    found.splice(at, 0, candidate);
    found.length = Math.min(found.length, keptPerKind);
  }
  return found.map(({ profile }) => profile);
}
