import type { Config } from './config.ts';
import type { Graph } from './engine/graph/graph.ts';
import type { Clock, SteadyClock } from './platform/clock.ts';
import type { Db } from './platform/db/connect.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Seal } from './platform/seal/seal.ts';

/** All that the features need of the world. A function takes `Pick<Deps, …>` and so says what it touches. */
export type Deps = {
  config: Config;
  clock: Clock;
  /** For what ends at a time, such as a link: when the clock is put back, that does not begin again. */
  steadyClock: SteadyClock;
  db: Db;
  files: FileStore;
  seal: Seal;
  log: Log;
  metrics: Metrics;
  /** The service graph as it is now; a request asks once and keeps what it got. */
  graph: () => Graph;
};
