import { ServiceError } from '#contract/errors.ts';
import type { TokenHash } from '#contract/ids.ts';
import type { Deps } from '#deps.ts';
import type { Family } from '../access/caller.ts';
import { eraseRows } from './erase-rows.ts';
import { finishErasures } from './finish-erasures.ts';

type EraseDeps = Pick<Deps, 'config' | 'db' | 'files' | 'clock' | 'log'>;

/** When it resolves no token and no link of the case opens anything any more. */
export async function eraseCase(deps: EraseDeps, { caseNumber, tokenHash }: Family): Promise<void> {
  // A key that was replaced since the guard has seen it erases nothing.
  const isTheirs = (row: { access_token_hash: TokenHash }) => row.access_token_hash === tokenHash;
  const isErased = await deps.db.transaction().execute((trx) => eraseRows(trx, caseNumber, deps.clock(), isTheirs));
  if (!isErased) throw new ServiceError('case_unauthorized');
  // The rows are gone for good; what could not be done now the daily job or the next start does.
  await finishErasures(deps).catch((error) => deps.log.error({ err: error }, 'an erasure is not finished'));
}
