import { randomBytes } from 'node:crypto';
import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import { forgetDeleted } from '#platform/db/forget-deleted.ts';
import { openChainsBy } from '#platform/seal/chain-key.ts';
import { keyBytes } from '#platform/seal/key-text.ts';
import { plainCaseSeal, plainMark } from '#platform/seal/plain-seal.ts';

type ChainDeps = Pick<Deps, 'db' | 'seal' | 'log'>;

/**
 * At each start. A migration has no master key, so it leaves the key of the events plain; from here on it is not. Where
 * there are events already it stays the same, or nobody could tell any more whether one of them was changed.
 */
export async function sealChainKey({ db, seal, log }: ChainDeps): Promise<void> {
  openChainsBy(db, seal);
  const { sealing_key } = await db.selectFrom('installation').select('sealing_key').executeTakeFirstOrThrow();
  if (sealing_key !== plainMark) return;
  const sealed = await db.transaction().execute((trx) => sealIfPlain(trx, seal));
  if (sealed === 'nothing') return;
  await forgetDeleted(db);
  // Right after an update, and at no other time: then somebody has put another key there.
  if (sealed === 'former') log.warn('the key of the events was not sealed, and is now');
}

async function sealIfPlain(trx: Trx, seal: Deps['seal']): Promise<'nothing' | 'new' | 'former'> {
  // Writing locks the row, so of several that start at once one does it.
  const { sealing_key, chain_secret } = await trx
    .updateTable('installation')
    .set({ only_one: 1 })
    .returning(['sealing_key', 'chain_secret'])
    .executeTakeFirstOrThrow();
  if (sealing_key !== plainMark || chain_secret === null) return 'nothing';
  const hasEvents = (await trx.selectFrom('events').select('position').limit(1).execute()).length > 0;
  const secret = hasEvents
    ? plainCaseSeal.open<string>('chain', chain_secret)
    : randomBytes(keyBytes).toString('base64url');
  const { caseSeal, sealingKey, wrapFor } = seal.create();
  await trx
    .insertInto('installation_keys')
    .values({ only_one: 1, wrapped: wrapFor('installation') ?? '' })
    .onConflict((conflict) =>
      conflict.column('only_one').doUpdateSet((eb) => ({ wrapped: eb.ref('excluded.wrapped') })),
    )
    .execute();
  await trx
    .updateTable('installation')
    .set({ sealing_key: sealingKey, chain_secret: caseSeal.seal('chain', secret) })
    .execute();
  return hasEvents ? 'former' : 'new';
}
