import { createHmac } from 'node:crypto';
import type { Tables } from '#platform/db/tables.ts';

export const boundOfNavigator = ['name', 'token_hash', 'created_at', 'revoked_at', 'expires_at'] as const;

/** By the key of the installation: a token that somebody has written into the table lets nobody in. */
export function navigatorMacOf(
  key: Buffer,
  row: Pick<Tables['navigators'], (typeof boundOfNavigator)[number]>,
): string {
  const bytes = JSON.stringify(boundOfNavigator.map((column) => row[column]));
  return createHmac('sha256', key).update(`navigator\0${bytes}`).digest('base64url');
}
