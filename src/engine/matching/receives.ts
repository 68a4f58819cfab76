import type { HospitalProfile } from './hospital-profile.ts';
import { ofCouples } from './wanted.ts';
import type { Wish } from './wish.ts';

/** Whether it is no door for a visit, or none for who must stay. */
function isClosedTo({ isClosed, isByDay, isOfMind }: HospitalProfile, { isVisit, isNoAsylum }: Wish): boolean {
  return isClosed || (!isVisit && isByDay) || (isNoAsylum && isOfMind);
}

/** Whether this hospital receives such a patient at all. */
export function receives(profile: HospitalProfile, wish: Wish): boolean {
  const { forChildren, forWomen, offers } = profile;
  const { audience, chain } = wish;
  if (isClosedTo(profile, wish)) return false;
  if (forWomen && ofCouples.has(chain[0] ?? '') && offers.has(chain[0] ?? '')) return true;
  if (forChildren && forWomen) return audience !== 'anyone';
  if (forChildren) return audience === 'child';
  return !forWomen || audience === 'woman';
}
