import { createHmac } from 'node:crypto';
import type { Deps } from '#deps.ts';
import type { Db } from '#platform/db/connect.ts';
import { readChainKey } from '#platform/seal/chain-key.ts';
import { plainMark } from '#platform/seal/plain-seal.ts';
import { countPlain } from './queries.ts';

/**
 * What earlier releases stored plain is still to be read. It is the leave that is signed and not that it has ended:
 * whoever writes to the database can take a proof away, and cannot make one.
 */
export async function allowPlain(db: Db, key: Buffer): Promise<void> {
  const isPlain = (await countPlain(db, 'cases')) + (await countPlain(db, 'reports')) > 0;
  if (!isPlain) return;
  const { last } = await db
    .selectFrom('cases')
    .select((eb) => eb.fn.max('case_number').as('last'))
    .where('sealing_key', '=', plainMark)
    .executeTakeFirstOrThrow();
  const lastCase = Number(last ?? 0);
  await db
    .updateTable('installation')
    .set({ plain_allowed: `${lastCase}.${macOf(key, lastCase)}` })
    .execute();
}

/** Once nothing is plain any more. */
export async function forbidPlain(db: Db): Promise<void> {
  await db.updateTable('installation').set({ plain_allowed: null }).execute();
}

/** Up to which case; nothing without the proof of it, or without the key to look at it. */
export async function findPlainAllowed(db: Db, seal: Deps['seal']): Promise<number | undefined> {
  const { plain_allowed } = await db.selectFrom('installation').select('plain_allowed').executeTakeFirstOrThrow();
  const key = plain_allowed === null ? undefined : await readChainKey(db, seal).catch(() => undefined);
  if (plain_allowed === null || key === undefined) return undefined;
  const lastCase = Number(plain_allowed.split('.')[0]);
  return plain_allowed === `${lastCase}.${macOf(key, lastCase)}` ? lastCase : undefined;
}

function macOf(key: Buffer, lastCase: number): string {
  return createHmac('sha256', key).update(`plain\0${lastCase}`).digest('base64url');
}
