import type { EventDetail } from '#contract/case.ts';
import type { Db } from '#platform/db/connect.ts';
import { recordEvent } from '../case-file/journal.ts';
import { actorOf, type Navigator } from './caller.ts';

/** What a navigator has seen of a case is on the record before it is answered. */
export async function recordRead(db: Db, navigator: Navigator, at: number, detail: EventDetail = {}) {
  await recordEvent(db, navigator.caseNumber, { at, kind: 'case.read', actor: actorOf(navigator), detail });
}
