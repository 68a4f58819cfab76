import { buildGraph } from '#engine/graph/graph.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';

/** The directory that we ship, built once for all tests of a worker: it costs more than most of them. */
export const shippedGraph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
