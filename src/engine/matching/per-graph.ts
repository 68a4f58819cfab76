import type { Graph } from '../graph/graph.ts';

const keptMax = 4000;

/**
 * What was worked out before for a graph, by a key that says all it depends on. Remembering changes no result; it goes
 * with its graph, and is emptied when it has grown beyond what is asked over and over.
 */
export class PerGraph<Value> {
  private readonly graphs = new WeakMap<Graph, Map<string, Value>>();

  /** Without a key nothing is remembered. */
  of(graph: Graph, key: string | undefined, workOut: () => Value): Value {
    if (key === undefined) return workOut();
    let known = this.graphs.get(graph);
    if (!known || known.size >= keptMax) {
      known = new Map();
      this.graphs.set(graph, known);
    }
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as Value;
    const value = workOut();
    known.set(key, value);
    return value;
  }
}
