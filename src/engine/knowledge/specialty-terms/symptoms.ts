import type { SymptomTable } from './symptom-table.ts';
import { symptomsInEnglish } from './symptoms-in-english.ts';
import { symptomsOfBody } from './symptoms-of-body.ts';
import { symptomsOfHead } from './symptoms-of-head.ts';
import { symptomsOfLimbs } from './symptoms-of-limbs.ts';
import { symptomsOfTrunk } from './symptoms-of-trunk.ts';

const inVietnamese: SymptomTable = { ...symptomsOfBody, ...symptomsOfHead, ...symptomsOfTrunk, ...symptomsOfLimbs };

/** In both languages: a symptom has the wordings of either. */
export const symptoms: SymptomTable = {
  ...symptomsInEnglish,
  ...Object.fromEntries(
    Object.entries(inVietnamese).map(([names, written]) => {
      const english = symptomsInEnglish[names];
      return [names, english ? `${written}|${english}` : written];
    }),
  ),
};
