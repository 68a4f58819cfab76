import type { Intake } from '#contract/intake.ts';
import type { Graph } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import type { Place } from '../graph/places.ts';
import { understand } from '../home.ts';

/** Where families think of going, as they call it without marks. */
const cities: readonly (readonly [name: string, called: readonly string[]])[] = [
  ['Hà Nội', ['ha noi', 'hanoi', 'hn']],
  ['Hồ Chí Minh', ['sai gon', 'saigon', 'sg', 'tp hcm', 'tphcm', 'hcm', 'hcmc', 'ho chi minh']],
  ['Đà Nẵng', ['da nang', 'danang']],
  ['Huế', ['hue']],
  ['Cần Thơ', ['can tho']],
];

const goWords = new Set('len ra vo vao xuong ve di toi sang to'.split(' '));
const atWords = new Set('o tai in'.split(' '));
const orWords = new Set('hay hoac or'.split(' '));
const askWords = new Set('hay hoac phai can nen khong ko hong or should need'.split(' '));
/** Who lives or works there asks nothing of it: “em ở Hà Nội”, “con đi làm ở Sài Gòn”. */
const livingWords = new Set('em con song dang lam dua minh toi nha chau hoc live work lives works'.split(' '));
const reachWords = 7;

/** The cities that a family asks about: “ở Huế hay Đà Nẵng”, “có phải lên Hà Nội không”. */
export function askedCities(graph: Graph, { goal = '', symptoms = '' }: Intake): Place[] {
  const names = new Set([...citiesIn(goal, true), ...citiesIn(symptoms, false)]);
  return [...names].flatMap((name) => understand(graph, name).place ?? []);
}

function citiesIn(text: string, isGoal: boolean): string[] {
  if (text.trim() === '') return [];
  const words = foldedText(text).split(' ');
  return cities.flatMap(([name, called]) => (called.some((each) => isAsked(words, each, isGoal)) ? [name] : []));
}

function isAsked(words: readonly string[], name: string, isGoal: boolean): boolean {
  const parts = name.split(' ');
  return words.some((word, at) => {
    if (word !== parts[0] || parts.some((part, more) => words[at + more] !== part)) return false;
    const before = words[at - 1] ?? '';
    const around = [
      ...words.slice(Math.max(0, at - reachWords), at),
      ...words.slice(at + parts.length, at + parts.length + reachWords),
    ];
    if (orWords.has(before) || (isGoal && orWords.has(words[at + parts.length] ?? ''))) return true;
    if (livingWords.has(words[at - 2] ?? '')) return false;
    if (atWords.has(before)) return isGoal && around.some((each) => orWords.has(each));
    return goWords.has(before) && around.some((each) => askWords.has(each));
  });
}
