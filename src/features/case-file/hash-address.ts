import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#platform/db/connect.ts';

const secretBytes = 32;

/** A keyed hash of the address that asks, another one for each purpose; nothing else of it is ever stored. */
export type HashAddress = (purpose: string) => Promise<string>;

/** Of who asks; and of the network that the address is in, where that may have very many. */
export type AddressHashes = { of: HashAddress; ofNetwork?: HashAddress };

/** Never within a transaction: the secret may be made here, and stays whatever becomes of the request. */
export function addressHashing(db: Db): (address: string) => HashAddress {
  let secret: Promise<string> | undefined;
  return (address) => async (purpose) => {
    secret ??= loadAddressSecret(db);
    const key = await secret.catch((error) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', key).update(`${purpose}\0${address}`).digest('base64url');
  };
}

async function loadAddressSecret(db: Db): Promise<string> {
  // Of several instances that start at once, one is the first.
  const address_secret = randomBytes(secretBytes).toString('base64url');
  await db.updateTable('installation').set({ address_secret }).where('address_secret', 'is', null).execute();
  const row = await db.selectFrom('installation').select('address_secret').executeTakeFirstOrThrow();
  if (row.address_secret === null) throw new Error('the database does not know itself');
  return row.address_secret;
}
