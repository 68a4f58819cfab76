import type { Snapshot } from '#platform/db/snapshot.ts';
import type { Anchor } from './anchor-line.ts';
import { sumTrails } from './sum-trails.ts';

export type Compared = { fault?: string; note?: string };

/** Whether every trail goes on from where it was then, and none is missing but what was erased since. */
export async function compareAnchor(
  snapshot: Snapshot,
  key: Buffer,
  { isOurs, ...then }: Anchor & { isOurs: boolean },
): Promise<Compared> {
  const name = `anchor of ${then.at}:`;
  const [here] = await Array.fromAsync(
    snapshot.read<{ store_id: string; plain_allowed: string | null }>(
      'select store_id, plain_allowed from installation',
    ),
  );
  if (here?.store_id !== then.storeId) return { note: `${name} it is of another installation` };
  if (!isOurs) return { fault: `${name} it is not what was written, or the key of the events is another` };
  if (then.isSealed && here.plain_allowed !== null) return { fault: `${name} all was encrypted by then` };
  const now = await sumTrails(snapshot, key, then.position);
  const counts = `${then.cases} case(s) with ${then.events} event(s) then, ${now.cases} with ${now.events} of them now`;
  const isSame = now.cases === then.cases && now.events === then.events && now.sum === then.sum;
  if (isSame) return { note: `${name} ${then.cases} case(s) go on from where they were` };
  const missing = then.cases - now.cases;
  if (now.unknown > 0 && missing >= 0 && missing <= now.unknown && then.events >= now.events) {
    return { note: `${name} too old to be compared: ${now.unknown} case(s) were erased since a later one` };
  }
  return { fault: `${name} the trails are not what they were: ${counts}` };
}
