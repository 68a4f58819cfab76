import { limits } from '#contract/limits.ts';
import type { Db } from '#platform/db/connect.ts';
import { hashToken, newToken } from '#platform/tokens.ts';
import { environmentNavigator } from '../access/guard.ts';

/** A named navigator, and the token that is told once. A revoked name may come back with a new token. */
export async function addNavigator(db: Db, name: string, now: number): Promise<string> {
  const length = [...name].length;
  if (length === 0 || length > limits.assignedNavigatorLengthMax || /\p{Cc}/u.test(name)) {
    throw new Error(`NAME must have 1 to ${limits.assignedNavigatorLengthMax} characters`);
  }
  if (name === environmentNavigator) throw new Error(`the name ${name} belongs to NAVIGATOR_TOKEN`);
  const token = newToken('navigator');
  const added = await db
    .insertInto('navigators')
    .values({ name, token_hash: hashToken(token), created_at: now, revoked_at: null })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ token_hash: hashToken(token), created_at: now, revoked_at: null })
        .where('navigators.revoked_at', 'is not', null),
    )
    .returning('name')
    .executeTakeFirst();
  if (!added) throw new Error(`there is already a navigator named ${name}; revoke first to give a new token`);
  return token;
}

export async function listNavigators(db: Db) {
  return await db.selectFrom('navigators').select(['name', 'created_at', 'revoked_at']).orderBy('name').execute();
}

export async function revokeNavigator(db: Db, name: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('navigators')
    .set({ revoked_at: now })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`there is no active navigator named ${name}`);
}
