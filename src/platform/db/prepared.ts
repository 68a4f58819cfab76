import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './connect.ts';

class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Build<Values, Row> = (db: Db, value: <Name extends keyof Values>(name: Name) => Values[Name]) => Compilable<Row>;
type Template = { compiled: CompiledQuery; slots: readonly unknown[] };

/**
 * A query that is built and compiled once and then only filled in: building one costs more than SQLite takes to run
 * it. `build` gets `value('name')` wherever a value will stand.
 */
export function prepared<Values extends object, Row>(build: Build<Values, Row>) {
  const templates = new WeakMap<DialectAdapter, Template>();

  return async (db: Db, values: Values): Promise<Row[]> => {
    const { adapter } = db.getExecutor();
    let template = templates.get(adapter);
    if (!template) {
      const compiled = build(db, (name) => new Slot(name) as never).compile();
      template = { compiled, slots: compiled.parameters };
      templates.set(adapter, template);
    }
    const parameters = template.slots.map((slot) => (slot instanceof Slot ? values[slot.name as keyof Values] : slot));
    const { rows } = await db.executeQuery({ ...template.compiled, parameters } as CompiledQuery<Row>);
    return rows;
  };
}
