import type { Consent, Consents } from '#contract/consent.ts';
import { instant } from '#platform/clock.ts';
import type { Tables } from '#platform/db/tables.ts';

export const consentColumns = ['at', 'purpose', 'given', 'given_by', 'notice_version', 'notice_hash'] as const;
export type ConsentRow = Pick<Tables['consents'], (typeof consentColumns)[number]>;

export function consentRowToView(row: ConsentRow): Consent {
  return {
    at: instant(row.at),
    purpose: row.purpose,
    given: row.given === 1,
    by: row.given_by,
    noticeVersion: row.notice_version,
    noticeHash: row.notice_hash,
  };
}

export function consentsOf(rows: readonly ConsentRow[]): Consents {
  const records = rows.map(consentRowToView);
  return { latest: [...new Map(records.map((each) => [each.purpose, each])).values()], records };
}
