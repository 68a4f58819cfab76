import { sql } from 'kysely';
import { type Db, engineOf } from './connect.ts';

/** What the database says of itself, so that whatever goes through all of it forgets no table that was added later. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await (engineOf(db) === 'postgres'
    ? sql<{ name: string }>`select relname as name from pg_class
        where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`
    : sql<{ name: string }>`select name from sqlite_schema
        where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`
  ).execute(db);
  return rows.map(({ name }) => name);
}

/** A column whose values must stand in a column of another table. */
export type Reference = { table: string; column: string; target: string; targetColumn: string };

export async function listReferences(db: Db): Promise<Reference[]> {
  const { rows } = await (engineOf(db) === 'postgres'
    ? sql<Reference>`select own.relname as "table", ours.attname as "column",
          other.relname as "target", theirs.attname as "targetColumn"
        from pg_constraint
        join pg_class own on own.oid = conrelid
        join pg_class other on other.oid = confrelid
        join pg_attribute ours on ours.attrelid = conrelid and ours.attnum = conkey[1]
        join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
        where contype = 'f' and connamespace = current_schema()::regnamespace`
    : sql<Reference>`select own.name as "table", found."from" as "column",
          found."table" as "target", found."to" as "targetColumn"
        from sqlite_schema own, pragma_foreign_key_list(own.name) found where own.type = 'table'`
  ).execute(db);
  return rows;
}

/** Every table after those that it refers to. */
export function inOrderOfReferences(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered = new Set<string>();
  const add = (table: string) => {
    if (ordered.has(table)) return;
    for (const { table: from, target } of references) if (from === table && target !== table) add(target);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}

/** The last number that was given in a table. It may be higher than that of any row, and is never given again. */
export async function listNumbering(db: Db): Promise<{ table: string; last: number }[]> {
  const { rows } = await (engineOf(db) === 'postgres'
    ? sql<{ table: string; last: number }>`select own.relname as "table", last_value as last
        from pg_sequences
        join pg_class seq on seq.relname = sequencename and seq.relnamespace = current_schema()::regnamespace
        join pg_depend on objid = seq.oid and deptype = 'i'
        join pg_class own on own.oid = refobjid
        where schemaname = current_schema() and last_value is not null`
    : sql<{ table: string; last: number }>`select name as "table", seq as last from sqlite_sequence`
  ).execute(db);
  return rows;
}

export async function continueNumbering(db: Db, table: string, last: number): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
    return;
  }
  await sql`select setval(seq.oid::regclass, ${last}) from pg_class seq
    join pg_depend on objid = seq.oid and deptype = 'i' join pg_class own on own.oid = refobjid
    where seq.relkind = 'S' and own.relname = ${table} and own.relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
}
