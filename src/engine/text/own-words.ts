import { type Context, contextOfWords } from './context.ts';
import { readText, type Token } from './reading.ts';

const notOwn: ReadonlySet<Context> = new Set(['denied', 'resolved', 'past', 'other']);

/**
 * What a text says of the patient as things are now, a thought a line: without what is denied, over, of old days or of
 * somebody else. For patterns that choose a door, which know none of that by themselves.
 */
export function ownWords(text: string): string {
  const reading = readText(text);
  const contexts = contextOfWords(reading);
  const thoughts = Map.groupBy(
    reading.tokens.filter((_, at) => !notOwn.has(contexts[at] ?? 'present')),
    ({ clause }) => clause,
  );
  const said = (words: readonly Token[]) => words.map(({ start, end }) => reading.text.slice(start, end)).join(' ');
  return [...thoughts.values()].map(said).join('\n');
}

/** Whether it is told of the patient as things are; most texts have no such word at all, and are not read again. */
export function isOwn(words: { test(text: string): boolean }, text: string): boolean {
  return words.test(text) && words.test(ownWords(text));
}
