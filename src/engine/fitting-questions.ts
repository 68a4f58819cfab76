import type { RedFlagCode } from '#contract/vocabulary.ts';
import type { Assessment } from './assess.ts';
import type { Readings, SafetyOutcome } from './finding.ts';
import { answeredBy, askedBeside, sharesPatients } from './knowledge/question-words.ts';
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
  const isOpen = openBy(readings);
  const isNear = (code: string) =>
    near.includes(code) ||
    near.includes(findSpecialty(code)?.child ?? code) ||
    (seeWithin === '24h' && sharesPatients[near[0] ?? '']?.includes(code) === true);
  const fitting = safety.ask.filter((code) => {
    if (doubted.includes(code)) return true;
    if (!isOpen(code as RedFlagCode)) return false;
    // Bleeding is nobody's specialty, and is asked of those who told of blood.
    if (code === 'severe_bleeding') return situations.has('bleeding') || situations.has('blood_thinner');
    const own = findRedFlag(code)?.specialties.filter((each) => !places.has(each)) ?? [];
    return own.length === 0 ? seeWithin === '24h' : own.some(isNear);
  });
  return fitting.slice(0, safety.asksLeft);
}

const phrases = buildPhrases<string>([
  ...Object.entries(askedBeside).flatMap(([code, words]) => phraseList(words, code)),
  ...Object.entries(answeredBy).flatMap(([code, rows]) => rows.flatMap((row, at) => phraseList(row, `${code} ${at}`))),
]);

/** Says of a sign whether the words leave room for the question. */
function openBy({ symptoms, diagnosis, goal }: Readings): (code: RedFlagCode) => boolean {
  const told = new Set<string>();
  for (const reading of [symptoms, diagnosis, goal]) {
    const found = findPhrases(reading, phrases, 1).filter(({ weak }) => !weak);
    for (const { value, context } of withContext(reading, found)) if (context !== 'denied') told.add(value);
  }
  return (code) => {
    if (askedBeside[code] !== undefined && !told.has(code)) return false;
    const rows = answeredBy[code];
    return !rows || rows.some((_, at) => !told.has(`${code} ${at}`));
  };
}
