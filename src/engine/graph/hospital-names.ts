import { PerGraph } from '../matching/per-graph.ts';
import type { Graph, GraphHospital } from './graph.ts';
import { wordsOf } from './search/words.ts';

/** By a name without marks, who bears it. */
export type HospitalNames = ReadonlyMap<string, GraphHospital | 'several'>;

/** By every whole name, alias and id. */
export function wholeNames(graph: Graph): HospitalNames {
  return whole.of(graph, '', () => index(graph, (key) => key));
}

/** As people call them: “Chợ Rẫy”, “Thái Nguyên” of “Bệnh viện Trung ương Thái Nguyên”. */
export function calledNames(graph: Graph): HospitalNames {
  return called.of(graph, '', () => {
    const short = index(graph, (key) => key.replace(general, ''));
    return new Map([...short, ...index(graph, (key) => key.replace(hospital, ''))]);
  });
}

/** By what tells it from others of its kind, a hospital and a medical centre apart: “BVĐK Sơn Tây”, “TTYT Cái Bè”. */
export function ownNames(graph: Graph): HospitalNames {
  return own.of(graph, '', () => index(graph, ownKey));
}

/** All that bear such a name, where several do: every second province has its “TTYT Châu Thành”. */
export function ownBearers(graph: Graph, key: string): readonly GraphHospital[] {
  return bearers.of(graph, '', () => bearersIn(graph)).get(key) ?? [];
}

const bearers = new PerGraph<ReadonlyMap<string, readonly GraphHospital[]>>();

function bearersIn({ active }: Graph): ReadonlyMap<string, readonly GraphHospital[]> {
  const named = active.flatMap((hospital) => keysOf(hospital, ownKey).map((key) => ({ key, hospital })));
  const byKey = Map.groupBy(named, ({ key }) => key);
  return new Map([...byKey].map(([key, all]) => [key, all.map(({ hospital }) => hospital)]));
}

const centre = /\b(trung tam y te|ttyt|tt y te|(?:medical|health) cent(?:er|re))\b/gu;
const isCentre = /\b(trung tam y te|ttyt|tt y te|(?:medical|health) cent(?:er|re))\b/u;
const kindWords =
  /\b(benh vien|bvdk|bv|vien|da khoa|dk|khu vuc|kv|tinh|huyen|quan|q|thanh pho|tp|thi xa|tx|hospital|general|district|city|town|provincial|province|regional)\b/gu;

export function ownName(text: string): string {
  return nameKey(text).replace(centre, ' ').replace(kindWords, ' ').replace(/\s+/gu, ' ').trim();
}

export function ownKey(text: string): string {
  const key = nameKey(text);
  return `${isCentre.test(key) ? 'c' : 'h'} ${ownName(key)}`;
}

const own = new PerGraph<HospitalNames>();
const whole = new PerGraph<HospitalNames>();
const called = new PerGraph<HospitalNames>();

const hospital = /^(benh )?vien /u;
const general = /^(benh )?vien (huu nghi )?(da khoa )?(trung uong |tinh |thanh pho )?/u;

function index({ active }: Graph, keyFor: (key: string) => string): HospitalNames {
  const byName = new Map<string, GraphHospital | 'several'>();
  for (const each of active) {
    for (const key of keysOf(each, keyFor)) {
      if (key !== '') byName.set(key, byName.has(key) ? 'several' : each);
    }
  }
  return byName;
}

function keysOf({ id, name, englishName = '', aliases }: GraphHospital, keyFor: (key: string) => string): string[] {
  const names = [id, name, withoutTown(name), englishName, withoutTown(englishName), ...aliases];
  return [...new Set(names.map((text) => keyFor(nameKey(text))))];
}

/** “Bệnh viện Đa khoa khu vực tỉnh An Giang (Châu Đốc)”: the card does not tell the town; a second site keeps its own. */
const withoutTown = (name: string) => name.replace(/\s*\((?!cơ sở|khu |khoa |campus|site|branch)[^)]*\)\s*$/iu, '');

export function nameKey(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
}
