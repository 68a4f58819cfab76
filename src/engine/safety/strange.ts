import type { Check } from './check.ts';

/** Fewer words than this may be a name. */
const wordsMin = 2;

/** A text of which most words are strange is not understood, and never routine. */
export function raiseStrange({ read, reading, flags, others }: Check): void {
  if (!read || flags.size > 0 || others.length > 0) return;
  const words = reading.tokens.filter(({ number }) => number === undefined).length;
  const strange = words - read.knownWords;
  if (strange >= wordsMin && strange * 2 > words) others.push({ id: 'not_understood', level: 'urgent', words: [] });
}
