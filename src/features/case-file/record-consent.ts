import type { Consent, ConsentChange, NewConsent } from '#contract/consent.ts';
import { consentLimits } from '#contract/consent-limits.ts';
import { invalid, missingMember, ServiceError } from '#contract/errors.ts';
import type { ConsentPurpose } from '#contract/vocabulary.ts';
import type { Trx } from '#platform/db/connect.ts';
import { type ConsentRow, consentColumns, consentRowToView } from './consent-row.ts';
import { dropWaitingNotices } from './drop-waiting-notices.ts';
import { recordEvent } from './journal.ts';

const neededToAgree = ['by', 'noticeVersion', 'noticeHash'] as const;

/** A yes must be provable; a no needs nothing but to be said. */
export function refuseUnproven({ given, ...said }: ConsentChange, purpose: ConsentPurpose, where = ''): void {
  if (!given && purpose === 'keep_case') {
    throw invalid(`${where}given`, {
      vi: 'không đồng ý lưu thì hồ sơ phải được xóa: DELETE /v1/cases/{id}; để chỉ hỏi nơi khám: POST /v1/navigate.',
      en: 'a case that may not be kept is erased: DELETE /v1/cases/{id}; to be told where to go only: POST /v1/navigate.',
    });
  }
  const missing = neededToAgree.find((name) => given && said[name] === undefined);
  if (missing) throw invalid(`${where}${missing}`, missingMember);
}

/** What is said in a new case, once for each purpose. */
export function refuseUnprovenAll(consents: readonly NewConsent[] = []): void {
  for (const [index, { purpose, ...said }] of consents.entries()) {
    refuseUnproven(said, purpose, `consents[${index}].`);
    if (consents.findIndex((each) => each.purpose === purpose) !== index) {
      throw invalid(`consents[${index}].purpose`, { vi: 'đã có ở trên rồi.', en: 'stands there already.' });
    }
  }
}

/** Adds what was said to the records; for whoever has locked the case. To say the same again is no new record. */
export async function recordConsent(
  trx: Trx,
  caseNumber: number,
  { purpose, given, by, noticeVersion, noticeHash }: NewConsent,
  now: number,
): Promise<Consent> {
  const row: ConsentRow = {
    at: now,
    purpose,
    given: given ? 1 : 0,
    given_by: by ?? null,
    notice_version: noticeVersion ?? null,
    notice_hash: noticeHash ?? null,
  };
  const said = await listConsents(trx, caseNumber);
  const last = said.findLast((each) => each.purpose === purpose);
  if (last && saysTheSame(last, row, said.length)) return consentRowToView(last);
  if (given && said.length >= consentLimits.perCaseMax) throw new ServiceError('case_full');
  await trx
    .insertInto('consents')
    .values({ case_number: caseNumber, ...row })
    .execute();
  await putInForce(trx, caseNumber, purpose, given);
  const kind = given ? 'consent.given' : 'consent.refused';
  await recordEvent(trx, caseNumber, { at: now, kind, actor: 'family', detail: { purpose } });
  return consentRowToView(row);
}

async function listConsents(trx: Trx, caseNumber: number): Promise<ConsentRow[]> {
  const consents = trx.selectFrom('consents').select(consentColumns).where('case_number', '=', caseNumber);
  return await consents.orderBy('position').execute();
}

/** In a full list a second no adds nothing to the first, whatever text it names: so the list has an end. */
function saysTheSame(last: ConsentRow, next: ConsentRow, count: number): boolean {
  if (last.given !== next.given) return false;
  if (next.given === 0 && count >= consentLimits.perCaseMax) return true;
  const { given_by, notice_version, notice_hash } = next;
  return last.given_by === given_by && last.notice_version === notice_version && last.notice_hash === notice_hash;
}

async function putInForce(trx: Trx, caseNumber: number, purpose: ConsentPurpose, given: boolean): Promise<void> {
  const refused = given ? 0 : 1;
  const ofCase = trx.updateTable('cases').where('case_number', '=', caseNumber);
  if (purpose === 'navigator_help') await ofCase.set({ help_refused: refused }).execute();
  if (purpose !== 'notices') return;
  await ofCase.set({ notices_refused: refused }).execute();
  if (!given) await dropWaitingNotices(trx, caseNumber);
}
