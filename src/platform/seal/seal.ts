import type { ReadStored } from './frames.ts';

/**
 * The one seam through which every personal value and every document byte goes to storage and comes back. Each case,
 * and each report, has a seal with a key of its own, which is kept wrapped by the master key in a table apart: to lose
 * that row is to lose all that was sealed with it.
 */
export type Seal = {
  /** For a new case or report, whose name is known only once its row is there. */
  create(): NewSeal;
  of(owner: SealOwner, stored: StoredKey): CaseSeal;
  /** The same key wrapped by the master key of now; nothing where it is so already. */
  rewrap(owner: SealOwner, wrapped: string): string | undefined;
  /** Which master key wraps what is new. */
  masterKeyId(): string;
  /**
   * Up to which case an earlier release has left plain ones, and reports with them; nothing where all is encrypted. Until
   * it is said none is opened: whoever writes to the database could have made a case plain.
   */
  allowPlain(lastCase: number | undefined): void;
  /** Whether something can be wrapped here, and what is wrapped by this one opened. */
  holds(masterKeyId: string): boolean;
};

/** The code of the error when a key is wrapped by a master key that this process was not given. */
export const noMasterKey = 'ERR_NO_MASTER_KEY';

export function masterKeyMissing(what: string): Error {
  return Object.assign(new Error(`${what} a master key that is not here`), { code: noMasterKey });
}

export type NewSeal = {
  /** What the row itself keeps: how it is sealed. */
  sealingKey: string;
  caseSeal: CaseSeal;
  /** What the table of keys keeps, bound to its owner; nothing where there is no key. */
  wrapFor(owner: SealOwner): string | undefined;
};

/** Whose key it is: another's would not open. */
export type SealOwner = `case:${number}` | `report:${string}` | 'installation';

/** As a row and its row in the table of keys tell it; old ones have none there. */
export type StoredKey = { sealing_key: string; wrapped: string | null };

export type CaseSeal = {
  seal(purpose: SealPurpose, value: unknown): string;
  open<Value>(purpose: SealPurpose, sealed: string): Value;
  /** Over what is not secret but must not be written by others; nothing where there is no key. */
  mac(text: string): string;
  /** The same as `seal` for what is JSON already and is not to be parsed; it may be opened out of the bytes of its text. */
  sealJson(purpose: SealPurpose, json: string): string;
  openJson(purpose: SealPurpose, sealed: string | Uint8Array): Uint8Array;
  /** Of the pieces of a document, sealed or opened, each is good only until the next one is asked for. */
  sealBytes(documentId: string, source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Which stored bytes hold the bytes from `start` to before `end` of a document of this size. */
  storedRange(start: number, end: number, size: number): { start: number; end: number };
  openBytes(documentId: string, read: ReadStored, start: number, end: number, size: number): AsyncIterable<Uint8Array>;
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
  | 'reporter'
  | 'chain';

/** The first character of a sealed text says how it was sealed, and no seal opens what another kind has sealed. */
export function unknownMark(purpose: SealPurpose): Error {
  return new Error(`a sealed ${purpose} has an unknown mark`);
}
