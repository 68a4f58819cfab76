import { createHmac } from 'node:crypto';
import type { Trx } from '#platform/db/connect.ts';
import { prepared } from '#platform/db/prepared.ts';

/** Where a trail ended: its last event up to some position among the events of all. */
export type TrailEnd = { case_number: number; number: number; id: string };

/**
 * What a trail adds to the sum of all. By the id of its last event and not by its `mac`, which is made anew when an old
 * case is encrypted; the chain binds the two.
 */
export function anchoredOf(key: Buffer, { case_number, number, id }: TrailEnd): string {
  return createHmac('sha256', key).update(`anchored\0${case_number}\0${number}\0${id}`).digest('hex');
}

const findEnd = prepared<{ caseNumber: number; position: number }>()((db, value) =>
  db
    .selectFrom('events')
    .select(['case_number', 'number', 'id'])
    .where('case_number', '=', value('caseNumber'))
    .where('position', '<=', value('position'))
    .orderBy('number', 'desc')
    .limit(1),
);

/** For the tombstone of a case: without it the sum of the last anchor could not be made again. */
export async function anchoredAt(
  trx: Trx,
  key: Buffer,
  caseNumber: number,
  position: number,
): Promise<string | undefined> {
  const [end] = await findEnd(trx, { caseNumber, position });
  return end && writeAnchored({ position, number: end.number, anchored: anchoredOf(key, end) });
}

export type Anchored = { position: number; number: number; anchored: string };

function writeAnchored({ position, number, anchored }: Anchored): string {
  return `${position}.${number}.${anchored}`;
}

export function readAnchored(text: string): Anchored {
  const [position, number, anchored = ''] = text.split('.');
  return { position: Number(position), number: Number(number), anchored };
}

type Buried = { case_number: number; created_at: number; erased_at: number; anchored: string | null };

/** Or somebody could take a case away and put a stone where it was. */
export function tombstoneMacOf(key: Buffer, { case_number, created_at, erased_at, anchored }: Buried): string {
  const bytes = `tombstone\0${case_number}\0${created_at}\0${erased_at}\0${anchored ?? ''}`;
  return createHmac('sha256', key).update(bytes).digest('base64url');
}
