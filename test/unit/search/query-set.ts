import { readdirSync, readFileSync } from 'node:fs';

/**
 * What people type, a file for each manner, with the hospital that should stand first; where several are as good, each is
 * named. Ours, written by hand, more than half of them before the search had ever been asked them: names as families say
 * them, phone keyboards without marks, hurried slips, old provinces.
 */
const folder = new URL('queries/', import.meta.url);

export type Query = { manner: string; text: string; expected: readonly string[] };

export function listQueries(): Query[] {
  return readdirSync(folder).flatMap((file) => {
    const manner = file.replace('.txt', '').replaceAll('-', ' ');
    return linesOf(new URL(file, folder)).map((line) => {
      const [text = '', ids = ''] = line.split(' = ');
      return { manner, text, expected: ids.split(' | ') };
    });
  });
}

/** What is no hospital at all, in letters, in words and in half-words. */
export const nonsense: readonly string[] = linesOf(new URL('nonsense.txt', import.meta.url));

function linesOf(file: URL): string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}
