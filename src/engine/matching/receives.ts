import type { HospitalProfile } from './hospital-profile.ts';
import { ofCouples } from './wanted.ts';
import type { Wish } from './wish.ts';

/** For courts, and for those who stay for years: nobody is seen there who comes from home. */
const closed = /pháp y|(?:nuôi dưỡng|điều dưỡng)(?: \p{L}+){0,4} tâm thần/iu;
/** Open by day, without a bed for the night. */
const byDay = /ban ngày/iu;

const ofMind = /tâm thần/iu;

export const isByDay = ({ hospital }: HospitalProfile): boolean => byDay.test(hospital.name);

/** Whether it is no door for a visit, or none for who must stay. */
function isClosedTo(profile: HospitalProfile, { isVisit }: Wish): boolean {
  return closed.test(profile.hospital.name) || (!isVisit && isByDay(profile));
}

/** Whether this hospital receives such a patient at all. */
export function receives(profile: HospitalProfile, wish: Wish): boolean {
  const { forChildren, forWomen, offers } = profile;
  const { audience, chain } = wish;
  if (isClosedTo(profile, wish) || (wish.isNoAsylum && ofMind.test(profile.hospital.name))) return false;
  if (forWomen && ofCouples.has(chain[0] ?? '') && offers.has(chain[0] ?? '')) return true;
  if (forChildren && forWomen) return audience !== 'anyone';
  if (forChildren) return audience === 'child';
  return !forWomen || audience === 'woman';
}
