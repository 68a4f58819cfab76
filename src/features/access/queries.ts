import { sql } from 'kysely';
import type { TokenHash } from '#contract/ids.ts';
import { prepared } from '#platform/db/prepared.ts';
import { boundOfNavigator } from '../case-file/navigator-mac.ts';
import { standings } from '../case-file/standing.ts';

const [later, laterUsed] = [sql.lit(standings.later), sql.lit(standings.laterUsed)];

export const findCaseAccess = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .selectFrom('cases')
    .leftJoin('case_keys', 'case_keys.case_number', 'cases.case_number')
    .select([
      'access_token_hash',
      'sealing_key',
      'wrapped',
      'key_used',
      'state',
      'needs_human',
      'navigators_ended_at',
      'paused_at',
      'help_refused',
      'used_at',
      'erases_at',
      'created_at',
      'access_mac',
    ])
    .where('cases.case_number', '=', value('caseNumber')),
);

export const findNavigator = prepared<{ tokenHash: TokenHash; now: number }>()((db, value) =>
  db
    .selectFrom('navigators')
    .select([...boundOfNavigator, 'last_used_at', 'mac'])
    .where('token_hash', '=', value('tokenHash'))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', value('now'))])),
);

export const noteTokenUse = prepared<{ name: string; now: number }>()((db, value) =>
  db
    .updateTable('navigators')
    .set({ last_used_at: value('now') })
    .where('name', '=', value('name')),
);

export const findShare = prepared<{ tokenHash: TokenHash }>()((db, value) =>
  db
    .selectFrom('shares')
    .innerJoin('cases', 'cases.case_number', 'shares.case_number')
    .leftJoin('case_keys', 'case_keys.case_number', 'shares.case_number')
    .select([
      'shares.id',
      'shares.case_number',
      'shares.expires_at',
      'shares.revoked_at',
      'shares.passcode',
      'shares.wrong_tries',
      'shares.token_hash',
      'shares.created_at',
      'shares.document_ids',
      'shares.mac',
      'sealing_key',
      'wrapped',
      'cases.paused_at',
    ])
    .where('shares.token_hash', '=', value('tokenHash')),
);

/** Written once in the life of a case: whoever has used the key before finds it so. It stands no longer with those nobody came back to. */
export const markKeyUsed = prepared<{ caseNumber: number }>()((db, value) =>
  db
    .updateTable('cases')
    .set({ key_used: 1, standing: sql<number>`case standing when ${later} then ${laterUsed} else standing end` })
    .where('case_number', '=', value('caseNumber'))
    .where('key_used', '=', 0),
);
