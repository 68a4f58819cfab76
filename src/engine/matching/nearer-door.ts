import type { Graph } from '../graph/graph.ts';
import { pointOf } from '../graph/places.ts';
import { receives } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { nearby } from './nearby.ts';
import { indexOf } from './shortlist.ts';
import { awayKm, isAcrossSea, isInUnit } from './way.ts';
import type { Wish } from './wish.ts';

/** What is so much nearer is worth naming; ours. */
const nearerKmMin = 10;

/** The public general house of the own province that is nearest, where the one that was chosen for today is far. */
export function nearerDoor(graph: Graph, wish: Wish, first: HospitalProfile): HospitalProfile | undefined {
  const { home, isToday } = wish;
  const from = home && pointOf(home);
  const firstKm = awayKm(home, first.hospital);
  if (!isToday || !from || firstKm === null) return undefined;
  const [door] = nearby(indexOf(graph).cells, from, 1, (each) => {
    const { hospital, general } = each;
    return general && hospital.type === 'public' && receives(each, wish) && isAtHand(hospital, home);
  });
  const km = door ? awayKm(home, door.hospital) : null;
  return km !== null && km + nearerKmMin <= firstKm ? door : undefined;
}

function isAtHand(hospital: HospitalProfile['hospital'], home: NonNullable<Wish['home']>): boolean {
  return isInUnit(home, hospital) && !isAcrossSea(home, hospital);
}
