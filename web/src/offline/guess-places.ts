import { foldedText } from '#engine/graph/letters.ts';
import { distance } from '#engine/graph/slips.ts';
import { byRank, compact, matchPlaces, type PlaceOption } from './places.ts';

const guessesMax = 4;
const twoSlipsLettersMin = 9;
const startLettersMin = 2;

/** What somebody may have meant whose text is no place: names a slip or two away or, when there are none, as they begin. */
export function guessPlaces(places: readonly PlaceOption[], text: string): PlaceOption[] {
  const wanted = compact(text);
  const slips = wanted.length < twoSlipsLettersMin ? 1 : 2;
  const near = places
    .map((place) => {
      const away = Math.min(...[place.name, place.value].map((name) => distance(wanted, compact(name), slips)));
      return { place, away };
    })
    .filter(({ away }) => away <= slips)
    .toSorted((a, b) => a.away - b.away || byRank(a.place, b.place))
    .map(({ place }) => place);
  if (near.length > 0) return near.slice(0, guessesMax);
  const typed = foldedText(text);
  for (let length = typed.length - 1; length >= startLettersMin; length -= 1) {
    const begun = matchPlaces(places, typed.slice(0, length));
    if (begun.length > 0) return begun.slice(0, guessesMax);
  }
  return [];
}
