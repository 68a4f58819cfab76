import { buildGraph, type Graph } from '../../engine/graph/graph.ts';
import type { Db } from '../../platform/db/connect.ts';
import { findCurrentVersion, findStoredDirectory } from './queries.ts';

const pollMs = 2000;

export async function loadGraph(db: Db): Promise<Graph> {
  const stored = await findStoredDirectory(db);
  if (!stored) throw new Error('the database holds no directory yet');
  return buildGraph(stored.directory, { version: stored.version, retired: stored.retired });
}

export type LiveDirectory = {
  /** The graph as it is now. */
  graph: () => Graph;
  /** Loads what has been imported since; true when there was something. */
  refresh: () => Promise<boolean>;
  stop: () => void;
};

/** Keeps a graph in memory and swaps it whole, soon after an import by any instance. A failed look keeps the old one. */
export async function watchDirectory(
  db: Db,
  { onError, everyMs = pollMs }: { onError: (error: unknown) => void; everyMs?: number },
): Promise<LiveDirectory> {
  let current = await loadGraph(db);
  let isStopped = false;
  const refresh = async () => {
    const found = await findCurrentVersion(db);
    if (!found || found.version === current.version || isStopped) return false;
    current = await loadGraph(db);
    return true;
  };
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    if (!isStopped) timer = setTimeout(look, everyMs).unref();
  };
  const look = () => refresh().catch(onError).finally(schedule);
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
