import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../connect.ts';
import type { Dialect } from '../migrate.ts';

/** The trail of a case becomes a chain; who of the navigators may read a case, and how long a token of theirs is good. */
export const audit = ({ integer, strict }: Dialect): string[] => [
  `alter table installation add column chain_secret text`,
  `update installation set chain_secret = '${randomBytes(32).toString('base64url')}'`,
  `alter table installation add column verified_at ${integer}`,
  `alter table installation add column verify_faults ${integer}`,

  `alter table events add column number ${integer} not null default 0`,
  `alter table events add column mac text not null default ''`,
  `alter table events add column sealed text`,
  `alter table events add column again ${integer} not null default 0`,
  `alter table events add column last_at ${integer}`,
  `alter table events add column again_mac text`,
  `create table event_heads (
    case_number ${integer} primary key references cases (case_number) on delete cascade,
    count ${integer} not null,
    mac text not null
  ) ${strict}`,

  `create table navigator_grants (
    case_number ${integer} not null references cases (case_number) on delete cascade,
    name text not null,
    given_at ${integer} not null,
    primary key (case_number, name)
  ) ${strict}`,
  `alter table cases add column navigators_ended_at ${integer}`,
  `alter table navigators add column expires_at ${integer}`,
  `alter table navigators add column last_used_at ${integer}`,
];

type FormerEvent = { position: number; id: string; case_number: number; at: number } & Record<
  'kind' | 'actor' | 'detail',
  string
>;

/** What was there before is chained as it stands: from now on a change of it is found, one made earlier is not. */
export async function chainFormerEvents(trx: Trx): Promise<void> {
  const key = await readKey(trx);
  const { rows: cases } = await sql<{ case_number: number }>`select distinct case_number from events`.execute(trx);
  for (const { case_number } of cases) {
    const { rows } = await sql<FormerEvent>`select position, id, case_number, at, kind, actor, detail from events
      where case_number = ${case_number} order by position`.execute(trx);
    let mac = '';
    for (const [index, { position, ...event }] of rows.entries()) {
      mac = linkOf(key, mac, [index + 1, ...Object.values(event), null]);
      await sql`update events set number = ${index + 1}, mac = ${mac} where position = ${position}`.execute(trx);
    }
    await sql`insert into event_heads (case_number, count, mac) values (${case_number}, ${rows.length}, ${mac})`.execute(
      trx,
    );
  }
  for (const statement of [
    `drop index events_of_case`,
    `create unique index events_of_case on events (case_number, number)`,
    `create index events_of_others on events (actor, at, case_number) where actor <> 'family' and actor <> 'system'`,
  ])
    await sql.raw(statement).execute(trx);
}

async function readKey(trx: Trx): Promise<Buffer> {
  const { rows } = await sql<{ chain_secret: string }>`select chain_secret from installation`.execute(trx);
  return Buffer.from(rows[0]?.chain_secret ?? '', 'base64url');
}

function linkOf(key: Buffer, before: string, event: readonly unknown[]): string {
  return createHmac('sha256', key).update(before).update(JSON.stringify(event)).digest('base64url');
}
