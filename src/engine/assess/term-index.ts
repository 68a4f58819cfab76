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
  const building: Building = { wordIds: new Map(), edges: new Map(), ends: [undefined], read: new Map() };
  for (const [pointsTo, written] of table) {
    const pointers = parsePointers(pointsTo);
    for (const phrase of written.split('|')) addTerm(building, pointers, phrase);
  }
  return building;
}

/** One written word of a term: mostly one word to look for, but "spo2" or a shorthand may be several. */
type Piece = readonly { readonly id: number; readonly key: string; readonly letters: number }[];

type Building = {
  readonly wordIds: Map<string, number>;
  readonly edges: Map<number, number>;
  readonly ends: (Term[] | undefined)[];
  /** A few thousand words make up all terms: each is read once. */
  readonly read: Map<string, Piece>;
};

function addTerm(building: Building, pointers: readonly Pointer[], phrase: string): void {
  const { edges, ends } = building;
  const words: string[] = [];
  let node = rootNode;
  let letters = 0;
  for (const written of (trustMarks[phrase.charAt(0)] === undefined ? phrase : phrase.slice(1)).split(' ')) {
    for (const word of pieceOf(written, building)) {
      words.push(word.key);
      letters = word.letters;
      const edge = edgeOf(node, word.id);
      const next = edges.get(edge);
      node = next ?? ends.push(undefined) - 1;
      if (next === undefined) edges.set(edge, node);
    }
  }
  const unmarkedTrust = trustMarks[phrase.charAt(0)] ?? (words.length > 1 ? 1 : trustOfOne(letters));
  ends[node] = withTerm(ends[node], { pointers, words, unmarkedTrust });
}

function pieceOf(written: string, { read, wordIds }: Building): Piece {
  const known = read.get(written);
  if (known) return known;
  const piece = wordsOf(written).map((token) => {
    const { folded } = token;
    const id = wordIds.get(folded) ?? wordIds.size;
    wordIds.set(folded, id);
    return { id, key: markedKey(token), letters: folded.length };
  });
  read.set(written, piece);
  return piece;
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

/** Before a term: how far it can be believed without marks; see `TermTable`. */
const trustMarks: Readonly<Record<string, number>> = { '!': 0.1, '~': 0.7 };
const shortWordLettersMax = 4;

/** Without marks, a short word by itself is often another one ("gan" is gan or gần); a pair of words seldom is. */
function trustOfOne(letters: number): number {
  return letters <= shortWordLettersMax ? 0.35 : 0.6;
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
