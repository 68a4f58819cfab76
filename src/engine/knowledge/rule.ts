import type { Urgency } from '../../contract/vocabulary.ts';

/**
 * How people say the danger signs. `says` are the words of the sign itself, separated by "|", where " … " stands for
 * a few words between; `names` are names of illnesses, which count only when claimed of the patient now; `not` are
 * phrases in which the same words mean something else; `old` are words beside which an old and unchanged complaint is what
 * an earlier illness left behind.
 */
export type Signs = Readonly<
  Record<string, { readonly says: string; readonly names?: string; readonly not?: string; readonly old?: string }>
>;

type Limits = {
  readonly ageMin?: number;
  readonly ageMax?: number;
  readonly monthsMin?: number;
  readonly monthsBelow?: number;
  readonly sex?: 'male' | 'female';
};

/** Notions close together in one sentence, at most `within` words apart, raise a red flag. */
export type NearRule = Limits & {
  readonly id: string;
  readonly flag: string;
  readonly level: Urgency;
  readonly near: readonly string[];
  readonly within: number;
  readonly ordered?: boolean;
  readonly sameClause?: boolean;
  /** Off when the complaint is an old one ("di chứng", "từ nhỏ", months without change). */
  readonly newOnly?: boolean;
  /** Phrases that switch the rule off in their sentence. */
  readonly not?: string;
  /** Keys of `sources`. */
  readonly source: string;
};

/**
 * Findings anywhere in the text that raise the urgency together: every term of `all` and, if given, one of `any`, and
 * none of `unless`. In a term "|" is or, "&" is and. Terms: a concept, `rf:code`, `age>=65`, `duration<=3`,
 * `sev=severe`, `num:temp>=39`, `need=admission`, `two:A+B+C` (two of them, in different words), or a named predicate.
 */
export type TogetherRule = Limits & {
  readonly id: string;
  readonly flag?: string;
  readonly level: Urgency;
  readonly all: readonly string[];
  readonly any?: readonly string[];
  readonly unless?: readonly string[];
  readonly durationMax?: number;
  readonly specialties?: readonly string[];
  readonly source: string;
};

/** Two notions close together make a symptom: "đau" and "bụng", in either order. */
export type PartRule = { readonly concept: string; readonly near: readonly [string, string]; readonly within: number };
