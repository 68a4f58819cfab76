import type { Selectable } from 'kysely';
import { caseIdOf } from '#contract/ids.ts';
import type { Deps } from '#deps.ts';
import type { Snapshot } from '#platform/db/snapshot.ts';
import type { Tables } from '#platform/db/tables.ts';
import { readChainKey } from '#platform/seal/chain-key.ts';
import type { CaseSeal, StoredKey } from '#platform/seal/seal.ts';
import { accessMacOf, type BoundCase, type BoundShare, shareMacOf } from '../case-file/bound.ts';
import { navigatorMacOf } from '../case-file/navigator-mac.ts';

type Stored = StoredKey & { case_number: number };

/** Whatever lets somebody in was written by us: the keys of families, the links of doctors, the tokens of navigators. */
export async function* verifyBound(deps: Pick<Deps, 'db' | 'seal'>, snapshot: Snapshot): AsyncGenerator<string> {
  const key = await readChainKey(deps.db, deps.seal).catch(() => undefined);
  for await (const row of snapshot.read<Selectable<Tables['navigators']>>('select * from navigators')) {
    if (key && row.mac !== navigatorMacOf(key, row)) yield `navigators: ${row.name} is not what was written`;
  }
  const keys = 'left join case_keys on case_keys.case_number = cases.case_number';
  for await (const row of snapshot.read<Stored & BoundCase & { access_mac: string }>(
    `select cases.*, wrapped from cases ${keys}`,
  )) {
    const fits = (caseSeal: CaseSeal) => row.access_mac === accessMacOf(caseSeal, row);
    if (!isBound(deps, row, fits)) yield `cases: the key of ${caseIdOf(row.case_number)} is not what was written`;
  }
  for await (const row of snapshot.read<Stored & BoundShare & { mac: string }>(
    `select shares.*, sealing_key, wrapped from shares join cases on cases.case_number = shares.case_number ${keys}`,
  )) {
    const fits = (caseSeal: CaseSeal) => row.mac === shareMacOf(caseSeal, row);
    if (!isBound(deps, row, fits)) yield `shares: ${row.id} is not what was written`;
  }
}

/** A case that cannot be opened is a fault of its own. */
function isBound({ seal }: Pick<Deps, 'seal'>, row: Stored, fits: (caseSeal: CaseSeal) => boolean): boolean {
  try {
    return fits(seal.of(`case:${row.case_number}`, row));
  } catch {
    return true;
  }
}
