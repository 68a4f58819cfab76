import { createSecretKey, hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './gcm.ts';
import { keyBytes } from './key-text.ts';
import type { SealOwner } from './seal.ts';

const idBytes = 8;
/** In hexadecimal, as it stands before what was wrapped. */
export const masterKeyIdLength = 2 * idBytes;

/** What wraps the keys of cases. Its id says nothing of it, and stands before all that it has wrapped. */
export type MasterKey = {
  id: string;
  wrap(owner: SealOwner, key: Uint8Array): string;
  unwrap(owner: SealOwner, wrapped: string): Uint8Array;
};

/** The key for what is new, and whichever are still needed for what is not. */
export type MasterKeys = { current(): MasterKey; find(id: string): MasterKey | undefined };

const contextOf = (owner: SealOwner) => Buffer.from(`key\0${owner}`);

export function masterKeyOf(secret: Uint8Array): MasterKey {
  const derive = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  const id = derive('danloi master key id', idBytes).toString('hex');
  const wrapping = createSecretKey(derive('danloi wrapping of keys', keyBytes));
  return {
    id,
    wrap: (owner, key) => `${id}.${encrypt(wrapping, contextOf(owner), key).toString('base64')}`,
    unwrap: (owner, wrapped) =>
      decrypt(
        wrapping,
        contextOf(owner),
        Uint8Array.fromBase64(wrapped.slice(id.length + 1), { lastChunkHandling: 'strict' }),
      ),
  };
}

export function masterKeyIdOf(wrapped: string): string {
  return wrapped.split('.', 1)[0] ?? '';
}

/** As the settings name them. */
export function fixedKeys(secret: Uint8Array, former?: Uint8Array): MasterKeys {
  const current = masterKeyOf(secret);
  const all = [current, ...(former ? [masterKeyOf(former)] : [])];
  return { current: () => current, find: (id) => all.find((key) => key.id === id) };
}
