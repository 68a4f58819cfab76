import type { Intake } from '#contract/intake.ts';
import type { RedFlagCode, Words } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import { askedErrands } from './errands.ts';
import type { Readings, SafetyOutcome } from './finding.ts';
import { fittingQuestions } from './fitting-questions.ts';
import type { Goal } from './goals.ts';
import { foldedText } from './graph/letters.ts';
import { askedOfTold } from './knowledge/question-words.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import { isHarmless } from './next-steps/warning.ts';
import { withContext } from './text/context.ts';
import { phraseList } from './text/phrase-list.ts';
import { buildPhrases, findPhrases } from './text/phrases.ts';
import type { Understood } from './understand.ts';

/** The questions for the red flags that an intake makes worth asking about: the same on the pages and in an answer. */
export function ask({ readings, safety, assessment }: Understood, intake: Intake): { code: string; question: Words }[] {
  if (isNobodyIll(safety, assessment, intake)) return [];
  const codes = fittingQuestions(safety, assessment, readings);
  const questionOf = codes.length > 0 ? asTold(readings, safety) : () => undefined;
  return codes.flatMap((code) => {
    const flag = findRedFlag(code);
    return flag ? [{ code, question: questionOf(code) ?? flag.question }] : [];
  });
}

const told = buildPhrases<string>(
  Object.entries(askedOfTold).flatMap(([code, { told: words }]) => (words ? phraseList(words, code) : [])),
);

/** Who has told of a sign is asked how far it goes. */
function asTold({ symptoms }: Readings, { matched }: SafetyOutcome): (code: string) => Words | undefined {
  const found = findPhrases(symptoms, told, 1).filter(({ weak }) => !weak);
  const codes = new Set([
    ...withContext(symptoms, found).flatMap(({ value, context }) => (context === 'present' ? value : [])),
    ...matched.map((each) => each.code),
  ]);
  return (code) => (codes.has(code) ? askedOfTold[code as RedFlagCode]?.question : undefined);
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
