import { abdomenNotions } from './concepts/abdomen.ts';
import { brainEyeNotions } from './concepts/brain-eye.ts';
import { generalNotions } from './concepts/general.ts';
import { heartBreathNotions } from './concepts/heart-breath.ts';
import { infectionNotions } from './concepts/infection.ts';
import { injuryNotions } from './concepts/injury.ts';
import { mindMetabolicNotions } from './concepts/mind-metabolic.ts';
import { sharedNotions } from './concepts/shared.ts';
import { womenNotions } from './concepts/women.ts';
import { featureConcepts } from './concepts-features.ts';
import { symptomConcepts } from './concepts-symptoms.ts';
import { expandConcepts } from './phrase-text.ts';

/** All that the check listens for: symptoms, circumstances, and notions that are only parts of a finding. */
export const concepts: ReadonlyMap<string, readonly string[]> = expandConcepts({
  ...symptomConcepts,
  ...featureConcepts,
  ...sharedNotions,
  ...heartBreathNotions,
  ...brainEyeNotions,
  ...infectionNotions,
  ...abdomenNotions,
  ...womenNotions,
  ...injuryNotions,
  ...mindMetabolicNotions,
  ...generalNotions,
});
