import { specialtyTerms } from '../knowledge/specialty-terms/specialty-terms.ts';
import type { TermTable } from '../knowledge/specialty-terms/term-table.ts';
import { type Token, wordsOf } from '../text/reading.ts';

/** What a term points to: a specialty, after `@` a situation, or after `#` a sign; and how strongly. */
export type Pointer = { readonly target: string; readonly weight: number };

export type Term = {
  readonly pointers: readonly Pointer[];
  /** Its words with their marks, as `markedKey` writes them. */
  readonly words: readonly string[];
  /** How far it can be believed when the writer uses no marks: 1 as it stands, 0 not at all. */
  readonly unmarkedTrust: number;
};

/**
 * All terms as one tree of unmarked words, written in numbers: looking for them costs by the length of the text, not by
 * their number, and few objects are made at the start.
 */
export type TermIndex = {
  readonly wordIds: ReadonlyMap<string, number>;
  /** From a node and a word to the next node; see `edgeOf`. */
  readonly edges: ReadonlyMap<number, number>;
  /** The terms that end at a node. */
  readonly ends: readonly (readonly Term[] | undefined)[];
};

export const rootNode = 0;
const wordsInAllMax = 1 << 14;

export function edgeOf(node: number, word: number): number {
  return node * wordsInAllMax + word;
}

export function buildTermIndex(table: TermTable): TermIndex {
  const wordIds = new Map<string, number>();
  const edges = new Map<number, number>();
  const ends: (Term[] | undefined)[] = [undefined];
  const read = new Map<string, readonly Token[]>();
  for (const [pointsTo, written] of table) {
    const pointers = parsePointers(pointsTo);
    for (const each of written.split('|')) {
      const phrase = each.trim();
      const tokens = tokensOf(phrase.replace(/^[!~]/, ''), read);
      const node = nodeOf(tokens, wordIds, edges, ends);
      ends[node] = withTerm(ends[node], {
        pointers,
        words: tokens.map(markedKey),
        unmarkedTrust: trustOf(phrase, tokens),
      });
    }
  }
  return { wordIds, edges, ends };
}

function nodeOf(
  tokens: readonly Token[],
  wordIds: Map<string, number>,
  edges: Map<number, number>,
  ends: (Term[] | undefined)[],
): number {
  let node = rootNode;
  for (const { folded } of tokens) {
    let word = wordIds.get(folded);
    if (word === undefined) {
      word = wordIds.size;
      wordIds.set(folded, word);
    }
    const edge = edgeOf(node, word);
    let next = edges.get(edge);
    if (next === undefined) {
      next = ends.push(undefined) - 1;
      edges.set(edge, next);
    }
    node = next;
  }
  return node;
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
function withTerm(known: Term[] | undefined, term: Term): Term[] {
  if (!known) return [term];
  const same = known.findIndex(({ words }) => words.every((word, at) => word === term.words[at]));
  const twin = known[same];
  if (twin) known[same] = { ...twin, pointers: [...twin.pointers, ...term.pointers] };
  else known.push(term);
  return known;
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
