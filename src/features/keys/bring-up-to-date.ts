import type { Deps } from '#deps.ts';
import type { Trx } from '#platform/db/connect.ts';
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
  refuse: (deps: Own & { db: Trx }, isToBeBound: boolean) => Promise<void> = async () => {},
): Promise<void> {
  openChainsBy(deps.db, deps.seal);
  await deps.db.transaction().execute(async (trx) => {
    const own = { ...deps, db: trx };
    const applied = await applyMigrations(trx, deps.clock());
    const isToBeBound = applied.includes(bindingMigration);
    await refuse(own, isToBeBound);
    if (isToBeBound) await bindFormer(own);
  });
  deps.seal.allowPlain(await findPlainAllowed(deps.db, deps.seal));
}
