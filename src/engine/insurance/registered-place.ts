import type { Graph, GraphHospital } from '../graph/graph.ts';
import { wordsOf } from '../graph/search/words.ts';
import { PerGraph } from '../matching/per-graph.ts';

/**
 * The hospital that a card names, by any of its names; undefined when none or several bear it. Nothing is guessed: a
 * health centre and a hospital of one district differ in a word, and in what is paid.
 */
export function registeredPlace(graph: Graph, text: string): GraphHospital | undefined {
  const byName = names.of(graph, '', () => indexNames(graph));
  // “Bệnh viện Bạch Mai, Hà Nội”, as cards and people write it.
  for (const part of [text, text.split(/[,(;]/)[0] ?? '']) {
    const found = byName.get(keyOf(part));
    if (found) return found === 'several' ? undefined : found;
  }
  return undefined;
}

type Names = ReadonlyMap<string, GraphHospital | 'several'>;

const names = new PerGraph<Names>();

function indexNames({ active }: Graph): Names {
  const byName = new Map<string, GraphHospital | 'several'>();
  for (const hospital of active) {
    const { id, name, englishName = '', aliases } = hospital;
    for (const key of new Set([id, name, englishName, ...aliases].map(keyOf))) {
      if (key !== '') byName.set(key, byName.has(key) ? 'several' : hospital);
    }
  }
  return byName;
}

function keyOf(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ');
}
