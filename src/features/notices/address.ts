import { createHmac } from 'node:crypto';
import type { Contact } from '#contract/contact.ts';
import type { NoticeChannel } from '#contract/vocabulary.ts';
import type { Db } from '#platform/db/connect.ts';
import { chainKey } from '#platform/seal/chain-key.ts';

/** Where one message goes, and by what one address is known however it is written. */
export type Address =
  | { email: string; same: string }
  | { phone: string; same: string }
  | { zalo: string; same: string };

/**
 * Satellites and services that are paid for by being called, under numbers that look like those of a country. Whoever
 * has such a number with a gateway earns by every message that we are made to send.
 */
const paidPrefixes = /^\+(87\d|88[1-57-9]|979)/;

/** As the whole world dials it; nothing where it is no number of a person. */
export function phoneNumber(written: string): string | undefined {
  const digits = written.replace(/[\s.()-]/g, '').replace(/^00/, '+');
  const whole = digits.replace(/^0(?=[1-9]\d{8,9}$)/, '+84').replace(/^84(?=[1-9]\d{8,9}$)/, '+84');
  return /^\+[1-9]\d{7,14}$/.test(whole) && !paidPrefixes.test(whole) ? whole : undefined;
}

/** What follows a plus belongs to the same box. */
function sameBox(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  return lower.slice(0, at).replace(/\+.*$/, '') + lower.slice(at);
}

export function addressOf({ email, phone, zalo }: Partial<Contact>, channel: NoticeChannel): Address | undefined {
  if (channel === 'email') return email ? { email, same: `email ${sameBox(email)}` } : undefined;
  const number = phone ? phoneNumber(phone) : undefined;
  if (number) return { phone: number, same: `phone ${number}` };
  return zalo ? { zalo, same: `zalo ${zalo.trim().toLowerCase()}` } : undefined;
}

/** By the key that only the master key opens: from the database alone nobody tries out all numbers there are. */
export async function hashOfAddress(db: Db, address: Address): Promise<string> {
  return hashAddressBy(await chainKey(db), address);
}

export function hashAddressBy(key: Buffer, { same }: Address): string {
  return createHmac('sha256', key).update(`addressee ${same}`).digest('base64url');
}
