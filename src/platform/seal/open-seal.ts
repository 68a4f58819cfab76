import { randomBytes } from 'node:crypto';
import { keyBytes } from '#contract/master-key.ts';
import { keyedCaseSeal, keyedMark } from './keyed-seal.ts';
import { type MasterKeys, masterKeyIdOf } from './master-key.ts';
import { plainCaseSeal, plainMark } from './plain-seal.ts';
import type { Seal, SealOwner } from './seal.ts';

/** What is new is encrypted; what was stored before there were keys is read and written as it is, until it is sealed. */
export function openSeal(keys: MasterKeys): Seal {
  const unwrap = (owner: SealOwner, wrapped: string) => {
    const key = keys.find(masterKeyIdOf(wrapped));
    if (!key) throw new Error(`the key of ${owner} is wrapped by a master key that is not here`);
    return key.unwrap(owner, wrapped);
  };
  return {
    create() {
      const secret = randomBytes(keyBytes);
      return {
        sealingKey: keyedMark,
        caseSeal: keyedCaseSeal(secret),
        wrapFor: (owner) => keys.current().wrap(owner, secret),
      };
    },
    of(owner, { sealing_key, wrapped }) {
      if (sealing_key === plainMark) return plainCaseSeal;
      if (sealing_key !== keyedMark) throw new Error(`${owner} is sealed in an unknown way`);
      if (wrapped === null) throw new Error(`the key of ${owner} is gone`);
      return keyedCaseSeal(unwrap(owner, wrapped));
    },
    rewrap(owner, wrapped) {
      const current = keys.current();
      return masterKeyIdOf(wrapped) === current.id ? undefined : current.wrap(owner, unwrap(owner, wrapped));
    },
    masterKeyId: () => keys.current().id,
  };
}
