import type { Deps } from '../../deps.ts';
import { buildGraph, type Graph } from '../../engine/graph/graph.ts';
import { loadShippedDirectory } from './shipped.ts';

export type OpenGraph = { graph: () => Graph; stop(): void };

export async function openGraph(_deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<OpenGraph> {
  const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
  return { graph: () => graph, stop: () => {} };
}
