import type { Intake } from '#contract/intake.ts';
import type { Urgency, Words } from '#contract/vocabulary.ts';
import type { Heard } from '#engine/heard.ts';
import type { BilingualRecommendation, MatchedSign } from '#engine/recommendation.ts';

/** What the text says about danger, while it is being typed. */
export type Danger = {
  urgency: Urgency;
  matched: MatchedSign[];
  ask: { code: string; question: Words }[];
};

/** What the story says of the patient, and of danger to such a patient. */
export type Story = { heard: Heard; danger: Danger };

/** The page tells the time: where to go depends on it, and the same question has the same answer. */
export type Asked =
  | { kind: 'danger'; intake: Intake }
  | { kind: 'story'; intake: Intake }
  | { kind: 'place'; intake: Intake }
  | { kind: 'navigate'; intake: Intake; now: number };

export type Question = { id: number } & Asked;

export type Reply = { id: number } & (
  | { kind: 'danger'; danger: Danger }
  | { kind: 'story'; story: Story }
  | { kind: 'place'; place: Heard['place'] }
  | { kind: 'navigate'; recommendation: BilingualRecommendation }
  | { kind: 'failed' }
);
