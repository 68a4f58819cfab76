import type { Intake } from '../../../src/contract/intake.ts';
import type { Urgency, Words } from '../../../src/contract/vocabulary.ts';
import type { BilingualRecommendation, MatchedSign } from '../../../src/engine/recommendation.ts';

/** What the text says about danger, while it is being typed. */
export type Danger = {
  urgency: Urgency;
  matched: MatchedSign[];
  ask: { code: string; question: Words }[];
};

export type Question = { id: number } & ({ kind: 'danger'; intake: Intake } | { kind: 'navigate'; intake: Intake });

export type Reply = { id: number } & (
  | { kind: 'danger'; danger: Danger }
  | { kind: 'navigate'; recommendation: BilingualRecommendation }
  | { kind: 'failed' }
);
