import { randomUUIDv7 } from 'node:crypto';
import type { EventDetail, HistoryEntry } from '#contract/case.ts';
import { ServiceError } from '#contract/errors.ts';
import type { EventKind } from '#contract/vocabulary.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';
import { violatesReference } from '#platform/db/violation.ts';
import { makeRoomForEvent, makeRoomForHistory } from './make-room.ts';
import type { OpenCase } from './open-case.ts';

type NewEvent = { at: number; kind: EventKind; actor: string; detail?: EventDetail };
type NewEntry = Omit<HistoryEntry, 'at'>;

const insertEvent = prepared<Omit<Tables['events'], 'position'>>()((db, value) =>
  db.insertInto('events').values(each(value, ['id', 'case_number', 'at', 'kind', 'actor', 'detail'])),
);

const insertHistory = prepared<Omit<Tables['history'], 'position'>>()((db, value) =>
  db.insertInto('history').values(each(value, ['case_number', 'at', 'kind', 'sealed'])),
);

/** Adds a line to the audit trail. In the transaction of what it tells of, so that neither is there without the other. */
export async function recordEvent(db: Db, caseNumber: number, event: NewEvent) {
  await makeRoomForEvent(db, caseNumber);
  await addEvent(db, caseNumber, event);
}

async function addEvent(db: Db, caseNumber: number, { at, kind, actor, detail = {} }: NewEvent) {
  const row = { id: randomUUIDv7(), case_number: caseNumber, at, kind, actor, detail: JSON.stringify(detail) };
  await insertEvent(db, row).catch((error: unknown) => {
    // Whoever reads has not locked the case: it may have been erased since they were let in.
    throw violatesReference(error) ? new ServiceError('case_unauthorized', {}, { cause: error }) : error;
  });
}

/** Adds a line to the clinical story that an invited doctor may read; whoever writes it has locked the case. */
export async function recordHistory(trx: Trx, open: OpenCase, at: number, entry: NewEntry) {
  await makeRoomForHistory(trx, open);
  await addHistory(trx, open, at, entry);
}

/** The first line of both, in a case that is being made and has room. */
export async function beginJournals(trx: Trx, open: OpenCase, entry: NewEntry, event: NewEvent) {
  await addHistory(trx, open, event.at, entry);
  await addEvent(trx, open.caseNumber, event);
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
