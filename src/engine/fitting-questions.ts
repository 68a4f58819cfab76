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
  lastingWords,
  mindWords,
  settledBy,
  sharesPatients,
  withoutShock,
} from './knowledge/question-words.ts';
import { findRedFlag } from './knowledge/red-flags.ts';
import { findSpecialty } from './knowledge/specialties.ts';
import { withContext } from './text/context.ts';
import { phraseList } from './text/phrase-list.ts';
import { buildPhrases, findPhrases } from './text/phrases.ts';

/** Where one is taken, not what it is about. */
const places: ReadonlySet<string> = new Set(['emergency', 'intensive_care']);

/** What need not be seen today and has lasted this long holds no danger that the words themselves leave unsaid. */
const lastingDays = 30;
/** What long sorrow may hide, and what long troubles of the bladder and of the back turn into. */
const askedOfLasting: ReadonlySet<string> = new Set(['suicide_risk', 'urinary_retention', 'cauda_equina_signs']);

/** What must have happened to somebody, and is told if it has. */
const happenings: ReadonlySet<string> = new Set<RedFlagCode>([
  'assault_or_abuse',
  'choking',
  'drowning',
  'electrical_injury',
  'eye_chemical_or_penetrating_injury',
  'fracture_or_dislocation',
  'head_injury_danger_signs',
  'heat_stroke',
  'hiv_exposure_recent',
  'major_trauma',
  'multiple_stings',
  'rabies_exposure',
  'severe_burn',
  'snake_bite',
  'swallowed_dangerous_object',
]);

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
  const isLong = (safety.facts.durationDays ?? 0) >= lastingDays || isSettled.isLasting;
  const isLasting = isLong && !safety.facts.acute && (urgency === 'routine' || seeWithin !== '24h');
  const [first = ''] = specialties;
  // Who forgets the way home, or asks about a valve, is not asked about dying.
  const isLikeliest = safety.askAnyway === 'suicide_risk' && readings.diagnosis.tokens.length === 0;
  const isOfMind = isLikeliest || first.includes('psych') || isSettled.isSad || situations.has('distress');
  const isBled = situations.has('bleeding') || situations.has('fever');
  const isElsewhere = (code: RedFlagCode) =>
    (code === 'suicide_risk' && !isOfMind) || (code === 'shock_signs' && withoutShock.has(first) && !isBled);
  const isOpen = (code: RedFlagCode) =>
    !isElsewhere(code) && !isSettled(code) && fitsWhom(code, safety) && !(isLasting && !askedOfLasting.has(code));
  const isOwn = (code: RedFlagCode) => !doubted.includes(code);
  // The likeliest that its words speak for, whoever treats it.
  const anyway = safety.askAnyway && (safety.ask as readonly RedFlagCode[]).find((code) => isOwn(code) && isOpen(code));
  // Where none does, the likeliest may still be there unsaid: what one suffers, not what has happened to one.
  const unsaid = anyway || seeWithin !== '24h' ? undefined : safety.askAnyway;
  const fitting = safety.ask.filter((each) => {
    const code = each as RedFlagCode;
    if (doubted.includes(code)) return urgency !== 'routine' || !isSettled.byDenial(code);
    const own = findRedFlag(code)?.specialties.filter((one) => !places.has(one)) ?? [];
    // Of what was told in words of another organ nobody asks: a fast heart has no black stool.
    if (code === unsaid)
      return (
        !happenings.has(code) &&
        !isElsewhere(code) &&
        !isSettled.byWords(code) &&
        fitsWhom(code, safety) &&
        own.some(isNear)
      );
    if (!isOpen(code)) return false;
    if (code === anyway) return true;
    // Bleeding is nobody's specialty, and is asked of those who told of blood.
    if (code === 'severe_bleeding') return situations.has('bleeding') || situations.has('blood_thinner');
    // What has a name is looked for no more among all that it might be.
    if (code === 'cancer_alarm_symptoms' && (readings.diagnosis.tokens.length > 0 || situations.has('cancer')))
      return !situations.has('cancer') && specialties[0] === 'oncology';
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

function rowsOf(words: string | readonly string[]): readonly string[] {
  return typeof words === 'string' ? [words] : words;
}

const lasts = 'lasts';
const sad = 'sad';

const phrases = buildPhrases<string>([
  // Without marks a word may be another, and is asked about all the same.
  ...Object.entries(askedBeside).flatMap(([code, words]) =>
    rowsOf(words).flatMap((row, at) => phraseList(row, `${code} beside ${at}`, false)),
  ),
  ...phraseList(lastingWords, lasts),
  ...phraseList(mindWords, sad, false),
  ...Object.entries(answeredBy).flatMap(([code, rows]) => rows.flatMap((row, at) => phraseList(row, `${code} ${at}`))),
  ...Object.entries(deniedBy).flatMap(([code, words]) => phraseList(words, `${code} no`)),
  ...Object.entries(askedInstead).flatMap(([code, { unless }]) => phraseList(unless, `${code} own`)),
]);

type Settled = {
  (code: RedFlagCode): boolean;
  readonly isLasting: boolean;
  readonly isSad: boolean;
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
    const beside = rowsOf(askedBeside[code] ?? []);
    if (byWords(code)) return true;
    if (beside.some((_, at) => !told.has(`${code} beside ${at}`))) return true;
    const other = askedInstead[code];
    return other !== undefined && ask.includes(other.by) && !told.has(`${code} own`);
  };
  return Object.assign(isSettled, { byDenial, byWords, isLasting: told.has(lasts), isSad: told.has(sad) });
}
