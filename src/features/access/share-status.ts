import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { ShareStatus } from '#contract/vocabulary.ts';
import type { Tables } from '#platform/db/tables.ts';

type Ends = Pick<Tables['shares'], 'revoked_at' | 'expires_at'> & { wrong_tries: number };

export function shareStatus(row: Ends, now: number): ShareStatus {
  if (row.revoked_at !== null) return 'revoked';
  if (row.wrong_tries >= limits.wrongPasscodesPerShareMax) return 'locked';
  return row.expires_at <= now ? 'expired' : 'active';
}

/** A link that has ended gives nothing any more, and says why. */
export function refuseEnded(row: Ends, now: number): void {
  const status = shareStatus(row, now);
  if (status === 'revoked') throw new ServiceError('share_revoked');
  if (status === 'locked') throw new ServiceError('share_locked');
  if (status === 'expired') throw new ServiceError('share_expired');
}
