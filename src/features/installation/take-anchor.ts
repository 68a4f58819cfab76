import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import { holdWriters } from '#platform/db/hold-writers.ts';
import { openSnapshot, type Snapshot } from '#platform/db/snapshot.ts';
import { readFileIfThere, replaceFile } from '#platform/files/disk.ts';
import { readChainKey } from '#platform/seal/chain-key.ts';
import { readAnchors, writeAnchor } from './anchor-line.ts';
import { compareAnchor } from './compare-anchor.ts';
import { sumTrails } from './sum-trails.ts';

/** In `DATA_DIR`, and in what is saved. */
export const anchorName = 'anchor.txt';

type AnchorDeps = Pick<Deps, 'config' | 'db' | 'seal' | 'clock'>;

/**
 * Once a day: a line into the log and into `DATA_DIR`, by which `verify` finds what was put back whole. One that does not
 * fit any more stays there until somebody has looked.
 */
export async function anchorTrails(deps: AnchorDeps & Pick<Deps, 'log'>): Promise<void> {
  const { config, db, seal, log } = deps;
  const position = await fixAnchor(db);
  const snapshot = await openSnapshot(config);
  try {
    const anchor = await takeAnchor(deps, snapshot, position);
    // However little of the log is kept: without this line nobody finds what was put back whole.
    const always = log.level === 'silent' ? log : log.child({}, { level: 'info' });
    always.info({ anchor }, 'all trails of events, in one line to be kept elsewhere');
    const key = await readChainKey(db, seal);
    const kept = readAnchors(key, (await readAnchor(config)) ?? '');
    const compared = await Promise.all(kept.map((each) => compareAnchor(snapshot, key, each)));
    if (compared.some(({ fault }) => fault !== undefined)) {
      return log.error('the trails are not what they were at the last anchor: danloi verify');
    }
    await replaceFile(config.dataDir, anchorName, `${anchor}\n`);
  } finally {
    await snapshot.close();
  }
}

/** Up to which event it goes: none of these comes later. What is erased from now on leaves what it was to this anchor. */
export async function fixAnchor(db: Db): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    // Before the events, as whoever erases does.
    await trx.updateTable('installation').set({ only_one: 1 }).execute();
    await holdWriters(trx, 'events');
    const last = trx.selectFrom('events').select((eb) => eb.fn.max('position').as('position'));
    const position = (await last.executeTakeFirst())?.position ?? 0;
    await trx.updateTable('installation').set({ anchor_position: position }).execute();
    return position;
  });
}

/** The line, by a look at the database that began after the anchor was fixed. */
export async function takeAnchor(
  { db, seal, clock }: AnchorDeps,
  snapshot: Snapshot,
  position: number,
): Promise<string> {
  const key = await readChainKey(db, seal);
  const { store_id: storeId, plain_allowed } = await db
    .selectFrom('installation')
    .select(['store_id', 'plain_allowed'])
    .executeTakeFirstOrThrow();
  const { cases, events, sum } = await sumTrails(snapshot, key, position);
  const isSealed = plain_allowed === null;
  return writeAnchor(key, { at: clock(), storeId, position, cases, events, sum, isSealed });
}

export async function readAnchor({ dataDir }: Deps['config']): Promise<string | undefined> {
  return await readFileIfThere(dataDir, anchorName);
}

/** Of another time than what is put here now. */
export async function forgetAnchor({ dataDir }: Deps['config']): Promise<void> {
  await rm(join(dataDir, anchorName), { force: true });
}
