import type { Province } from '../../contract/directory.ts';
import type { Graph } from './graph.ts';
import { foldedText, markedText, splitWords } from './letters.ts';
import {
  compactName,
  holds,
  isSamePlace,
  type Place,
  type PlaceIndex,
  type Reading,
  readingsNamed,
  wholeOf,
} from './places.ts';
import { distance } from './slips.ts';

/** What a text says of where somebody is: one place, or several that may be meant, or nothing that we know. */
export type Understood = {
  readonly place: Place | undefined;
  /** Those to ask between; then `place` is at most what they have in common. */
  readonly candidates: readonly Place[];
};

/** A name that stands in a text, with all that bear it. */
type Name = { readonly readings: readonly Reading[]; readonly trust: 'full' | 'narrows' | 'last' };

type Places = Pick<Graph, 'places'>;

/**
 * Reads an address from its end, where the province stands, each name inside the one before: "Kỳ Sơn (Nghệ An)" is not
 * the Kỳ Sơn of Hòa Bình, and a street called after a town far away is not that town.
 */
export function readPlace({ places }: Places, text: string): Understood {
  const whole = named(places, text);
  if (whole.length > 0) return settled(whole);
  const parts = partsOf(text);
  const names = parts.toReversed().flatMap((part) => namesIn(places, part));
  const found = narrowed(names);
  if (found.length === 0) return guessed(places, text) ?? settled(narrowed(names, 'last'));
  return nearlyInside(places, parts, found) ?? settled(found);
}

/** The province that a text names in any of its old or new names; nothing when it names none, or more than one. */
export function findProvince(graph: Places, text: string): Province | undefined {
  return readPlace(graph, text).place?.province;
}

/** Every reading of an ambiguous text ("ĐN" is Đà Nẵng or Đồng Nai); none when it is no place at all. */
export function listPlaces(graph: Places, text: string): readonly Place[] {
  const { place, candidates } = readPlace(graph, text);
  return candidates.length > 0 || !place ? candidates : [place];
}

const partsOf = (text: string) => text.split(/[,;/()|\n]+/u).filter((part) => foldedText(part) !== '');

function named(index: PlaceIndex, text: string): readonly Reading[] {
  const found = readingsNamed(index, text);
  return found.length > 0 ? found : readingsNamed(index, withoutTitle(text));
}

const title =
  /^(tỉnh|tinh|thành phố|thanh pho|tp\.?|thị xã|thi xa|tx\.?|huyện|huyen|quận|quan|đặc khu|dac khu|quần đảo|quan dao|đảo|dao|ở|o|tại|tai)\s+/iu;
const suffix = /\s+(city|province|việt nam|viet nam|vietnam|vn)$/iu;

function withoutTitle(text: string): string {
  return text.normalize('NFC').trim().replace(suffix, '').replace(title, '').replace(title, '');
}

/** What comes after these is a commune or a street, and may be called like a district that is far from it. */
const beforeSmaller = new Set(
  'xã xa phường phuong thôn thon ấp ap bản buôn buon trấn tran tt khóm khom đường ngõ hẻm'.split(' '),
);
const isSmaller = (part: string) => beforeSmaller.has(splitWords(part)[0] ?? '');
const unmarkedLettersMin = 4;
const runLettersMin = 3;

/** The names in a part of an address, from its end: the longest run of words first. */
function namesIn(index: PlaceIndex, part: string): Name[] {
  const whole = named(index, part);
  if (whole.length > 0) return [{ readings: whole, trust: 'full' }];
  const words = splitWords(part);
  const names: Name[] = [];
  for (let end = words.length; end > 0; ) {
    const name = nameBefore(index, words, end);
    if (name) names.push(name);
    end -= name?.length ?? 1;
  }
  return names;
}

function nameBefore(index: PlaceIndex, words: readonly string[], end: number): (Name & { length: number }) | undefined {
  for (let length = Math.min(index.wordsMax, end); length > 0; length -= 1) {
    const run = words.slice(end - length, end);
    if (run.join('').length < runLettersMin) continue;
    const readings = readingsNamed(index, run.join(' '));
    if (readings.length === 0) continue;
    // A word of three letters without its mark is any word: "chú" is not the town of Chũ.
    if (length === 1 && run.join('').length < unmarkedLettersMin && !isMarkedName(index, run.join(''))) continue;
    const isCommune = beforeSmaller.has(words[end - length - 1] ?? '');
    return { readings, length, trust: isCommune ? 'narrows' : length === 1 ? 'last' : 'full' };
  }
  return undefined;
}

