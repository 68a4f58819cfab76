import type { ErrorCode } from '#contract/errors.ts';
import type { Db, Trx } from '#platform/db/connect.ts';
import { each, prepared } from '#platform/db/prepared.ts';
import type { Tables } from '#platform/db/tables.ts';

type Reach = Pick<Tables['cases'], 'state' | 'needs_human' | 'navigators_ended_at'>;
type Grant = Tables['navigator_grants'];

export type ReachRefusal = Extract<ErrorCode, 'navigators_ended' | 'case_closed' | 'case_not_in_queue'>;

const findGrant = prepared<Pick<Grant, 'case_number' | 'name'>>()((db, value) =>
  db
    .selectFrom('navigator_grants')
    .select('given_at')
    .where('case_number', '=', value('case_number'))
    .where('name', '=', value('name')),
);

const putGrant = prepared<Grant>()((db, value) =>
  db
    .insertInto('navigator_grants')
    .values(each(value, ['case_number', 'name', 'given_at']))
    .onConflict((conflict) => conflict.columns(['case_number', 'name']).doNothing()),
);

/**
 * Why this navigator may not read the case; nothing when they may. One that needs a person is open to all of them; any
 * other to those who gave a reason, as long as it is open. What the family has ended stays ended, whatever the reason.
 */
export async function whyNotRead(
  db: Db,
  caseNumber: number,
  { state, needs_human, navigators_ended_at }: Reach,
  name: string,
): Promise<ReachRefusal | undefined> {
  if (navigators_ended_at !== null) return 'navigators_ended';
  if (state === 'closed') return 'case_closed';
  if (needs_human === 1) return undefined;
  const [grant] = await findGrant(db, { case_number: caseNumber, name });
  return grant ? undefined : 'case_not_in_queue';
}

export async function grantReading(trx: Trx, caseNumber: number, names: Iterable<string>, now: number): Promise<void> {
  for (const name of new Set(names)) await putGrant(trx, { case_number: caseNumber, name, given_at: now });
}

export async function endGrants(trx: Trx, caseNumber: number): Promise<void> {
  await trx.deleteFrom('navigator_grants').where('case_number', '=', caseNumber).execute();
}
