import { randomBytes } from 'node:crypto';
import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import { readChainKey } from '#platform/seal/chain-key.ts';
import { keyBytes } from '#platform/seal/key-text.ts';
import { keyedMark } from '#platform/seal/keyed-seal.ts';
import { plainCaseSeal, plainMark } from '#platform/seal/plain-seal.ts';
import { type CaseSeal, noMasterKey, type StoredKey } from '#platform/seal/seal.ts';
import { tombstoneMacOf } from '../case-file/anchored.ts';
import { bindAllOfCase } from '../case-file/bound.ts';
import { headMacOf } from '../case-file/chain.ts';
import { updateHead } from '../case-file/event-queries.ts';
import { boundOfNavigator, navigatorMacOf } from '../case-file/navigator-mac.ts';
import { stopFormer } from '../notices/stop-former.ts';
import { allowPlain } from './plain-allowed.ts';

type BindDeps = { db: Trx; seal: Deps['seal'] };

/** Few enough to be held in memory. */
const rowsAtOnce = 500;

/**
 * In the transaction of the migration, and at no other time: what an earlier release stored is bound to the keys as it
 * stands, so a change made before is not found. Killed, all of it is taken back and the next start begins it anew; of
 * several that start at once one does it. Later on whatever is not bound was put there by somebody else.
 */
export async function bindFormer({ db: trx, seal }: BindDeps): Promise<void> {
  await sealChainKey(trx, seal);
  const key = await readChainKey(trx, seal);
  await bindHeads(trx, key);
  await bindTombstones(trx, key);
  await bindNavigators(trx, key);
  await bindCases(trx, seal);
  await stopFormer(trx, key, (caseNumber, stored) => openCase(seal, caseNumber, stored));
  await allowPlain(trx, key);
}

/**
 * A migration has no master key, so it leaves the key of the events plain. Where there are events already it stays the
 * same, or nobody could tell any more whether one of them was changed.
 */
async function sealChainKey(trx: Trx, seal: Deps['seal']): Promise<void> {
  const { sealing_key, chain_secret } = await trx
    .selectFrom('installation')
    .select(['sealing_key', 'chain_secret'])
    .executeTakeFirstOrThrow();
  if (sealing_key !== plainMark || chain_secret === null) return;
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
}

async function bindHeads(trx: Trx, key: Buffer): Promise<void> {
  for (let after = 0; ; ) {
    const heads = await trx
      .selectFrom('event_heads')
      .select(['case_number', 'count', 'mac'])
      .where('case_number', '>', after)
      .orderBy('case_number')
      .limit(rowsAtOnce)
      .execute();
    for (const head of heads) await updateHead(trx, { ...head, head_mac: headMacOf(key, head) });
    const last = heads.at(-1);
    if (!last) return;
    after = last.case_number;
  }
}

async function bindNavigators(trx: Trx, key: Buffer): Promise<void> {
  for (const row of await trx.selectFrom('navigators').select(boundOfNavigator).execute()) {
    const mac = navigatorMacOf(key, row);
    await trx.updateTable('navigators').set({ mac }).where('name', '=', row.name).execute();
  }
}

/** Those that have a key; of the others it is done when they get one. */
async function bindCases(trx: Trx, seal: Deps['seal']): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await trx
      .selectFrom('cases')
      .innerJoin('case_keys', 'case_keys.case_number', 'cases.case_number')
      .select(['cases.case_number', 'sealing_key', 'wrapped'])
      .where('sealing_key', '=', keyedMark)
      .where('cases.case_number', '>', after)
      .orderBy('cases.case_number')
      .limit(rowsAtOnce)
      .execute();
    for (const { case_number, ...stored } of rows) {
      const caseSeal = openCase(seal, case_number, stored);
      if (caseSeal) await bindAllOfCase(trx, case_number, caseSeal);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.case_number;
  }
}

/** Of one whose key is damaged nobody is let in anyway; one whose master key is not here would stay unbound for ever. */
function openCase(seal: Deps['seal'], caseNumber: number, stored: StoredKey): CaseSeal | undefined {
  if (stored.sealing_key === plainMark) return plainCaseSeal;
  try {
    return seal.of(`case:${caseNumber}`, stored);
  } catch (error) {
    if ((error as { code?: unknown }).code === noMasterKey) throw error;
    return undefined;
  }
}

async function bindTombstones(trx: Trx, key: Buffer): Promise<void> {
  for (const stone of await trx.selectFrom('tombstones').selectAll().execute()) {
    const mac = tombstoneMacOf(key, stone);
    await trx.updateTable('tombstones').set({ mac }).where('case_number', '=', stone.case_number).execute();
  }
}
