import { randomBytes } from 'node:crypto';
import { changed } from './changed.ts';
import { keyBytes } from './key-text.ts';
import { keyedCaseSeal, keyedMark } from './keyed-seal.ts';
import { type MasterKeys, masterKeyIdOf } from './master-key.ts';
import { plainCaseSeal, plainMark } from './plain-seal.ts';
import { type CaseSeal, masterKeyMissing, type Seal, type SealOwner } from './seal.ts';

/** Whoever reads a case reads it again soon, and to unwrap its key is a good part of opening it. */
const sealsKeptMax = 500;

/** What is new is encrypted; what was stored before there were keys is read and written as it is, until it is sealed. */
export function openSeal(keys: MasterKeys): Seal {
  const unwrap = (owner: SealOwner, wrapped: string) => {
    const key = keys.find(masterKeyIdOf(wrapped));
    if (!key) throw masterKeyMissing(`the key of ${owner} is wrapped by`);
    return key.unwrap(owner, wrapped);
  };
  const kept = new Map<string, CaseSeal>();
  let lastPlain: number | undefined;
  const mayBePlain = (owner: SealOwner) =>
    lastPlain !== undefined && (!owner.startsWith('case:') || Number(owner.slice('case:'.length)) <= lastPlain);
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
      if (sealing_key === plainMark) {
        if (!mayBePlain(owner)) throw changed(`the way in which ${owner} is sealed`);
        return plainCaseSeal;
      }
      if (sealing_key !== keyedMark) throw new Error(`${owner} is sealed in an unknown way`);
      if (wrapped === null) throw new Error(`the key of ${owner} is gone`);
      const name = `${owner} ${wrapped}`;
      const caseSeal = kept.get(name) ?? keyedCaseSeal(unwrap(owner, wrapped));
      // Behind all others, so that the one that goes is the one that was longest not asked for.
      kept.delete(name);
      kept.set(name, caseSeal);
      if (kept.size > sealsKeptMax) kept.delete(kept.keys().next().value ?? '');
      return caseSeal;
    },
    rewrap(owner, wrapped) {
      const current = keys.current();
      return masterKeyIdOf(wrapped) === current.id ? undefined : current.wrap(owner, unwrap(owner, wrapped));
    },
    allowPlain(lastCase) {
      lastPlain = lastCase;
    },
    masterKeyId: () => keys.current().id,
    holds(id) {
      try {
        keys.current();
        return keys.find(id) !== undefined;
      } catch {
        // Its file is gone, or may not be read any more.
        return false;
      }
    },
  };
}
