import type { Trx } from '#platform/db/connect.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';

/**
 * What lets somebody in stands readable in its row, because it is searched by. A `mac` by the key of the case binds it:
 * whoever writes to the database could else give a case their own key, or a link no end. Of a case that is not encrypted
 * yet there is no key, and no `mac`.
 */
const boundOfCase = ['access_token_hash', 'created_at'] as const;
const boundOfShare = [
  'id',
  'token_hash',
  'created_at',
  'expires_at',
  'revoked_at',
  'passcode',
  'document_ids',
] as const;

export type BoundCase = Pick<Tables['cases'], (typeof boundOfCase)[number]>;
export type BoundShare = Pick<Tables['shares'], (typeof boundOfShare)[number]>;

export function accessMacOf(caseSeal: CaseSeal, row: BoundCase): string {
  return caseSeal.mac(`access ${JSON.stringify(boundOfCase.map((column) => row[column]))}`);
}

export function shareMacOf(caseSeal: CaseSeal, row: BoundShare): string {
  return caseSeal.mac(`share ${JSON.stringify(boundOfShare.map((column) => row[column]))}`);
}

export async function bindCase(trx: Trx, caseNumber: number, caseSeal: CaseSeal): Promise<void> {
  const one = trx.selectFrom('cases').select(boundOfCase).where('case_number', '=', caseNumber);
  const access_mac = accessMacOf(caseSeal, await one.executeTakeFirstOrThrow());
  await trx.updateTable('cases').set({ access_mac }).where('case_number', '=', caseNumber).execute();
}

/** After it was changed, by whoever has locked the case. */
export async function bindShare(trx: Trx, shareId: string, caseSeal: CaseSeal): Promise<void> {
  const one = trx.selectFrom('shares').select(boundOfShare).where('id', '=', shareId);
  const mac = shareMacOf(caseSeal, await one.executeTakeFirstOrThrow());
  await trx.updateTable('shares').set({ mac }).where('id', '=', shareId).execute();
}

/** For a case that has just got its key. */
export async function bindAllOfCase(trx: Trx, caseNumber: number, caseSeal: CaseSeal): Promise<void> {
  await bindCase(trx, caseNumber, caseSeal);
  const shares = trx.selectFrom('shares').select('id').where('case_number', '=', caseNumber);
  for (const { id } of await shares.execute()) await bindShare(trx, id, caseSeal);
}
