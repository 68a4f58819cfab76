import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { connect } from './platform/db/connect.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDisk } from './platform/files/disk.ts';
import { openLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { plainSeal } from './platform/seal/seal.ts';

/** What touches the world, opened by the settings, with the database brought up to date. The graph comes after it. */
export async function openDeps(config: Config): Promise<Omit<Deps, 'graph'>> {
  const clock = Date.now;
  const log = openLog(config.logLevel);
  const db = connect({
    ...config,
    onConnectionError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  try {
    await migrate(db, clock());
    const files = await openDisk(join(config.dataDir, 'documents'));
    return { config, clock, log, db, files, seal: plainSeal, metrics: createMetrics() };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
