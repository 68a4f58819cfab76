import type { Intake } from '../../../src/contract/intake.ts';
import type { Urgency, Words } from '../../../src/contract/vocabulary.ts';
import type { BilingualRecommendation, MatchedSign } from '../../../src/engine/recommendation.ts';

/** What the text says about danger, while it is being typed. */
export type Danger = {
  urgency: Urgency;
  matched: MatchedSign[];
  ask: { code: string; question: Words }[];
};

/** The page tells the time: where to go depends on it, and the same question has the same answer. */
export type Asked = { kind: 'danger'; intake: Intake } | { kind: 'navigate'; intake: Intake; now: number };

export type Question = { id: number } & Asked;

export type Reply = { id: number } & (
  | { kind: 'danger'; danger: Danger }
  | { kind: 'navigate'; recommendation: BilingualRecommendation }
  | { kind: 'failed' }
);
