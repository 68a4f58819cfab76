import { type ErrorCode, ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from '#platform/db/connect.ts';

/** The lists of a case are always read whole, so each of them has an end. */
const bounds = {
  contacts: { max: limits.contactsPerCaseMax, code: 'contacts_full' },
  documents: { max: limits.documentsPerCaseMax, code: 'documents_full' },
  notes: { max: limits.notesPerCaseMax, code: 'case_full' },
  opinions: { max: limits.opinionsPerCaseMax, code: 'case_full' },
  follow_ups: { max: limits.followUpsPerCaseMax, code: 'case_full' },
} as const satisfies Record<string, { max: number; code: ErrorCode }>;

/** Exact for whoever has locked the case. */
export async function isFull(db: Db, caseNumber: number, list: keyof typeof bounds): Promise<boolean> {
  const { count } = await db
    .selectFrom(list as 'contacts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('case_number', '=', caseNumber)
    .executeTakeFirstOrThrow();
  return count >= bounds[list].max;
}

/** For whoever has not locked the case a kinder message, early. */
export async function refuseWhenFull(db: Db, caseNumber: number, list: keyof typeof bounds): Promise<void> {
  if (await isFull(db, caseNumber, list)) throw new ServiceError(bounds[list].code);
}
