import { Gauge } from 'prom-client';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';

/** So that the service, which is another process, can tell of it. */
export async function noteVerified(db: Db, now: number, faults: number): Promise<void> {
  await db.updateTable('installation').set({ verified_at: now, verify_faults: faults }).execute();
}

/** What `danloi verify` last found, among the metrics; asked for whenever they are. */
export function showVerified({ db, metrics }: Pick<Deps, 'db' | 'metrics'>): void {
  const registers = [metrics.registry];
  const at = new Gauge({ name: 'danloi_verified_seconds', help: 'When everything was last verified.', registers });
  new Gauge({
    name: 'danloi_verify_faults',
    help: 'How many faults the last verification found.',
    registers,
    async collect() {
      const found = await db
        .selectFrom('installation')
        .select(['verified_at', 'verify_faults'])
        .where('verified_at', 'is not', null)
        .executeTakeFirst();
      if (!found) return;
      at.set((found.verified_at ?? 0) / 1000);
      this.set(found.verify_faults ?? 0);
    },
  });
}
