import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
import { forgetDeleted } from '#platform/db/forget-deleted.ts';
import { applyMigrations, bindingMigration } from '#platform/db/migrate.ts';
import { openChainsBy } from '#platform/seal/chain-key.ts';
import { bindFormer } from './bind-former.ts';
import { findPlainAllowed } from './plain-allowed.ts';

type UpdateDeps = Pick<Deps, 'db' | 'seal' | 'clock'>;

/**
 * Migrations, whatever may refuse to go on, and the binding of what was there: one transaction, so that whoever is
 * refused has changed nothing, and whoever is killed leaves nothing half bound.
 */
export async function bringUpToDate<Own extends UpdateDeps>(
  deps: Own,
  refuse: (deps: Own & { db: Trx }) => Promise<void> = async () => {},
): Promise<void> {
  openChainsBy(deps.db, deps.seal);
  const isBound = await deps.db.transaction().execute(async (trx) => {
    const own = { ...deps, db: trx };
    const applied = await applyMigrations(trx, deps.clock());
    await refuse(own);
    if (!applied.includes(bindingMigration)) return false;
    await bindFormer(own);
    return true;
  });
  // The key of the events lay plain in the log of SQLite until now.
  if (isBound) await forgetDeleted(deps.db);
  deps.seal.allowPlain(await findPlainAllowed(deps.db, deps.seal));
}
