import type { Intake } from '#contract/intake.ts';
import type { SafetyOutcome } from '../finding.ts';
import { findRedFlag } from '../knowledge/red-flags.ts';
import { specialtyCodes } from '../knowledge/specialties.ts';
import type { Evidence } from './targets.ts';

/** Circumstances, beyond specialty and urgency, that change what a family should do. */
export const situations = [
  'child',
  'infant',
  'newborn',
  'elderly',
  'alone',
  'pregnant',
  'postpartum',
  'fever',
  'diabetes',
  'blood_thinner',
  'bleeding',
  'cancer',
  'tuberculosis',
  'animal_bite',
  'violence',
  'self_harm',
  'foreign_language',
  'many_visits',
  'operation',
  'bedridden',
  'endoscopy',
  'ultrasound',
  'contrast_scan',
  'mri',
  'distress',
] as const;
export type Situation = (typeof situations)[number];

const infantMonthsMax = 11;
/** Said plainly, not only denied or told of another. */
const saidMin = 0.45;

export function situationsOf(
  evidence: Evidence,
  { patient, need }: Intake,
  { facts, matched }: Pick<SafetyOutcome, 'facts' | 'matched'>,
): ReadonlySet<Situation> {
  const found = new Set<Situation>();
  situations.forEach((situation, at) => {
    if ((evidence[specialtyCodes.length + at] ?? 0) >= saidMin) found.add(situation);
  });
  const { ageYears: years, ageMonths: months, isChild, isElder, pregnant, postpartum } = facts;
  const isWoman = patient.sex !== 'male' && !isChild;
  setTo(found, 'child', isChild);
  setTo(found, 'infant', years === 0 || (months !== undefined && months <= infantMonthsMax));
  setTo(found, 'newborn', months === 0);
  setTo(found, 'elderly', isElder);
  setTo(found, 'pregnant', pregnant && isWoman);
  setTo(found, 'postpartum', postpartum && patient.sex !== 'male');
  if (need === 'surgery') found.add('operation');
  for (const { code } of matched) for (const situation of findRedFlag(code)?.situations ?? []) found.add(situation);
  return found;
}

function setTo(found: Set<Situation>, situation: Situation, present: boolean): void {
  if (present) found.add(situation);
  else found.delete(situation);
}
