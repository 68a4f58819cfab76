import { concepts } from '../knowledge/concepts.ts';
import { expandPhrases } from '../knowledge/phrase-text.ts';
import type { NearRule, PartRule, Signs, TogetherRule } from '../knowledge/rule.ts';
import { nearRules, togetherRules } from '../knowledge/rules.ts';
import { partRules } from '../knowledge/rules-parts.ts';
import { heartBrainSigns } from '../knowledge/signs/heart-brain.ts';
import { infectionAbdomenSigns } from '../knowledge/signs/infection-abdomen.ts';
import { mindMetabolicSigns } from '../knowledge/signs/mind-metabolic.ts';
import { womenInjurySigns } from '../knowledge/signs/women-injury.ts';
import type { ConceptSource } from './lexicon.ts';

/** All that the safety check knows; the mutation run hands it a copy with one rule less. */
export type Knowledge = {
  readonly signs: readonly Signs[];
  readonly concepts: readonly ConceptSource[];
  readonly near: readonly NearRule[];
  readonly together: readonly TogetherRule[];
  readonly parts: readonly PartRule[];
};

/** Notions are written in capitals and are only parts of a finding; symptoms and features are findings. */
const sources = [...concepts].map(
  ([name, phrases]): ConceptSource => ({ name, phrases, whole: name !== name.toUpperCase() }),
);

function expanded(signs: Signs): Signs {
  const whole = (phrases: string) => expandPhrases(phrases).join('|');
  return Object.fromEntries(
    Object.entries(signs).map(([code, { says, names, not, old }]) => [
      code,
      { says: whole(says), ...(names && { names }), ...(not && { not: whole(not) }), ...(old && { old: whole(old) }) },
    ]),
  );
}

export const knowledge: Knowledge = {
  signs: [heartBrainSigns, infectionAbdomenSigns, womenInjurySigns, mindMetabolicSigns].map(expanded),
  concepts: sources,
  near: nearRules,
  together: togetherRules,
  parts: partRules,
};
