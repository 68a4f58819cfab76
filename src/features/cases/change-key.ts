import type { NewKey } from '#contract/case.ts';
import type { Deps } from '#deps.ts';
import { hashToken, newToken } from '#platform/tokens.ts';
import { actorOf, type Family } from '../access/caller.ts';
import { bindCase } from '../case-file/bound.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordEvent } from '../case-file/journal.ts';

/** The old key is dead when the new one is there. Of two that change it at once, one does, and the other's is wrong. */
export async function changeKey({ db, clock }: Pick<Deps, 'db' | 'clock'>, family: Family): Promise<NewKey> {
  const { caseNumber } = family;
  const accessToken = newToken('case');
  await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    await trx
      .updateTable('cases')
      .set({ access_token_hash: hashToken(accessToken) })
      .where('case_number', '=', caseNumber)
      .execute();
    await bindCase(trx, caseNumber, family.caseSeal);
    await recordEvent(trx, caseNumber, { at: clock(), kind: 'case.key_changed', actor: actorOf(family) });
  });
  return { accessToken };
}
