import type { DialectAdapter } from 'kysely';
import type { Db } from '../db/connect.ts';
import { plainMark } from './plain-seal.ts';
import type { Seal } from './seal.ts';

const seals = new WeakMap<DialectAdapter, Seal>();
const keys = new WeakMap<DialectAdapter, Buffer>();

/** Once for a database that is opened: whoever adds an event has a transaction and nothing else. */
export function openChainsBy(db: Db, seal: Seal): void {
  seals.set(db.getExecutor().adapter, seal);
}

/** The key of the chains of events. */
export async function chainKey(db: Db): Promise<Buffer> {
  const { adapter } = db.getExecutor();
  const known = keys.get(adapter);
  if (known) return known;
  const seal = seals.get(adapter);
  if (!seal) throw new Error('nobody has said what opens the key of the events');
  const key = await readChainKey(db, seal);
  keys.set(adapter, key);
  return key;
}

/** As it is stored now. One that is plain is not taken: whoever can write to the database could have put it there. */
export async function readChainKey(db: Db, seal: Seal): Promise<Buffer> {
  const { chain_secret, ...stored } = await db
    .selectFrom('installation')
    .leftJoin('installation_keys', 'installation_keys.only_one', 'installation.only_one')
    .select(['chain_secret', 'sealing_key', 'wrapped'])
    .executeTakeFirstOrThrow();
  if (chain_secret === null || stored.sealing_key === plainMark) throw new Error('the key of the events is not sealed');
  return Buffer.from(seal.of('installation', stored).open<string>('chain', chain_secret), 'base64url');
}
