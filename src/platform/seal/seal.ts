import { fromFrames, type ReadStored, storedRange, toFrames } from './frames.ts';

/**
 * The one seam through which every personal value and every document byte goes to storage and comes back. Each case,
 * and each report, has a seal of its own, kept with it in its `sealing_key`: to lose that is to lose all that was
 * sealed with it.
 * Today a seal keeps everything plain; encryption changes this folder only.
 */
export type Seal = {
  /** A seal for a new case, and what to keep in its `sealing_key`. */
  create(): { sealingKey: string; caseSeal: CaseSeal };
  of(sealingKey: string): CaseSeal;
};

export type CaseSeal = {
  seal(purpose: SealPurpose, value: unknown): string;
  open<Value>(purpose: SealPurpose, sealed: string): Value;
  /** The same for what is JSON already and is not to be parsed; it may be opened out of the bytes of its text. */
  sealJson(purpose: SealPurpose, json: string): string;
  openJson(purpose: SealPurpose, sealed: string | Uint8Array): Uint8Array;
  /** Of the pieces of a document, sealed or opened, each is good only until the next one is asked for. */
  sealBytes(documentId: string, source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Which stored bytes hold the bytes from `start` to before `end` of a document of this size. */
  storedRange(start: number, end: number, size: number): { start: number; end: number };
  openBytes(documentId: string, read: ReadStored, start: number, end: number): AsyncIterable<Uint8Array>;
};

/** What a sealed text is: a seal binds it there, so that it cannot be passed off as something else. */
export type SealPurpose =
  | 'intake'
  | 'patient'
  | 'recommendation'
  | 'contact'
  | 'history'
  | 'document'
  | 'share'
  | 'opinion'
  | 'note'
  | 'event'
  | 'follow-up'
  | 'device'
  | 'report'
  | 'reporter';

/** The first character of a sealed text says how it was sealed, so that plain and other rows can stand side by side. */
const plainMark = 'p';

const plainMarkByte = plainMark.charCodeAt(0);

const plainCaseSeal: CaseSeal = {
  seal: (purpose, value) => plainCaseSeal.sealJson(purpose, JSON.stringify(value)),
  open<Value>(purpose: SealPurpose, sealed: string) {
    if (sealed[0] !== plainMark) throw unknownMark(purpose);
    return JSON.parse(sealed.slice(1)) as Value;
  },
  sealJson: (_purpose, json) => plainMark + json,
  openJson(purpose, sealed) {
    const bytes = typeof sealed === 'string' ? Buffer.from(sealed) : sealed;
    if (bytes[0] !== plainMarkByte) throw unknownMark(purpose);
    return bytes.subarray(1);
  },
  sealBytes: (_documentId, source) => toFrames(source),
  storedRange,
  openBytes: (_documentId, read, start, end) => fromFrames(read, start, end),
};

function unknownMark(purpose: SealPurpose): Error {
  return new Error(`a sealed ${purpose} has an unknown mark`);
}

export const plainSeal: Seal = {
  create: () => ({ sealingKey: plainMark, caseSeal: plainCaseSeal }),
  of(sealingKey) {
    if (sealingKey !== plainMark) throw new Error('a case has a sealing key of an unknown kind');
    return plainCaseSeal;
  },
};
