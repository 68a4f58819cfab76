import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import { masterKeyMissing } from '#platform/seal/seal.ts';
import { findMasterKeyId } from './queries.ts';

/**
 * Before a key is made: a process that was not given the master key in use would wrap it by one that may be thrown away
 * already, and nobody could ever open it.
 */
export async function requireMasterKey(trx: Trx, seal: Deps['seal']): Promise<void> {
  const inUse = await findMasterKeyId(trx);
  if (inUse !== null && !seal.holds(inUse)) throw masterKeyMissing('the keys of this database are wrapped by');
}
