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

const whole = new PerGraph<HospitalNames>();
const called = new PerGraph<HospitalNames>();

const hospital = /^(benh )?vien /u;
const general = /^(benh )?vien (huu nghi )?(da khoa )?(trung uong |tinh |thanh pho )?/u;

function index({ active }: Graph, keyFor: (key: string) => string): HospitalNames {
  const byName = new Map<string, GraphHospital | 'several'>();
  for (const each of active) {
    const { id, name, englishName = '', aliases } = each;
    for (const key of new Set([id, name, englishName, ...aliases].map((text) => keyFor(nameKey(text))))) {
      if (key !== '') byName.set(key, byName.has(key) ? 'several' : each);
    }
  }
  return byName;
}

export function nameKey(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
}
