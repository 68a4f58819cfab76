import type { Intake } from '../../contract/intake.ts';
import type { RedFlagCode, Words } from '../../contract/vocabulary.ts';
import type { Assessment } from '../assess.ts';
import type { SafetyOutcome } from '../finding.ts';
import { type Step, step } from '../knowledge/next-steps/step.ts';
import {
  turnsInto,
  watchedAfterBirth,
  watchedAfterOperation,
  watchedBy,
  watchedInAnyone,
  watchedInDiabetes,
  watchedInDistress,
  watchWords,
} from '../knowledge/next-steps/warning-signs.ts';
import { findRedFlag } from '../knowledge/red-flags.ts';
import { isPossible } from '../safety/is-possible.ts';

/** The signs that must not wait for the visit, of what this complaint may turn into. */
export function warningStep(assessment: Assessment, intake: Intake, safety: SafetyOutcome): Step {
  const { vi, en } = watched(assessment, intake, safety);
  if (assessment.goals.has('transfer_inpatient')) {
    return step(
      'warning',
      `Báo ngay bác sĩ, điều dưỡng của khoa nếu có: ${vi}.`,
      `Tell the ward’s doctor or nurse at once in case of: ${en}.`,
    );
  }
  return step(
    'warning',
    `Gọi 115 hoặc đến cấp cứu ngay nếu có: ${vi}.`,
    `Call 115 or go to an emergency department at once in case of: ${en}.`,
  );
}

const watchedMax = 3;

function watched(
  { specialties, situations }: Assessment,
  { need, redFlagsUnsure = [] }: Intake,
  safety: SafetyOutcome,
) {
  if (situations.has('distress') && situations.has('postpartum')) return watchedInDistress;
  if (need === 'discharge' && situations.has('operation')) return watchedAfterOperation;
  const [first = ''] = specialties;
  const codes: string[] = [
    ...safety.matched.flatMap(({ code }): readonly string[] => turnsInto[code as RedFlagCode] ?? [code]),
    ...redFlagsUnsure,
    ...safety.likely.filter((code) => isOf(code, first)),
    ...(situations.has('postpartum') ? watchedAfterBirth : []),
    ...(situations.has('diabetes') && first === 'endocrinology' ? watchedInDiabetes : []),
    ...watchedIn(first),
  ];
  const words = [...new Set(codes)].flatMap((code) => watchedFor(code, safety));
  return words.length > 0 ? joined(words.slice(0, watchedMax)) : watchedInAnyone;
}

/** A sign of another specialty than the first is what the words resemble, not what they are about. */
function isOf(code: string, specialty: string): boolean {
  return findRedFlag(code)?.specialties.includes(specialty) === true;
}

function watchedIn(specialty: string): readonly RedFlagCode[] {
  return watchedBy[specialty] ?? (specialty.startsWith('pediatric_') ? watchedBy.pediatrics : undefined) ?? [];
}

function watchedFor(code: string, { facts }: SafetyOutcome): Words[] {
  const sign = findRedFlag(code);
  const words = watchWords[code as RedFlagCode];
  if (!sign || !words || !isPossible(sign, facts)) return [];
  // Possible in any woman of that age, which is no reason to speak to her as if she were pregnant.
  return sign.appliesTo?.pregnancy === 'pregnant' && !facts.pregnant ? [] : [words];
}

function joined(all: readonly Words[]): Words {
  return { vi: all.map(({ vi }) => vi).join('; '), en: all.map(({ en }) => en).join('; ') };
}
