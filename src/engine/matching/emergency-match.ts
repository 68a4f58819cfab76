import type { Words } from '#contract/vocabulary.ts';
import type { Graph } from '../graph/graph.ts';
import { abilityFor } from './abilities.ts';
import { type Danger, isOwnKind } from './danger.ts';
import { choose, type Reached } from './emergency.ts';
import { firstReasons, otherReasons } from './emergency-words.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { type EmergencyList, listNearest } from './nearest.ts';
import type { Wish } from './wish.ts';

type Named = { readonly profile: HospitalProfile; readonly reasons: Words[] };

/** Where to go in danger: the first, then what else there is, each with why; and the list of the nearest. */
export type EmergencyMatch = { readonly named: readonly Named[]; readonly emergency: EmergencyList };

const alternativesMax = 3;
/** Of those that only lie farther one is enough. */
const besideKm = 15;

export function matchEmergency(danger: Danger, wish: Wish, graph: Graph): EmergencyMatch {
  const { target, home } = wish;
  const choice = target && choose(graph, target, danger);
  const emergency = listNearest(choice, wish);
  if (!choice) return { named: [], emergency };
  const first = { profile: choice.first.profile, reasons: firstReasons(choice, danger, home) };
  const isBeside = ({ profile, km }: Reached) =>
    km - choice.first.km <= besideKm || isOwnKind(profile, danger) || abilityFor(profile.hospital, danger.needs);
  const rest = choice.near.filter(({ profile }) => profile !== first.profile);
  const far = rest.find((each) => !isBeside(each));
  const others = rest
    .filter((each) => each === far || isBeside(each))
    .slice(0, alternativesMax)
    .map((other) => ({ profile: other.profile, reasons: otherReasons(other, choice, danger, home) }));
  return { named: [first, ...others], emergency };
}
