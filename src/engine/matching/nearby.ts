import type { Location } from '#contract/hospital.ts';
import { distanceKm } from '../graph/distance.ts';
import type { HospitalProfile } from './hospital-profile.ts';

/** Hospitals by where they stand, in small cells, so that the near ones are found without looking at the far ones. */
export type Cells = ReadonlyMap<number, readonly HospitalProfile[]>;

/** About five kilometres; a city has many hospitals. */
const cellDegrees = 0.05;
/** About 300 km. */
const ringsMax = 60;
const rowLength = 10_000;

const cellOf = (degrees: number) => Math.floor(degrees / cellDegrees);
const keyOf = (row: number, column: number) => row * rowLength + column;

export function cellsOf(profiles: readonly HospitalProfile[]): Cells {
  const cells = new Map<number, HospitalProfile[]>();
  for (const profile of profiles) {
    const { point } = profile.hospital;
    if (!point) continue;
    const key = keyOf(cellOf(point.lat), cellOf(point.lng));
    const cell = cells.get(key);
    if (cell) cell.push(profile);
    else cells.set(key, [profile]);
  }
  return cells;
}

/** The nearest that are wanted, the nearest first: ring by ring, and so far on that none in a corner comes first. */
export function nearby(
  cells: Cells,
  from: Location,
  count: number,
  isWanted: (profile: HospitalProfile) => boolean,
  rings = ringsMax,
): HospitalProfile[] {
  const found: { profile: HospitalProfile; away: number }[] = [];
  let lastRing = rings;
  for (let ring = 0; ring <= lastRing; ring += 1) {
    for (const profile of ringAround(cells, from, ring)) {
      const { point } = profile.hospital;
      if (point && isWanted(profile)) found.push({ profile, away: distanceKm(from, point) });
    }
    if (found.length >= count) lastRing = Math.min(lastRing, Math.ceil(ring * 1.5) + 1);
  }
  return found
    .sort((a, b) => a.away - b.away || (a.profile.hospital.id < b.profile.hospital.id ? -1 : 1))
    .slice(0, count)
    .map(({ profile }) => profile);
}

function* ringAround(cells: Cells, { lat, lng }: Location, ring: number): Generator<HospitalProfile> {
  const [row, column] = [cellOf(lat), cellOf(lng)];
  for (let down = -ring; down <= ring; down += 1) {
    const step = Math.abs(down) === ring ? 1 : 2 * ring;
    for (let right = -ring; right <= ring; right += step) yield* cells.get(keyOf(row + down, column + right)) ?? [];
  }
}
