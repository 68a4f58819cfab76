import type { Location } from '../../contract/hospital.ts';
import { distanceKm } from '../graph/distance.ts';
import type { Graph } from '../graph/graph.ts';
import type { Place } from '../graph/places.ts';
import { detourOf, receives } from './fit.ts';
import { type HospitalProfile, profileOf } from './hospital-profile.ts';
import { type Cells, cellsOf, nearby } from './nearby.ts';
import { PerGraph } from './per-graph.ts';
import { unitOf } from './way.ts';
import type { Audience, Wish } from './wish.ts';

export type Candidate = { readonly profile: HospitalProfile; readonly detour: number };

/** The best hospitals of one region for one specialty: what lies behind them can't be the answer. */
type Region = { readonly center: Location; readonly bySpecialty: ReadonlyMap<string, readonly HospitalProfile[]> };

type Index = { readonly regions: readonly Region[]; readonly cells: Cells };

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

function rank(profiles: Iterable<HospitalProfile>, wish: Wish): Candidate[] {
  return [...profiles].map((profile) => ({ profile, detour: detourOf(profile, wish) })).sort(byDetour);
}

function byDetour(a: Candidate, b: Candidate): number {
  return a.detour - b.detour || (a.profile.hospital.id < b.profile.hospital.id ? -1 : 1);
}

/** All that a shortlist depends on; a specialty brings its kin with it. Where somebody stands is never remembered. */
export function shortlistKey({ urgency, chain, audience, grave, target, preferred, home }: Wish): string | undefined {
  if (home?.position) return undefined;
  const place = target ? placeKey(target) : '';
  return `${urgency}|${chain[0]}|${audience}|${grave}|${place}|${preferred ? placeKey(preferred) : ''}`;
}

export function placeKey({ province, former, district, center, isGuess }: Place): string {
  return [province.code, former?.name, district?.id, center.lat, center.lng, isGuess].join('/');
}

function candidatesIn({ regions, cells }: Index, wish: Wish): Set<HospitalProfile> {
  const found = new Set(wish.target && nearby(cells, wish.target.center, nearbyMax, (near) => mayServe(near, wish)));
  // An emergency is for the nearest departments only; a grave matter may lead anywhere.
  const near = wish.urgency === 'emergency' && wish.target ? nearestRegions(regions, wish.target.center) : regions;
  const codes = wish.urgency === 'emergency' ? ['emergency', ...wish.chain.slice(0, 1)] : wish.chain;
  for (const { bySpecialty } of near) {
    for (const code of [...codes, anyCode]) {
      for (const profile of bySpecialty.get(code) ?? []) if (receives(profile, wish)) found.add(profile);
    }
  }
  return found;
}

function mayServe(profile: HospitalProfile, wish: Wish): boolean {
  if (!receives(profile, wish)) return false;
  if (wish.urgency === 'emergency') return profile.offers.has('emergency') || profile.hospital.emergency24h === true;
  return profile.general || wish.chain.some((code) => profile.offers.has(code));
}

const nearestRegionsMax = 8;

function nearestRegions(regions: readonly Region[], from: Location): Region[] {
  return regions
    .map((region) => ({ region, away: distanceKm(region.center, from) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, nearestRegionsMax)
    .map(({ region }) => region);
}

/** Under this stand the general hospitals, whatever they offer. */
const anyCode = '*';

function indexOf(graph: Graph): Index {
  let index = indexes.get(graph);
  if (!index) {
    const profiles = graph.active.map(profileOf);
    index = { regions: indexRegions(graph, profiles), cells: cellsOf(profiles) };
    indexes.set(graph, index);
  }
  return index;
}

function indexRegions({ provinces }: Graph, profiles: readonly HospitalProfile[]): Region[] {
  const members = Map.groupBy(profiles, ({ hospital }) => `${hospital.provinceCode}/${unitOf(hospital)}`);
  const units = provinces.flatMap(({ code, name, center, former }) => [
    [`${code}/${name}`, center] as const,
    ...former.map((unit) => [`${code}/${unit.name}`, unit.center] as const),
  ]);
  const centers = new Map<string, Location>(units);
  return [...members].map(([unit, inside]) => ({
    center: centers.get(unit) ?? nowhere,
    bySpecialty: bestBySpecialty(inside),
  }));
}

/** Of a unit that the directory does not know, which its check refuses. */
const nowhere: Location = { lat: 0, lng: 0 };

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
  const anybody = { home: undefined, target: undefined, preferred: undefined, anywhere: false };
  for (const audience of audiences) {
    for (const grave of [false, true]) {
      const wish: Wish = { ...anybody, urgency: 'urgent', chain: [code], audience, grave };
      for (const profile of leaders(group, wish)) kept.add(profile);
    }
  }
  return [...kept];
}

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
