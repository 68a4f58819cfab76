import { createHmac } from 'node:crypto';
import type { EventDetail } from '#contract/case.ts';
import type { EventKind } from '#contract/vocabulary.ts';
import type { Tables } from '#platform/db/tables.ts';

export type NewEvent = {
  at: number;
  kind: EventKind;
  actor: string;
  detail?: EventDetail;
  /** Members of the detail that somebody has written. */
  sealed?: string;
  /** Somebody is worse or asks for help: never too much. */
  isCallForHelp?: boolean;
};
export type ChainedEvent = Omit<Tables['events'], 'position' | 'mac' | 'again' | 'last_at' | 'again_mac'>;

/** The `mac` of the event before the first. */
export const chainStart = '';

/** Over the whole event and the one before it: who changes, adds, removes or moves one would have to know the key. */
export function linkOf(key: Buffer, before: string, event: ChainedEvent): string {
  const { number, id, case_number, at, kind, actor, detail, sealed } = event;
  const bytes = JSON.stringify([number, id, case_number, at, kind, actor, detail, sealed]);
  return createHmac('sha256', key).update(before).update(bytes).digest('base64url');
}

/** Of how often a reading was repeated. It grows after the event was chained, so it has a `mac` of its own. */
export function againOf(key: Buffer, mac: string, again: number, lastAt: number): string {
  return createHmac('sha256', key).update(`again ${mac} ${again} ${lastAt}`).digest('base64url');
}

/** Of the end of a trail: whoever cuts it off would have to write another end. */
export function headMacOf(key: Buffer, { case_number, count, mac }: Omit<Tables['event_heads'], 'head_mac'>): string {
  return createHmac('sha256', key).update(`head\0${case_number}\0${count}\0${mac}`).digest('base64url');
}
