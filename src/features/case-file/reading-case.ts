import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/connect.ts';
import { type Layer, readLayers, selectLayers, storedText } from '#platform/db/layers.ts';
import { prepared, type Value } from '#platform/db/prepared.ts';

type Reading<Values extends object> = {
  /** The columns of the case itself, and `wrapped`, which is that of its key. */
  columns: readonly string[];
  recommendation: (db: Db) => RawBuilder<unknown>;
  /** The tables whose rows belong to the case, and the columns that are wanted of each. */
  children: Record<string, readonly string[]>;
  /** Of which children not all are wanted, and which are. */
  only?: Record<string, RawBuilder<unknown>>;
  which: (value: Value<Values>) => RawBuilder<unknown>;
};

/**
 * Reads a case and the rows that belong to it, each table oldest first, in one round trip; nothing when there is no
 * such case. Called twice, as `prepared` is.
 */
export function readingCase<Found extends { case: object }>() {
  return <Values extends object>({ columns, recommendation, children, only = {}, which }: Reading<Values>) => {
    const select = prepared<Values>()((db, value) => {
      const ofCase: Layer = {
        columns: [
          ...columns.map((column) => sql.ref(column === 'wrapped' ? 'case_keys.wrapped' : `cases.${column}`)),
          recommendation(db),
        ],
        from: sql`cases join recommendations on recommendations.case_number = cases.case_number
          left join case_keys on case_keys.case_number = cases.case_number where ${which(value)}`,
        order: 'cases.case_number',
      };
      const ofChildren = Object.entries(children).map(([table, wanted]): Layer => {
        // Through the case, so that nothing is read of any case but the one that is meant.
        const from = sql`cases join ${sql.table(table)}
          on ${sql.ref(`${table}.case_number`)} = cases.case_number where ${which(value)} ${only[table] ?? sql``}`;
        // What is sealed is most of a large case, and SQLite takes six times as long to give it as a text.
        const columnOf = (column: string) =>
          column === 'sealed' ? storedText(db, `${table}.sealed`) : sql.ref(`${table}.${column}`);
        return { columns: wanted.map(columnOf), from, order: `${table}.position` };
      });
      return selectLayers(db, [ofCase, ...ofChildren]);
    });
    const names = [[...columns, 'recommendation'], ...Object.values(children)];
    const tables = Object.keys(children);

    return async (db: Db, values: Values): Promise<Found | undefined> => {
      const [[ofCase] = [], ...ofChildren] = readLayers(await select(db, values), names);
      if (!ofCase) return undefined;
      const found: Record<string, unknown> = { case: ofCase };
      for (const [at, table] of tables.entries()) found[table] = ofChildren[at];
      return found as Found;
    };
  };
}
