import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import { type Db, engineOf } from './connect.ts';
import type { ArraysQuery } from './sqlite-statements.ts';

/**
 * One of several selects that stand one under the other: its columns, where from, and what orders its rows. The last
 * column is a text, and the large one if any is.
 */
export type Layer = { columns: readonly Expression<unknown>[]; from: Expression<unknown>; order: string };

/** As SQLite gives a row: the layer, the place and the cells; as PostgreSQL does: all cells but the last as one JSON. */
export type LayerRow =
  | [layer: number, place: number, ...cells: unknown[]]
  | { layer: number; place: number; cells: string; last: string };

/**
 * Several selects as one statement, so that what belongs together comes in one round trip and as of one moment. The
 * rows of a union must be alike: SQLite lets any value stand in any column, so there they are filled up to the widest;
 * PostgreSQL gives each row as one array, and the last cell apart, so that a long text is not written as JSON and read
 * again. Arrays in both would make SQLite take twice as long.
 */
export function selectLayers(db: Db, layers: readonly Layer[]): Compilable<LayerRow> {
  const width = Math.max(...layers.map(({ columns }) => columns.length));
  const select = engineOf(db) === 'postgres' ? selectArray : selectCells;
  const selects = layers.map(({ columns, from, order }, layer) => {
    const cells = select(columns, width);
    return sql`select ${sql.lit(layer)} as layer, ${sql.ref(order)} as place, ${cells} from ${from}`;
  });
  const union = sql<LayerRow>`${sql.join(selects, sql` union all `)}`;
  return { compile: (): ArraysQuery<LayerRow> => ({ ...union.compile(db), wantsArrays: true }) };
}

function selectArray(columns: Layer['columns']): RawBuilder<unknown> {
  return sql`json_build_array(${sql.join(columns.slice(0, -1))}) as cells, ${columns.at(-1)} as last`;
}

function selectCells(columns: Layer['columns'], width: number): RawBuilder<unknown> {
  return sql.join(Array.from({ length: width }, (_, at) => columns[at] ?? sql`null`));
}

/** The rows of each layer again, in the order of the layers, with their columns named. */
export function readLayers(rows: readonly LayerRow[], columnsOfLayers: readonly (readonly string[])[]) {
  const layers = columnsOfLayers.map((): Record<string, unknown>[] => []);
  // Here and not by the database, which would copy whole rows about: of a large case that takes longer than all else.
  for (const row of rows.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const [layer, cells, first] = Array.isArray(row)
      ? [row[0], row, 2]
      : [row.layer, [...JSON.parse(row.cells), row.last], 0];
    const columns = columnsOfLayers[layer] ?? [];
    const read: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at++) read[columns[at] as string] = cells[first + at];
    layers[layer]?.push(read);
  }
  return layers;
}

function placeOf(row: LayerRow): number {
  return Array.isArray(row) ? row[1] : row.place;
}

/** A text, or where the engine can give them the bytes it is stored in: to decode and encode it again is then saved. */
export type StoredText = string | Uint8Array;

/** A row whose sealed text is as it was stored. */
export type Stored<Row extends { sealed: string }> = Omit<Row, 'sealed'> & { sealed: StoredText };

/** The same row with its sealed text to be parsed. */
export function readable<Row extends { sealed: StoredText }>(row: Row): Row & { sealed: string } {
  return { ...row, sealed: textOf(row.sealed) };
}

export function textOf(stored: StoredText): string {
  return typeof stored === 'string' ? stored : bufferOf(stored).toString();
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

export function storedText(db: Db, column: string): RawBuilder<unknown> {
  return engineOf(db) === 'postgres' ? sql`${sql.ref(column)}` : sql`cast(${sql.ref(column)} as blob)`;
}
