import type { Graph, GraphHospital } from '../graph/graph.ts';
import { nameKey, ownKey, ownName, ownNames, wholeNames } from '../graph/hospital-names.ts';
import { PerGraph } from '../matching/per-graph.ts';

/**
 * The hospital that a card names, by any of its names; undefined when none or several bear it. Nothing is guessed: a
 * health centre and a hospital of one district differ in a word, and in what is paid.
 */
export function registeredPlace(graph: Graph, text: string): GraphHospital | undefined {
  return known.of(graph, text, () => find(graph, text));
}

const known = new PerGraph<GraphHospital | undefined>();

function find(graph: Graph, text: string): GraphHospital | undefined {
  const byName = wholeNames(graph);
  // “Bệnh viện Bạch Mai, Hà Nội”, as cards and people write it.
  for (const part of [text, text.split(/[,(;]/)[0] ?? '']) {
    const found = byName.get(nameKey(part));
    if (found) return found === 'several' ? undefined : found;
  }
  // “BVĐK Sơn Tây” of the only hospital that is called after Sơn Tây.
  const short = text.split(/[,(;]/)[0] ?? '';
  const own = ownName(short) === '' ? undefined : ownNames(graph).get(ownKey(short));
  if (own === 'several' || (own && isOfAnotherTier(short, own))) return undefined;
  return own ?? beforeItsTown(graph, short) ?? numberedIn(graph, short);
}

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
