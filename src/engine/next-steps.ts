import type { Intake } from '../contract/intake.ts';
import type { Words } from '../contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { SafetyOutcome } from './finding.ts';
import type { Match } from './matching.ts';
import type { BilingualRecommendation } from './recommendation.ts';

export type NextSteps = { nextSteps: BilingualRecommendation['nextSteps']; bring: Words[] };

export function nextSteps(_assessment: Assessment, _intake: Intake, _safety: SafetyOutcome, _match: Match): NextSteps {
  return { nextSteps: [], bring: [] };
}
