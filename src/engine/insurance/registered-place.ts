import type { Graph, GraphHospital } from '../graph/graph.ts';
import { nameKey, ownBearers, ownKey, ownName, ownNames, wholeNames } from '../graph/hospital-names.ts';
import { districtOf, type Place, wardOf } from '../graph/places.ts';
import { PerGraph } from '../matching/per-graph.ts';
import { isInDistrict, isInUnit, unitOf } from '../matching/way.ts';

/**
 * The hospital that a card names, by any of its names; undefined when none or several bear it. Nothing is guessed: a
 * health centre and a hospital of one district differ in a word, and in what is paid. Of several that of the province
 * where the patient lives is meant.
 */
export function registeredPlace(graph: Graph, text: string, home?: Place): GraphHospital | undefined {
  const where = home ? `${home.province.code}/${home.former?.name}` : '';
  return known.of(graph, `${where}|${text}`, () => {
    const anywhere = find(graph, text, home);
    const found = anywhere && besideNamesake(graph, text, anywhere, home);
    return found && home && isOfNamesake(graph, text, found, home) ? undefined : found;
  });
}

const known = new PerGraph<GraphHospital | undefined>();

function find(graph: Graph, text: string, home: Place | undefined): GraphHospital | undefined {
  const byName = wholeNames(graph);
  // “Bệnh viện Bạch Mai, Hà Nội”, as cards and people write it.
  for (const part of [text, text.split(/[,(;]/)[0] ?? '']) {
    const found = byName.get(nameKey(part)) ?? byName.get(spelledOut(part));
    if (found) return found === 'several' ? nearHome(graph, part, home) : found;
  }
  // “BVĐK Sơn Tây” of the only hospital that is called after Sơn Tây.
  const short = spelledOut(text.split(/[,(;]/)[0] ?? '');
  const own = ownName(short) === '' ? undefined : ownNames(graph).get(ownKey(short));
  if (own === 'several') return nearHome(graph, short, home);
  if (own && isOfAnotherTier(short, own)) return undefined;
  return (
    own ??
    beforeItsTown(graph, short) ??
    numberedIn(graph, short) ??
    renamed(graph, short) ??
    ofDistrict(graph, short, home) ??
    ofMerged(graph, short, home) ??
    shortHere(graph, short, home) ??
    ofKindHere(graph, short, home)
  );
}

const ofRegion = /\bkhu vuc\b/u;

/** Of several of one name in the own province: the one of that kind, then the one of the own district. */
function nearHome(graph: Graph, text: string, home: Place | undefined): GraphHospital | undefined {
  if (!home) return undefined;
  const key = spelledOut(text);
  const there = ownBearers(graph, ownKey(key)).filter((each) => isInUnit(home, each) && !isOfAnotherTier(text, each));
  const regional = ofRegion.test(key) ? there.filter(({ name }) => ofRegion.test(nameKey(name))) : there;
  const [only, ...others] = regional.length > 1 ? regional.filter((each) => isInDistrict(home, each)) : regional;
  return others.length === 0 ? only : undefined;
}

/** “Việt Nam Cuba” of who lives in Đồng Hới, “Thống Nhất” of who lives in Biên Hòa: the namesake of the own province. */
function besideNamesake(graph: Graph, text: string, found: GraphHospital, home: Place | undefined): GraphHospital {
  const own = bareName(spelledOut(text));
  if (!home || own === '' || found.provinceCode === home.province.code) return found;
  const there = graph.active.filter((each) => isInUnit(home, each) && kindOf(each.name) === kindOf(found.name));
  const same = there.filter(({ name }) => bareName(name) === own);
  const longer = there.filter(({ name }) => bareName(name).startsWith(`${own} `));
  const [only, ...others] = same.length > 0 ? same : longer;
  return only && others.length === 0 ? only : found;
}

const bareName = (text: string) => ownName(text).replace(/^huu nghi /u, '');
const kindOf = (text: string) => ownKey(text).charAt(0);

/** There every quận has a hospital and a centre beside it. */
const hasBoth: ReadonlySet<string> = new Set(['Hà Nội', 'Hồ Chí Minh']);

/** “TTYT Thái Thụy” where only the hospital of that district is listed: both are of the district and pay alike. */
function ofDistrict(graph: Graph, text: string, home: Place | undefined): GraphHospital | undefined {
  if (!home || ownName(text) === '' || !ownKey(text).startsWith('c ')) return undefined;
  const there = ownBearers(graph, `h ${ownName(text)}`).filter(
    (each) => each.type === 'public' && each.level === 'district' && isInUnit(home, each) && !hasBoth.has(unitOf(each)),
  );
  return there.length === 1 ? there[0] : undefined;
}

/** “Bắc Quảng Bình” on the card of a house that is called Bắc Quảng Trị since the provinces merged. */
function ofMerged(graph: Graph, text: string, home: Place | undefined): GraphHospital | undefined {
  if (!home) return undefined;
  const { name, former } = home.province;
  const merged = former.map((unit) => nameKey(unit.name)).find((unit) => ownName(text).includes(unit));
  if (!merged || merged === nameKey(name)) return undefined;
  const today = ownKey(text).replace(merged, nameKey(name));
  const there = ownBearers(graph, today).filter((each) => nameKey(unitOf(each)) === merged);
  return there.length === 1 ? there[0] : undefined;
}

const secondSite = /\((?:cơ sở|khu|khoa) /iu;

/** “Bệnh viện Gang Thép”, “BV Sản nhi” of who lives in Thái Nguyên, where there is one such with the place behind its name. */
function shortHere(graph: Graph, text: string, home: Place | undefined): GraphHospital | undefined {
  const own = ownName(text);
  if (!home || own === '' || hasBoth.has(home.former?.name ?? home.province.name)) return undefined;
  const isPlaceHere = (name: string) =>
    (graph.places.folded.get(name.replaceAll(' ', '')) ?? []).some(({ place }) => place.province === home.province);
  const there = graph.active.filter(
    (each) =>
      isInUnit(home, each) &&
      kindOf(each.name) === kindOf(text) &&
      !secondSite.test(each.name) &&
      ownName(each.name).startsWith(`${own} `) &&
      isPlaceHere(ownName(each.name).slice(own.length + 1)),
  );
  return there.length === 1 ? there[0] : undefined;
}

/** “BVĐK tỉnh”, “TTYT huyện” without a name: that of the own province or district. */
function ofKindHere(graph: Graph, text: string, home: Place | undefined): GraphHospital | undefined {
  if (!home || ownName(text) !== '') return undefined;
  if (tierOf(text) === 0) {
    const unit = home.former?.name ?? home.province.name;
    const there = ownBearers(graph, ownKey(unit)).filter(
      (each) => each.level === 'provincial' && isInUnit(home, each) && !secondSite.test(each.name),
    );
    return there.length === 1 ? there[0] : undefined;
  }
  const district = tierOf(text) > 0 ? districtOf(home)?.name : undefined;
  return district === undefined ? undefined : find(graph, `${text} ${district}`, home);
}

/** “TTYT Châu Thành” of who lives in Châu Thành, Hậu Giang, is not the one of that name in Tiền Giang. */
function isOfNamesake(graph: Graph, text: string, found: GraphHospital, home: Place): boolean {
  if (found.provinceCode === home.province.code && isInUnit(home, found)) return false;
  const readings = graph.places.folded.get(ownName(text).replaceAll(' ', '')) ?? [];
  const isDistrictOf = (place: Place) => place.district !== undefined && wardOf(place) === undefined;
  return readings.some(({ place }) => isDistrictOf(place) && isSameUnit(place, home));
}

const isSameUnit = (place: Place, home: Place) =>
  place.province === home.province && (!home.former || place.former === home.former);

/** “BV Thuận An” of which by now there is only a medical centre: both are of the district and pay alike. */
function renamed(graph: Graph, text: string): GraphHospital | undefined {
  const town = ownName(text);
  if (town === '' || ownKey(text).startsWith('c ')) return undefined;
  const centre = ownNames(graph).get(`c ${town}`);
  return centre && centre !== 'several' && centre.level === 'district' ? centre : undefined;
}

/** “BVĐK KV tỉnh An Giang”, “BV DKTT Tien Giang” in whole words, which tell it from others called after the same place. */
function spelledOut(text: string): string {
  return shorthand.reduce((key, [short, whole]) => key.replace(short, whole), nameKey(text));
}

const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bvdkkv|bv dkkv|bvdk kv|bv da khoa kv|benh vien dkkv)\b/u, 'benh vien da khoa khu vuc'],
  [/\b(?:bvdktt|bv dktt|bvdk tt|bv da khoa tt|benh vien dktt)\b/u, 'benh vien da khoa trung tam'],
  [/\b(?:bvdkt|bv dkt)\b/u, 'benh vien da khoa tinh'],
  [/\b(?:bv|benh vien) ?hndk\b/u, 'benh vien huu nghi da khoa'],
  [/\b(?:bvdk|bv dk|bv da khoa|benh vien dk)\b/u, 'benh vien da khoa'],
  [/\bbvtw\b/u, 'benh vien trung uong'],
  [/\b(?:bvhn|bv hn)\b/u, 'benh vien huu nghi'],
  [/\b(?:bv|b vien)\b/u, 'benh vien'],
  [/\b(?:ttyt|tt y te|tt yte|trung tam yte|tt yt)\b/u, 'trung tam y te'],
  [/\bkv\b/u, 'khu vuc'],
  [/\bh (?=\p{L})/u, 'huyen '],
  [/\bq ?(?=\d)/u, 'quan '],
  [/^benh vien (?=\d{3}$)/u, 'benh vien quan y '],
  [/\bnd (?=115\b|gia dinh\b)/u, 'nhan dan '],
  [/\btw\b/u, 'trung uong'],
  [/\byhct\b/u, 'y hoc co truyen'],
  [/\bphcn\b/u, 'phuc hoi chuc nang'],
  [/\bqdy\b/u, 'quan dan y'],
  [/\bcu ba\b/u, 'cuba'],
];

