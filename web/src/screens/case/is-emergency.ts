import type { CaseFile } from '#contract/case.ts';
import type { CaseState } from '#contract/vocabulary.ts';

/** Before these there is nobody with the patient who could help; a case that is closed has passed. */
export const beforeHospital: readonly CaseState[] = ['intake', 'pre_hospital', 'emergency'];

/**
 * Whether the case is to be shown as an emergency: until the patient is in hospital, and from then on only when it is
 * told anew, by the family or by a doctor. Its urgency stays raised all the same.
 */
export function isEmergency({ case: { urgency, state }, history, opinions, recommendation }: CaseFile): boolean {
  if (urgency !== 'emergency' || state === 'closed') return false;
  if (beforeHospital.includes(state)) return true;
  const since = history.slice(history.findLastIndex(({ kind }) => kind === 'state_changed') + 1);
  return since.some(({ kind, opinionId }) =>
    kind === 'opinion'
      ? opinions.some(({ id, urgency }) => id === opinionId && urgency === 'emergency')
      : kind === 'intake_changed' && recommendation.safety.emergency,
  );
}
