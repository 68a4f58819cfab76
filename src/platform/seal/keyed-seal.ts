import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { DamagedDocument, type FramePlace, type Framing, fromFrames, storedRange, toFrames } from './frames.ts';
import { DamagedSeal, decrypt, decryptInPlace, encrypt, encryptInPlace, extraBytes } from './gcm.ts';
import { keyBytes } from './key-text.ts';
import { type CaseSeal, type SealPurpose, unknownMark } from './seal.ts';

/** Encrypted with the key of its case; the rest of the text is base64. */
export const keyedMark = 'e';

const keyedMarkByte = keyedMark.charCodeAt(0);

/**
 * Texts are bound to what they are, and frames to their document, to their place in it and to whether they end it: so
 * nothing can be exchanged, cut off or added without being found.
 */
const frameContext = (documentId: string, { number, isLast }: FramePlace) =>
  Buffer.from(`frame\0${documentId}\0${number}\0${isLast ? 'last' : 'more'}`);

const textContexts = new Map<SealPurpose, Buffer>();

function textContext(purpose: SealPurpose): Buffer {
  const known = textContexts.get(purpose) ?? Buffer.from(`text\0${purpose}`);
  textContexts.set(purpose, known);
  return known;
}

export function keyedCaseSeal(secret: Uint8Array): CaseSeal {
  const key = createSecretKey(secret);
  let binding: KeyObject | undefined;
  // The same row is looked at each time that somebody comes.
  let last: { text: string; mac: string } | undefined;
  const openText = (purpose: SealPurpose, base64: string) => decrypt(key, textContext(purpose), bytesOf(base64));
  const sealJson = (purpose: SealPurpose, json: string) =>
    keyedMark + encrypt(key, textContext(purpose), Buffer.from(json)).toString('base64');
  return {
    seal: (purpose, value) => sealJson(purpose, JSON.stringify(value)),
    open<Value>(purpose: SealPurpose, sealed: string) {
      if (sealed[0] !== keyedMark) throw unknownMark(purpose);
      return JSON.parse(openText(purpose, sealed.slice(1)).toString()) as Value;
    },
    mac(text) {
      if (text === last?.text) return last.mac;
      binding ??= createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'danloi binding of rows', keyBytes)));
      last = { text, mac: createHmac('sha256', binding).update(text).digest('base64url') };
      return last.mac;
    },
    sealJson,
    openJson(purpose, sealed) {
      const isText = typeof sealed === 'string';
      if (sealed[0] !== (isText ? keyedMark : keyedMarkByte)) throw unknownMark(purpose);
      return openText(purpose, isText ? sealed.slice(1) : latin1Of(sealed.subarray(1)));
    },
    sealBytes: (documentId, source) => toFrames(source, framingOf(key, documentId)),
    storedRange: (start, end, size) => storedRange({ start, end, size }, { extraBytes }),
    openBytes: (documentId, read, start, end, size) =>
      fromFrames(read, { start, end, size }, framingOf(key, documentId)),
  };
}

function framingOf(key: KeyObject, documentId: string): Framing {
  return {
    extraBytes,
    close: (memory, length, place) => encryptInPlace(key, frameContext(documentId, place), memory, length),
    open(frame, place) {
      try {
        return decryptInPlace(key, frameContext(documentId, place), frame);
      } catch (error) {
        if (!(error instanceof DamagedSeal)) throw error;
        throw new DamagedDocument('a stored document is damaged', { cause: error });
      }
    },
  };
}

/**
 * Strict, so that no other text stands for the same bytes; the strict `fromBase64` takes three times as long. What is no
 * character of ours gives no byte, so the length tells it; those of the other alphabet and spare bits are looked for.
 */
function bytesOf(base64: string): Uint8Array {
  const bytes = Buffer.from(base64, 'base64');
  const isWhole = base64.length === Math.ceil(bytes.length / 3) * 4 && !base64.includes('-') && !base64.includes('_');
  const end = bytes.subarray(bytes.length - (bytes.length % 3 || 3)).toString('base64');
  if (!isWhole || !base64.endsWith(end)) throw new DamagedSeal('what was sealed is not as it was written');
  return bytes;
}

function latin1Of({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
