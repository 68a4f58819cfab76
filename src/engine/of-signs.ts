import type { Intake } from '#contract/intake.ts';
import type { Assessment } from './assess.ts';
import type { SafetyOutcome } from './finding.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import { findSpecialty } from './knowledge/specialties.ts';
import { corrected } from './knowledge/work-up.ts';

/** Named for who the patient is or where one is taken, whatever the sign. */
const placed: ReadonlySet<string> = new Set(['emergency', 'pediatrics', 'neonatology', 'obstetrics']);
/** And for what is asked for, where there is time for it. */
const asked: ReadonlySet<string> = new Set(['diagnostic_imaging', 'laboratory']);
/** Where one is taken, not what it is about. */
const places: ReadonlySet<string> = new Set(['emergency', 'intensive_care']);

/** Where a sign sits in one organ, that organ's doctor sees it, whoever the patient is besides. */
export const organOfSign: Partial<Record<string, string>> = {
  leg_clot_signs: 'vascular_surgery',
  sudden_vision_loss: 'ophthalmology',
  acute_painful_red_eye: 'ophthalmology',
  sudden_hearing_loss: 'ent',
  acute_testicular_pain: 'urology',
};

/** So far down the words must agree with a sign: what is only likely may not be so. */
const agreesMax = 2;

/**
 * A danger sign says whose matter it is: beside it a single word of the story (“chân răng”, “đau khớp”) names no other
 * specialty. Where the words agree with no sign, what they point to stays.
 */
export function ofSigns<Said extends Pick<Assessment, 'specialties'>>(
  assessed: Said,
  { urgency, matched }: Pick<SafetyOutcome, 'urgency' | 'matched'>,
): Said {
  const organ = urgency === 'urgent' ? matched.map(({ code }) => organOfSign[code]).find((each) => each) : undefined;
  const specialties = [...new Set(organ ? [organ, ...assessed.specialties] : assessed.specialties)];
  const theirs = new Set(matched.flatMap(({ code }) => findRedFlag(code)?.specialties ?? []));
  // What is to be seen soon may have another matter first, with a sign beside it.
  const near = specialties.filter((code) => !places.has(code) && (!placed.has(code) || theirs.has(code)));
  const agrees = near.slice(0, urgency === 'emergency' ? agreesMax : 1);
  if (!agrees.some((code) => theirs.has(code))) return assessed;
  const isKept = (code: string) => theirs.has(code) || placed.has(code) || (urgency !== 'emergency' && asked.has(code));
  return { ...assessed, specialties: specialties.filter(isKept) };
}

/** What the words name is whose it is, in the list as in the choice of a place. */
export function ofMatter(assessed: Assessment, intake: Intake): Assessment {
  const [first = '', ...others] = assessed.specialties;
  const named = corrected(first, intake);
  if (named === first) return assessed;
  const code = (assessed.situations.has('child') && findSpecialty(named)?.child) || named;
  // A spot on the lung is the lung doctor's first, and may yet be the other's.
  const beside = first === 'oncology' ? [first, ...others] : others;
  return { ...assessed, specialties: [code, ...beside.filter((other) => other !== code)] };
}
