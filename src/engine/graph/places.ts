import type { FormerProvince, Province } from '../../contract/directory.ts';
import type { Location } from '../../contract/hospital.ts';
import type { Graph } from './graph.ts';
import { foldedText, markedText, splitWords } from './letters.ts';
import { distance } from './slips.ts';

/** A region as people name it: a province of today or, more closely, one of the units that were merged into it. */
export type Place = { province: Province; former?: FormerProvince; center: Location };

type Reading = { place: Place; rank: number };

export type PlaceIndex = {
  readonly marked: ReadonlyMap<string, readonly Reading[]>;
  readonly folded: ReadonlyMap<string, readonly Reading[]>;
  readonly wordsMax: number;
};

/** A province's own name outranks another's alias, and that a town inside a third. */
const rank = { name: 0, alias: 1, place: 2 };

export function indexPlaces(provinces: readonly Province[]): PlaceIndex {
  const marked = new Map<string, Reading[]>();
  const folded = new Map<string, Reading[]>();
  let wordsMax = 1;
  const add = (text: string, reading: Reading) => {
    push(marked, compact(markedText(text)), reading);
    push(folded, compact(foldedText(text)), reading);
    wordsMax = Math.max(wordsMax, foldedText(text).split(' ').length);
  };
  for (const province of provinces) {
    const whole = wholeOf(province);
    for (const text of [province.name, province.englishName]) add(text, { place: whole, rank: rank.name });
    for (const text of province.aliases) add(text, { place: whole, rank: rank.alias });
    for (const former of province.former) {
      const place = former.name === province.name ? whole : { province, former, center: former.center };
      if (place !== whole) add(former.name, { place, rank: rank.name });
      for (const text of former.aliases) add(text, { place, rank: rank.alias });
      for (const text of former.places)
        add(text, { place: { ...place, former, center: former.center }, rank: rank.place });
    }
  }
  return { marked, folded, wordsMax };
}

/** Someone who names a province that kept its name most likely means the old, smaller one: its centre is the measure. */
function wholeOf(province: Province): Place {
  const same = province.former.find(({ name }) => name === province.name);
  return { province, center: same?.center ?? province.center };
}

function push(map: Map<string, Reading[]>, key: string, reading: Reading): void {
  const readings = map.get(key);
  if (!readings) map.set(key, [reading]);
  else if (!readings.some(({ place }) => samePlace(place, reading.place))) readings.push(reading);
}

/** "TP. HCM", "tp hcm" and "tphcm" are one. */
const compact = (text: string) => text.replaceAll(' ', '');

const samePlace = (a: Place, b: Place) => a.province.code === b.province.code && a.former?.name === b.former?.name;

/** The province that a text names in any of its old or new names; nothing when it names none, or more than one. */
export function findProvince(graph: Pick<Graph, 'places'>, text: string): Province | undefined {
  const places = listPlaces(graph, text);
  const [first] = places;
  return places.every(({ province }) => province.code === first?.province.code) ? first?.province : undefined;
}

/** As `findProvince`, but as narrow as the text allows: "Bình Dương" is its own centre, not that of all Hồ Chí Minh City. */
export function findPlace(graph: Pick<Graph, 'places'>, text: string): Place | undefined {
  const province = findProvince(graph, text);
  const places = listPlaces(graph, text);
  return province && (places.length === 1 ? places[0] : wholeOf(province));
}

/** Every reading of an ambiguous text ("ĐN" is Đà Nẵng or Đồng Nai); none when it is no place at all. */
export function listPlaces({ places }: Pick<Graph, 'places'>, text: string): Place[] {
  const parts = text.split(/[,;/()|\n]+/u).filter((part) => foldedText(part) !== '');
  for (const part of [text, ...parts.toReversed()]) {
    const found = exactly(places, part) ?? exactly(places, withoutTitle(part));
    if (found) return found;
  }
  for (const part of parts.toReversed()) {
    const found = insideOf(places, part);
    if (found) return found;
  }
  return nearly(places, withoutTitle(text));
}

function exactly({ marked, folded }: PlaceIndex, text: string): Place[] | undefined {
  const readings = marked.get(compact(markedText(text))) ?? folded.get(compact(foldedText(text)));
  if (!readings) return undefined;
  const best = Math.min(...readings.map((reading) => reading.rank));
  return readings.filter((reading) => reading.rank === best).map(({ place }) => place);
}

/** The one place that a text misses by a slip, or by two when it is long; of several it is none. */
function nearly({ folded }: PlaceIndex, text: string): Place[] {
  const key = compact(foldedText(text));
  const slips = key.length < 5 ? 0 : key.length < 9 ? 1 : 2;
  for (let allowed = 1; allowed <= slips; allowed += 1) {
    const near = [...folded].filter(([known]) => known.length > 4 && distance(key, known, allowed) <= allowed);
    const found = near.flatMap(([, readings]) => readings.map(({ place }) => place));
    const [first] = found;
    if (first) return found.every((place) => place.province.code === first.province.code) ? [first] : [];
  }
  return [];
}

const title = /^(tỉnh|tinh|thành phố|thanh pho|tp\.?|thị xã|thi xa|tx\.?|huyện|huyen|quận|quan|ở|o|tại|tai)\s+/iu;
const suffix = /\s+(city|province|việt nam|viet nam|vietnam|vn)$/iu;

function withoutTitle(text: string): string {
  return text.normalize('NFC').trim().replace(suffix, '').replace(title, '').replace(title, '');
}

/** The longest run of words that is a place; of two as long, the later, since an address ends with its province. */
function insideOf(index: PlaceIndex, text: string): Place[] | undefined {
  const words = splitWords(text);
  for (let length = Math.min(index.wordsMax, words.length - 1); length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const run = words.slice(start, start + length);
      if (run.join('').length < 3) continue;
      const found = exactly(index, run.join(' '));
      if (found) return found;
    }
  }
  return undefined;
}
