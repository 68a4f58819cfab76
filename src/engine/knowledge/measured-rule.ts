import type { Sex, Urgency } from '#contract/vocabulary.ts';

/** `atLeast` is part of the range, `below` is not. */
export type Range = { readonly atLeast?: number; readonly below?: number };

/**
 * What must be so for a rule to hold; all that is named, together. A value that the text does not give holds nothing.
 * Of the patient, what nobody told speaks for the rule: see `agesOf` in `safety/certain.ts`.
 */
export type When = {
  /** In °C. */
  readonly temp?: Range;
  /** Holds where no temperature is told. */
  readonly noTemp?: true;
  /** One of the two is enough, in mmHg. */
  readonly pressureFrom?: { readonly systolic: number; readonly diastolic: number };
  readonly systolic?: Range;
  /** In per cent. */
  readonly spo2?: Range;
  /** In beats a minute. */
  readonly pulse?: Range;
  /** In mmol/L. */
  readonly glucose?: Range;
  /** Tablets swallowed, with those in the strips and bottles that were. */
  readonly taken?: Range;
  readonly vomits?: Range;
  readonly stools?: Range;
  /** Of a pregnancy. */
  readonly weeks?: Range;
  readonly ageMonths?: Range;
  readonly ageYears?: Range;
  readonly sex?: Sex;
  readonly pregnant?: true;
  readonly postpartum?: true;
  /** One of these is said of the patient now. */
  readonly words?: readonly string[];
};

/** A measured value that is a danger by itself, or beside a few words. */
export type MeasuredRule = {
  readonly name: string;
  /** The rule as a sentence that a doctor can read. */
  readonly says: string;
  /** Keys of `sources`. */
  readonly source: string;
  /** That of the sign, unless it is named. */
  readonly level?: Urgency;
  readonly when: When;
};
