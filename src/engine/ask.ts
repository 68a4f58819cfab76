import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import { askedErrands } from './errands.ts';
import type { SafetyOutcome } from './finding.ts';
import { fittingQuestions } from './fitting-questions.ts';
import type { Goal } from './goals.ts';
import { foldedText } from './graph/letters.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import { isHarmless } from './next-steps/warning.ts';
import type { Understood } from './understand.ts';

/** The questions for the red flags that an intake makes worth asking about: the same on the pages and in an answer. */
export function ask({ readings, safety, assessment }: Understood, intake: Intake): { code: string; question: Words }[] {
  if (isNobodyIll(safety, assessment, intake)) return [];
  return fittingQuestions(safety, assessment, readings).flatMap((code) => {
    const flag = findRedFlag(code);
    return flag ? [{ code, question: flag.question }] : [];
  });
}

/** Who asks for a paper, or for what nobody is ill of, is asked nothing about danger. */
function isNobodyIll(safety: SafetyOutcome, { goals }: Assessment, intake: Intake): boolean {
  const isPaper =
    askedErrands(goals)[0]?.isPaper === true || (!intake.symptoms && papers.some((each) => goals.has(each)));
  const isVaccine = goals.has('vaccination') && safety.seeWithin === 'planned' && !isAfterWound(intake);
  return isHarmless(safety) || (safety.urgency === 'routine' && (isPaper || isVaccine));
}

const papers: readonly Goal[] = ['change_registration', 'records_copy'];

const afterWound = /(?<!\p{L})(?:dai|uon van|rabies|tetanus)(?!\p{L})/u;

/** Against rabies or tetanus one is vaccinated after a bite or a wound, which may not have been told. */
function isAfterWound({ symptoms = '', goal = '' }: Intake): boolean {
  return afterWound.test(foldedText(`${symptoms} ${goal}`));
}
