import type { Province } from '#contract/directory.ts';
import { distanceKm } from './distance.ts';
import type { Graph } from './graph.ts';
import { foldedText, markedText, splitWords } from './letters.ts';
import { nearly } from './near-names.ts';
import {
  compactName,
  holds,
  isSamePlace,
  type Place,
  type PlaceIndex,
  type Reading,
  ranks,
  readingsNamed,
  wardOf,
  wholeOf,
} from './places.ts';

/** What a text says of where somebody is: one place, or several that may be meant, or nothing that we know. */
export type Understood = {
  readonly place: Place | undefined;
  /** Those to ask between; then `place` is at most what they have in common. */
  readonly candidates: readonly Place[];
  /** Smaller ones elsewhere that bear the same name as the place: not asked about, but told. */
  readonly besides?: readonly Place[];
};

/** A name that stands in a text, with all that bear it. */
type Name = { readonly readings: readonly Reading[]; readonly trust: 'full' | 'narrows' | 'last' };

type Places = Pick<Graph, 'places'>;

/**
 * Reads an address from its end, where the province stands, each name inside the one before: "Kỳ Sơn (Nghệ An)" is not
 * the Kỳ Sơn of Hòa Bình, and a street called after a town far away is not that town.
 */
export function readPlace({ places }: Places, written: string): Understood {
  const text = withoutRoute(written.normalize('NFC')).replace(dormitory, ' ');
  const whole = named(places, text);
  if (whole.length > 0) return settled(whole);
  const parts = partsOf(text);
  const names = parts.toReversed().flatMap((part) => namesIn(places, part));
  const found = narrowed(names);
  if (found.length === 0) return guessed(places, text) ?? doubted(settled(narrowed(names, 'last')));
  return nearlyInside(places, parts, found) ?? settled(found);
}

/** It ends like the title of a commune: “ky tuc xa thai nguyen” is no “xã Thái Nguyên”. */
const dormitory = /(?<!\p{L})k[ýy] t[úu]c x[áaã](?!\p{L})/giu;

/** “Dong Van loop, Meo Vac”: the road that one travels is not where on it one is. */
const route = /(?<!\p{L})[đd][ồo]ng v[ăa]n\s+(?:loop|(?:karst )?plateau)(?!\p{L})/giu;

function withoutRoute(text: string): string {
  const rest = text.replace(route, ' ');
  return foldedText(rest) === '' ? text : rest;
}

export const nothingRead: Understood = { place: undefined, candidates: [] };

/** As `readPlace`, of a text that is a name and no more. */
export function readName({ places }: Places, text: string): Understood {
  const whole = named(places, text);
  return whole.length > 0 ? settled(whole) : nothingRead;
}

/** The province that a text names in any of its old or new names; nothing when it names none, or more than one. */
export function findProvince(graph: Places, text: string): Province | undefined {
  return readPlace(graph, text).place?.province;
}

/** Every reading of an ambiguous text ("ĐN" is Đà Nẵng or Đồng Nai); none when it is no place at all. */
export function listPlaces(graph: Places, text: string): readonly Place[] {
  const { place, candidates } = readPlace(graph, text);
  if (place && candidates.length === 0) return [place];
  const regions = candidates.filter((each) => !wardOf(each));
  return regions.length > 0 ? regions : candidates;
}

const partsOf = (text: string) => text.split(/[,;/()|\n]+/u).filter((part) => foldedText(part) !== '');

/** What a whole text or a whole part of one names. After "xã" it is a ward, wherever one is known. */
function named(index: PlaceIndex, text: string): readonly Reading[] {
  const found = readingsNamed(index, text);
  if (found.length > 0) return found;
  const bare = withoutTitle(text);
  const small = afterWardTitle(bare);
  if (small === undefined) return readingsNamed(index, bare);
  const readings = readingsNamed(index, small);
  if (!specialZone.test(bare)) return wardsAmong(readings);
  const zones = readings.filter(({ place }) => place.district?.kind === 'special_zone');
  return zones.length > 0 ? zones : readings;
}

