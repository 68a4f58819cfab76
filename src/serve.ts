import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openGraph } from './features/directory/open-graph.ts';
import { runDailyJobIfDue } from './features/follow-ups/daily-job.ts';
import { logChannel } from './features/follow-ups/reminder-channel.ts';
import { openDeps } from './open-deps.ts';
import { serveMetrics } from './platform/metrics.ts';
import { schedule } from './platform/schedule.ts';
import { version } from './version.ts';

/** Settings → stores → app → listen; and, at the first signal, all of it back again. */
export async function serve(config: Config): Promise<void> {
  const opened = await openDeps(config);
  const { db, clock, log, metrics } = opened;
  const directory = await openGraph({ db, clock, log });
  const deps = { ...opened, graph: directory.graph };
  const app = await buildApp(deps);
  const metricsServer =
    config.metricsPort === undefined ? undefined : await serveMetrics(metrics, config.host, config.metricsPort);
  await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });

  const runDaily = () => runDailyJobIfDue({ ...deps, reminders: logChannel(log) });
  const onDailyError = (error: unknown) => log.error({ err: error }, 'daily job failed');
  const timetable = schedule(runDaily, onDailyError);
  runDaily().catch(onDailyError);
  log.info({ version, url: config.publicUrl, hospitals: deps.graph().active.length }, 'ready');

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    timetable.stop();
    directory.stop();
    // Requests under way are answered; only then is what they need taken away.
    await app.close();
    metricsServer?.close();
    await db.destroy();
    log.info('stopped');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(signal));
}
