import { fromFrames, storedRange, toFrames } from './frames.ts';

/**
 * The one seam through which every personal value and every document byte goes to storage and comes back. Each case
 * has a seal of its own, kept with the case in its `sealing_key`: to lose that is to lose all that was sealed with it.
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
  /** The same for a text that is JSON already and is not to be parsed. */
  sealText(purpose: SealPurpose, json: string): string;
  openText(purpose: SealPurpose, sealed: string): string;
  sealBytes(documentId: string, source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Which stored bytes hold the bytes from `start` to before `end` of a document of this size. */
  storedRange(start: number, end: number, size: number): { start: number; end: number };
  openBytes(
    documentId: string,
    stored: AsyncIterable<Uint8Array>,
    start: number,
    end: number,
  ): AsyncIterable<Uint8Array>;
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
  | 'follow-up';

/** The first character of a sealed text says how it was sealed, so that plain and other rows can stand side by side. */
const plainMark = 'p';

const plainCaseSeal: CaseSeal = {
  seal: (purpose, value) => plainCaseSeal.sealText(purpose, JSON.stringify(value)),
  open: <Value>(purpose: SealPurpose, sealed: string) => JSON.parse(plainCaseSeal.openText(purpose, sealed)) as Value,
  sealText: (_purpose, json) => plainMark + json,
  openText(purpose, sealed) {
    if (sealed[0] !== plainMark) throw new Error(`a sealed ${purpose} has an unknown mark`);
    return sealed.slice(1);
  },
  sealBytes: (_documentId, source) => toFrames(source),
  storedRange,
  openBytes: (_documentId, stored, start, end) => fromFrames(stored, start, end),
};

export const plainSeal: Seal = {
  create: () => ({ sealingKey: plainMark, caseSeal: plainCaseSeal }),
  of(sealingKey) {
    if (sealingKey !== plainMark) throw new Error('a case has a sealing key of an unknown kind');
    return plainCaseSeal;
  },
};
