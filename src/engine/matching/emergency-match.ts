import type { Words } from '#contract/vocabulary.ts';
import type { Graph } from '../graph/graph.ts';
import type { Danger } from './danger.ts';
import { choose } from './emergency.ts';
import { firstReasons, otherReasons } from './emergency-words.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { type EmergencyList, listNearest } from './nearest.ts';
import type { Wish } from './wish.ts';

type Named = { readonly profile: HospitalProfile; readonly reasons: Words[] };

/** Where to go in danger: the first, then what else there is, each with why; and the list of the nearest. */
export type EmergencyMatch = { readonly named: readonly Named[]; readonly emergency: EmergencyList };

const alternativesMax = 3;

export function matchEmergency(danger: Danger, wish: Wish, graph: Graph): EmergencyMatch {
  const { target, home } = wish;
  const choice = target && choose(graph, target, danger);
  const emergency = listNearest(choice, wish);
  if (!choice) return { named: [], emergency };
  const first = { profile: choice.first.profile, reasons: firstReasons(choice, danger, home) };
  const others = choice.near
    .filter(({ profile }) => profile !== first.profile)
    .slice(0, alternativesMax)
    .map((other) => ({ profile: other.profile, reasons: otherReasons(other, choice, danger, home) }));
  return { named: [first, ...others], emergency };
}
