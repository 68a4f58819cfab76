import type { TokenHash } from '#contract/ids.ts';
import { prepared } from '#platform/db/prepared.ts';

export const findCaseAccess = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .selectFrom('cases')
    .leftJoin('case_keys', 'case_keys.case_number', 'cases.case_number')
    .select(['access_token_hash', 'sealing_key', 'wrapped', 'needs_human', 'assigned_navigator'])
    .where('cases.case_number', '=', value('caseNumber')),
);

export const findNavigator = prepared<{ tokenHash: TokenHash }>()((db, value) =>
  db
    .selectFrom('navigators')
    .select('name')
    .where('token_hash', '=', value('tokenHash'))
    .where('revoked_at', 'is', null),
);

export const findShare = prepared<{ tokenHash: TokenHash }>()((db, value) =>
  db
    .selectFrom('shares')
    .innerJoin('cases', 'cases.case_number', 'shares.case_number')
    .leftJoin('case_keys', 'case_keys.case_number', 'shares.case_number')
    .select(['shares.id', 'shares.case_number', 'shares.expires_at', 'shares.revoked_at', 'sealing_key', 'wrapped'])
    .where('shares.token_hash', '=', value('tokenHash')),
);
