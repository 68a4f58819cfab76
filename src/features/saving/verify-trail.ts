import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { caseIdOf } from '#contract/ids.ts';
import type { Deps } from '#deps.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import type { Tables } from '#platform/db/tables.ts';
import { readChainKey } from '#platform/seal/chain-key.ts';
import { tombstoneMacOf } from '../case-file/anchored.ts';
import { againOf, type ChainedEvent, chainStart, headMacOf, linkOf } from '../case-file/chain.ts';

type StoredEvent = ChainedEvent & { mac: string; again: number; last_at: number | null; again_mac: string | null };
type Head = { head_count: number | null; last_mac: string | null; head_mac: string | null };
type Trail = Head & { caseNumber: number; count: number; mac: string };

/**
 * The trail of every case, event by event: an event that was changed, put in, taken out or moved breaks the chain
 * there; one that was cut off at the end does not meet its head. A case without any is found by its references.
 * `broken`: the cases whose trail tells nothing any more.
 */
export async function* verifyTrails(
  deps: Pick<Deps, 'db' | 'seal'>,
  snapshot: Snapshot,
  broken: Set<number> = new Set(),
): AsyncGenerator<string> {
  const key = await readChainKey(deps.db, deps.seal).catch(() => undefined);
  if (!key) return yield 'installation: the key of the events cannot be opened';
  const events = snapshot.read<StoredEvent & Head>(
    `select events.*, event_heads.count as head_count, event_heads.mac as last_mac, head_mac
      from events left join event_heads on event_heads.case_number = events.case_number
      order by events.case_number, events.number, events.position`,
  );
  let trail: Trail | undefined;
  for await (const event of events) {
    const { case_number: caseNumber, head_count, last_mac, head_mac } = event;
    if (trail?.caseNumber !== caseNumber) {
      if (trail) yield* noting(endOf(key, trail), trail);
      trail = { caseNumber, head_count, last_mac, head_mac, count: 0, mac: chainStart };
    }
    yield* noting(faultsOf(key, trail, event), trail);
    // On from what is written there: one broken link is one fault, not all that follow.
    trail.count = event.number;
    trail.mac = event.mac;
  }
  if (trail) yield* noting(endOf(key, trail), trail);

  function* noting(faults: Iterable<string>, { caseNumber }: Trail): Generator<string> {
    for (const fault of faults) {
      broken.add(caseNumber);
      yield fault;
    }
  }
}

function* faultsOf(key: Buffer, trail: Trail, event: StoredEvent): Generator<string> {
  const { number, mac, again, last_at, again_mac } = event;
  const name = `events: ${caseIdOf(trail.caseNumber)}, number ${number}:`;
  // Whatever stands in the wrong place cannot be linked to the one before it: that is one fault.
  if (number !== trail.count + 1) yield `${name} stands where number ${trail.count + 1} should be`;
  else if (!isSame(mac, linkOf(key, trail.mac, event)))
    yield `${name} is not what was written, or not after the one before`;
  const isNeverAgain = again === 0 && last_at === null && again_mac === null;
  if (!isNeverAgain && !isSame(again_mac ?? '', againOf(key, mac, again, last_at ?? 0))) {
    yield `${name} its count of readings is not what was written`;
  }
}

function* endOf(key: Buffer, { caseNumber, count, mac, head_count, last_mac, head_mac }: Trail): Generator<string> {
  const name = `events: ${caseIdOf(caseNumber)} ends with number ${count}, and its head`;
  if (head_count !== count || !isSame(mac, last_mac ?? '')) yield `${name} knows another end (${head_count})`;
  else if (!isSame(head_mac ?? '', headMacOf(key, { case_number: caseNumber, count, mac })))
    yield `${name} is not what was written`;
}

/** A stone says that a case was erased: one that we have not put there hides that it was taken away. */
export async function* verifyTombstones(deps: Pick<Deps, 'db' | 'seal'>, snapshot: Snapshot): AsyncGenerator<string> {
  const key = await readChainKey(deps.db, deps.seal).catch(() => undefined);
  if (!key) return;
  for await (const stone of snapshot.read<Selectable<Tables['tombstones']>>('select * from tombstones')) {
    if (!isSame(stone.mac, tombstoneMacOf(key, stone)))
      yield `tombstones: that of ${caseIdOf(stone.case_number)} is not what was written`;
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
