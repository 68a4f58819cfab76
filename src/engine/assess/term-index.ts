import { specialtyTerms } from '../knowledge/specialty-terms/specialty-terms.ts';
import type { TermTable } from '../knowledge/specialty-terms/term-table.ts';
import { type Token, wordsOf } from '../text/reading.ts';

/** What a term points to: a specialty, after `@` a situation, or after `#` a sign; and how strongly. */
export type Pointer = { readonly target: string; readonly weight: number };

export type Term = {
  readonly pointers: readonly Pointer[];
  readonly words: number;
  /** Its words with their marks, as `markedKey` writes them. */
  readonly marked: string;
  /** How far it can be believed when the writer uses no marks: 1 as it stands, 0 not at all. */
  readonly unmarkedTrust: number;
};

/** One map for all terms and few objects: it is built at every start, in browsers too. */
export type TermIndex = {
  /** By the words without marks. */
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  /** The length of the longest term that begins with a word. */
  readonly wordsMax: ReadonlyMap<string, number>;
};

export function buildTermIndex(table: TermTable): TermIndex {
  const terms = new Map<string, Term[]>();
  const wordsMax = new Map<string, number>();
  const read = new Map<string, readonly Token[]>();
  for (const [pointsTo, written] of table) {
    const pointers = parsePointers(pointsTo);
    for (const each of written.split('|')) {
      const phrase = each.trim();
      const tokens = tokensOf(phrase.replace(/^[!~]/, ''), read);
      const folded = tokens.map((token) => token.folded).join(' ');
      const first = tokens[0]?.folded ?? '';
      wordsMax.set(first, Math.max(wordsMax.get(first) ?? 0, tokens.length));
      add(terms, folded, {
        pointers,
        words: tokens.length,
        marked: tokens.map(markedKey).join(' '),
        unmarkedTrust: trustOf(phrase, tokens),
      });
    }
  }
  return { terms, wordsMax };
}

/** A few thousand words make up all terms: each is read once. */
function tokensOf(phrase: string, read: Map<string, readonly Token[]>): Token[] {
  const tokens: Token[] = [];
  for (const word of phrase.split(' ')) {
    let known = read.get(word);
    if (!known) {
      known = wordsOf(word);
      read.set(word, known);
    }
    tokens.push(...known);
  }
  return tokens;
}

export function markedKey({ shape, tone }: Token): string {
  return tone === 0 ? shape : shape + tone;
}

/** The same term in two rows points to both. */
function add(terms: Map<string, Term[]>, folded: string, term: Term): void {
  const known = terms.get(folded);
  if (!known) {
    terms.set(folded, [term]);
    return;
  }
  const same = known.findIndex(({ marked }) => marked === term.marked);
  const twin = known[same];
  if (twin) known[same] = { ...twin, pointers: [...twin.pointers, ...term.pointers] };
  else known.push(term);
}

const shortWordLettersMax = 4;

/** Without marks, a short word by itself is often another one ("gan" is gan or gần); a pair of words seldom is. */
function trustOf(phrase: string, tokens: readonly Token[]): number {
  if (phrase.startsWith('!')) return 0.1;
  if (phrase.startsWith('~')) return 0.7;
  if (tokens.length > 1) return 1;
  return (tokens[0]?.folded.length ?? 0) <= shortWordLettersMax ? 0.35 : 0.6;
}

/** "cardiology 3 pulmonology 1" */
export function parsePointers(pointsTo: string): Pointer[] {
  const parts = pointsTo.split(' ').filter((part) => part !== '');
  const pointers: Pointer[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    pointers.push({ target: parts[at] ?? '', weight: Number(parts[at + 1] ?? 1) });
  }
  return pointers;
}

export const termIndex = buildTermIndex(specialtyTerms);
