import { limits } from '#contract/limits.ts';
import { dayMs } from '#contract/when.ts';
import { instant } from '#platform/clock.ts';
import type { Db } from '#platform/db/connect.ts';
import type { Tables } from '#platform/db/tables.ts';
import { chainKey } from '#platform/seal/chain-key.ts';
import { hashToken, newToken } from '#platform/tokens.ts';
import { environmentNavigator } from '../access/guard.ts';
import { boundOfNavigator, navigatorMacOf } from '../case-file/navigator-mac.ts';

/**
 * A named navigator, and the token that is told once; with an end, where days are named. A revoked name may come back
 * with a new token, and so may one whose token has expired.
 */
export async function addNavigator(db: Db, name: string, now: number, days?: number): Promise<string> {
  const length = [...name].length;
  if (length === 0 || length > limits.assignedNavigatorLengthMax || /\p{Cc}/u.test(name)) {
    throw new Error(`NAME must have 1 to ${limits.assignedNavigatorLengthMax} characters`);
  }
  if (name === environmentNavigator) throw new Error(`the name ${name} belongs to NAVIGATOR_TOKEN`);
  if (days !== undefined && (days < 1 || days > limits.navigatorDaysMax)) {
    throw new Error(`--days must be 1 to ${limits.navigatorDaysMax}`);
  }
  const token = newToken('navigator');
  const bound = {
    token_hash: hashToken(token),
    created_at: now,
    revoked_at: null,
    expires_at: days === undefined ? null : now + days * dayMs,
  };
  const mac = navigatorMacOf(await chainKey(db), { name, ...bound });
  const given = { ...bound, last_used_at: null, mac };
  const added = await db
    .insertInto('navigators')
    .values({ name, ...given })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(given)
        .where((eb) => eb.or([eb('navigators.revoked_at', 'is not', null), eb('navigators.expires_at', '<=', now)])),
    )
    .returning('name')
    .executeTakeFirst();
  if (!added) throw new Error(`there is already a navigator named ${name}; revoke first to give a new token`);
  return token;
}

/** A line for each: since when, whether the token is good and until when, and the day it was last used. */
export async function listNavigators(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('navigators')
    .select(['name', 'created_at', 'revoked_at', 'expires_at', 'last_used_at'])
    .orderBy('name')
    .execute();
  return rows.map(({ name, created_at, last_used_at, ...ends }) =>
    [
      name,
      `since ${instant(created_at)}`,
      statusOf(ends, now),
      last_used_at === null ? 'never used' : `last used ${instant(last_used_at).slice(0, 10)}`,
    ].join('\t'),
  );
}

type Ends = Pick<Tables['navigators'], 'revoked_at' | 'expires_at'>;

function statusOf({ revoked_at, expires_at }: Ends, now: number): string {
  if (revoked_at !== null) return `revoked ${instant(revoked_at)}`;
  if (expires_at === null) return 'active';
  return `${expires_at <= now ? 'expired' : 'active until'} ${instant(expires_at)}`;
}

export async function revokeNavigator(db: Db, name: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('navigators')
      .set({ revoked_at: now })
      .where('name', '=', name)
      .where('revoked_at', 'is', null)
      .returning(boundOfNavigator)
      .executeTakeFirst();
    if (!revoked) throw new Error(`there is no active navigator named ${name}`);
    const mac = navigatorMacOf(await chainKey(trx), revoked);
    await trx.updateTable('navigators').set({ mac }).where('name', '=', name).execute();
  });
}
