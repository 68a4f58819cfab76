import type { Words } from '#contract/vocabulary.ts';
import { findRedFlag } from './knowledge/red-flags.ts';

/** The questions for the red flags that a text makes worth asking about. */
export function ask(codes: readonly string[]): { code: string; question: Words }[] {
  return codes.flatMap((code) => {
    const flag = findRedFlag(code);
    return flag ? [{ code, question: flag.question }] : [];
  });
}
