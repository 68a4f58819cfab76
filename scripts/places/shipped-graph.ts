import { buildGraph, type Graph } from '#engine/graph/graph.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';

/** The directory that we ship. */
export async function shippedGraph(): Promise<Graph> {
  return buildGraph(await loadShippedDirectory(), { version: 'shipped' });
}
