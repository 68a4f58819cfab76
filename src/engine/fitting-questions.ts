import type { RedFlagCode } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { Readings, SafetyOutcome } from './finding.ts';
import {
  answeredBy,
  askedBeside,
  askedDaysMax,
  askedInstead,
  askedYearsMin,
  deniedBy,
  settledBy,
  sharesPatients,
} from './knowledge/question-words.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import { findSpecialty } from './knowledge/specialties.ts';
import { withContext } from './text/context.ts';
import { phraseList } from './text/phrase-list.ts';
import { buildPhrases, findPhrases } from './text/phrases.ts';

/** Where one is taken, not what it is about. */
const places: ReadonlySet<string> = new Set(['emergency', 'intensive_care']);

/** How far down the list of what it is about a question may belong: what hurries is asked about more widely. */
const nearMax = { routine: 2, later: 3, today: 5 } as const;

/**
 * The questions that belong to what the intake is about: nobody with a lump in the breast is asked about rabies, nor
 * about what was told. What the words themselves leave in doubt is always asked.
 */
export function fittingQuestions(
  safety: SafetyOutcome,
  { specialties, situations }: Assessment,
  readings: Readings,
): string[] {
  const { urgency, seeWithin, doubted } = safety;
  if (safety.ask.length === 0) return [];
  const reach = urgency === 'routine' ? nearMax.routine : seeWithin === '24h' ? nearMax.today : nearMax.later;
  const near = specialties.slice(0, reach);
  const isSettled = settledIn(readings, safety);
  const isNear = (code: string) =>
    near.includes(code) ||
    near.includes(findSpecialty(code)?.child ?? code) ||
    (seeWithin === '24h' && sharesPatients[near[0] ?? '']?.includes(code) === true);
  const fitting = safety.ask.filter((each) => {
    const code = each as RedFlagCode;
    if (code === safety.askAnyway && !isSettled.byWords(code) && fitsWhom(code, safety)) return true;
    if (doubted.includes(code)) return urgency !== 'routine' || !isSettled.byDenial(code);
    if (isSettled(code) || !fitsWhom(code, safety)) return false;
    // Bleeding is nobody's specialty, and is asked of those who told of blood.
    if (code === 'severe_bleeding') return situations.has('bleeding') || situations.has('blood_thinner');
    // What has a name is looked for no more among all that it might be.
    if (code === 'cancer_alarm_symptoms' && readings.diagnosis.tokens.length > 0 && !situations.has('cancer'))
      return specialties[0] === 'oncology';
    const own = findRedFlag(code)?.specialties.filter((one) => !places.has(one)) ?? [];
    return own.length === 0 ? seeWithin === '24h' : own.some(isNear);
  });
  return fitting.slice(0, safety.asksLeft);
}

/** By the days that it has lasted, the age, and what was found in the same place. */
function fitsWhom(code: RedFlagCode, { facts, matched }: SafetyOutcome): boolean {
  const { durationDays = 0, ageYears } = facts;
  const found = settledBy[code];
  return (
    durationDays <= (askedDaysMax[code] ?? durationDays) &&
    (ageYears ?? askedYearsMin[code] ?? 0) >= (askedYearsMin[code] ?? 0) &&
    !(found && matched.some((each) => each.code === found))
  );
}

const phrases = buildPhrases<string>([
  ...Object.entries(askedBeside).flatMap(([code, words]) => phraseList(words, code)),
  ...Object.entries(answeredBy).flatMap(([code, rows]) => rows.flatMap((row, at) => phraseList(row, `${code} ${at}`))),
  ...Object.entries(deniedBy).flatMap(([code, words]) => phraseList(words, `${code} no`)),
  ...Object.entries(askedInstead).flatMap(([code, { unless }]) => phraseList(unless, `${code} own`)),
]);

type Settled = {
  (code: RedFlagCode): boolean;
  readonly byDenial: (code: RedFlagCode) => boolean;
  readonly byWords: (code: RedFlagCode) => boolean;
};

/** Says of a sign whether the words leave no room for the question. */
function settledIn({ symptoms, diagnosis, goal }: Readings, { ask }: SafetyOutcome): Settled {
  const told = new Set<string>();
  for (const reading of [symptoms, diagnosis, goal]) {
    const found = findPhrases(reading, phrases, 1).filter(({ weak }) => !weak);
    for (const { value, context } of withContext(reading, found))
      if (context !== 'denied' || value.endsWith(' no')) told.add(value);
  }
  const byDenial = (code: RedFlagCode) => told.has(`${code} no`);
  const byWords = (code: RedFlagCode) =>
    byDenial(code) || answeredBy[code]?.every((_, at) => told.has(`${code} ${at}`)) === true;
  const isSettled = (code: RedFlagCode) => {
    if (byWords(code) || (askedBeside[code] !== undefined && !told.has(code))) return true;
    const other = askedInstead[code];
    return other !== undefined && ask.includes(other.by) && !told.has(`${code} own`);
  };
  return Object.assign(isSettled, { byDenial, byWords });
}
