import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Deps } from '#deps.ts';
import { listTables } from '#platform/db/catalog.ts';
import type { Trx } from '#platform/db/connect.ts';
import { keyedMark } from '#platform/seal/keyed-seal.ts';
import { keyTables, writeMasterKeyId } from '../keys/queries.ts';
import { type Manifest, parseLine, readLines, SavingError, tableFile } from './saved-folder.ts';
import { findSavedKeys, type SavedKeys } from './saved-keys.ts';

/** The keys that lie apart, which the master key here opens; nothing for what was saved before there were keys. */
export async function findKeysOf(
  { config, seal }: Pick<Deps, 'config' | 'seal'>,
  folder: string,
  { keys = 0, takenAt }: Manifest,
): Promise<SavedKeys | undefined> {
  if (keys === 0) return undefined;
  const path = join(folder, tableFile('installation'));
  let storeId = '';
  for await (const line of readLines(path)) storeId = parseLine<{ store_id: string }>(path, line).store_id;
  const saved = await findSavedKeys([dirname(resolve(folder)), config.keysBackupDir], storeId, takenAt);
  refuseStrangeKeys(seal, saved);
  return saved;
}

/** Before anything is touched: whether the master key that is here opens them. */
function refuseStrangeKeys(seal: Deps['seal'], { lines }: SavedKeys): void {
  for (const { table, ownerOf } of keyTables) {
    for (const { id, wrapped } of lines.filter((line) => line.table === table)) {
      try {
        seal.of(ownerOf(id), { sealing_key: keyedMark, wrapped });
      } catch (cause) {
        const fault =
          'put the master key back by which the saved keys were wrapped (MASTER_KEY, or master.key in DATA_DIR)';
        throw new SavingError(fault, { cause });
      }
    }
  }
}

/**
 * Gives the restored rows their keys. A case whose key is not there any more was erased after it was saved, and is
 * erased again; the ids of its documents.
 */
export async function restoreKeys(trx: Trx, { lines, masterKeyId }: SavedKeys): Promise<string[]> {
  // What an older program saved has no place for some of them.
  const tables = await listTables(trx);
  for (const { table, column, of } of keyTables.filter((each) => tables.includes(each.table))) {
    for (const { id, wrapped } of lines.filter((line) => line.table === table)) {
      // Of what came after the archive there is a key, and nothing that it opens.
      await sql`insert into ${sql.table(table)} (${sql.ref(column)}, wrapped)
        select ${sql.ref(of.column)}, ${wrapped} from ${sql.table(of.table)}
        where ${sql.ref(of.column)} = ${id}`.execute(trx);
    }
  }
  await writeMasterKeyId(trx, masterKeyId);
  return await eraseKeyless(trx);
}

async function eraseKeyless(trx: Trx): Promise<string[]> {
  const keyless = trx
    .selectFrom('cases')
    .leftJoin('case_keys', 'case_keys.case_number', 'cases.case_number')
    .select('cases.case_number')
    .where('sealing_key', '=', keyedMark)
    .where('wrapped', 'is', null);
  const documents = await trx.selectFrom('documents').select('id').where('case_number', 'in', keyless).execute();
  await trx.deleteFrom('cases').where('case_number', 'in', keyless).execute();
  return documents.map(({ id }) => id);
}
