import { createCipheriv, createDecipheriv, type KeyObject, randomFillSync } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** What encrypted bytes have besides: behind them their nonce and their tag. */
export const extraBytes = nonceBytes + tagBytes;

/** Nothing of it is to be believed: it was changed, stands in another's place, or belongs to another key. */
export class DamagedSeal extends Error {}

/** Encrypts the first `length` bytes where they stand. The memory has room for what comes behind them. */
export function encryptInPlace(key: KeyObject, context: Buffer, memory: Buffer, length: number): Buffer {
  const whole = memory.subarray(0, length + extraBytes);
  const nonce = randomFillSync(whole.subarray(length, length + nonceBytes));
  const encrypting = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  encrypting.setAAD(context);
  put(encrypting.update(whole.subarray(0, length)), whole);
  encrypting.final();
  whole.set(encrypting.getAuthTag(), length + nonceBytes);
  return whole;
}

export function encrypt(key: KeyObject, context: Buffer, bytes: Uint8Array): Buffer {
  const memory = Buffer.allocUnsafe(bytes.length + extraBytes);
  memory.set(bytes);
  return encryptInPlace(key, context, memory, bytes.length);
}

/** All of the bytes, or none where they are not what was once encrypted in this very context. */
export function decrypt(key: KeyObject, context: Buffer, sealed: Uint8Array): Buffer<ArrayBuffer> {
  const length = sealed.length - extraBytes;
  if (length < 0) throw new DamagedSeal('what was sealed is cut off');
  const nonce = sealed.subarray(length, length + nonceBytes);
  const decrypting = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  decrypting.setAAD(context);
  decrypting.setAuthTag(sealed.subarray(length + nonceBytes));
  const bytes = decrypting.update(sealed.subarray(0, length));
  try {
    decrypting.final();
  } catch (cause) {
    throw new DamagedSeal('what was sealed has been changed, or was sealed for something else', { cause });
  }
  return bytes;
}

/** The same where they stand: what is refused is not left there in the open. */
export function decryptInPlace(key: KeyObject, context: Buffer, sealed: Buffer): Buffer {
  const bytes = decrypt(key, context, sealed);
  const { length } = bytes;
  put(bytes, sealed);
  return sealed.subarray(0, length);
}

/**
 * The cipher gives new memory each time. It is let go at once: left to the collector, a quarter of a mebibyte for each
 * frame sends it through the whole heap every few files, at more than the cipher itself costs.
 */
function put(bytes: Buffer<ArrayBuffer>, memory: Buffer): void {
  memory.set(bytes);
  if (bytes.length === bytes.buffer.byteLength) bytes.buffer.transfer(0);
}
