import type { Intake } from '../../src/contract/intake.ts';
import type { Urgency } from '../../src/contract/vocabulary.ts';
import { assess } from '../../src/engine/assess.ts';
import { readIntake } from '../../src/engine/navigate.ts';
import { checkSafety } from '../../src/engine/safety.ts';
import { withoutMarks } from '../../src/engine/scenarios/scenario.ts';
import type { Case } from './cases.ts';

export type Share = { readonly hits: number; readonly of: number };

export function answer(intake: Intake) {
  const readings = readIntake(intake);
  const safety = checkSafety(readings, intake);
  return { safety, specialties: assess(readings, intake, safety).specialties };
}

/** The 95 % interval of a share (Wilson). */
export function interval({ hits, of }: Share): readonly [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const p = hits / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export type Levels = {
  readonly emergencies: Share;
  readonly missedAsUrgent: number;
  readonly missedAsRoutine: number;
  readonly routineToEmergency: Share;
  readonly accepted: Share;
  readonly exact: Share;
  readonly flags: Share;
};

const share = <Item>(items: readonly Item[], isHit: (item: Item) => boolean): Share => ({
  hits: items.filter(isHit).length,
  of: items.length,
});

export function measureLevels(cases: readonly Case[], unmarked: boolean): Levels {
  const judged = cases
    .filter(({ levels }) => levels.length > 0)
    .map((one) => ({ ...one, got: answer(unmarked ? withoutMarks(one.intake) : one.intake).safety }));
  const urgencyOf = ({ got }: { readonly got: { readonly urgency: Urgency } }) => got.urgency;
  const grave = judged.filter(({ levels }) => levels.join() === 'emergency');
  const calm = judged.filter(({ levels }) => levels.join() === 'routine');
  return {
    emergencies: share(grave, (one) => urgencyOf(one) === 'emergency'),
    missedAsUrgent: grave.filter((one) => urgencyOf(one) === 'urgent').length,
    missedAsRoutine: grave.filter((one) => urgencyOf(one) === 'routine').length,
    routineToEmergency: share(calm, (one) => urgencyOf(one) === 'emergency'),
    accepted: share(judged, (one) => one.levels.includes(urgencyOf(one))),
    exact: share(judged, (one) => one.level === urgencyOf(one)),
    flags: share(
      judged.filter(({ redFlags }) => redFlags.length > 0),
      ({ redFlags, got }) => got.matched.some(({ code }) => redFlags.includes(code)),
    ),
  };
}

export type Choices = { readonly first: Share; readonly firstThree: Share };

export function measureSpecialties(cases: readonly Case[], unmarked: boolean): Choices {
  const judged = cases
    .filter(({ specialties }) => specialties.length > 0)
    .map((one) => ({
      wanted: one.specialties,
      got: answer(unmarked ? withoutMarks(one.intake) : one.intake).specialties,
    }));
  return {
    first: share(judged, ({ wanted, got }) => wanted.includes(got[0] ?? '')),
    firstThree: share(judged, ({ wanted, got }) => got.slice(0, 3).some((code) => wanted.includes(code))),
  };
}
