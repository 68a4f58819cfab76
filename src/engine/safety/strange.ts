import type { Check } from './check.ts';

/** Fewer words than this may be a name. */
const wordsMin = 2;

/** A text of which most words are strange, or that has no other, is not understood, and never routine. */
export function raiseStrange({ read, told, flags, others }: Check): void {
  if (!read || flags.size > 0 || others.length > 0) return;
  const words = told.tokens.filter(({ number }) => number === undefined).length;
  const strange = words - read.knownWords;
  if ((strange >= wordsMin && strange * 2 > words) || (words > 0 && read.knownWords === 0))
    others.push({ id: 'not_understood', level: 'urgent', words: [] });
}
