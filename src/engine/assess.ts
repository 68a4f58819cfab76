import type { Intake } from '../contract/intake.ts';
import type { Urgency, Words } from '../contract/vocabulary.ts';
import { findSpecialty } from './knowledge/specialties.ts';
import type { Reading } from './text/reading.ts';

/** What each free-text member of an intake says; absent when it was not sent. */
export type IntakeReadings = {
  readonly symptoms?: Reading | undefined;
  readonly diagnosis?: Reading | undefined;
  readonly goal?: Reading | undefined;
};

/** The part of the safety outcome that the later steps build on. */
export type SafetyFacts = {
  readonly urgency: Urgency;
  readonly matched: readonly { readonly code: string; readonly level: Urgency }[];
  readonly doNow: readonly Words[];
  /** Specialties that the danger signs found lead to, the gravest sign's first. */
  readonly specialties?: readonly string[];
};

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
] as const;
export type Situation = (typeof situations)[number];

export type Assessment = {
  /** Ranked specialty codes, the best first; never empty. */
  readonly specialties: string[];
  /** How plainly the words pointed somewhere. */
  readonly understood: 'clearly' | 'vaguely' | 'not_at_all';
  /** Grave or rare enough that a specialised centre is worth the journey. */
  readonly grave: boolean;
  readonly situations: ReadonlySet<Situation>;
};

const childAgeMax = 15;

export function assess(_readings: IntakeReadings, intake: Intake, safety: SafetyFacts): Assessment {
  const child = intake.patient.age !== undefined && intake.patient.age <= childAgeMax;
  const general = child ? 'pediatrics' : 'general_internal';
  const flagged = (safety.specialties ?? []).map((code) => (child ? (findSpecialty(code)?.child ?? code) : code));
  const first = safety.urgency === 'emergency' ? ['emergency'] : [];
  return {
    specialties: [...new Set([...first, ...flagged, general])],
    understood: 'not_at_all',
    grave: false,
    situations: new Set(child ? ['child'] : []),
  };
}
