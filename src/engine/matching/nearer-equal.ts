import { pointOf } from '../graph/places.ts';
import { servedKin } from './fit.ts';
import type { HospitalProfile } from './hospital-profile.ts';
import { shareAt } from './insurance-share.ts';
import { isInternal } from './near-house.ts';
import type { Candidate } from './shortlist.ts';
import { isInUnit, roughKm } from './way.ts';
import type { Wish } from './wish.ts';

/** How much less fitting, in the kilometres of `fit.ts`, a house may be that is so much nearer; ours. */
const nearer = {
  /** With the same department. */
  same: { kmMin: 4, lessMax: 8 },
  /** A general one, for what no doctor has named yet. */
  general: { kmMin: 5, lessMax: 18 },
  /** Whatever its department, where the other is a journey. */
  journey: { kmMin: 40, lessMax: 10 },
};

/** Of houses that would do as well, the near one first: it costs less, and one comes again. */
export function nearerEqual(candidates: readonly Candidate[], wish: Wish): readonly Candidate[] {
  const [first] = candidates;
  if (!first || !mayBeNearer(first, wish)) return candidates;
  const near = candidates.filter((each) => isEqual(each, first, wish));
  const [best] = near.sort((one, other) => kmTo(one, wish) - kmTo(other, wish));
  return best ? [best, ...candidates.filter((each) => each !== best)] : candidates;
}

/** Who said where to go has chosen; what is grave or rare is worth the way, and what must be seen today is weighed by the hour. */
function mayBeNearer({ profile: { hospital } }: Candidate, wish: Wish): boolean {
  const { target, grave, isToday, isAboveDistrict, opinion, wantsPrivate, moves } = wish;
  const isTold = [wish.named, wish.back, wish.registered, ...wish.weighed].includes(hospital);
  if (!target || !pointOf(target) || grave || isToday || moves || isTold || wantsPrivate) return false;
  return !isAboveDistrict && opinion === 'none' && wish.back === 'no' && !wish.isLate;
}

function isEqual({ profile, detour }: Candidate, first: Candidate, wish: Wish): boolean {
  const { hospital } = profile;
  const saved = kmTo(first, wish) - kmTo({ profile }, wish);
  const less = detour - first.detour;
  const within = ({ kmMin, lessMax }: { kmMin: number; lessMax: number }) => saved >= kmMin && less <= lessMax;
  if (!wish.target || !isInUnit(wish.target, hospital) || hospital === wish.shunned) return false;
  if (hospital.type !== 'public' || isPaidLess(profile, first.profile, wish)) return false;
  const kin = servedKin(profile, wish);
  if (kin === undefined) return false;
  if (kin === servedKin(first.profile, wish) && within(nearer.same)) return true;
  const isOpen = profile.general && isInternal(wish.chain) && !wish.isDiagnosed;
  return (isOpen && (wish.mild || kin === 0) && within(nearer.general)) || within(nearer.journey);
}

function isPaidLess({ hospital }: HospitalProfile, first: HospitalProfile, wish: Wish): boolean {
  return (shareAt(hospital, wish) ?? 0) < (shareAt(first.hospital, wish) ?? 0);
}

const kmTo = ({ profile }: Pick<Candidate, 'profile'>, { target }: Wish): number =>
  target ? roughKm(target, profile.hospital) : 0;
