import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { hourMs } from '#contract/when.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { AddressHashes } from './hash-address.ts';

/**
 * How credible a case is among those of its urgency; those with less stand ahead in the queue. Nobody is refused for it.
 * What costs a stranger nothing, as using the key once more, never counts for more than being the first of an address.
 */
export const standings = {
  /** The first of its address within the hour, and of its network among the first, or made where addresses are not known. */
  first: 0,
  /** One of several of its address, and somebody said yes to its messages: a mailbox for each costs a stranger little. */
  answered: 1,
  /** One of several of its address, and its key was used again. */
  laterUsed: 2,
  /** One of several of its address, and nobody has come back to it. */
  later: 3,
} as const;

export function isLater(standing: number): boolean {
  return standing > standings.answered;
}

type Counted = { hour: number; address: string; urgency: number };
export type Arrival = Counted & { network?: string };

const count = prepared<Counted>()((db, value) =>
  db
    .insertInto('address_hours')
    .values({ hour: value('hour'), address: value('address'), urgency: value('urgency'), cases: 1, first_case: null })
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'address', 'urgency'])
        .doUpdateSet((eb) => ({ cases: eb('address_hours.cases', '+', 1) })),
    )
    .returning('cases'),
);

const noteFirst = prepared<Counted & { caseNumber: number }>()((db, value) =>
  db
    .updateTable('address_hours')
    .set({ first_case: value('caseNumber') })
    .where('hour', '=', value('hour'))
    .where('address', '=', value('address'))
    .where('urgency', '=', value('urgency')),
);

/** As what a case of this urgency counts, from the address that asks; nothing where addresses are not known. */
export async function arrivalOf(
  hashes: AddressHashes | undefined,
  urgency: number,
  now: number,
): Promise<Arrival | undefined> {
  const hour = Math.floor(now / hourMs);
  if (!hashes) return undefined;
  const network = await hashes.ofNetwork?.(purposeOf(hour));
  const address = await hashes.of(purposeOf(hour));
  return { hour, urgency, address, ...(network !== undefined && { network }) };
}

/** With the hour in it: nobody can tell that an address came again. */
function purposeOf(hour: number): string {
  return `hour ${hour}`;
}

/** Counts one more, in the transaction that stores it, and tells where it stands. */
export async function arrive(trx: Trx, arrival: Arrival | undefined): Promise<number> {
  if (!arrival) return standings.first;
  const [counted] = await count(trx, arrival);
  if (counted?.cases !== 1) return standings.later;
  if (arrival.network === undefined) return standings.first;
  const [ofNetwork] = await count(trx, { ...arrival, address: arrival.network });
  return (ofNetwork?.cases ?? 1) <= limits.addressesOfNetworkMax ? standings.first : standings.later;
}

/** The same for a case that was just made, and stands first so far. */
export async function standByArrival(trx: Trx, arrival: Arrival | undefined, caseNumber: number): Promise<void> {
  const standing = await arrive(trx, arrival);
  if (standing !== standings.first) await stand(trx, { caseNumber, standing });
  await noteArrival(trx, arrival, standing, caseNumber);
}

const stand = prepared<{ caseNumber: number; standing: number }>()((db, value) =>
  db
    .updateTable('cases')
    .set({ standing: value('standing') })
    .where('case_number', '=', value('caseNumber')),
);

/** Which case it was that came first, in case a crowd follows. */
export async function noteArrival(
  trx: Trx,
  arrival: Arrival | undefined,
  standing: number,
  caseNumber: number,
): Promise<void> {
  if (arrival && standing === standings.first) await noteFirst(trx, { ...arrival, caseNumber });
}

/**
 * From a crowd not even the first stands ahead: a hundred addresses would fill the first pages. Apart from what stores a
 * case, which never waits for another case.
 */
export async function demoteCrowd(db: Db, arrival: Arrival | undefined): Promise<void> {
  if (!arrival) return;
  try {
    const [crowd] = await findCrowd(db, { ...arrival, min: limits.casesOfCrowdedAddressMin });
    if (crowd) await demote(db, { caseNumber: crowd.case_number });
  } catch {
    // What was stored is stored, and the next of the crowd comes here again.
  }
}

const findCrowd = prepared<Counted & { min: number }>()((db, value) =>
  db
    .selectFrom('address_hours')
    .innerJoin('cases', 'cases.case_number', 'first_case')
    .select('cases.case_number')
    .where('hour', '=', value('hour'))
    .where('address', '=', value('address'))
    .where('address_hours.urgency', '=', value('urgency'))
    .where('address_hours.cases', '>=', value('min'))
    .where('standing', '=', standings.first),
);

const demote = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .updateTable('cases')
    .set({
      standing: sql<number>`case when exists (select 1 from addressees where asked_case = ${value('caseNumber')}
        and confirmed_at is not null) then ${sql.lit(standings.answered)} else ${sql.lit(standings.later)} - key_used end`,
    })
    .where('case_number', '=', value('caseNumber')),
);

/** Of whoever said yes to the messages of a case. It comes ahead of its crowd, and of none that is first. */
export async function noteAnswered(trx: Trx, caseNumber: number): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ standing: standings.answered })
    .where('case_number', '=', caseNumber)
    .where('standing', '>', standings.answered)
    .execute();
}

export async function forgetAddressHours(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('address_hours')
    .where('hour', '<', Math.floor(now / hourMs))
    .execute();
}
