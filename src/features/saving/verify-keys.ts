import type { Deps } from '#deps.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import { plainMark } from '#platform/seal/plain-seal.ts';
import type { StoredKey } from '#platform/seal/seal.ts';
import { keyTables } from '../keys/queries.ts';

type Owner = StoredKey & { id: string | number };

/** Every case and every report has its key, and the master key opens it. */
export async function* verifyKeys(
  { seal }: Pick<Deps, 'seal'>,
  snapshot: Snapshot,
  count: (owner: 'keyed' | 'plain') => void,
): AsyncGenerator<string> {
  for (const { table, column, ownerOf } of keyTables) {
    const [owners, name] = table === 'case_keys' ? ['cases', 'case_number'] : ['reports', 'id'];
    const rows = snapshot.read<Owner>(
      `select ${owners}.${name} as id, sealing_key, wrapped from ${owners}
        left join ${table} on ${table}.${column} = ${owners}.${name}`,
    );
    for await (const row of rows) {
      count(row.sealing_key === plainMark ? 'plain' : 'keyed');
      try {
        seal.of(ownerOf(row.id), row);
      } catch {
        yield `${table}: the key of ${row.id} ${row.wrapped === null ? 'is missing' : 'cannot be opened'}`;
      }
    }
  }
}
