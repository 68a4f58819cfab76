import type { Intake } from '#contract/intake.ts';
import type { Graph } from '../graph/graph.ts';
import { foldedText } from '../graph/letters.ts';
import type { Place } from '../graph/places.ts';

const orWords = new Set('hay hoac or'.split(' '));
/** What stands between “hay” and a town: “hay lên thẳng Buôn Ma Thuột”. */
const goWords = new Set('len ra vo vao xuong ve di toi sang o tai vien benh bv tinh thang tp to in'.split(' '));
const nameWords = { most: 4, least: 2 };

export type NamedPlace = { readonly place: Place; readonly from: number; readonly to: number };

/** The towns between which a family asks: “viện Buôn Hồ hay Buôn Ma Thuột”, “Cà Mau, Cần Thơ hay Sài Gòn”. */
export function askedTowns(graph: Graph, { goal = '' }: Intake): Place[] {
  const words = foldedText(goal).split(' ');
  if (!words.some((word) => orWords.has(word))) return [];
  const named = townsIn(graph, words);
  const beside = (at: number, step: 1 | -1): string => {
    const word = words[at] ?? '';
    return goWords.has(word) ? beside(at + step, step) : word;
  };
  // Of a list only the last stands beside “hay”.
  const isAsked = ({ from, to }: NamedPlace) =>
    orWords.has(beside(from - 1, -1)) || words.slice(to, to + nameWords.most).some((word) => orWords.has(word));
  return named.filter(isAsked).map(({ place }) => place);
}

export function townsIn({ places }: Graph, words: readonly string[]): NamedPlace[] {
  const found: NamedPlace[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let length = nameWords.most; length >= nameWords.least; length -= 1) {
      const readings = places.folded.get(words.slice(from, from + length).join('')) ?? [];
      const place = readings.find((each) => each.place.district?.kind === 'city')?.place;
      if (!place) continue;
      found.push({ place, from, to: from + length });
      from += length - 1;
      break;
    }
  }
  return found;
}