function isMarkedName({ marked, folded }: PlaceIndex, word: string): boolean {
  return marked.has(markedText(word)) || (folded.get(compactName(word)) ?? []).some(({ rank }) => rank === 0);
}

/**
 * Each name chooses among those before it or lies inside them; one that does neither is not the place. A lone word, or
 * the name of a commune, may only choose, unless there is nothing else.
 */
function narrowed(names: readonly Name[], trust: Name['trust'] = 'full'): readonly Reading[] {
  let found: readonly Reading[] = [];
  for (const name of names) {
    const inside = name.readings.filter(({ place }) => found.some((wide) => isInside(place, wide.place)));
    const around = found.filter(({ place }) => name.readings.some((wide) => holds(wide.place, place)));
    if (inside.length > 0) found = ofOldUnit(inside);
    else if (around.length > 0) found = ofOldUnit(around);
    else if (found.length === 0 && (name.trust === 'full' || name.trust === trust)) found = name.readings;
  }
  return found;
}

/** Whoever names a district still thinks of the province as it was then: in Tây Ninh, not in what came to it. */
function ofOldUnit(readings: readonly Reading[]): readonly Reading[] {
  const old = readings.filter(
    ({ place: { district, former, province } }) => district && former?.name === province.name,
  );
  return old.length > 0 && readings.every(({ place }) => place.district) ? old : readings;
}

const isInside = (narrow: Place, wide: Place) => holds(wide, narrow) && !holds(narrow, wide);

/** The best of the readings or, where several are as good, what they have in common, and all of them. */
function settled(readings: readonly Reading[]): Understood {
  const best = Math.min(...readings.map(({ rank }) => rank));
  const places = readings.filter(({ rank }) => rank === best).map(({ place }) => place);
  const [first] = places;
  if (!first || places.length === 1) return { place: first, candidates: [] };
  return { place: common(places), candidates: places };
}

function common(places: readonly Place[]): Place | undefined {
  const [first] = places;
  if (!first || places.some(({ province }) => province !== first.province)) return undefined;
  const isOneUnit = first.former && places.every(({ former }) => former === first.former);
  const mean = (of: 'lat' | 'lng') => places.reduce((sum, { center }) => sum + center[of], 0) / places.length;
  return {
    ...wholeOf(first.province),
    ...(isOneUnit && { former: first.former }),
    center: { lat: mean('lat'), lng: mean('lng') },
  };
}

/** The one place that a text misses by a slip, or by two when it is long; of several it is none, and they are asked. */
function guessed(index: PlaceIndex, text: string): Understood | undefined {
  if (isSmaller(text)) return undefined;
  const { place, candidates } = settled(nearly(index, withoutTitle(text)));
  if (candidates.length > 0) return { place: undefined, candidates };
  return place && { place: { ...place, isGuess: true }, candidates: [] };
}

/** A part with a slip in it beside a province that we know: only what lies there can be meant. */
function nearlyInside(index: PlaceIndex, parts: readonly string[], found: readonly Reading[]): Understood | undefined {
  for (const part of parts) {
    if (namesIn(index, part).length > 0 || isSmaller(part)) continue;
    const inside = nearly(index, withoutTitle(part)).filter((near) =>
      found.some(({ place }) => isInside(near.place, place)),
    );
    const [only] = inside;
    if (only && inside.length === 1) return { place: { ...only.place, isGuess: true }, candidates: [] };
  }
  return undefined;
}

const comparedLettersMin = 5;
const twoSlipsLettersMin = 9;

function nearly({ names }: PlaceIndex, text: string): Reading[] {
  const key = compactName(text);
  const slips = key.length < comparedLettersMin ? 0 : key.length < twoSlipsLettersMin ? 1 : 2;
  for (let allowed = 1; allowed <= slips; allowed += 1) {
    const found: Reading[] = [];
    for (const [name, readings] of names) {
      if (name.length < comparedLettersMin || distance(key, name, allowed) > allowed) continue;
      for (const reading of readings) {
        if (!found.some(({ place }) => isSamePlace(place, reading.place))) found.push(reading);
      }
    }
    if (found.length > 0) return found;
  }
  return [];
}
