import type { Deps } from '#deps.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import { plainMark } from '#platform/seal/plain-seal.ts';
import type { StoredKey } from '#platform/seal/seal.ts';
import { keyTables } from '../keys/queries.ts';

type Owner = StoredKey & { id: string | number };

/** Every case, every report and the installation has its key, and the master key opens it. */
export async function* verifyKeys(
  { seal }: Pick<Deps, 'seal'>,
  snapshot: Snapshot,
  count: (owner: 'keyed' | 'plain') => void,
): AsyncGenerator<string> {
  for (const { table, column, of, ownerOf } of keyTables) {
    const rows = snapshot.read<Owner>(
      `select ${of.table}.${of.column} as id, sealing_key, wrapped from ${of.table}
        left join ${table} on ${table}.${column} = ${of.table}.${of.column}`,
    );
    for await (const row of rows) {
      if (of.table !== 'installation') count(row.sealing_key === plainMark ? 'plain' : 'keyed');
      try {
        seal.of(ownerOf(row.id), row);
      } catch {
        if (row.sealing_key === plainMark) yield `${of.table}: ${row.id} is plain, and was encrypted`;
        else yield `${table}: the key of ${row.id} ${row.wrapped === null ? 'is missing' : 'cannot be opened'}`;
      }
    }
  }
}
