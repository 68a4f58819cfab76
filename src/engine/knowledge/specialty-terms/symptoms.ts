import type { SymptomTable } from './symptom-table.ts';
import { symptomsOfBody } from './symptoms-of-body.ts';
import { symptomsOfHead } from './symptoms-of-head.ts';
import { symptomsOfLimbs } from './symptoms-of-limbs.ts';
import { symptomsOfTrunk } from './symptoms-of-trunk.ts';

export const symptoms: SymptomTable = { ...symptomsOfBody, ...symptomsOfHead, ...symptomsOfTrunk, ...symptomsOfLimbs };
