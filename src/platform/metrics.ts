import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Health } from '#contract/health.ts';
import { healthStatuses, type NoticeChannel } from '#contract/vocabulary.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';

/** Labels are route patterns, methods and statuses: nothing that a caller wrote. */
export type Metrics = {
  registry: Registry;
  countRequest(route: string, method: string, status: number, elapsedMs: number): void;
  countNotice(channel: NoticeChannel, outcome: 'sent' | 'retry' | 'failed'): void;
  /** What somebody should be woken for when there is more of it than usual. */
  countAlert(kind: Alert): void;
  /** Nothing where it could not be told in time. */
  showHealth(health: Health | undefined): void;
  /** What must be asked for before the figures are read. Whoever fails here leaves no old figure behind. */
  beforeReading: (() => Promise<void>)[];
};

export type Alert = (typeof alerts)[number];
const alerts = ['wrong_token', 'sweep', 'messages_full'] as const;

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
    help: 'Wrong tokens, and navigators who open too many cases or were refused more, and days on which no more messages may go out.',
    labelNames: ['kind'],
    registers: [registry],
  });
  // From the start, so that the first of them is seen as a rise.
  for (const kind of alerts) alarms.inc({ kind }, 0);
  const health = new Gauge({
    name: 'danloi_health',
    help: 'Of the service and of what it stands on: 0 is ok, 1 degraded, 2 down.',
    labelNames: ['part'],
    registers: [registry],
  });
  const release = new Gauge({
    name: 'danloi_release_info',
    help: 'Which release runs.',
    labelNames: ['version'],
    registers: [registry],
  });
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
    showHealth(found) {
      health.reset();
      health.set({ part: 'service' }, healthStatuses.indexOf(found?.status ?? 'down'));
      if (!found) return;
      const { status: _, version, uptimeSeconds: __, ...parts } = found;
      for (const [part, { status }] of Object.entries(parts)) health.set({ part }, healthStatuses.indexOf(status));
      release.set({ version }, 1);
    },
    beforeReading: [],
  };
}

/** Metrics have a port of their own, so that they are never open to the public by accident. */
export async function serveMetrics(metrics: Metrics, log: Log, host: string, port: number): Promise<Server> {
  const { registry, beforeReading } = metrics;
  collectDefaultMetrics({ register: registry });
  const answer = async (url: string | undefined, response: ServerResponse) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    await Promise.all(beforeReading.map((look) => look()));
    const figures = await registry.metrics();
    return response.setHeader('content-type', registry.contentType).end(figures);
  };
  const server = createServer((request, response) => {
    answer(request.url, response).catch((error: unknown) => {
      log.error({ err: error }, 'the metrics could not be read');
      response.writeHead(500).end();
    });
  });
  return await listen(server, host, port);
}

/** Whoever reads the metrics waits ten seconds at most, and a database that is silent is waited for longer. */
const lookMs = 3000;

/** Nothing where what was asked did not answer, or not in time. */
export async function inTimeForMetrics<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  return await Promise.race([looking.catch(() => undefined), setTimeout(lookMs, undefined, { ref: false })]);
}
