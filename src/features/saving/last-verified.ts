import { Gauge } from 'prom-client';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import { inTimeForMetrics } from '#platform/metrics.ts';

/** So that the service, which is another process, can tell of it. */
export async function noteVerified(db: Db, now: number, faults: number): Promise<void> {
  await db.updateTable('installation').set({ verified_at: now, verify_faults: faults }).execute();
}

/** What `danloi verify` last found, among the metrics; while the database is away nothing is known of it. */
export function showVerified({ db, metrics }: Pick<Deps, 'db' | 'metrics'>): void {
  const registers = [metrics.registry];
  const at = new Gauge({ name: 'danloi_verified_seconds', help: 'When everything was last verified.', registers });
  const faults = new Gauge({
    name: 'danloi_verify_faults',
    help: 'How many faults the last verification found.',
    registers,
  });
  const lastVerified = db.selectFrom('installation').select(['verified_at', 'verify_faults']);
  metrics.beforeReading.push(async () => {
    const found = await inTimeForMetrics(lastVerified.executeTakeFirst());
    at.remove();
    faults.remove();
    if (!found) return;
    at.set((found.verified_at ?? 0) / 1000);
    faults.set(found.verify_faults ?? 0);
  });
}
