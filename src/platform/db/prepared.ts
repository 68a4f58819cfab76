import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './connect.ts';
import { DirectSqliteAdapter } from './sqlite.ts';

class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Stands where a value of this name will stand. */
export type Value<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/** `value` for each of these, under its own name: what an insert or an update takes. */
export function each<Values, Name extends keyof Values>(value: Value<Values>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Pick<Values, Name>;
}

type Build<Values, Row> = (db: Db, value: Value<Values>) => Compilable<Row>;

/**
 * A query that is built and compiled once and then only filled in: building one costs more than SQLite takes to run
 * it. `build` gets `value('name')` wherever a value will stand. Called twice, so that the values are named and the
 * row is inferred: `prepared<{ id: string }>()((db, value) => …)`.
 */
export function prepared<Values extends object>() {
  return <Row>(build: Build<Values, Row>) => {
    const templates = new WeakMap<DialectAdapter, CompiledQuery>();

    return async (db: Db, values: Values): Promise<Row[]> => {
      const { adapter } = db.getExecutor();
      let template = templates.get(adapter);
      if (!template) {
        template = build(db, (name) => new Slot(name) as never).compile();
        templates.set(adapter, template);
      }
      const parameters = template.parameters.map((parameter) =>
        parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
      );
      const query = { ...template, parameters } as CompiledQuery<Row>;
      const atOnce =
        adapter instanceof DirectSqliteAdapter ? adapter.runAtOnce<Row>(query, db.isTransaction) : undefined;
      const { rows } = atOnce ?? (await db.executeQuery(query));
      return rows;
    };
  };
}
