import { setImmediate } from 'node:timers/promises';
import type { Snapshot } from '#platform/db/snapshot.ts';
import { anchoredOf, readAnchored, type TrailEnd } from '../case-file/anchored.ts';

/** `unknown`: cases erased since a later anchor, of which nobody knows any more what they were to this one. */
export type TrailSum = { cases: number; events: number; sum: string; unknown: number };

const modulus = 1n << 256n;
/** The service goes on meanwhile. */
const rowsBetweenPauses = 500;

/** The trails as they were when this event was the last of all, also those that were erased since. */
export async function sumTrails(snapshot: Snapshot, key: Buffer, position: number): Promise<TrailSum> {
  const total = { cases: 0, events: 0, sum: 0n, unknown: 0 };
  const add = async (number: number, anchored: string) => {
    total.events += number;
    total.sum = (total.sum + BigInt(`0x${anchored}`)) % modulus;
    if (++total.cases % rowsBetweenPauses === 0) await setImmediate();
  };
  const ends = snapshot.read<TrailEnd>(
    `select events.case_number, events.number, events.id from event_heads
      join events on events.position = (select position from events earlier
        where earlier.case_number = event_heads.case_number and earlier.position <= ${position}
        order by number desc limit 1)`,
  );
  for await (const end of ends) await add(end.number, anchoredOf(key, end));
  const stones = snapshot.read<{ anchored: string }>(`select anchored from tombstones where anchored is not null`);
  for await (const stone of stones) {
    const { position: last, number, anchored } = readAnchored(stone.anchored);
    if (last === position) await add(number, anchored);
    if (last > position) total.unknown++;
  }
  return { ...total, sum: total.sum.toString(16).padStart(64, '0') };
}
