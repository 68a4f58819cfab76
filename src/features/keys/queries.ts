import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/connect.ts';
import { prepared } from '#platform/db/prepared.ts';
import { masterKeyIdLength } from '#platform/seal/master-key.ts';
import { plainMark } from '#platform/seal/plain-seal.ts';
import type { CaseSeal, Seal, SealOwner } from '#platform/seal/seal.ts';

/** The tables of keys: by what a key is found, whose it is, and how its owner is called. */
export const keyTables = [
  {
    table: 'case_keys',
    column: 'case_number',
    of: { table: 'cases', column: 'case_number' },
    ownerOf: (id: KeyRow['id']): SealOwner => `case:${Number(id)}`,
  },
  {
    table: 'report_keys',
    column: 'report_id',
    of: { table: 'reports', column: 'id' },
    ownerOf: (id: KeyRow['id']): SealOwner => `report:${id}`,
  },
  {
    table: 'installation_keys',
    column: 'only_one',
    of: { table: 'installation', column: 'only_one' },
    ownerOf: (): SealOwner => 'installation',
  },
] as const;

export type KeyTable = (typeof keyTables)[number];
export type KeyRow = { id: string | number; wrapped: string };

export async function listKeys(
  db: Db,
  { table, column }: KeyTable,
  after: KeyRow['id'] | undefined,
  limit: number,
): Promise<KeyRow[]> {
  const beyond = after === undefined ? sql`` : sql`where ${sql.ref(column)} > ${after}`;
  const { rows } = await sql<KeyRow>`select ${sql.ref(column)} as id, wrapped from ${sql.table(table)} ${beyond}
    order by ${sql.ref(column)} limit ${limit}`.execute(db);
  return rows;
}

/** Unless it was changed meanwhile, or went with its case. */
export async function replaceKey(db: Db, { table, column }: KeyTable, { id, wrapped }: KeyRow, by: string) {
  await sql`update ${sql.table(table)} set wrapped = ${by}
    where ${sql.ref(column)} = ${id} and wrapped = ${wrapped}`.execute(db);
}

/** The master key that this database keeps to; none before its first start with one. */
export async function findMasterKeyId(db: Db): Promise<string | null> {
  const [row] = await findId(db, {});
  return row?.master_key_id ?? null;
}

const findId = prepared<object>()((db) => db.selectFrom('installation').select('master_key_id'));

export async function writeMasterKeyId(db: Db, id: string): Promise<void> {
  await db.updateTable('installation').set({ master_key_id: id }).execute();
}

export type KeyCounts = { keys: number; wrappedByOthers: number };

export async function countKeys(db: Db, { table }: KeyTable, masterKeyId: string): Promise<KeyCounts> {
  const isByOther = sql<SqlBool>`wrapped not like ${`${masterKeyId}.%`}`;
  const { keys, wrappedByOthers } = await db
    .selectFrom(table)
    .select((eb) => [
      eb.fn.countAll<number>().as('keys'),
      eb.fn.count<number>(eb.case().when(isByOther).then(1).end()).as('wrappedByOthers'),
    ])
    .executeTakeFirstOrThrow();
  return { keys, wrappedByOthers };
}

/** By which master keys they are wrapped, and how many by each. */
export async function countKeysById(db: Db, { table }: KeyTable): Promise<{ id: string; keys: number }[]> {
  const id = sql<string>`substr(wrapped, 1, ${sql.lit(masterKeyIdLength)})`;
  return await db
    .selectFrom(table)
    .select((eb) => [id.as('id'), eb.fn.countAll<number>().as('keys')])
    .groupBy(id)
    .execute();
}

/** What was stored before there were keys. */
export async function countPlain(db: Db, table: 'cases' | 'reports'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sealing_key', '=', plainMark)
    .executeTakeFirstOrThrow();
  return count;
}

/** Sealed by the start that brought it; later on no release of ours leaves it so. */
export async function hasPlainChainKey(db: Db): Promise<boolean> {
  const { sealing_key } = await db.selectFrom('installation').select('sealing_key').executeTakeFirstOrThrow();
  return sealing_key === plainMark;
}

/** The seal of the installation itself, by which what it saves is signed. */
export async function openInstallation(db: Db, seal: Seal): Promise<CaseSeal> {
  const stored = await db
    .selectFrom('installation')
    .leftJoin('installation_keys', 'installation_keys.only_one', 'installation.only_one')
    .select(['sealing_key', 'wrapped'])
    .executeTakeFirstOrThrow();
  return seal.of('installation', stored);
}
