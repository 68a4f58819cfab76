/**
 * The one seam through which every personal value and every document byte goes to storage and comes back.
 * Today it keeps them plain; encryption changes this folder only. The first character of a sealed text says how it
 * was sealed, so that rows of both kinds can stand side by side.
 */
const plainMark = 'p';

/** What the text belongs to: encryption binds it there, so that no sealed text can be moved to another place. */
export type SealContext = { caseNumber: number; purpose: SealPurpose };

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

export type Seal = {
  seal(context: SealContext, value: unknown): string;
  open<Value>(context: SealContext, sealed: string): Value;
};

export const plainSeal: Seal = {
  seal: (_context, value) => plainMark + JSON.stringify(value),
  open<Value>(context: SealContext, sealed: string): Value {
    if (sealed[0] !== plainMark) throw new Error(`a sealed ${context.purpose} has an unknown mark`);
    return JSON.parse(sealed.slice(1)) as Value;
  },
};
