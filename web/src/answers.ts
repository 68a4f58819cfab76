import type { Intake } from '#contract/intake.ts';
import type { Need, Sex, Words } from '#contract/vocabulary.ts';
import type { Heard } from '#engine/heard.ts';

export type Reply = 'yes' | 'no' | 'unsure';

/** A question of the engine and what was said to it. The words are kept: what is unsure is shown again. */
export type Asked = { reply: Reply; question: Words };

/** What was answered so far; a question that nobody has answered is absent, "I do not know" is `unknown`. */
export type Answers = {
  /** Codes ticked in the list of danger signs. */
  dangerSigns?: readonly string[];
  /** What the engine heard in `symptoms`; goes with them. */
  heard?: Heard;
  /** The service read them while the engine was still coming: it heard the place and no more. */
  isHeardInPart?: boolean;
  isSelf?: boolean;
  age?: number | 'unknown';
  /** Of a child under three. */
  ageMonths?: number | 'unknown';
  sex?: Sex | 'unknown';
  need?: Need;
  symptoms?: string;
  /** What was said to the questions that the engine asks after reading the text, in the order they were asked. */
  asked?: Readonly<Record<string, Asked>>;
  durationDays?: number | 'unknown';
  diagnosis?: string;
  hasPriorResults?: boolean;
  province?: string;
  /** The id of that place, where it was chosen from a list. */
  place?: string;
  preferredCity?: string;
  insurance?: NonNullable<Intake['insurance']>;
};

/**
 * The story told, or told anew: then it is asked about anew. What was answered of the patient stays only where the story
 * is the same one, mended, and says nothing else: an emergency must not be answered for whoever was asked about before.
 * So with the place: a slow device may hear only at the second telling where the story is.
 */
export function toldAnew(
  { heard: before, isHeardInPart: _, asked, ...given }: Answers,
  symptoms: string,
  heard?: Heard,
  isHeardInPart = false,
): Answers {
  const isSame = given.symptoms === symptoms;
  const isPlaceNew = heard?.place && !(isSame && before?.place);
  const isOfSame = isSame || (isMended(given.symptoms ?? '', symptoms) && isOf(given, heard));
  const kept = isOfSame ? given : withoutPerson(given);
  return {
    ...(isPlaceNew ? withoutPlace(kept) : kept),
    symptoms,
    ...(heard && { heard }),
    ...(isHeardInPart && { isHeardInPart }),
    ...(isSame && asked && { asked }),
  };
}

/** Most of the words are still there. */
function isMended(before: string, after: string): boolean {
  const words = before.toLowerCase().split(/\s+/);
  const now = new Set(after.toLowerCase().split(/\s+/));
  return words.filter((word) => now.has(word)).length * 2 > words.length;
}

/** Whether what was answered of the patient can be true of the one that a story speaks of. */
function isOf(given: Answers, heard: Partial<Heard> = {}): boolean {
  return (['isSelf', 'age', 'ageMonths', 'sex'] as const).every(
    (fact) => given[fact] === undefined || heard[fact] === undefined || given[fact] === heard[fact],
  );
}

export function withoutPerson(given: Answers): Answers {
  const { isSelf: _, age: __, ageMonths: ___, sex: ____, durationDays: _____, ...others } = given;
  return others;
}

function withoutPlace({ province: _, place: __, ...others }: Answers): Answers {
  return others;
}
