import type { Location } from '../../contract/hospital.ts';
import { distanceKm } from '../graph/distance.ts';
import type { Graph } from '../graph/graph.ts';
import type { Place } from '../graph/places.ts';
import { detourOf, receives } from './fit.ts';
import { type HospitalProfile, profileOf } from './hospital-profile.ts';
import { PerGraph } from './per-graph.ts';
import type { Audience, Wish } from './wish.ts';

export type Candidate = { readonly profile: HospitalProfile; readonly detour: number };

/** The best hospitals of one region for one specialty: what lies behind them can't be the answer. */
type Region = { readonly center: Location; readonly bySpecialty: ReadonlyMap<string, readonly HospitalProfile[]> };

const regionsOf = new WeakMap<Graph, readonly Region[]>();
const shortlists = new PerGraph<readonly Candidate[]>();

/** Kept of each region and specialty: the best for ordinary matters and the best for grave ones. */
const keptPerKind = 5;
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

/** All that a shortlist depends on; a specialty brings its kin with it. */
export function shortlistKey({ urgency, chain, audience, grave, target, preferred }: Wish): string {
  const place = target ? placeKey(target) : '';
  return `${urgency}|${chain[0]}|${audience}|${grave}|${place}|${preferred ? placeKey(preferred) : ''}`;
}

export function placeKey({ province, former }: Place): string {
  return former ? `${province.code}/${former.name}` : province.code;
}

function candidatesIn(regions: readonly Region[], wish: Wish): Set<HospitalProfile> {
  const found = new Set<HospitalProfile>();
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

function indexOf(graph: Graph): readonly Region[] {
  let regions = regionsOf.get(graph);
  if (!regions) {
    regions = indexRegions(graph);
    regionsOf.set(graph, regions);
  }
  return regions;
}

function indexRegions(graph: Graph): Region[] {
  const members = Map.groupBy(
    graph.active.map(profileOf),
    ({ hospital }) => `${hospital.provinceCode}/${hospital.formerProvince ?? hospital.city}`,
  );
  return [...members.values()].map((profiles) => ({
    center: centerOf(profiles),
    bySpecialty: bestBySpecialty(profiles),
  }));
}

function centerOf(profiles: readonly HospitalProfile[]): Location {
  let lat = 0;
  let lng = 0;
  for (const { hospital } of profiles) {
    lat += hospital.point.lat;
    lng += hospital.point.lng;
  }
  return { lat: lat / profiles.length, lng: lng / profiles.length };
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
  const nowhere = { home: undefined, target: undefined, preferred: undefined, anywhere: false };
  for (const audience of audiences) {
    for (const grave of [false, true]) {
      const wish: Wish = { ...nowhere, urgency: 'urgent', chain: [code], audience, grave };
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
