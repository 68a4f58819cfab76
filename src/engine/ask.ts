import type { Intake } from '#contract/intake.ts';
import type { Words } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import { askedErrands } from './errands.ts';
import type { SafetyOutcome } from './finding.ts';
import { fittingQuestions } from './fitting-questions.ts';
import type { Goal } from './goals.ts';
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
function isNobodyIll(safety: SafetyOutcome, { goals }: Assessment, { symptoms }: Intake): boolean {
  const isPaper = askedErrands(goals)[0]?.isPaper === true || (!symptoms && papers.some((each) => goals.has(each)));
  return isHarmless(safety) || (safety.urgency === 'routine' && isPaper);
}

const papers: readonly Goal[] = ['change_registration', 'records_copy', 'vaccination'];
