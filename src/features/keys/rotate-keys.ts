import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import { renewKeyFile } from '#platform/seal/key-file.ts';
import { countKeys, type KeyTable, keyTables, listKeys, replaceKey, writeMasterKeyId } from './queries.ts';

type RotateDeps = Pick<Deps, 'config' | 'db' | 'seal'>;

/** Few enough that nobody waits for their lock. */
const keysAtOnce = 200;

/**
 * Wraps every key anew by the master key of now, a few at a time, while the service goes on; stopped, it goes on where
 * it was. A master key that lies in a file is made anew first, unless the last change of it has not come to its end.
 */
export async function rotateKeys(deps: RotateDeps, tell: (progress: string) => void = () => {}): Promise<number> {
  const { config, db, seal } = deps;
  if (config.masterKey === undefined && (await countByOthers(deps)) === 0) await renewKeyFile(config.dataDir);
  let rewrapped = 0;
  do {
    for (const each of keyTables) rewrapped += await rotateTable(deps, each, tell);
    // What was made meanwhile by a service that knew the former key only.
  } while ((await countByOthers(deps)) > 0);
  await writeMasterKeyId(db, seal.masterKeyId());
  return rewrapped;
}

async function countByOthers({ db, seal }: RotateDeps): Promise<number> {
  let count = 0;
  for (const each of keyTables) count += (await countKeys(db, each, seal.masterKeyId())).wrappedByOthers;
  return count;
}

async function rotateTable({ db, seal }: RotateDeps, table: KeyTable, tell: (progress: string) => void) {
  let rewrapped = 0;
  let after: string | number | undefined;
  const rotateSome = async (trx: Trx) => {
    let count = 0;
    const rows = await listKeys(trx, table, after, keysAtOnce);
    for (const row of rows) {
      const wrapped = seal.rewrap(table.ownerOf(row.id), row.wrapped);
      if (wrapped === undefined) continue;
      await replaceKey(trx, table, row, wrapped);
      count++;
    }
    // Together with the first that it wraps: from then on whoever was not given it makes no case.
    if (count > 0) await writeMasterKeyId(trx, seal.masterKeyId());
    rewrapped += count;
    return rows;
  };
  for (;;) {
    const rows = await db.transaction().execute(rotateSome);
    after = rows.at(-1)?.id;
    if (after === undefined) return rewrapped;
    tell(`${table.table}: ${rewrapped} key(s)`);
  }
}
