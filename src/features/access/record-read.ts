import type { EventDetail } from '#contract/case.ts';
import type { Trx } from '#platform/db/connect.ts';
import { recordReading } from '../case-file/journal.ts';
import { actorOf, type Navigator } from './caller.ts';

/** What a navigator has seen of a case is on the record before it is answered. */
export async function recordRead(trx: Trx, navigator: Navigator, at: number, detail: EventDetail = {}) {
  await recordReading(trx, navigator.caseNumber, { at, kind: 'case.read', actor: actorOf(navigator), detail });
}
