import { randomUUIDv7 } from 'node:crypto';
import type { EventDetail, HistoryEntry } from '../../contract/case.ts';
import type { EventKind } from '../../contract/vocabulary.ts';
import type { Db, Trx } from '../../platform/db/connect.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { actorOf, type Navigator, type OpenCase } from '../access/caller.ts';

type NewEvent = { at: number; kind: EventKind; actor: string; detail?: EventDetail };

const insertEvent = prepared<Omit<Tables['events'], 'position'>>()((db, value) =>
  db.insertInto('events').values({
    id: value('id'),
    case_number: value('case_number'),
    at: value('at'),
    kind: value('kind'),
    actor: value('actor'),
    detail: value('detail'),
  }),
);

const insertHistory = prepared<Omit<Tables['history'], 'position'>>()((db, value) =>
  db.insertInto('history').values({
    case_number: value('case_number'),
    at: value('at'),
    kind: value('kind'),
    sealed: value('sealed'),
  }),
);

/** Adds a line to the audit trail. In the transaction of what it tells of, so that neither is there without the other. */
export async function recordEvent(db: Db, caseNumber: number, { at, kind, actor, detail = {} }: NewEvent) {
  await insertEvent(db, {
    id: randomUUIDv7(),
    case_number: caseNumber,
    at,
    kind,
    actor,
    detail: JSON.stringify(detail),
  });
}

/** What a navigator has seen of a case is on the record before it is answered. */
export async function recordRead(db: Db, navigator: Navigator, at: number, detail: EventDetail = {}) {
  await recordEvent(db, navigator.caseNumber, { at, kind: 'case.read', actor: actorOf(navigator), detail });
}

/** Adds a line to the clinical story that an invited doctor may read. */
export async function recordHistory(trx: Trx, open: OpenCase, at: number, entry: Omit<HistoryEntry, 'at'>) {
  const { kind, ...rest } = entry;
  await insertHistory(trx, {
    case_number: open.caseNumber,
    at,
    kind,
    sealed: open.caseSeal.seal('history', rest),
  });
}
