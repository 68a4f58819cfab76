import { neverRoutineSymptoms } from '../knowledge/concepts-levels.ts';
import { quote } from '../text/phrases.ts';
import type { Token } from '../text/reading.ts';
import { unknownWord } from '../text/word-ids.ts';
import type { Check } from './check.ts';
import type { Compiled } from './compile.ts';
import { isPresent } from './findings.ts';

const longDays = 30;
const infantYears = 1;
const oldYears = 75;
const oldestRoutineYears = 74;
const youngestRoutineYears = 5;
/** Fewer words than this say too little to be called not understood. */
const wordsToUnderstand = 4;

/** Symptoms that are urgent by themselves, unless they are old and unchanged. */
export function raiseUrgentSymptoms(check: Check, { told, urgentSymptoms }: Compiled): void {
  const worsening = check.present[told.worsening] === 1;
  for (const { name, id } of urgentSymptoms) {
    if (!check.present[id] || (isOldAndUnchanged(check, worsening) && !neverRoutineSymptoms.has(name))) continue;
    const finding = check.findings.of[id]?.find(isPresent);
    check.others.push({ id: name, level: 'urgent', words: finding ? [quote(check.findings.reading, finding)] : [] });
  }
}

/** By a named rule (duration): only a long, steady complaint of someone neither very young nor very old. */
function isOldAndUnchanged({ facts, intake }: Check, worsening: boolean): boolean {
  const { durationDays = 0, ageYears } = facts;
  const ageOk =
    ageYears !== undefined
      ? ageYears >= youngestRoutineYears && ageYears <= oldestRoutineYears
      : !facts.isChild && !facts.isElder;
  return durationDays > longDays && !worsening && intake.severity !== 'severe' && ageOk;
}

/** New text that was not understood is never routine, and what nobody dated may be new. */
export function raiseNotUnderstood(check: Check): void {
  const { findings, facts, intake } = check;
  if (check.hasSymptom || check.flags.size > 0 || check.others.length > 0) return;
  const { tokens } = findings.reading;
  const fragile = facts.ageYears !== undefined && (facts.ageYears < infantYears || facts.ageYears >= oldYears);
  const isTold = tokens.length >= wordsToUnderstand && !check.isRequestOnly;
  const isNew = facts.acute || intake.severity === 'severe' || fragile;
  if ((isTold && isNew) || (facts.durationDays === undefined && isStrange(tokens)))
    check.others.push({ id: 'not_understood', level: 'urgent', words: [] });
}

/** Whether most of the words are in no phrase of ours, be it about danger, illnesses or requests. */
function isStrange(tokens: readonly Token[]): boolean {
  const unknown = tokens.filter(({ id, number }) => id === unknownWord && number === undefined).length;
  return unknown >= strangeWordsMin && unknown * 2 > tokens.length;
}

/** One word alone may be a name. */
const strangeWordsMin = 2;