const wardsAmong = (readings: readonly Reading[]) => readings.filter(({ rank }) => rank >= ranks.ward);
const regionsAmong = (readings: readonly Reading[]) => readings.filter(({ rank }) => rank < ranks.ward);

const title =
  /^(tỉnh|tinh|thành phố|thanh pho|tp\.?|thị xã|thi xa|tx\.?|huyện|huyen|quận|quan|quần đảo|quan dao|đảo|dao|ở|o|tại|tai)\s+/iu;
const wardTitle =
  /^(xã|xa|x\.|phường|phuong|p\.|f\.|thị trấn|thi tran|tt\.?|đặc khu|dac khu)(\s+|(?<=\.)\s*)(?=[\p{L}\d])/iu;
const specialZone = /^(đặc khu|dac khu)\s/iu;
const suffix = /\s+(city|province|việt nam|viet nam|vietnam|vn)$/iu;

function withoutTitle(text: string): string {
  return text.normalize('NFC').trim().replace(suffix, '').replace(title, '').replace(title, '');
}

function afterWardTitle(text: string): string | undefined {
  return wardTitle.test(text) ? text.replace(wardTitle, '') : undefined;
}

const wordSet = (words: string) => new Set(words.split(' '));
const beforeWard = wordSet('xã xa phường phuong trấn tran tt');
/** What comes after these is a hamlet or a street, and may be called like a district or a ward that is far from it. */
const beforeSmaller = wordSet('thôn thon ấp ap bản buôn buon khóm khom đường ngõ hẻm phố ngách kiệt');
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
  if (names.some(({ trust }) => trust === 'full')) return names;
  const first = nameAtStart(index, words);
  return first ? [...names, first] : names;
}

/** “Ý Yên làng đúc đồng”: the district that stands first, though its last word makes a commune with the next. */
function nameAtStart(index: PlaceIndex, words: readonly string[]): Name | undefined {
  for (let length = Math.min(index.wordsMax, words.length - 1); length > 1; length -= 1) {
    const regions = regionsAmong(readingsNamed(index, words.slice(0, length).join(' ')));
    if (regions.length > 0) return { readings: regions, trust: 'full' };
  }
  return undefined;
}

function nameBefore(index: PlaceIndex, words: readonly string[], end: number): (Name & { length: number }) | undefined {
  for (let length = Math.min(index.wordsMax, end); length > 0; length -= 1) {
    const run = words.slice(end - length, end);
    const letters = run.join('');
    const isNumbered = /^\p{L}\d+$/u.test(letters);
    if (letters.length < runLettersMin && !isNumbered) continue;
    const readings = readingsNamed(index, run.join(' '));
    if (readings.length === 0) continue;
    // A word of three letters without its mark is any word: "chú" is not the town of Chũ.
    const isShort = length === 1 && letters.length < unmarkedLettersMin && !isNumbered;
    if (isShort && !isMarkedName(index, letters)) continue;
    const name = trusted(readings, length, words[end - length - 1] ?? '');
    if (name) return { ...name, length };
  }
  return undefined;
}

/** How far a name inside a longer text is believed: a lone word, or a ward without its title, may be any word. */
function trusted(readings: readonly Reading[], length: number, before: string): Name | undefined {
  const [regions, wards] = [regionsAmong(readings), wardsAmong(readings)];
  if (beforeWard.has(before)) {
    return wards.length > 0 ? { readings: wards, trust: 'full' } : { readings, trust: 'narrows' };
  }
  if (beforeSmaller.has(before)) return regions.length > 0 ? { readings: regions, trust: 'narrows' } : undefined;
  if (length > 1) return { readings, trust: regions.length > 0 ? 'full' : 'last' };
  return { readings, trust: regions.length > 0 ? 'last' : 'narrows' };
}

function isMarkedName({ marked, folded }: PlaceIndex, word: string): boolean {
  return marked.has(markedText(word)) || (folded.get(compactName(word)) ?? []).some(({ rank }) => rank === ranks.name);
}

