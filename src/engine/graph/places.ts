import type { District, FormerProvince, Province, Ward } from '#contract/directory.ts';
import type { Location } from '#contract/hospital.ts';
import { foldedText, markedText } from './letters.ts';
import { titles } from './place-name.ts';

/** A region as people name it: a province of today, a unit that was merged into it, or a district or ward of one. */
export type Place = {
  readonly province: Province;
  readonly former?: FormerProvince;
  /** The district of before, or the ward of today, whichever was named. */
  readonly district?: District | Ward;
  /** The seat of what was named: good enough to begin looking from, never to tell a distance from. */
  readonly center: Location;
  /** Where somebody stands, when a device told it. */
  readonly position?: Location;
  /** The name of before by which a ward was found. */
  readonly called?: string;
  /** Set when the name was put right, so that another place may be meant. */
  readonly isGuess?: true;
};

/** Where distances are told from. Of a whole province, or of a guess, none can be: its far end may be 200 km away. */
export function pointOf({ district, position, isGuess }: Place): Location | undefined {
  return isGuess ? undefined : (position ?? district?.location);
}

export function wardOf({ district }: Place): Ward | undefined {
  return district && 'districts' in district ? district : undefined;
}

/** The former district that was named, or that gave most to the ward. */
export function districtOf({ district, former }: Place): District | undefined {
  if (!district || !('districts' in district)) return district;
  const [id] = district.districts;
  return former?.districts?.find((each) => each.id === id);
}

/** Whether the second lies in the first, or is the same. */
export function holds(wide: Place, narrow: Place): boolean {
  if (wide.province.code !== narrow.province.code) return false;
  if (wide.district) {
    return wide.district === narrow.district || wardOf(narrow)?.districts.includes(wide.district.id) === true;
  }
  return !wide.former || wide.former === narrow.former || wide.province.former.length === 1;
}

export const isSamePlace = (a: Place, b: Place) => holds(a, b) && holds(b, a);

export type Reading = { readonly place: Place; readonly rank: number };
type WardReading = Reading & { readonly name: string };

export type PlaceIndex = {
  readonly marked: ReadonlyMap<string, readonly Reading[]>;
  readonly folded: ReadonlyMap<string, readonly Reading[]>;
  /** Names without a title, folded: what a slip of the finger is compared with. */
  readonly names: ReadonlyMap<string, readonly Reading[]>;
  /** Wards by their names of today and of before, folded and without a title. */
  readonly wards: ReadonlyMap<string, readonly WardReading[]>;
  readonly byId: ReadonlyMap<string, Place>;
  readonly wordsMax: number;
};

/** A province's own name outranks another's alias, that a district inside a third, and a district any ward. */
export const ranks = { name: 0, alias: 1, inside: 2, ward: 3, formerWard: 4 };

/** "TP. HCM", "tp hcm" and "tphcm" are one. */
const compact = (text: string) => text.replaceAll(' ', '');

const titleWordsMax = 2;
const keysOf = (title: string) => ({ marked: compact(markedText(title)), folded: compact(foldedText(title)) });
const titleKeys = new Map(Object.entries(titles).map(([kind, list]) => [kind, list.map(keysOf)]));

export function indexPlaces(provinces: readonly Province[]): PlaceIndex {
  const marked = new Map<string, Reading[]>();
  const folded = new Map<string, Reading[]>();
  const names = new Map<string, Reading[]>();
  const byId = new Map<string, Place>();
  let wordsMax = 1;
  const add = (text: string, reading: Reading) => {
    const plain = foldedText(text);
    const [withMarks, without] = [compact(markedText(text)), compact(plain)];
    push(marked, withMarks, reading);
    push(folded, without, reading);
    push(names, without, reading);
    const { district } = reading.place;
    for (const title of (district && titleKeys.get(district.kind)) ?? []) {
      push(marked, title.marked + withMarks, reading);
      push(folded, title.folded + without, reading);
    }
    wordsMax = Math.max(wordsMax, plain.split(' ').length + (district ? titleWordsMax : 0));
  };
  for (const province of provinces) {
    for (const { names: texts, reading } of readingsOf(province)) {
      const id = placeId(reading.place);
      if (!byId.has(id)) byId.set(id, reading.place);
      for (const text of texts) add(text, reading);
    }
  }
  return { marked, folded, names, wards: indexWards(provinces, byId), byId, wordsMax };
}

