import { atomConcepts } from '../knowledge/concepts-atoms.ts';
import { featureConcepts } from '../knowledge/concepts-features.ts';
import { moreConcepts } from '../knowledge/concepts-more.ts';
import { symptomConcepts } from '../knowledge/concepts-symptoms.ts';
import type { NearRule, PartRule, Signs, TogetherRule } from '../knowledge/rule.ts';
import { alarmRules } from '../knowledge/rules-alarm.ts';
import { nearRules } from '../knowledge/rules-near.ts';
import { moreNearRules } from '../knowledge/rules-near-more.ts';
import { partRules } from '../knowledge/rules-parts.ts';
import { heartBrainSigns } from '../knowledge/rules-signs-heart-brain.ts';
import { infectionAbdomenSigns } from '../knowledge/rules-signs-infection-abdomen.ts';
import { mindMetabolicSigns } from '../knowledge/rules-signs-mind-metabolic.ts';
import { moreSigns } from '../knowledge/rules-signs-more.ts';
import { womenInjurySigns } from '../knowledge/rules-signs-women-injury.ts';
import { togetherRules } from '../knowledge/rules-together.ts';
import { moreTogetherRules } from '../knowledge/rules-together-more.ts';
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
function sourcesOf(concepts: Readonly<Record<string, string>>): ConceptSource[] {
  return Object.entries(concepts).map(([name, phrases]) => ({ name, phrases, whole: name !== name.toUpperCase() }));
}

export const knowledge: Knowledge = {
  signs: [heartBrainSigns, infectionAbdomenSigns, womenInjurySigns, mindMetabolicSigns, moreSigns],
  concepts: [symptomConcepts, featureConcepts, atomConcepts, moreConcepts].flatMap(sourcesOf),
  near: [...nearRules, ...moreNearRules],
  together: [...togetherRules, ...moreTogetherRules, ...alarmRules],
  parts: partRules,
};
