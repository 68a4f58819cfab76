/** Of a master key, and of each key that it wraps. */
export const keyBytes = 32;

/** Of 32 bytes made at random, fewer than this many are alike only once in more tries than anybody makes. */
const differentMin = 16;

/** The key, or what is wrong with the text. */
export function readMasterKey(text: string): Buffer | { fault: string } {
  const bytes = bytesOf(text);
  if (bytes?.length !== keyBytes)
    return { fault: 'must be 32 bytes in base64 or hex, as `openssl rand -base64 32` makes' };
  if (isWeak(bytes)) return { fault: 'is easy to guess; make one at random, as `openssl rand -base64 32` does' };
  return bytes;
}

function bytesOf(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  return /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : undefined;
}

/** A word that somebody typed, the same again and again, or a row of numbers. */
function isWeak(bytes: Buffer): boolean {
  const steps = bytes.map((byte, at) => byte - (bytes[at - 1] ?? 0));
  const isTyped = bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
  return isTyped || new Set(bytes).size < differentMin || new Set(steps).size < differentMin;
}
