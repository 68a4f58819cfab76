import type { Intake } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import type { RedFlagCode, Urgency } from '#contract/vocabulary.ts';
import { assess } from '#engine/assess.ts';
import type { Facts, SafetyOutcome } from '#engine/finding.ts';
import { fittingQuestions } from '#engine/fitting-questions.ts';
import { ofSigns } from '#engine/of-signs.ts';
import { readIntake } from '#engine/read-intake.ts';
import { checkSafety } from '#engine/safety.ts';
import { withoutMarks } from '#engine/scenarios/scenario.ts';
import type { Case } from './cases.ts';
import type { Learnt } from './engine.ts';

export type Age = 'child' | 'elder' | 'other' | 'untold';

/** A labelled text, and what the engine makes of it. */
export type Judged = {
  readonly one: Case;
  readonly words: number;
  readonly age: Age;
  readonly said: Urgency;
  /** The signs that are named and those that are asked about, in the engine's order. */
  readonly signs: readonly string[];
  readonly ask: readonly string[];
  /** The level once the questions were answered as the label has it. */
  readonly saidAfterAnswers: Urgency;
  readonly specialties: readonly string[];
};

/** Through the whole engine, as a request goes. */
export function judge(one: Case, { danger, specialties }: Learnt): Judged {
  const readings = readIntake(one.intake);
  const named = (intake: Intake, safety: SafetyOutcome) =>
    ofSigns(assess(readings, intake, safety, specialties), safety);
  const check = (intake: Intake) => {
    const safety = checkSafety(readings, intake, danger);
    return { ...safety, ask: fittingQuestions(safety, named(intake, safety), readings) };
  };
  const safety = check(one.intake);
  return {
    one,
    words: readings.symptoms.tokens.length + readings.goal.tokens.length,
    age: ageOf(safety.facts),
    said: safety.urgency,
    signs: safety.matched.map(({ code }) => code),
    ask: safety.ask,
    saidAfterAnswers: answered(one, safety, check).urgency,
    specialties: named(one.intake, safety).specialties,
  };
}

/** The same text from someone who writes without marks. */
export function judgeBare(one: Case, learnt: Learnt): Judged {
  return judge({ ...one, intake: withoutMarks(one.intake) }, learnt);
}

/** As the pages do it: one question at a time, each answer may change the next, a few in all. */
export function answered(
  { intake, redFlags }: Case,
  first: SafetyOutcome,
  check: (intake: Intake) => SafetyOutcome,
): SafetyOutcome {
  let safety = first;
  let told = intake;
  for (let asked = 0; asked < limits.askMax; asked += 1) {
    const code = safety.ask[0] as RedFlagCode | undefined;
    if (code === undefined) break;
    told = redFlags.includes(code)
      ? { ...told, redFlags: [...(told.redFlags ?? []), code] }
      : { ...told, redFlagsDenied: [...(told.redFlagsDenied ?? []), code] };
    safety = check(told);
  }
  return safety;
}

function ageOf({ isChild, isElder, ageYears }: Facts): Age {
  if (isChild) return 'child';
  if (isElder) return 'elder';
  return ageYears === undefined ? 'untold' : 'other';
}