/** There are many of them: one key a name, and marks are compared only when a name is looked up. */
function indexWards(provinces: readonly Province[], byId: Map<string, Place>): Map<string, WardReading[]> {
  const wards = new Map<string, WardReading[]>();
  const add = (name: string, rank: number, place: Place) => {
    const key = compactName(name);
    const readings = wards.get(key);
    if (readings) readings.push({ name, rank, place });
    else wards.set(key, [{ name, rank, place }]);
  };
  for (const province of provinces) {
    for (const ward of province.wards ?? []) {
      const former = byId.get(ward.districts[0] ?? '')?.former;
      const place: Place = { province, ...(former && { former }), district: ward, center: ward.location };
      byId.set(ward.id, place);
      add(ward.name, ranks.ward, place);
      for (const name of ward.formerNames ?? []) add(name, ranks.formerWard, { ...place, called: name });
    }
  }
  return wards;
}

type Named = { readonly names: readonly string[]; readonly reading: Reading };

function* readingsOf(province: Province): Generator<Named> {
  const whole = wholeOf(province);
  const named = (names: readonly string[], place: Place, rank: number): Named => ({ names, reading: { place, rank } });
  yield named([province.name, province.englishName], whole, ranks.name);
  yield named(province.aliases, whole, ranks.alias);
  for (const former of province.former) {
    const part: Place = { province, former, center: former.center };
    const place = former.name === province.name ? whole : part;
    if (place !== whole) yield named([former.name], place, ranks.name);
    yield named(former.aliases, place, ranks.alias);
    yield named(former.places, part, ranks.inside);
    for (const district of former.districts ?? []) {
      const texts = [district.name, ...(district.aliases ?? [])];
      yield named(texts, { ...part, district, center: district.location }, ranks.inside);
    }
  }
}

/** Someone who names a province that kept its name most likely means the old, smaller one: its seat comes first. */
export function wholeOf(province: Province): Place {
  const same = province.former.find(({ name }) => name === province.name);
  return { province, center: same?.center ?? province.center };
}

/** Of a province its code, of a former one that and its name; districts and wards bring their own. */
export function placeId({ province, former, district }: Place): string {
  if (district) return district.id;
  return former ? formerId(province, former) : province.code;
}

export function formerId({ code }: Province, { name }: FormerProvince): string {
  return `${code}-tinh-${foldedText(name).replaceAll(' ', '-')}`;
}

function push(map: Map<string, Reading[]>, key: string, reading: Reading): void {
  const readings = map.get(key);
  if (!readings) map.set(key, [reading]);
  else if (!readings.some(({ place }) => isSamePlace(place, reading.place))) readings.push(reading);
}

/** Whatever bears this name, with its marks or, when nothing does or none were written, without them. */
export function readingsNamed({ marked, folded, wards }: PlaceIndex, text: string): readonly Reading[] {
  const written = inFull(text);
  const [withMarks, without] = [compact(markedText(written)), compact(foldedText(written))];
  const small = wards.get(without) ?? none;
  const same = withMarks === without ? small : small.filter(({ name }) => compact(markedText(name)) === withMarks);
  const exact = marked.get(withMarks);
  if (exact || (same.length > 0 && withMarks !== without)) return [...(exact ?? none), ...same];
  const loose = folded.get(without);
  return loose ? [...loose, ...small] : small;
}

const none: readonly WardReading[] = [];

/** "Q.9" and "Dist 9" are Quận 9; in the South a ward is written "F.10" too. */
function inFull(text: string): string {
  const [, letter = '', number] = numbered.exec(text) ?? [];
  return number === undefined ? text : `${/^[qd]/iu.test(letter) ? 'Quận' : 'Phường'} ${number}`;
}

const numbered = /^\s*(q|quận|quan|d|dist|district|p|ph|f|phường|phuong|ward)[\s.]*0*(\d{1,2})\s*$/iu;

export const compactName = (text: string) => compact(foldedText(text));
