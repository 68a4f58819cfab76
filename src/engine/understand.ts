import type { Intake } from '#contract/intake.ts';
import { asAsked } from './asked-specialty.ts';
import { type Assessment, assess } from './assess.ts';
import type { Readings, SafetyOutcome } from './finding.ts';
import { ofMatter, ofSigns } from './of-signs.ts';
import { readIntake } from './read-intake.ts';
import { checkSafety } from './safety.ts';
import { withFittingLines } from './topic-lines.ts';
import { agreeing, withTopics } from './topics.ts';

/** What is made of an intake before anybody looks for a place: is there danger, and what is it about. */
export type Understood = {
  readonly readings: Readings;
  readonly safety: SafetyOutcome;
  readonly assessment: Assessment;
};

export function understand(intake: Intake): Understood {
  const readings = readIntake(intake);
  const checked = checkSafety(readings, intake);
  const assessed = assess(readings, intake, checked);
  const safety = {
    ...checked,
    topics: withFittingLines(agreeing(checked.topics, assessed), readings, checked, assessed),
  };
  const assessment = asAsked(ofMatter(withTopics(assessed, safety), intake), intake, safety);
  return { readings, safety, assessment: ofSigns(assessment, safety) };
}
