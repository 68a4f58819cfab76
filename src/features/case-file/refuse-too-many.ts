import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { EventKind } from '#contract/vocabulary.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import type { Trx } from '#platform/db/connect.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { NewEvent } from './chain.ts';
import { countCasesOf, countOf, countOthersOf, findTimeOf } from './event-queries.ts';

/** What ends something, or is few by itself. */
const neverTooMany: readonly EventKind[] = [
  'case.key_changed',
  'case.paused',
  'case.urgency_raised',
  'consent.refused',
  'contact.removed',
  'device.removed',
  'document.removed',
  'navigator.ended',
  'notices.stopped',
  'opinion.written',
  'review.passcode_wrong',
  'share.locked',
  'share.revoked',
];

/** Far more than anybody's, so that those of others do not hide what somebody has done. */
const lookedAtTimes = 10;

/** The trail is kept whole, so what would make it grow without end has an end for each who does it, anew every day. */
export async function refuseCrowding(trx: Trx, head: Tables['event_heads'], event: NewEvent): Promise<void> {
  const { actor, at, kind, isCallForHelp = false } = event;
  const max = limits.eventsPerActorAndDayMax;
  if (head.count < max || actor === 'system' || isCallForHelp || neverTooMany.includes(kind)) return;
  const caseNumber = head.case_number;
  const since = at - dayMs;
  // Of nearly every case the last so many took longer than a day, whoever they are by.
  const [longAgo] = await findTimeOf(trx, { caseNumber, number: head.count - max + 1 });
  if (longAgo !== undefined && longAgo.at <= since) return;
  const from = head.count - lookedAtTimes * max;
  const [own] = await countOf(trx, { caseNumber, from, actor, since });
  if (own && own.count >= max) {
    throw new ServiceError('case_crowded', { seconds: secondsUntil((own.first ?? at) + dayMs, at) });
  }
}

/** What is on the record of a case that was closed with others: nothing of it was read. */
export const togetherDetail = { state: 'closed', together: true } as const;

/**
 * After the event itself was written: it is taken back with it. An emergency that waits is refused to no navigator,
 * however many there are, and counts for nothing here; a crowd of made-up ones would lock everybody out of the real one.
 */
export async function refuseSweep(trx: Trx, caseNumber: number, { actor, at, detail }: NewEvent): Promise<void> {
  if (!actor.startsWith('navigator:') || detail === togetherDetail) return;
  const since = at - hourMs;
  const max = limits.casesPerNavigatorAndHourMax;
  const [opened] = await countCasesOf(trx, { actor, since });
  if (!opened || opened.cases <= max) return;
  const others = await countOthersOf(trx, { actor, since, caseNumber, without: JSON.stringify(togetherDetail) });
  if (others.isWaitingEmergency || others.cases <= max) return;
  const seconds = secondsUntil((others.first ?? at) + hourMs, at);
  throw new ServiceError('sweep_refused', { seconds, max });
}

function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
