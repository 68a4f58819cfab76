import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#test/postgres.ts';
import { type Counts, killDatabase, killPower, killService } from '#test/soak/cycles.ts';
import { loseOne } from '#test/soak/lose.ts';
import { startPair } from '#test/soak/stand-by.ts';

/**
 * `npm run soak -- --minutes N [--cycles N] [--engine sqlite|postgres] [--kill service|power|database|primary]
 * [--lose row|file|-wal]`: crashes under load, until the time or the number is reached. With `--kill power` what was never
 * synced is thrown away too. Ends at the first answer that was not kept; with `--lose` something is taken away after each
 * crash, or files with that ending are never synced, and it must end so.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    cycles: { type: 'string', default: '1000000' },
    engine: { type: 'string', default: 'sqlite' },
    kill: { type: 'string', default: 'service' },
    lose: { type: 'string' },
  },
});
const endsAt = performance.now() + Number(values.minutes) * 60_000;
const cyclesMax = Number(values.cycles);
const shownEvery = 10;
/** After each crash all cases are read: with a new place now and then a cycle takes no longer than the first ones did. */
const cyclesAPlace = 50;

const total: Counts = { cycles: 0, answers: 0, cases: 0, slowestBackMs: 0 };

function withTotal(counts: Counts): Counts {
  return {
    cycles: total.cycles + counts.cycles,
    answers: total.answers + counts.answers,
    cases: total.cases + counts.cases,
    slowestBackMs: Math.max(total.slowestBackMs, counts.slowestBackMs),
  };
}

function goesOn(counts: Counts): boolean {
  const soFar = withTotal(counts);
  if (soFar.cycles % shownEvery === 0) console.log(new Date().toISOString(), JSON.stringify(soFar));
  return counts.cycles < cyclesAPlace && soFar.cycles < cyclesMax && performance.now() < endsAt;
}

async function soakOnePlace(): Promise<Counts> {
  const { kill, lose } = values;
  const dataDir = await mkdtemp(join(tmpdir(), 'danloi-soak-'));
  const pair = kill === 'primary' ? await startPair() : undefined;
  const postgres = pair ?? (values.engine === 'postgres' ? await startPostgres() : undefined);
  const place = { dataDir, databaseUrl: postgres?.databaseUrl };
  try {
    if (kill === 'power') return await killPower(place, goesOn, lose);
    if (kill !== 'service' && postgres) return await killDatabase(place, postgres, goesOn);
    if (kill !== 'service') throw new Error(`--kill ${kill} needs --engine postgres`);
    const inBetween = lose === 'row' || lose === 'file' ? () => loseOne(place, lose) : undefined;
    return await killService(place, goesOn, { ...(inBetween && { inBetween }) });
  } finally {
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

while (total.cycles < cyclesMax && performance.now() < endsAt) Object.assign(total, withTotal(await soakOnePlace()));
console.log(`${values.engine}, ${values.kill} killed: nothing lost, nothing half done`, JSON.stringify(total));
