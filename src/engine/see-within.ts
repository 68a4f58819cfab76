import { type RedFlagCode, type SeeWithin, seeWithins, type Urgency } from '#contract/vocabulary.ts';
import type { Facts, SafetyOutcome } from './finding.ts';
import { findRedFlag } from './knowledge/red-flags.ts';

/** What an urgency rests on. */
export type Grounds = {
  readonly urgency: Urgency;
  /** Codes of the signs that hold. */
  readonly signs: readonly string[];
  /** Whether anything but signs raised it: that is seen within a day. */
  readonly isRaisedElse: boolean;
  readonly isSevere: boolean;
  /** Whether anything at all is wrong, or only a service is asked for. */
  readonly isComplaint: boolean;
};

/** How soon a doctor is to be seen: the soonest that any ground asks for. All that is said of time follows from this. */
export function seeWithinOf({ urgency, signs, isRaisedElse, isSevere, isComplaint }: Grounds): SeeWithin {
  if (urgency === 'emergency') return 'now';
  if (urgency === 'routine') return isComplaint ? '14d' : 'planned';
  const asked = signs.map(withinOfSign);
  if (isSevere || isRaisedElse) return '24h';
  return seeWithins.find((within) => asked.includes(within)) ?? '24h';
}

/** The sooner of two times. */
export function soonest(within: SeeWithin, other: SeeWithin | undefined): SeeWithin {
  return seeWithins.find((each) => each === within || each === other) ?? within;
}

/** A sign that elsewhere is an emergency, or one that we don't know, is seen within a day. */
function withinOfSign(code: string): SeeWithin {
  const within = findRedFlag(code)?.within ?? '24h';
  return within === 'now' ? '24h' : within;
}

/** What of a raise that is no sign may be left until the clinics open: nothing was measured, or nothing that hurries. */
const patientRaises: ReadonlySet<string> = new Set([
  'read',
  'not_understood',
  'diagnosis_urgent',
  'pressure_very_high',
  'cough_with_blood_and_wasting',
  'smoker_cough_with_blood_and_wasting',
]);

export type NightGrounds = {
  readonly signs: readonly string[];
  /** What raised it besides signs. */
  readonly raises: readonly string[];
  readonly isSevere: boolean;
  /** Whether the words as a whole say clearly that it is more than routine. */
  readonly isClear: boolean;
  readonly hasFever: boolean;
  readonly facts: Facts;
};

const feverishYearsMax = 4;

/**
 * Whether what is to be seen within a day may wait for the morning when it comes up at night, as long as nothing gets
 * worse. In doubt it may not: a small child, a mother, a sign that elsewhere is an emergency are seen the same night.
 */
export function canWaitOvernight({ signs, raises, isSevere, isClear, hasFever, facts }: NightGrounds): boolean {
  const { ageYears, ageMonths, pregnant, postpartum } = facts;
  // Where words are clear and no sign says what it is, nobody can say that it may wait.
  if (isSevere || pregnant || postpartum || (isClear && signs.length === 0)) return false;
  const years = ageYears ?? (ageMonths === undefined ? undefined : Math.floor(ageMonths / 12));
  if (years === 0 || (hasFever && years !== undefined && years <= feverishYearsMax)) return false;
  return signs.every((code) => findRedFlag(code)?.waitsOvernight) && raises.every((id) => patientRaises.has(id));
}

/** Whether no hour is to be lost, though it is no emergency. */
export function isHasty({ topics, matched }: Pick<SafetyOutcome, 'topics' | 'matched'>): boolean {
  return (
    topics.some(({ isGrave, isTonight }) => isGrave && isTonight) ||
    matched.some(({ code }) => findRedFlag(code)?.isHasty)
  );
}

/** What elsewhere is an emergency, as far as the first hours of it are for whoever is on duty. */
const ofDuty: ReadonlySet<string> = new Set<RedFlagCode>([
  'breathing_difficulty',
  'cold_painful_limb',
  'coughing_blood_heavy',
  'dengue_warning_signs',
  'hfmd_severe_signs',
  'reduced_fetal_movement',
  'sepsis_signs',
  'spreading_skin_infection',
  'vomiting_blood',
]);
const dutyDaysMax = 14;

/** Whether a sign of these days belongs into an emergency department also while clinics are open. */
export function isForDuty({
  matched,
  facts,
  seeWithin,
}: Pick<SafetyOutcome, 'matched' | 'facts' | 'seeWithin'>): boolean {
  const isRecent = (facts.durationDays ?? 0) <= dutyDaysMax;
  return seeWithin === '24h' && isRecent && matched.some(({ code }) => ofDuty.has(code));
}

/** How one goes who is to be seen within a day and yet must not wait for it: to whoever is on duty, or at least now. */
export type Going = 'duty' | 'now';

export function goingOf(safety: Pick<SafetyOutcome, 'matched' | 'topics' | 'facts' | 'seeWithin'>): Going | undefined {
  if (isForDuty(safety)) return 'duty';
  return safety.seeWithin === '24h' && isHasty(safety) ? 'now' : undefined;
}
