import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { EventKind } from '#contract/vocabulary.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import type { Trx } from '#platform/db/connect.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { NewEvent } from './chain.ts';
import { countCasesOf, countOf, findTimeOf } from './event-queries.ts';

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

/** After the event itself was written: it is taken back with it. */
export async function refuseSweep(trx: Trx, { actor, at }: NewEvent): Promise<void> {
  if (!actor.startsWith('navigator:')) return;
  const [opened] = await countCasesOf(trx, { actor, since: at - hourMs });
  if (!opened || opened.cases <= limits.casesPerNavigatorAndHourMax) return;
  const seconds = secondsUntil((opened.first ?? at) + hourMs, at);
  throw new ServiceError('sweep_refused', { seconds, max: limits.casesPerNavigatorAndHourMax });
}

function secondsUntil(end: number, now: number): number {
  return Math.max(1, Math.ceil((end - now) / 1000));
}
