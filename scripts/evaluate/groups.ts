import { englishWords } from '#engine/text/english.ts';
import { type Group, longWords } from './figures.ts';
import type { Age, Judged } from './judge.ts';

/** An English text has many more of its commonest words than this, a Vietnamese one hardly any. */
const englishShare = 0.15;

export function isEnglish({ one }: Judged): boolean {
  const words = one.intake.symptoms?.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => englishWords.has(word)).length > words.length * englishShare;
}

const isMarked = ({ one }: Judged) => /\P{ASCII}/u.test(one.intake.symptoms ?? '');

type Kind = readonly [string, (judged: Judged) => boolean];

const shortWords = 12;
const lengths: readonly Kind[] = [
  [`up to ${shortWords} words`, ({ words }) => words <= shortWords],
  [`${shortWords + 1}–${longWords - 1} words`, ({ words }) => words > shortWords && words < longWords],
  [`${longWords} words or more`, ({ words }) => words >= longWords],
];

const isAged =
  (wanted: Age) =>
  ({ age }: Judged) =>
    age === wanted;
const ages: readonly Kind[] = [
  ['a child', isAged('child')],
  ['an elder', isAged('elder')],
  ['neither', isAged('other')],
  ['age not told', isAged('untold')],
];

const styles: readonly Kind[] = [
  ['Vietnamese with marks', (judged) => isMarked(judged) && !isEnglish(judged)],
  ['Vietnamese written without', (judged) => !isMarked(judged) && !isEnglish(judged)],
  ['English', isEnglish],
];

export function byKind(judged: readonly Judged[]): Group[] {
  return [...lengths, ...ages, ...styles].map(([name, fits]) => ({ name, judged: judged.filter(fits) }));
}

export function byWriter(judged: readonly Judged[]): Group[] {
  const writers = new Map<string, Judged[]>();
  for (const each of judged) {
    const others = writers.get(each.one.set);
    if (others) others.push(each);
    else writers.set(each.one.set, [each]);
  }
  return [...writers].map(([name, theirs]) => ({ name, judged: theirs }));
}
