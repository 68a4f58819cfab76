import type { Deps } from '#deps.ts';
import { hasKeyFile, makeKeyFile } from '#platform/seal/key-file.ts';
import type { MasterKeys } from '#platform/seal/master-key.ts';
import { findMasterKeyId } from './queries.ts';

export type KeyRefusal = 'key_missing' | 'key_wrong';

/**
 * The first master key that a database meets is the one it keeps to. On one machine it is made at the first start, and
 * never again: a new one would open nothing of what is there.
 */
export async function settleMasterKey(
  { config, db, log }: Pick<Deps, 'config' | 'db' | 'log'>,
  keys: MasterKeys,
): Promise<KeyRefusal | undefined> {
  if (config.masterKey === undefined && !hasKeyFile(config.dataDir)) {
    if ((await findMasterKeyId(db)) !== null) return 'key_missing';
    await makeKeyFile(config.dataDir);
    log.warn('master.key was made in DATA_DIR: keep a copy of it elsewhere, for without it nothing can be read');
  }
  const { id } = keys.current();
  await db.updateTable('installation').set({ master_key_id: id }).where('master_key_id', 'is', null).execute();
  const settled = (await findMasterKeyId(db)) ?? '';
  return keys.find(settled) === undefined ? 'key_wrong' : undefined;
}