/**
 * Each name chooses among those before it or lies inside them; one that does neither is not the place. A lone word, or
 * the name of a commune, may only choose, unless there is nothing else.
 */
function narrowed(names: readonly Name[], trust: Name['trust'] = 'full'): readonly Reading[] {
  let found: readonly Reading[] = [];
  const early: Name[] = [];
  for (const name of names) {
    if (found.length > 0) found = narrowedBy(found, name);
    else if (name.trust === 'full' || name.trust === trust) found = name.readings;
    else early.push(name);
  }
  return found.length > 0 ? early.reduce(narrowedBy, found) : found;
}

function narrowedBy(found: readonly Reading[], { readings }: Name): readonly Reading[] {
  const insideOf = (wide: readonly Reading[]) =>
    readings.filter(({ place }) => wide.some((each) => isInside(place, each.place)));
  // What lies in the province of a name, before what lies in a district or a ward of that name elsewhere.
  const best = Math.min(...found.map(({ rank }) => rank));
  const inBest = insideOf(ofRank(found, best));
  const inside = inBest.length > 0 ? inBest : insideOf(found);
  const around = found.filter(({ place }) => readings.some((wide) => holds(wide.place, place)));
  // "Lào Cai, Bảo Thắng" is in the province, though some ward there is called like it.
  const isWider = inside.every(({ rank }) => rank >= ranks.ward) && around.some(({ rank }) => rank < ranks.ward);
  const offshore = readings.filter(({ place }) => ofRank(found, best).some((each) => isOff(place, each.place)));
  // Its commune may have become part of a zone on the coast; who names the island is on it.
  if (offshore.some(({ rank }) => inside.every((each) => rank < each.rank))) return offshore;
  if (inside.length > 0 && !isWider) return ofOldUnit(inside);
  return around.length > 0 ? ofOldUnit(around) : found;
}

const offshoreKmMax = 80;

/** “Cù Lao Chàm, Hội An”: the island, though it lies in no district of the coast. */
function isOff({ district: island, province }: Place, coast: Place): boolean {
  const [from, to] = [island?.location, coast.district?.location];
  if (!island?.island || !from || !to || coast.province !== province || island === coast.district) return false;
  return distanceKm(from, to) <= offshoreKmMax;
}

/** Whoever names a district still thinks of the province as it was then: in Tây Ninh, not in what came to it. */
function ofOldUnit(readings: readonly Reading[]): readonly Reading[] {
  if (!readings.every(({ place }) => place.district)) return readings;
  const isOld = ({ place: { former, province } }: Reading) => former?.name === province.name;
  const isOfThen = ({ rank }: Reading) => rank !== ranks.ward;
  const old = new Set(readings.filter((each) => isOfThen(each) && isOld(each)).map(({ place }) => place.province));
  return readings.filter((each) => !isOfThen(each) || isOld(each) || !old.has(each.place.province));
}

const isInside = (narrow: Place, wide: Place) => holds(wide, narrow) && !holds(narrow, wide);

/** The best of the readings or, where several are as good, what they have in common, and all of them. */
function settled(readings: readonly Reading[]): Understood {
  const best = Math.min(...readings.map(({ rank }) => rank));
  if (best >= ranks.ward) return settledWard(readings);
  const [first, ...others] = apart(readings.filter(({ rank }) => rank === best));
  if (!first) return nothingRead;
  const isRegion = best < ranks.inside;
  const besides = isRegion ? [] : outside([first, ...others], ofRank(readings, ranks.ward));
  if (others.length > 0 || isTrulyDouble(first, besides)) return oneOf([first, ...others, ...besides]);
  return { place: first, candidates: [], ...(besides.length > 0 && { besides }) };
}

