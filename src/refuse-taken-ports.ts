import { createServer, type Server } from 'node:net';
import type { Config } from './config.ts';
import { namingTheSetting } from './naming-the-setting.ts';
import { listen } from './platform/listen.ts';

type Ports = Pick<Config, 'host' | 'port' | 'metricsHost' | 'metricsPort' | 'workers'>;

/**
 * Before anything is opened: a start that fails must not bring the database up to date under a release that runs. Never
 * in a worker: there a port is the keeper's, and what is tried would be dealt the families' connections.
 */
export async function refuseTakenPorts({ host, port, metricsHost, metricsPort, workers }: Ports): Promise<void> {
  await using held = new AsyncDisposableStack();
  held.use(await namingTheSetting(listen(closedDoor(), host, port)));
  if (metricsPort === undefined) return;
  for (let slot = 0; slot < workers; slot++) {
    held.use(await namingTheSetting(listen(closedDoor(), metricsHost, metricsPort + slot), 'METRICS_PORT'));
  }
}

/** Who knocks early is sent away at once: a line that is held would keep the port from being given back. */
function closedDoor(): Server {
  return createServer((line) => line.destroy());
}
