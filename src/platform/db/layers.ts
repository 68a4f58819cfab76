import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import { type Db, engineOf } from './connect.ts';

/** One of several selects that stand one under the other: its columns, where from, and what orders its rows. */
export type Layer = { columns: readonly Expression<unknown>[]; from: Expression<unknown>; order: string };

export type LayerRow = { layer: number } & Record<string, unknown>;

/**
 * Several selects as one statement, so that what belongs together comes in one round trip and as of one moment. The
 * rows of a union must be alike: SQLite lets any value stand in any column, so there they are filled up to the widest;
 * PostgreSQL gets each row as one array. Arrays in both would make SQLite take twice as long.
 */
export function selectLayers(db: Db, layers: readonly Layer[]): Compilable<LayerRow> {
  const width = Math.max(...layers.map(({ columns }) => columns.length));
  const select = engineOf(db) === 'postgres' ? selectArray : selectCells;
  const selects = layers.map(({ columns, from, order }, layer) => {
    const cells = select(columns, width);
    return sql`select ${sql.lit(layer)} as layer, ${sql.ref(order)} as place, ${cells} from ${from}`;
  });
  const union = sql<LayerRow>`${sql.join(selects, sql` union all `)} order by layer, place`;
  return { compile: () => union.compile(db) };
}

function selectArray(columns: Layer['columns']): RawBuilder<unknown> {
  return sql`json_build_array(${sql.join(columns)}) as cells`;
}

function selectCells(columns: Layer['columns'], width: number): RawBuilder<unknown> {
  const cells = Array.from({ length: width }, (_, at) => sql`${columns[at] ?? sql`null`} as ${sql.ref(cellName(at))}`);
  return sql.join(cells);
}

function cellName(at: number): string {
  return `cell_${at}`;
}

const cellNames = Array.from({ length: 64 }, (_, at) => cellName(at));

/** The rows of each layer again, in the order of the layers, with their columns named. */
export function readLayers(rows: readonly LayerRow[], columnsOfLayers: readonly (readonly string[])[]) {
  const layers = columnsOfLayers.map((): Record<string, unknown>[] => []);
  for (const row of rows) {
    const columns = columnsOfLayers[row.layer] ?? [];
    const cells = typeof row.cells === 'string' ? (JSON.parse(row.cells) as unknown[]) : undefined;
    const read: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at++) {
      read[columns[at] as string] = cells ? cells[at] : row[cellNames[at] as string];
    }
    layers[row.layer]?.push(read);
  }
  return layers;
}

/** A text, or where the engine can give them the bytes it is stored in: to decode and encode it again is then saved. */
export type StoredText = string | Uint8Array;

export function storedText(db: Db, column: string): RawBuilder<unknown> {
  return engineOf(db) === 'postgres' ? sql`${sql.ref(column)}` : sql`cast(${sql.ref(column)} as blob)`;
}
