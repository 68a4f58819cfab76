import { setTimeout } from 'node:timers/promises';
import { readConfig } from '#config.ts';
import type { CaseFile } from '#contract/case.ts';
import { verify } from '#features/saving/verify.ts';
import { openDeps } from '#open-deps.ts';
import { testMasterKey } from '../master-key.ts';
import { type RunningService, spawnService } from '../processes.ts';
import { explain, stateOf } from './acknowledged.ts';
import { create, type Ledger, newLedger, read, untilAnswered, writeUntilCut } from './load.ts';
import { preparePowerCut } from './power-cut.ts';

export type Place = { dataDir: string; databaseUrl: string | undefined; env?: Record<string, string> };
export type Counts = { cycles: number; answers: number; cases: number; slowestBackMs: number };

const writers = 4;
/** So many answers at most before a crash, and so long: on a busy machine those who write may have been turned away. */
const answersMax = 80;
const loadMsMax = 5000;
/** Reading all cases again after every crash; so many at once. */
const readersAtOnce = 16;

type Killing = {
  /** When it is killed; at some instant unless it is said. */
  instant?: (ledger: Ledger) => Promise<unknown>;
  /** What else befalls the place while nobody runs. */
  inBetween?: () => Promise<void>;
};

/** After some answers, in the midst of others. */
async function someInstant(ledger: Ledger): Promise<void> {
  const enough = ledger.answers + Math.random() * answersMax;
  const endsAt = performance.now() + loadMsMax;
  while (ledger.answers < enough && performance.now() < endsAt) await setTimeout(1);
}

/** `kill -9` of the service under load, a new start, and everything compared; again and again. */
export async function killService(
  place: Place,
  goesOn: (counts: Counts) => boolean,
  { instant = someInstant, inBetween = async () => {} }: Killing = {},
): Promise<Counts> {
  const ledger = newLedger();
  const counts: Counts = { cycles: 0, answers: 0, cases: 0, slowestBackMs: 0 };
  let running = await spawnService(place);
  try {
    while (goesOn(counts)) {
      await loadUntil(running, ledger, async () => {
        await instant(ledger);
        await running.end('SIGKILL');
      });
      await inBetween();
      const begunAt = performance.now();
      running = await spawnService(place);
      await compareAll(place, running, ledger);
      note(counts, ledger, performance.now() - begunAt);
    }
  } finally {
    await running.end('SIGKILL');
  }
  return counts;
}

/** As `killService`, and what was not synced by then is gone, or partly there, in turn. */
export async function killPower(place: Place, goesOn: (counts: Counts) => boolean, ignored?: string): Promise<Counts> {
  const powerCut = await preparePowerCut(place.dataDir, ignored);
  let cuts = 0;
  try {
    return await killService({ ...place, env: { ...place.env, ...powerCut.env } }, goesOn, {
      inBetween: () => powerCut.play(cuts++ % 2 === 0 ? 'gone' : 'partly there'),
    });
  } finally {
    await powerCut.remove();
  }
}

export type CrashingDatabase = {
  /** What must be so before it dies. */
  prepare?(): Promise<void>;
  crash(): Promise<void>;
  startAgain(): Promise<void>;
};

/** The database dies under load and comes back; the service stays up. How long it takes after that is counted. */
export async function killDatabase(
  place: Place,
  database: CrashingDatabase,
  goesOn: (counts: Counts) => boolean,
): Promise<Counts> {
  const ledger = newLedger();
  const counts: Counts = { cycles: 0, answers: 0, cases: 0, slowestBackMs: 0 };
  const running = await spawnService(place);
  try {
    while (goesOn(counts)) {
      await database.prepare?.();
      await loadUntil(running, ledger, async () => {
        await someInstant(ledger);
        await database.crash();
      });
      await database.startAgain();
      const begunAt = performance.now();
      while (!(await fetch(`${running.url}/health`)).ok);
      const backMs = performance.now() - begunAt;
      await compareAll(place, running, ledger);
      note(counts, ledger, backMs);
    }
  } finally {
    await running.end('SIGKILL');
  }
  return counts;
}

function note(counts: Counts, ledger: Ledger, backMs: number): void {
  counts.cycles++;
  counts.answers = ledger.answers;
  counts.cases = ledger.cases.length;
  counts.slowestBackMs = Math.max(counts.slowestBackMs, Math.round(backMs));
}

export async function loadUntil(running: RunningService, ledger: Ledger, crash: () => Promise<unknown>): Promise<void> {
  const writing = Array.from({ length: writers }, (_, nth) =>
    writeUntilCut(
      running.url,
      ledger,
      ledger.cases.filter((_case, at) => at % writers === nth),
    ),
  );
  const loaded = Promise.all(writing);
  loaded.catch(() => {});
  await crash();
  await loaded;
}

/** Every case that was ever answered; every creation that was not, asked for again; and all there is, verified. */
async function compareAll(place: Place, { url }: RunningService, ledger: Ledger): Promise<void> {
  await compareCases(url, ledger);
  for (const creation of [...ledger.creations]) await untilAnswered(() => create(url, ledger, creation));
  await verifyAll(place, ledger);
}

export async function compareCases(url: string, ledger: Ledger): Promise<void> {
  const waiting = [...ledger.cases];
  const compare = async () => {
    for (let each = waiting.pop(); each; each = waiting.pop()) {
      const stored = stateOf(await read<CaseFile>(url, each));
      const explained = explain(each, stored);
      if (!explained) throw new Error(`${each.url}: ${JSON.stringify({ ...each, token: '', stored }, null, 1)}`);
      each.state = explained;
      delete each.unanswered;
    }
  };
  await Promise.all(Array.from({ length: readersAtOnce }, compare));
}

/** The stores of a place, beside whoever runs there. */
export async function openPlace({ dataDir, databaseUrl, env }: Place) {
  const settings = {
    DATA_DIR: dataDir,
    MASTER_KEY: testMasterKey,
    LOG_LEVEL: 'silent',
    ...env,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  return await openDeps(readConfig(settings));
}

async function verifyAll(place: Place, ledger: Ledger): Promise<void> {
  const deps = await openPlace(place);
  try {
    const lines: string[] = [];
    if ((await verify(deps, (line) => lines.push(line))) > 0) throw new Error(lines.join('\n'));
    // A creation asked for twice under one key has made one case.
    const cases = lines.find((line) => line.startsWith('cases: '));
    if (cases !== `cases: ${ledger.cases.length} row(s)`) throw new Error(`${cases} of ${ledger.cases.length}`);
    for (const id of ledger.removedDocuments.splice(0)) {
      if (await deps.files.has(id)) throw new Error(`the file of ${id} is there, and it was deleted`);
    }
  } finally {
    await deps.db.destroy();
  }
}
