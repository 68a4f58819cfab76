import type { District, FormerProvince, Province } from '../../contract/directory.ts';
import type { Location } from '../../contract/hospital.ts';
import { foldedText, markedText } from './letters.ts';
import { titles } from './place-name.ts';

/** A region as people name it: a province of today, a unit that was merged into it, or a district of one. */
export type Place = {
  readonly province: Province;
  readonly former?: FormerProvince;
  readonly district?: District;
  /** The seat of what was named: good enough to begin looking from, never to tell a distance from. */
  readonly center: Location;
  /** Set when the name was put right, so that another place may be meant. */
  readonly isGuess?: true;
};

/** Where distances are told from. Of a whole province, or of a guess, none can be: its far end may be 200 km away. */
export function pointOf({ district, isGuess }: Place): Location | undefined {
  return isGuess ? undefined : district?.location;
}

/** Whether the second lies in the first, or is the same. */
export function holds(wide: Place, narrow: Place): boolean {
  if (wide.province.code !== narrow.province.code) return false;
  if (wide.district) return wide.district === narrow.district;
  return !wide.former || wide.former === narrow.former || wide.province.former.length === 1;
}

export const isSamePlace = (a: Place, b: Place) => holds(a, b) && holds(b, a);

export type Reading = { readonly place: Place; readonly rank: number };

export type PlaceIndex = {
  readonly marked: ReadonlyMap<string, readonly Reading[]>;
  readonly folded: ReadonlyMap<string, readonly Reading[]>;
  /** Names without a title, folded: what a slip of the finger is compared with. */
  readonly names: ReadonlyMap<string, readonly Reading[]>;
  readonly wordsMax: number;
};

/** A province's own name outranks another's alias, and that a district inside a third. */
const rank = { name: 0, alias: 1, inside: 2 };

/** "TP. HCM", "tp hcm" and "tphcm" are one. */
const compact = (text: string) => text.replaceAll(' ', '');

const keysOf = (title: string) => ({ marked: compact(markedText(title)), folded: compact(foldedText(title)) });
const titleWordsMax = 2;

export function indexPlaces(provinces: readonly Province[]): PlaceIndex {
  const marked = new Map<string, Reading[]>();
  const folded = new Map<string, Reading[]>();
  const names = new Map<string, Reading[]>();
  let wordsMax = 1;
  const add = (text: string, reading: Reading) => {
    const plain = foldedText(text);
    const [withMarks, without] = [compact(markedText(text)), compact(plain)];
    push(marked, withMarks, reading);
    push(folded, without, reading);
    push(names, without, reading);
    const { district } = reading.place;
    for (const title of district ? titles[district.kind].map(keysOf) : []) {
      push(marked, title.marked + withMarks, reading);
      push(folded, title.folded + without, reading);
    }
    wordsMax = Math.max(wordsMax, plain.split(' ').length + (district ? titleWordsMax : 0));
  };
  for (const province of provinces) {
    for (const { names: texts, reading } of readingsOf(province)) for (const text of texts) add(text, reading);
  }
  return { marked, folded, names, wordsMax };
}

type Named = { readonly names: readonly string[]; readonly reading: Reading };

function* readingsOf(province: Province): Generator<Named> {
  const whole = wholeOf(province);
  const named = (names: readonly string[], place: Place, rank: number): Named => ({ names, reading: { place, rank } });
  yield named([province.name, province.englishName], whole, rank.name);
  yield named(province.aliases, whole, rank.alias);
  for (const former of province.former) {
    const part: Place = { province, former, center: former.center };
    const place = former.name === province.name ? whole : part;
    if (place !== whole) yield named([former.name], place, rank.name);
    yield named(former.aliases, place, rank.alias);
    yield named(former.places, part, rank.inside);
    for (const district of former.districts ?? []) {
      const texts = [district.name, ...(district.aliases ?? [])];
      yield named(texts, { ...part, district, center: district.location }, rank.inside);
    }
  }
}

/** Someone who names a province that kept its name most likely means the old, smaller one: its seat comes first. */
export function wholeOf(province: Province): Place {
  const same = province.former.find(({ name }) => name === province.name);
  return { province, center: same?.center ?? province.center };
}

function push(map: Map<string, Reading[]>, key: string, reading: Reading): void {
  const readings = map.get(key);
  if (!readings) map.set(key, [reading]);
  else if (!readings.some(({ place }) => isSamePlace(place, reading.place))) readings.push(reading);
}

/** Whatever bears this name, with its marks or, when nothing does, without them. */
export function readingsNamed({ marked, folded }: PlaceIndex, text: string): readonly Reading[] {
  return marked.get(compact(markedText(text))) ?? folded.get(compact(foldedText(text))) ?? [];
}

export const compactName = (text: string) => compact(foldedText(text));
