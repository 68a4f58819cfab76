import { randomUUIDv7 } from 'node:crypto';
import type { HistoryEntry } from '#contract/case.ts';
import { hourMs } from '#contract/when.ts';
import type { Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import { chainKey } from '#platform/seal/chain-key.ts';
import { againOf, chainStart, headMacOf, linkOf, type NewEvent } from './chain.ts';
import { findReading, insertEvent, insertHead, loadHeadForChange, updateAgain, updateHead } from './event-queries.ts';
import { makeRoomForHistory } from './make-room.ts';
import type { OpenCase } from './open-case.ts';
import { refuseCrowding, refuseSweep } from './refuse-too-many.ts';

type NewEntry = Omit<HistoryEntry, 'at'>;

const insertHistory = prepared<Omit<Tables['history'], 'position'>>()((db, value) =>
  db.insertInto('history').values(each(value, ['case_number', 'at', 'kind', 'sealed'])),
);

/** Adds a line to the audit trail. In the transaction of what it tells of, so that neither is there without the other. */
export async function recordEvent(trx: Trx, caseNumber: number, event: NewEvent) {
  await append(trx, await loadHeadForChange(trx, caseNumber), event);
}

/** The same of a reading. One that the same reader repeats within the hour is counted, and is no new line. */
export async function recordReading(trx: Trx, caseNumber: number, event: NewEvent) {
  // First of all, so that two at the same moment do not both think that they are the first.
  const head = await loadHeadForChange(trx, caseNumber);
  const { kind, actor, at, detail = {} } = event;
  const same = { case_number: caseNumber, kind, actor, detail: JSON.stringify(detail), since: at - hourMs };
  const [before] = await findReading(trx, same);
  if (!before) return await append(trx, head, event);
  const again = before.again + 1;
  const again_mac = againOf(await chainKey(trx), before.mac, again, at);
  await updateAgain(trx, { position: before.position, again, last_at: at, again_mac });
}

async function append(trx: Trx, head: Tables['event_heads'], event: NewEvent) {
  await refuseCrowding(trx, head, event);
  await updateHead(trx, await addEvent(trx, head, event));
  await refuseSweep(trx, head.case_number, event);
}

async function addEvent(
  trx: Trx,
  head: Pick<Tables['event_heads'], 'case_number' | 'count' | 'mac'>,
  { at, kind, actor, detail = {}, sealed }: NewEvent,
) {
  const { case_number } = head;
  const number = head.count + 1;
  const event = {
    id: randomUUIDv7(),
    case_number,
    number,
    at,
    kind,
    actor,
    detail: JSON.stringify(detail),
    sealed: sealed ?? null,
  };
  const key = await chainKey(trx);
  const mac = linkOf(key, head.mac, event);
  await insertEvent(trx, { ...event, mac });
  const next = { case_number, count: number, mac };
  return { ...next, head_mac: headMacOf(key, next) };
}

/** Adds a line to the clinical story that an invited doctor may read; whoever writes it has locked the case. */
export async function recordHistory(trx: Trx, open: OpenCase, at: number, entry: NewEntry) {
  await makeRoomForHistory(trx, open);
  await addHistory(trx, open, at, entry);
}

/** The first line of both, in a case that is being made and has room. */
export async function beginJournals(trx: Trx, open: OpenCase, entry: NewEntry, event: NewEvent) {
  await addHistory(trx, open, event.at, entry);
  const none = { case_number: open.caseNumber, count: 0, mac: chainStart };
  await insertHead(trx, await addEvent(trx, none, event));
}

async function addHistory(trx: Trx, open: OpenCase, at: number, entry: NewEntry) {
  const { kind, ...rest } = entry;
  await insertHistory(trx, {
    case_number: open.caseNumber,
    at,
    kind,
    sealed: open.caseSeal.seal('history', rest),
  });
}
