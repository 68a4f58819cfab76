import type { Urgency } from '#contract/vocabulary.ts';
import type { Judged } from './judge.ts';
import { type Share, shareOf, shown } from './share.ts';
import { table } from './table.ts';

/** What is counted: of which texts, and how many of them. */
export type Figure = {
  readonly name: string;
  readonly among: (judged: Judged) => boolean;
  readonly isHit: (judged: Judged) => boolean;
};

/** Words from which on a text is a letter. */
export const longWords = 70;

const only = (level: Urgency) => (judged: Judged) => judged.one.levels.join() === level;
export const isEmergency = only('emergency');
const isToday = only('urgent');
export const isOrdinary = only('routine');
const isLongOrdinary = (judged: Judged) => isOrdinary(judged) && judged.words >= longWords;

const said = (level: Urgency) => (judged: Judged) => judged.said === level;
const afterAnswers = (level: Urgency) => (judged: Judged) => judged.saidAfterAnswers === level;

export const levelFigures: readonly Figure[] = [
  { name: 'emergencies found', among: isEmergency, isHit: said('emergency') },
  { name: 'emergencies called routine', among: isEmergency, isHit: said('routine') },
  { name: 'ordinary sent to emergency', among: isOrdinary, isHit: said('emergency') },
  { name: 'ordinary letters sent to emergency', among: isLongOrdinary, isHit: said('emergency') },
  { name: 'see-today sent to emergency', among: isToday, isHit: said('emergency') },
  { name: 'ordinary that stay routine', among: isOrdinary, isHit: said('routine') },
  { name: 'see-today called routine', among: isToday, isHit: said('routine') },
];

const hasSigns = ({ one }: Judged) => one.redFlags.length > 0;
const namesOne = (codes: readonly string[], { one }: Judged) => codes.some((code) => one.redFlags.includes(code));
const isFound = (judged: Judged) => isEmergency(judged) && said('emergency')(judged);
const isMissed = (judged: Judged) => isEmergency(judged) && !said('emergency')(judged);

export const signFigures: readonly Figure[] = [
  {
    name: 'found: first sign right',
    among: (judged) => isFound(judged) && hasSigns(judged),
    isHit: (judged) => namesOne(judged.signs.slice(0, 1), judged),
  },
  {
    name: 'found: any sign right',
    among: (judged) => isFound(judged) && hasSigns(judged),
    isHit: (judged) => namesOne(judged.signs, judged),
  },
  {
    name: 'not found: right sign asked',
    among: (judged) => isMissed(judged) && hasSigns(judged),
    isHit: (judged) => namesOne(judged.ask, judged),
  },
  {
    // What is named as told is not asked about.
    name: 'not found: right sign named or asked',
    among: (judged) => isMissed(judged) && hasSigns(judged),
    isHit: (judged) => namesOne([...judged.signs, ...judged.ask], judged),
  },
];

/** What a whole run comes to, with answers that are true. */
export const answerFigures: readonly Figure[] = [
  { name: 'emergencies found at once or by answers', among: isEmergency, isHit: afterAnswers('emergency') },
  { name: 'emergencies called routine after answers', among: isEmergency, isHit: afterAnswers('routine') },
  { name: 'ordinary asked anything', among: isOrdinary, isHit: ({ ask }) => ask.length > 0 },
  { name: 'ordinary routine after answers', among: isOrdinary, isHit: afterAnswers('routine') },
  { name: 'see-today called routine after answers', among: isToday, isHit: afterAnswers('routine') },
];

const isPlaced = (judged: Judged) => judged.one.specialties.length > 0 && !isEmergency(judged);
const isFor = ({ one }: Judged, codes: readonly string[]) => codes.some((code) => one.specialties.includes(code));

export const specialtyFigures: readonly Figure[] = [
  { name: 'first specialty right', among: isPlaced, isHit: (judged) => isFor(judged, judged.specialties.slice(0, 1)) },
  { name: 'one of the first three', among: isPlaced, isHit: (judged) => isFor(judged, judged.specialties.slice(0, 3)) },
];

/** For texts where several levels may be right. */
export const acceptedFigures: readonly Figure[] = [
  {
    name: 'within accepted levels',
    among: ({ one }) => one.levels.length > 0,
    isHit: ({ one, said: level }) => one.levels.includes(level),
  },
  { name: 'expected sign named', among: hasSigns, isHit: (judged) => namesOne(judged.signs, judged) },
];

export function count({ among, isHit }: Figure, judged: readonly Judged[]): Share {
  return shareOf(judged.filter(among), isHit);
}

export type Group = { readonly name: string; readonly judged: readonly Judged[] };

/** A row for each group that has any text, a column for each figure. */
export function figureTable(figures: readonly Figure[], groups: readonly Group[]): string {
  const rows = groups
    .filter(({ judged }) => judged.length > 0)
    .map(({ name, judged }) => [name, String(judged.length), ...figures.map((figure) => shown(count(figure, judged)))]);
  return table(['', 'texts', ...figures.map(({ name }) => name)], rows);
}
