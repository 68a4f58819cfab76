import type { Trx } from '#platform/db/connect.ts';
import { chainKey } from '#platform/seal/chain-key.ts';
import { againOf, chainStart, headMacOf, linkOf } from './chain.ts';
import { updateHead } from './event-queries.ts';

/** For who has sealed the words of events anew: the links are made over what is stored. */
export async function rechain(trx: Trx, caseNumber: number): Promise<void> {
  const events = await trx
    .selectFrom('events')
    .selectAll()
    .where('case_number', '=', caseNumber)
    .orderBy('number')
    .execute();
  const key = await chainKey(trx);
  let mac = chainStart;
  for (const event of events) {
    mac = linkOf(key, mac, event);
    const again_mac = event.last_at === null ? null : againOf(key, mac, event.again, event.last_at);
    await trx.updateTable('events').set({ mac, again_mac }).where('position', '=', event.position).execute();
  }
  const head = { case_number: caseNumber, count: events.length, mac };
  await updateHead(trx, { ...head, head_mac: headMacOf(key, head) });
}
