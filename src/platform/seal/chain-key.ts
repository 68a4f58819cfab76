import type { DialectAdapter } from 'kysely';
import type { Db } from '../db/connect.ts';

const keys = new WeakMap<DialectAdapter, Buffer>();

/**
 * The key of the chains of events: today a secret of the installation, so whoever can both read and write the whole
 * database can forge one. A master key that is kept elsewhere belongs here as soon as there is one.
 */
export async function chainKey(db: Db): Promise<Buffer> {
  const { adapter } = db.getExecutor();
  const known = keys.get(adapter);
  if (known) return known;
  const { chain_secret } = await db.selectFrom('installation').select('chain_secret').executeTakeFirstOrThrow();
  if (chain_secret === null) throw new Error('the installation has no secret for its events');
  const key = Buffer.from(chain_secret, 'base64url');
  keys.set(adapter, key);
  return key;
}
