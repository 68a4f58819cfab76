import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { heard } from '#contract/passcode.ts';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);
const saltBytes = 16;
const hashBytes = 32;
/** 16 MiB and some 40 ms for each try. */
const cost = { N: 2 ** 14, r: 8, p: 1 };

/** Slow and salted, unlike that of a token: a passcode is short. */
export async function hashPasscode(passcode: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(heard(passcode), salt, hashBytes, cost);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

export async function isPasscode(passcode: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  return timingSafeEqual(await derive(heard(passcode), Buffer.from(salt), hashBytes, cost), Buffer.from(hash));
}
