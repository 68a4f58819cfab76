import { setImmediate } from 'node:timers/promises';
import { type Graph, graphSteps } from '#engine/graph/graph.ts';
import { suggestPlaces } from '#engine/graph/suggest-places.ts';
import { navigate } from '#engine/navigate.ts';
import type { Db } from '#platform/db/connect.ts';
import { findLiveVersion, findStoredDirectory } from './queries.ts';

/** A large directory takes seconds to index, and all of it together should take no more than five. */
const pollMs = 1000;

/** Requests are answered between the steps: a large directory takes seconds to index. */
export async function loadGraph(db: Db): Promise<Graph> {
  const stored = await findStoredDirectory(db);
  if (!stored) throw new Error('the database holds no directory yet');
  const steps = graphSteps(stored.directory, { version: stored.version, retired: stored.retired });
  for (;;) {
    const step = steps.next();
    if (step.done) return warmed(step.value);
    await setImmediate();
  }
}

/** What the engine makes at the first question to a graph is made now, so that no family waits for it. */
function warmed(graph: Graph): Graph {
  navigate({ need: 'treatment', patient: {}, symptoms: 'đau bụng' }, graph, 0);
  suggestPlaces(graph, 'ha', 1);
  return graph;
}

export type LiveDirectory = {
  /** The graph as it is now. */
  graph: () => Graph;
  /** Loads what has been imported or corrected since; true when there was something. */
  refresh: () => Promise<boolean>;
  stop: () => void;
};

type Options = { onChange?: (graph: Graph) => void; onError: (error: unknown) => void; everyMs?: number };

/** Keeps a graph in memory and swaps it whole, soon after an import or a correction by any instance. A failed look keeps the old one. */
export async function watchDirectory(db: Db, { onChange, onError, everyMs = pollMs }: Options): Promise<LiveDirectory> {
  let current = await loadGraph(db);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const refresh = async () => {
    const version = await findLiveVersion(db);
    if (version === undefined || version === current.version || isStopped) return false;
    const next = await loadGraph(db);
    // Another look may have been faster, and whoever stopped does not want to hear of it any more.
    if (isStopped || next.version === current.version) return false;
    current = next;
    onChange?.(current);
    return true;
  };
  let hasFailed = false;
  const look = async () => {
    try {
      await refresh();
      hasFailed = false;
    } catch (error) {
      // Told once and not every second for as long as the database is away; and at a stop it is meant to be away.
      if (!hasFailed && !isStopped) onError(error);
      hasFailed = true;
    }
    schedule();
  };
  function schedule() {
    if (!isStopped) timer = setTimeout(look, everyMs).unref();
  }
  schedule();
  return {
    graph: () => current,
    refresh,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
