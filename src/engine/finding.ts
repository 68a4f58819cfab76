import type { SeeWithin, Sex, Urgency, Words } from '#contract/vocabulary.ts';
import type { Advice } from './knowledge/first-aid.ts';
import type { Topic } from './knowledge/topic.ts';
import type { MatchedSign } from './recommendation.ts';
import type { Reading } from './text/reading.ts';

/** The three texts of an intake, each read once and shared by all steps. */
export type Readings = { readonly symptoms: Reading; readonly diagnosis: Reading; readonly goal: Reading };

/** What is known of the patient from the form and the text together; undefined means that nobody said. */
export type Facts = {
  readonly ageYears: number | undefined;
  /** Known only for small children, from the form or from the text ("bé 2 tháng"). */
  readonly ageMonths: number | undefined;
  readonly sex: Sex | undefined;
  /** By the age, or by the words where no age is given. */
  readonly isChild: boolean;
  readonly isElder: boolean;
  readonly pregnant: boolean;
  readonly postpartum: boolean;
  readonly durationDays: number | undefined;
  /** Recent or sudden, by the days given or by the words. */
  readonly acute: boolean;
};

/** What the safety check hands on to the other steps. */
export type SafetyOutcome = {
  readonly urgency: Urgency;
  readonly seeWithin: SeeWithin;
  /** Whether no hour is to be lost though it is no emergency. */
  readonly isForNow: boolean;
  /** Whether, at night, the morning is soon enough as long as nothing gets worse. */
  readonly canWaitOvernight: boolean;
  readonly reasons: readonly Words[];
  readonly matched: readonly MatchedSign[];
  readonly doNow: readonly Advice[];
  /** Specialties that the danger signs lead to, the gravest sign's first. */
  readonly specialties: readonly string[];
  /** Codes of red flags whose answer would decide, the most telling first; asked are those that fit. */
  readonly ask: readonly string[];
  /** The one of them that is asked about whatever else the matter is. */
  readonly askAnyway?: string | undefined;
  readonly asksLeft: number;
  /** Those of them whose words are there and in doubt. */
  readonly doubted: readonly string[];
  /** Emergencies that the words speak for, the likeliest first, though none of them holds; nothing that is denied. */
  readonly likely: readonly string[];
  readonly facts: Facts;
  readonly topics: readonly Topic[];
  /** Why a person should look at this: contradictions, unknown codes, text not understood. */
  readonly doubts: readonly Words[];
};
