import { isInternal } from './near-house.ts';
import type { Wish } from './wish.ts';

/** What every district hospital treats; ours, not reviewed. */
export const districtMatters: ReadonlySet<string> = new Set([
  'general_internal',
  'family_medicine',
  'infectious_disease',
  'general_surgery',
  'pediatrics',
  'obstetrics',
  'gynecology',
]);

/** What is looked at first by whoever operates in the district. */
const commonMatters: ReadonlySet<string> = new Set([...districtMatters, 'colorectal_surgery']);

/** Of these every district sees what is mild, in a room of its outpatients, and a rash that is to be seen in days; ours. */
const smallMatters = new Set([
  'dermatology',
  'ent',
  'ophthalmology',
  'dentistry',
  'orthopedics',
  'urology',
  'nutrition',
  'hepatology',
  'vascular_surgery',
  'rehabilitation',
  'traditional_medicine',
  'allergy_immunology',
  'laboratory',
  'diagnostic_imaging',
]);

/** What only its own doctor can look into today. */
export const ownDoctorOnly: ReadonlySet<string> = new Set(['ophthalmology', 'ent', 'dentistry', 'psychiatry', 'burns']);

/** Whether any doctor of the own district can begin: nothing grave, and nobody who has said where to go. */
export function isBegunAnywhere(wish: Wish): boolean {
  const { grave, isAboveDistrict, isVisit, chain, mild, isToday, isInPain } = wish;
  if (grave || isAboveDistrict || !isVisit || isInPain || hasChosen(wish)) return false;
  const [code = ''] = chain;
  if (isToday) return !ownDoctorOnly.has(code);
  // What has a name already, or is of the nerves, is for its own doctor; from an unknown place that one is looked for near.
  if (code === 'neurology' && !wish.anywhere) return false;
  if (wish.isDiagnosed && !isInternal(chain) && !generalists.has(code)) return false;
  return isInternal(chain) || commonMatters.has(code) || ((mild || code === 'dermatology') && smallMatters.has(code));
}

const generalists = new Set(['general_internal', 'family_medicine']);

/** Who named a house, a city or a kind of house has chosen the way. */
function hasChosen({ named, weighed, preferred, wished, asked, back, opinion, wantsPrivate, ...wish }: Wish): boolean {
  const isTold = named !== undefined || weighed.length > 0 || typeof back !== 'string';
  const isElsewhere = preferred !== undefined || wished.length > 0 || asked.length > 0;
  return isTold || isElsewhere || opinion !== 'none' || wantsPrivate || wish.moves || wish.isLate;
}

/** Whether its own doctor is worth some kilometres more than the door of the district. */
export function isSmallMatter({ chain }: Wish): boolean {
  return !isInternal(chain) && !commonMatters.has(chain[0] ?? '');
}
