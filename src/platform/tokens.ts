import { createHmac, hash, randomBytes } from 'node:crypto';
import type { TokenHash } from '#contract/ids.ts';

/** The prefix tells a finder (and a secret scanner) what has leaked; the 256 random bits are the secret. */
const prefixes = { case: 'dlc_', review: 'dlr_', navigator: 'dln_', stop: 'dls_', yes: 'dly_' } as const;

const tokenBytes = 32;

export function newToken(kind: keyof typeof prefixes): string {
  return prefixes[kind] + randomBytes(tokenBytes).toString('base64url');
}

/** A link that goes out again and again, though only its hash is stored: made anew each time, always the same. */
export function derivedToken(kind: keyof typeof prefixes, secret: string, of: string): string {
  return prefixes[kind] + createHmac('sha256', secret).update(of).digest('base64url');
}

/** A plain hash is enough for a secret of 256 random bits; the token itself is never stored. */
export function hashToken(token: string): TokenHash {
  return hash('sha256', token) as TokenHash;
}

const bearerPattern = /^Bearer +([\x21-\x7e]{1,512})$/i;

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : bearerPattern.exec(authorization)?.[1];
}
