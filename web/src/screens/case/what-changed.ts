import type { Recommendation } from '#contract/recommendation.ts';

export type Change =
  | { kind: 'urgency'; from: Recommendation['safety']['urgency']; to: Recommendation['safety']['urgency'] }
  | { kind: 'hospital'; from: string; to: string }
  | { kind: 'department'; from: string; to: string }
  | { kind: 'specialties'; from: string[]; to: string[] }
  | { kind: 'steps' }
  | { kind: 'papers' };

/** What a family has to know of a new recommendation: only what is different. */
export function whatChanged(before: Recommendation, after: Recommendation): Change[] {
  const changes: Change[] = [];
  if (before.safety.urgency !== after.safety.urgency) {
    changes.push({ kind: 'urgency', from: before.safety.urgency, to: after.safety.urgency });
  }
  if (before.primary.hospital.id !== after.primary.hospital.id) {
    changes.push({ kind: 'hospital', from: before.primary.hospital.name, to: after.primary.hospital.name });
  } else if (before.primary.department.name !== after.primary.department.name) {
    changes.push({ kind: 'department', from: before.primary.department.name, to: after.primary.department.name });
  }
  if (!isSame(before.specialties, after.specialties)) {
    changes.push({ kind: 'specialties', from: before.specialties, to: after.specialties });
  }
  if (!isSame(titles(before), titles(after))) changes.push({ kind: 'steps' });
  if (!isSame(before.bring, after.bring)) changes.push({ kind: 'papers' });
  return changes;
}

function titles({ nextSteps }: Recommendation): string[] {
  return nextSteps.map(({ title }) => title);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
