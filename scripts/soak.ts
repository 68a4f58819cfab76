import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#test/postgres.ts';
import { type Counts, killDatabase, killService } from '#test/soak/cycles.ts';

/**
 * `npm run soak -- --minutes N [--cycles N] [--engine sqlite|postgres] [--kill service|database]`: crashes under load,
 * until the time or the number is reached. Ends at the first answer that was not kept.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    cycles: { type: 'string', default: '1000000' },
    engine: { type: 'string', default: 'sqlite' },
    kill: { type: 'string', default: 'service' },
  },
});
const endsAt = performance.now() + Number(values.minutes) * 60_000;
const cyclesMax = Number(values.cycles);
const shownEvery = 10;

function goesOn(counts: Counts): boolean {
  if (counts.cycles % shownEvery === 0) console.log(new Date().toISOString(), JSON.stringify(counts));
  return counts.cycles < cyclesMax && performance.now() < endsAt;
}

const dataDir = await mkdtemp(join(tmpdir(), 'danloi-soak-'));
const postgres = values.engine === 'postgres' ? await startPostgres() : undefined;
const place = { dataDir, databaseUrl: postgres?.databaseUrl };
try {
  const isDatabase = values.kill === 'database';
  if (isDatabase && !postgres) throw new Error('--kill database needs --engine postgres');
  const counts =
    isDatabase && postgres ? await killDatabase(place, postgres, goesOn) : await killService(place, goesOn);
  console.log(`${values.engine}, ${values.kill} killed: nothing lost, nothing half done`, JSON.stringify(counts));
} finally {
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