const tiers = [/\btinh\b/u, /\b(?:tp|thanh pho)\b/u, /\b(?:huyen|quan|thi xa|tx)\b/u];
const tierOf = (text: string) => tiers.findIndex((tier) => tier.test(nameKey(text)));

/** “BVĐK TP Lào Cai” is the town's and not the province's, which is called after the same place. */
function isOfAnotherTier(text: string, { name, aliases }: GraphHospital): boolean {
  const told = tierOf(text);
  const known = [name, ...aliases].filter((each) => ownKey(each) === ownKey(text)).map(tierOf);
  return told >= 0 && known.length > 0 && known.every((tier) => tier >= 0 && tier !== told);
}

const numbered = /số \d/u;

/** Hospitals that got a number when provinces merged bear the name of their town no more; the card still does. */
function numberedIn(graph: Graph, text: string): GraphHospital | undefined {
  const town = ownName(text);
  if (town === '' || ownKey(text).startsWith('c ')) return undefined;
  const there = addressesOf(graph).filter(({ at }) => at.includes(` phuong ${town} `) || at.includes(` xa ${town} `));
  return there.length === 1 ? there[0]?.hospital : undefined;
}

const addresses = new PerGraph<readonly { hospital: GraphHospital; at: string }[]>();

function addressesOf(graph: Graph) {
  return addresses.of(graph, '', () =>
    graph.active
      .filter(({ name }) => numbered.test(name))
      .map((hospital) => ({ hospital, at: ` ${nameKey(hospital.address)} ` })),
  );
}

const townWordsMax = 3;

/** “Le Loi Hospital Vung Tau”: a name with the town behind it in which that hospital stands. */
function beforeItsTown(graph: Graph, text: string): GraphHospital | undefined {
  const words = ownKey(text).split(' ');
  for (let count = 1; count <= townWordsMax && words.length - count > 1; count += 1) {
    const towns = graph.places.folded.get(words.slice(-count).join('')) ?? [];
    const own = ownNames(graph).get(words.slice(0, -count).join(' '));
    if (!own || own === 'several') continue;
    if (towns.some(({ place }) => place.province.code === own.provinceCode)) return own;
  }
  return undefined;
}
