import { fixedKeys } from '#platform/seal/master-key.ts';
import { openSeal } from '#platform/seal/open-seal.ts';

/** The master key of every test. */
export const testMasterKey = 'YiBpzWkCyW9Z0oK3VSTqhEuhv2W8mCzzG3nIiYQ4LGA=';

export const sealOf = (masterKey: string, former?: string) =>
  openSeal(
    fixedKeys(Buffer.from(masterKey, 'base64'), former === undefined ? undefined : Buffer.from(former, 'base64')),
  );

export const testSeal = sealOf(testMasterKey);
