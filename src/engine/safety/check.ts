import type { Intake } from '../../contract/intake.ts';
import type { RedFlagCode, Urgency } from '../../contract/vocabulary.ts';
import type { Facts } from '../finding.ts';
import type { Findings } from './findings.ts';
import type { Measures } from './measures.ts';

/** A red flag that holds, with the words it was found in; no words when it was ticked. */
export type HeldFlag = { readonly code: string; level: Urgency; readonly words: string[] };

/** Something that raises the urgency without being a red flag. */
export type OtherRaise = { readonly id: string; readonly level: Urgency; readonly words: readonly string[] };

/** The state of one safety check, handed from step to step. */
export type Check = {
  readonly intake: Intake;
  readonly findings: Findings;
  readonly facts: Facts;
  readonly measures: Measures;
  /** Whether there are any. */
  readonly isMeasured: boolean;
  /** 1 for each concept that is there now, by words, measures or rules. */
  readonly present: Uint8Array;
  /** Whether any complaint of the body was understood. */
  hasSymptom: boolean;
  /** Whether the text asks for a check-up, a paper, a test or the like. */
  readonly isRequestOnly: boolean;
  readonly isChronic: boolean;
  readonly flags: Map<string, HeldFlag>;
  /** Signs that the family was asked about and is not sure of. */
  readonly unsure: readonly RedFlagCode[];
  readonly others: OtherRaise[];
  readonly specialties: string[];
};
