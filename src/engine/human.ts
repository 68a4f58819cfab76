import type { Intake } from '../contract/intake.ts';
import type { Assessment } from './assess.ts';
import type { SafetyOutcome } from './finding.ts';
import type { Match } from './matching.ts';
import type { BilingualRecommendation } from './recommendation.ts';

type HumanNavigator = BilingualRecommendation['humanNavigator'];

export function humanNavigator(
  _assessment: Assessment,
  _intake: Intake,
  safety: SafetyOutcome,
  _match: Match,
): HumanNavigator {
  const recommended = safety.urgency === 'emergency';
  return {
    recommended,
    reasons: recommended
      ? [{ vi: 'Tình huống khẩn cấp cần người hỗ trợ.', en: 'An emergency needs a person’s help.' }]
      : [],
  };
}
