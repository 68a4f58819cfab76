import { abdomenNotions } from './concepts/abdomen.ts';
import { brainEyeNotions } from './concepts/brain-eye.ts';
import { englishWordings } from './concepts/english.ts';
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
export const concepts: ReadonlyMap<string, readonly string[]> = expandConcepts(
  withWordings(
    {
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
    },
    englishWordings,
  ),
);

/** Adds further wordings to concepts that there are. */
function withWordings(
  concepts: Readonly<Record<string, string>>,
  wordings: readonly Readonly<Record<string, string>>[],
): Readonly<Record<string, string>> {
  const all: Record<string, string> = { ...concepts };
  for (const [name, phrases] of wordings.flatMap((table) => Object.entries(table))) {
    if (all[name] === undefined) throw new Error(`“${name}” is no concept`);
    all[name] += ` | ${phrases}`;
  }
  return all;
}
