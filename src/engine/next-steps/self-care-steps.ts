import type { Need } from '#contract/vocabulary.ts';
import { selfCare } from '../knowledge/next-steps/self-care.ts';
import type { Step } from '../knowledge/next-steps/step.ts';
import type { Known } from '../next-steps.ts';

/** Needs of someone whom nobody has treated yet. */
const untreated: readonly Need[] = ['treatment', 'find_doctor', 'find_hospital', 'home_care'];
/** Of what lasts longer, nobody waits for a splint or a bandage. */
const freshDaysMax = 14;
const infantYearsMax = 1;

/** The first thing that plainly helps until the visit. */
export function selfCareSteps({
  intake: { need },
  safety,
  person: {
    years,
    told: { cues },
  },
  assessment: {
    situations,
    specialties: [first = ''],
  },
}: Known): Step[] {
  const { durationDays = 0 } = safety.facts;
  if (!untreated.includes(need) || durationDays > freshDaysMax || situations.has('operation')) return [];
  return selfCare
    .filter(({ cue, unless }) => cues.has(cue) && !unless?.some((each) => cues.has(each)))
    .filter(({ of }) => (of ? of.includes(first) : !ofTheMind.has(first)))
    .filter(({ isOfInfant }) => !isOfInfant || (years !== undefined && years <= infantYearsMax))
    .map(({ says }) => says)
    .slice(0, 1);
}

export const ofTheMind: ReadonlySet<string> = new Set(['psychiatry', 'psychology', 'child_psychiatry']);
