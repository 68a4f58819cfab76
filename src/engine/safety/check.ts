import type { Intake } from '#contract/intake.ts';
import type { RedFlagCode, Urgency } from '#contract/vocabulary.ts';
import type { Facts } from '../finding.ts';
import type { Topic } from '../knowledge/topic.ts';
import type { DangerRead } from '../reader/read-danger.ts';
import type { Reading } from '../text/reading.ts';
import { higher } from '../urgency.ts';

/** A red flag that holds, with the words it was found in; no words when it was ticked. */
export type HeldFlag = {
  readonly code: string;
  level: Urgency;
  readonly words: string[];
  /** Only as likely to the reader as another that it names first. */
  readonly isGuessed: boolean;
  /** Read from words that speak nearly as much for another sign: what is said of it may not be so. */
  readonly isUnclear: boolean;
};

/** How sure the reader is of a sign; of what is certain nothing is said. */
export type Sureness = { readonly isGuessed?: boolean; readonly isUnclear?: boolean };

/** Something that raises the urgency without being a red flag. */
export type OtherRaise = { readonly id: string; readonly level: Urgency; readonly words: readonly string[] };

/** The state of one safety check, handed from step to step. */
export type Check = {
  readonly intake: Intake;
  /** What is wrong and what is hoped for, as one text. */
  readonly reading: Reading;
  /** The same without what is asked or only said around it. */
  readonly told: Reading;
  /** Emergency help is asked for, and nothing told makes that needless. */
  readonly isCall: boolean;
  readonly facts: Facts;
  /** Undefined when the weights of the reader are damaged. */
  readonly read: DangerRead | undefined;
  /** What the reader makes of all that was written; as `read` where nothing was cut away. */
  readonly readWhole: () => DangerRead | undefined;
  /** What the texts are about, as far as it is told by its name. */
  topics: readonly Topic[];
  /** Signs that the family was asked about and is not sure of, or says are not there. */
  readonly unsure: readonly RedFlagCode[];
  readonly denied: readonly RedFlagCode[];
  /** Signs whose words stand in a letter that seems to tell them of old days or of somebody else. */
  readonly doubted: RedFlagCode[];
  readonly flags: Map<string, HeldFlag>;
  readonly others: OtherRaise[];
};

/** Says that a sign is there; what is there already may only become graver, and gets the further words. */
export function hold(
  { flags }: Check,
  code: string,
  level: Urgency,
  words: readonly string[],
  { isGuessed = false, isUnclear = false }: Sureness = {},
): void {
  const held = flags.get(code);
  if (!held) {
    flags.set(code, { code, level, words: [...words], isGuessed, isUnclear });
    return;
  }
  held.level = higher(held.level, level);
  for (const word of words) if (!held.words.some((each) => each.includes(word))) held.words.push(word);
}

/** What was ticked, then what the words speak for most: the sign that a text is about stands before those that come with it. */
export function orderFlags({ flags, read }: Check): void {
  const scores = new Map(read?.signs.map(({ code, score }) => [code, score]));
  const scoreOf = ({ code, words }: HeldFlag) => (words.length === 0 ? Infinity : (scores.get(code) ?? -Infinity));
  const held = [...flags.values()].sort((a, b) => (scoreOf(a) === scoreOf(b) ? 0 : scoreOf(b) - scoreOf(a)));
  flags.clear();
  for (const flag of held) flags.set(flag.code, flag);
}
