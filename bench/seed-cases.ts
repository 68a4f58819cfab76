import { sql } from 'kysely';
import { readConfig } from '#config.ts';
import { caseIdOf } from '#contract/ids.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { atOnce } from '#features/access/in-turn.ts';
import { accessMacOf } from '#features/case-file/bound.ts';
import { createCase } from '#features/cases/create-case.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { bringUpToDate } from '#features/keys/bring-up-to-date.ts';
import { connect } from '#platform/db/connect.ts';
import { hashToken } from '#platform/tokens.ts';
import { aCase, aContact } from '#test/builders.ts';
import { testSeal } from '#test/master-key.ts';

export type HeldCase = { caseId: string; token: string };

/** What hangs on a case: the table, its columns, and whether a row has an id of its own. */
const copied = [
  ['recommendations', 'vi, en', false],
  ['history', 'at, kind, sealed', false],
  ['events', 'at, kind, actor, detail', true],
  ['contacts', 'role, sealed', true],
] as const;

/** As many in one transaction: a million in one would need their own size again beside the database. */
const batch = 20_000;

/** A database with many cases of the same shape: one made in the ordinary way, the others copied from it. */
export async function seedCases(dataDir: string, count: number): Promise<HeldCase[]> {
  const db = connect({ dataDir, databaseUrl: undefined });
  await bringUpToDate({ db, seal: testSeal, clock: Date.now });
  // All of them have the same key, each wrapped for itself.
  const made = testSeal.create();
  const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
  const deps = {
    db,
    clock: Date.now,
    graph: () => graph,
    seal: { ...testSeal, create: () => made },
    config: readConfig({}),
  };
  await createCase(deps, aCase({ contacts: [aContact({ role: 'primary' }), aContact()] }), 'vi', undefined, atOnce);
  const tokenOf = (caseNumber: number) => `dlc_seeded-${caseNumber}`;
  const { case_number: _number, ...row } = await db.selectFrom('cases').selectAll().executeTakeFirstOrThrow();
  const accessOf = (caseNumber: number) => {
    const access_token_hash = hashToken(tokenOf(caseNumber));
    const access_mac = accessMacOf(made.caseSeal, { access_token_hash, created_at: row.created_at });
    return { access_token_hash, access_mac };
  };
  for (let first = 2; first <= count; first += batch) {
    const last = Math.min(first + batch - 1, count);
    await db.transaction().execute(async (trx) => {
      for (let number = first; number <= last; number += 500) {
        const rows = Array.from({ length: Math.min(500, last - number + 1) }, (_, index) => ({
          ...row,
          ...accessOf(number + index),
        }));
        await trx.insertInto('cases').values(rows).execute();
        const keys = rows.map((_, index) => ({
          case_number: number + index,
          wrapped: made.wrapFor(`case:${number + index}`) ?? '',
        }));
        await trx.insertInto('case_keys').values(keys).execute();
      }
      for (const [table, columns, hasId] of copied) {
        const id = sql.raw(hasId ? 'id,' : '');
        const newId = sql.raw(hasId ? 'lower(hex(randomblob(16))),' : '');
        await sql`insert into ${sql.table(table)} (${id} case_number, ${sql.raw(columns)})
          select ${newId} cases.case_number, ${sql.raw(columns)} from cases, ${sql.table(table)}
          where ${sql.ref(`${table}.case_number`)} = 1 and cases.case_number between ${first} and ${last}`.execute(trx);
      }
    });
  }
  await db.destroy();
  return Array.from({ length: Math.min(count - 1, 20_000) }, (_, index) => {
    const number = 2 + Math.floor((index * (count - 1)) / Math.min(count - 1, 20_000));
    return { caseId: caseIdOf(number), token: tokenOf(number) };
  });
}
