import { detourOf, servedKin } from './fit.ts';
import { type HospitalProfile, profileOf } from './hospital-profile.ts';
import { receives } from './receives.ts';
import type { Candidate } from './shortlist.ts';
import { backKmMax } from './treating.ts';
import { roughKm } from './way.ts';
import type { Wish } from './wish.ts';

/** What a family that thinks of a hospital would go farther for it; ours, in kilometres. */
const weighedWorth = 10;

/** Of those that the family weighs the best may come first, where none near home is better. */
export function withWeighed(candidates: readonly Candidate[], wish: Wish): readonly Candidate[] {
  const [best] = weighedOf(wish).sort((a, b) => a.detour - b.detour);
  const [first] = candidates;
  if (!best || (wish.named && first?.profile.hospital === wish.named)) return candidates;
  if (first && best.detour - weighedWorth > first.detour) return candidates;
  return [best, ...candidates.filter(({ profile }) => profile.hospital !== best.profile.hospital)];
}

function weighedOf(wish: Wish): Candidate[] {
  return wish.weighed
    .map(profileOf)
    .filter((profile) => treatsThis(profile, wish))
    .map((profile) => ({ profile, detour: detourOf(profile, wish) }));
}

export function treatsThis(profile: HospitalProfile, wish: Wish): boolean {
  return receives(profile, wish) && (profile.general || servedKin(profile, wish) !== undefined);
}

/** Beyond those that were chosen; ours. */
const backFartherKm = 30;

/** Who treated comes first, unless the way is too long for what it is. */
export function withBack(candidates: readonly Candidate[], wish: Wish): readonly Candidate[] {
  const [back] = backOf(wish);
  const { target, isToday } = wish;
  if (!back || !target || wish.named) return candidates;
  const km = roughKm(target, back.profile.hospital);
  const [first] = candidates;
  // Who would travel anyway travels to those who know the case.
  const isOnTheWay = first && wish.grave && !isToday && km <= roughKm(target, first.profile.hospital) + backFartherKm;
  if (!isOnTheWay && km > backKmMax[isToday ? 'today' : 'planned']) return candidates;
  return [back, ...candidates.filter(({ profile }) => profile.hospital !== back.profile.hospital)];
}

function backOf(wish: Wish): Candidate[] {
  if (typeof wish.back === 'string') return [];
  const profile = profileOf(wish.back);
  return receives(profile, wish) ? [{ profile, detour: 0 }] : [];
}

/** Too far for what hurries it is still spoken of. */
function namedOf(wish: Wish): Candidate[] {
  const profile = wish.named && profileOf(wish.named);
  return profile && treatsThis(profile, wish) ? [{ profile, detour: 0 }] : [];
}

export const isBackTo = (first: Candidate | undefined, { back }: Wish) => first?.profile.hospital === back;

/** What the family spoke of, each with a word of its own. */
export function toldOf(wish: Wish): Candidate[] {
  return [...backOf(wish), ...namedOf(wish), ...weighedOf(wish)];
}