/** In one province a name of today is meant rather than one that is gone; over several nobody can tell. */
function settledWard(readings: readonly Reading[]): Understood {
  const [first, ...others] = apart(readings);
  if (!first || others.length === 0) return { place: first, candidates: [] };
  const isOneProvince = others.every((each) => each.province === first.province && !isOtherMarked(each, first));
  if (isOneProvince && apart(ofRank(readings, ranks.ward)).length === 1) {
    return { place: first, candidates: [], besides: others };
  }
  return oneOf([first, ...others]);
}

/** Without marks “dong ky” is Đồng Kỳ of Bắc Giang as well as Đồng Kỵ of Bắc Ninh, which are one province today. */
function isOtherMarked({ called = '', former }: Place, today: Place): boolean {
  return called !== '' && former !== today.former && markedText(called) !== markedText(today.district?.name ?? '');
}

const oneOf = (candidates: readonly Place[]): Understood => ({ place: common(candidates), candidates });

const ofRank = (readings: readonly Reading[], wanted: number) => readings.filter(({ rank }) => rank === wanted);

/** The wards of a name that lie in none of the districts of that name, nor beside one. */
function outside(districts: readonly Place[], wards: readonly Reading[]): Place[] {
  return apart(wards).filter((ward) => !districts.some((wide) => holds(wide, ward) || isSameArea(wide, ward)));
}

const namesakesMin = 3;

/** A quận is known all over the country; of any other district as many people may live in the wards of its name. */
function isTrulyDouble({ district }: Place, besides: readonly Place[]): boolean {
  return besides.length >= namesakesMin && district?.kind !== 'urban_district';
}

/** "Cao Lãnh" is the town rather than the district around it. */
const rural = ({ place: { district } }: Reading) => (district?.kind === 'rural_district' ? 1 : 0);

const sameAreaKm = 10;

/** The places that differ, the best first: of two that lie side by side either will do. */
function apart(readings: readonly Reading[]): Place[] {
  const kept: Place[] = [];
  for (const { place } of readings.toSorted((a, b) => a.rank - b.rank || rural(a) - rural(b))) {
    if (!kept.some((other) => isSamePlace(place, other) || isSameArea(place, other))) kept.push(place);
  }
  return kept;
}

function isSameArea(a: Place, b: Place): boolean {
  if (!a.district || !b.district || a.province !== b.province || a.district.island !== b.district.island) return false;
  return distanceKm(a.center, b.center) <= sameAreaKm;
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

const asGuess = (place: Place): Understood => ({ place: { ...place, isGuess: true }, candidates: [] });

/** A ward that nothing in the text confirms may be a street or a person of that name. */
function doubted(understood: Understood): Understood {
  const { place, candidates } = understood;
  return place && candidates.length === 0 && wardOf(place) ? asGuess(place) : understood;
}

/** The one place that a text misses by a slip, or by two when it is long; of several it is none, and they are asked. */
function guessed(index: PlaceIndex, text: string): Understood | undefined {
  const { place, candidates } = settled(nearlyNamed(index, text));
  if (candidates.length > 0) return { place: undefined, candidates };
  return place && asGuess(place);
}

function nearlyNamed(index: PlaceIndex, text: string): readonly Reading[] {
  const bare = withoutTitle(text);
  const small = afterWardTitle(bare);
  return small === undefined ? nearly(index, bare) : wardsAmong(nearly(index, small));
}

/** A part with a slip in it beside a province that we know: only what lies there can be meant. */
function nearlyInside(index: PlaceIndex, parts: readonly string[], found: readonly Reading[]): Understood | undefined {
  for (const part of parts) {
    if (namesIn(index, part).some(({ readings }) => readings.some((each) => isAbout(each, found)))) continue;
    const inside = nearlyNamed(index, part).filter((near) => found.some(({ place }) => isInside(near.place, place)));
    const { place, candidates } = settled(inside);
    if (candidates.length > 0) return oneOf(candidates);
    if (place) return asGuess(place);
  }
  return undefined;
}

function isAbout({ place }: Reading, found: readonly Reading[]): boolean {
  return found.some((other) => holds(place, other.place) || holds(other.place, place));
}
