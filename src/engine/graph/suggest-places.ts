import type { Graph } from './graph.ts';
import { foldedText } from './letters.ts';
import { placeName } from './place-name.ts';
import { compactName, type Place, type PlaceIndex, placeId, wardOf } from './places.ts';
import { readPlace } from './read-place.ts';

/** A name, and with it what it lies in, so that "ky son, ngh" finds one. */
type Entry = { readonly name: string; readonly key: string; readonly place: Place; readonly rank: number };

const sorted = new WeakMap<PlaceIndex, readonly Entry[]>();

/** The places that somebody who has typed so far may mean, the best first: what begins so, then what a text is read as. */
export function suggestPlaces({ places }: Pick<Graph, 'places'>, text: string, count: number): Place[] {
  const { place, candidates } = readPlace({ places }, text);
  const read = candidates.length > 0 || !place ? candidates : [place];
  const found = new Map<string, Place>();
  for (const { isGuess: _, ...each } of [...begunBy(places, text), ...read]) {
    if (found.size < count && !found.has(placeId(each))) found.set(placeId(each), each);
  }
  return [...found.values()];
}

const title = /^(tinh|thanh pho|tp|thi xa|tx|huyen|quan|quan dao|dao|dac khu|o|tai|(xa|phuong|thi tran|tt))(?= \D)/;

function begunBy(index: PlaceIndex, text: string): Place[] {
  const typed = foldedText(text);
  const [head = '', , small] = title.exec(typed) ?? [];
  const start = compactName(typed.slice(head.length));
  if (start === '') return [];
  const entries = entriesOf(index);
  const found: Entry[] = [];
  for (let at = firstFrom(entries, start); entries[at]?.key.startsWith(start); at += 1) {
    const entry = entries[at];
    if (entry && (small === undefined || wardOf(entry.place))) found.push(entry);
  }
  const later = ({ name }: Entry) => (name === start ? 0 : 1);
  return found
    .sort((a, b) => later(a) - later(b) || a.rank - b.rank || a.key.length - b.key.length || byKey(a, b))
    .map(({ place }) => place);
}

const byKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

function firstFrom(entries: readonly Entry[], start: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.key ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Made when somebody first types, and kept as long as the graph. */
function entriesOf(index: PlaceIndex): readonly Entry[] {
  let entries = sorted.get(index);
  if (!entries) {
    entries = [...entriesIn(index)].sort(byKey);
    sorted.set(index, entries);
  }
  return entries;
}

function* entriesIn({ names, wards }: PlaceIndex): Generator<Entry> {
  const around = new Map<Place['district'], string>();
  for (const [name, readings] of [...names, ...wards]) {
    for (const { place, rank } of readings) {
      let inside = place.district ? around.get(place.district) : '';
      if (inside === undefined) {
        inside = compactName(placeName(place).split(', ').slice(1).join(' '));
        around.set(place.district, inside);
      }
      yield { name, key: name + inside, place, rank };
    }
  }
}
