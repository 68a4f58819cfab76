import type { Intake } from '#contract/intake.ts';
import type { Graph } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import type { Place } from '../graph/places.ts';
import { understand } from '../home.ts';

type Called = { readonly city: string; readonly words: readonly string[] };

/** Where families think of going, as they call it without marks, by the first word. */
const calledBy = new Map<string, Called[]>();
for (const [city, called] of [
  ['Hà Nội', ['ha noi', 'hanoi', 'hn']],
  ['Hồ Chí Minh', ['sai gon', 'saigon', 'sg', 'tp hcm', 'tphcm', 'hcm', 'hcmc', 'ho chi minh']],
  ['Đà Nẵng', ['da nang', 'danang']],
  ['Huế', ['hue']],
  ['Cần Thơ', ['can tho']],
] as const) {
  for (const words of called.map((each) => each.split(' '))) {
    const [first = ''] = words;
    calledBy.set(first, [...(calledBy.get(first) ?? []), { city, words }]);
  }
}

const goWords = new Set('len ra vo vao xuong ve di toi sang to'.split(' '));
const atWords = new Set('o tai in'.split(' '));
const orWords = new Set('hay hoac or'.split(' '));
/** “Would a hospital in Saigon be better”. */
const betterWords = new Set('better tot hon'.split(' '));
const askWords = new Set('hay hoac phai can nen khong ko hong or should need'.split(' '));
/** Who lives or works there asks nothing of it: “em ở Hà Nội”, “con đi làm ở Sài Gòn”. */
const livingWords = new Set('em con song dang lam dua minh toi nha chau hoc live work lives works'.split(' '));
const reachWords = 7;

/** The cities that a family asks about: “ở Huế hay Đà Nẵng”, “có phải lên Hà Nội không”. */
export function askedCities(graph: Graph, { goal = '', symptoms = '' }: Intake): Place[] {
  const names = new Set([...citiesIn(goal, true), ...citiesIn(symptoms, false)]);
  return [...names].flatMap((name) => understand(graph, name).place ?? []);
}

const goes = '(?: (?:len|ra|vo|vao|xuong|ve|di|toi|sang|tan|thang|to|going|travelling|traveling|go))*$';
const unwilling = 'ngai|tranh|khoi|do phai|thay vi|mien phai|han che|rather than|instead of|avoid|without';
const notWilling = '(?:khong|ko|k|kg|hong|hk|chang|not)(?: (?:muon|thich|the|noi|tien|di xe|du suc|co suc|want|able))?';
/** “Chứ không lên Hà Nội”, “ngại đi Sài Gòn”; but not “không biết có nên ra Hà Nội”. */
const refusing = new RegExp(`(?<!\\p{L})(?:${unwilling}|${notWilling})(?: phai| viec)?${goes}`, 'u');
const isTooMuch =
  /^(?:thi )?(?:(?:duong )?xa|met|cuc|vat va|ton kem|ton tien|kho khan|xa xoi) (?:qua|lam|that)(?!\p{L})/u;

/** The cities that a family would rather be spared. */
export function refusedCities(graph: Graph, { goal = '', symptoms = '' }: Intake): Place[] {
  const names = [goal, symptoms].flatMap((text) => {
    const words = foldedText(text).split(' ');
    return namesIn(words).flatMap(({ city, from, to }) => (isRefused(words, from, to) ? [city] : []));
  });
  return [...new Set(names)].flatMap((name) => understand(graph, name).place ?? []);
}

function isRefused(words: readonly string[], from: number, to: number): boolean {
  const before = words.slice(Math.max(0, from - reachWords), from).join(' ');
  const after = words.slice(to, to + reachWords).join(' ');
  const goesThere = goWords.has(words[from - 1] ?? '');
  return refusing.test(before) || (goesThere && isTooMuch.test(after));
}

function citiesIn(text: string, isGoal: boolean): string[] {
  if (text.trim() === '') return [];
  const words = foldedText(text).split(' ');
  return namesIn(words)
    .filter(({ from, to }) => isAsked(words, from, to, isGoal))
    .map(({ city }) => city);
}

function namesIn(words: readonly string[]) {
  return words.flatMap((first, from) =>
    (calledBy.get(first) ?? nothing)
      .filter(({ words: name }) => name.every((word, more) => words[from + more] === word))
      .map(({ city, words: name }) => ({ city, from, to: from + name.length })),
  );
}

/** The cities among the words, and where they stand. */
export function citiesNamed(graph: Graph, words: readonly string[]) {
  return namesIn(words).flatMap(({ city, from, to }) => {
    const { place } = understand(graph, city);
    return place ? [{ place, from, to }] : [];
  });
}

/** The cities of which a clause without marks speaks so, by what stands before their names. */
export function citiesSaid(graph: Graph, clause: string, isSaidSo: (before: string) => boolean): Place[] {
  const words = clause.split(' ');
  return namesIn(words)
    .filter(({ from }) => isSaidSo(words.slice(0, from).join(' ')))
    .flatMap(({ city }) => understand(graph, city).place ?? []);
}

const nothing: readonly Called[] = [];

/** Of the name that stands from one word to before another. */
function isAsked(words: readonly string[], from: number, to: number, isGoal: boolean): boolean {
  if (isRefused(words, from, to)) return false;
  // “Lên thẳng Sài Gòn”.
  const before = words[words[from - 1] === 'thang' ? from - 2 : from - 1] ?? '';
  const around = [...words.slice(Math.max(0, from - reachWords), from), ...words.slice(to, to + reachWords)];
  if (orWords.has(before) || (isGoal && orWords.has(words[to] ?? ''))) return true;
  if (livingWords.has(words[from - 2] ?? '')) return false;
  if (atWords.has(before)) return isGoal && around.some((each) => orWords.has(each) || betterWords.has(each));
  return goWords.has(before) && around.some((each) => askWords.has(each));
}
