import type { Consent, ConsentChange } from '#contract/consent.ts';
import type { ConsentPurpose } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import type { Family } from '../access/caller.ts';
import { loadCaseForChange } from '../case-file/change-case.ts';
import { recordConsent, refuseUnproven } from '../case-file/record-consent.ts';

export async function changeConsent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  family: Family,
  purpose: ConsentPurpose,
  change: ConsentChange,
): Promise<Consent> {
  refuseUnproven(change, purpose);
  return await db.transaction().execute(async (trx) => {
    await loadCaseForChange(trx, family);
    return await recordConsent(trx, family.caseNumber, { purpose, ...change }, clock());
  });
}
