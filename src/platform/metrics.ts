import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { NoticeChannel } from '#contract/vocabulary.ts';

/** Labels are route patterns, methods and statuses: nothing that a caller wrote. */
export type Metrics = {
  registry: Registry;
  countRequest(route: string, method: string, status: number, elapsedMs: number): void;
  countNotice(channel: NoticeChannel, outcome: 'sent' | 'retry' | 'failed'): void;
  /** What somebody should be woken for when there is more of it than usual. */
  countAlert(kind: Alert): void;
};

export type Alert = (typeof alerts)[number];
const alerts = ['wrong_token', 'sweep'] as const;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = new Counter({
    name: 'danloi_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'danloi_http_request_seconds',
    help: 'Time to answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const notices = new Counter({
    name: 'danloi_notices_total',
    help: 'Messages that were sent, will be tried again, or could not be delivered.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  const alarms = new Counter({
    name: 'danloi_alerts_total',
    help: 'Wrong tokens, and navigators who were refused because they opened too many cases.',
    labelNames: ['kind'],
    registers: [registry],
  });
  // From the start, so that the first of them is seen as a rise.
  for (const kind of alerts) alarms.inc({ kind }, 0);
  // Looking up a series by its labels takes longer than counting in it, and there are few.
  const series = new Map<string, { counter: Counter.Internal; histogram: Histogram.Internal<'route'> }>();
  return {
    registry,
    countRequest(route, method, status, elapsedMs) {
      const key = `${method} ${status} ${route}`;
      let found = series.get(key);
      if (!found) {
        found = { counter: requests.labels({ route, method, status }), histogram: seconds.labels({ route }) };
        series.set(key, found);
      }
      found.counter.inc();
      found.histogram.observe(elapsedMs / 1000);
    },
    countNotice: (channel, outcome) => notices.inc({ channel, outcome }),
    countAlert: (kind) => alarms.inc({ kind }),
  };
}

/** Metrics have a port of their own, so that they are never open to the public by accident. */
export async function serveMetrics({ registry }: Metrics, host: string, port: number): Promise<Server> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', registry.contentType);
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
