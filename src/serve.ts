import cluster from 'node:cluster';
import { buildApp } from './app.ts';
import { type Config, isEveryAddress } from './config.ts';
import type { Deps } from './deps.ts';
import { runDailyJobIfDue } from './features/daily/daily-job.ts';
import { openGraph } from './features/directory/open-graph.ts';
import { checkFiles } from './features/documents/check-files.ts';
import { watchClock } from './features/installation/watch-clock.ts';
import { tellOfKeys } from './features/keys/tell-of-keys.ts';
import { loadNoticeKeys } from './features/notices/keys.ts';
import { startSending } from './features/notices/start-sending.ts';
import { showVerified } from './features/saving/last-verified.ts';
import { namingTheSetting } from './naming-the-setting.ts';
import { openDeps } from './open-deps.ts';
import { closeGently } from './platform/http/stopping.ts';
import { serveMetrics } from './platform/metrics.ts';
import { schedule } from './platform/schedule.ts';
import { refuseDamagedWeights } from './refuse-damaged-weights.ts';
import { version } from './version.ts';
import { isReady } from './workers.ts';

/** Settings → stores → app → listen; and, at the first signal, all of it back again. */
export async function serve(config: Config): Promise<void> {
  refuseDamagedWeights();
  const opened = await openDeps(config);
  const { log } = opened;
  // What was opened last is closed first: requests under way are answered, and only then is what they need taken away.
  const open = new AsyncDisposableStack();
  open.defer(() => opened.db.destroy());
  try {
    await start(opened, open);
  } catch (error) {
    await open.disposeAsync();
    throw error;
  }
  const stop = async (signal: string) => {
    if (open.disposed) return;
    log.info({ signal }, 'stopping');
    await open.disposeAsync();
    log.info('stopped');
    // A worker would stay for as long as its keeper does. In this way it first hands back what the keeper has passed on to
    // it since it stopped listening: a caller whose line went with the process would wait for ever.
    cluster.worker?.disconnect();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(signal));
}

async function start(opened: Omit<Deps, 'graph'>, open: AsyncDisposableStack): Promise<void> {
  const { config, log, metrics } = opened;
  await watchClock(opened);
  await tellOfKeys(opened);
  const directory = await openGraph(opened);
  open.defer(() => directory.stop());
  const deps = { ...opened, graph: directory.graph };
  if (config.metricsPort !== undefined) {
    showVerified(opened);
    const serving = serveMetrics(metrics, log, config.metricsHost, config.metricsPort);
    const server = await namingTheSetting(serving, 'METRICS_PORT');
    open.defer(() => {
      server.close();
      server.closeAllConnections();
    });
  }
  const app = await buildApp(deps);
  open.defer(() => closeGently(app));
  await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });

  const runDaily = () => runDailyJobIfDue(deps);
  const onDailyError = (error: unknown) => log.error({ err: error }, 'daily job failed');
  const timetable = schedule(runDaily, onDailyError);
  open.defer(() => timetable.stop());
  await loadNoticeKeys(deps.db);
  const sending = startSending(deps);
  open.defer(() => sending.stop());
  const leaving = new AbortController();
  const checking = checkFiles(deps, leaving.signal);
  open.defer(async () => {
    leaving.abort();
    await checking.catch(() => {});
  });
  checking.then(runDaily).catch(onDailyError);
  const isOfMany = isEveryAddress(config.host) || config.trustProxy !== false;
  if (isOfMany && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(config.publicUrl).hostname)) {
    log.warn({ url: config.publicUrl }, 'PUBLIC_URL: review links open on this machine only');
  }
  log.info({ version, url: config.publicUrl, hospitals: deps.graph().active.length }, 'ready');
  process.send?.(isReady);
}
