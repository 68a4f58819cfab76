import { regions } from '../knowledge/specialty-terms/regions.ts';
import { specialtyTerms } from '../knowledge/specialty-terms/specialty-terms.ts';
import type { SymptomTable } from '../knowledge/specialty-terms/symptom-table.ts';
import { symptoms } from '../knowledge/specialty-terms/symptoms.ts';
import type { TermTable } from '../knowledge/specialty-terms/term-table.ts';
import { wordsOf } from '../text/reading.ts';
import { unknownWord } from '../text/word-ids.ts';
import { nowhere, WordTree } from '../text/word-tree.ts';
import { kindOf, kindWords, none, regionOf } from './regions.ts';
import { firstSymptom, specialtyCount, targetOf } from './targets.ts';

/** What a term points to, by its number among the targets, and how strongly. */
export type Pointer = { readonly target: number; readonly weight: number };

export type Term = {
  pointers: readonly Pointer[];
  /** Its words with their marks, as the numbers that tokens carry. */
  readonly forms: readonly number[];
  /** How far it can be believed when the writer uses no marks: 1 as it stands, 0 not at all. */
  readonly unmarkedTrust: number;
  /** The kind of complaint that its first words name, and its region; see `regions.ts`. */
  readonly kind: number;
  region: number;
};

/** What terms point to, how symptoms are said, and what parts of the body are called. */
export type Vocabulary = {
  readonly terms: TermTable;
  readonly symptoms?: SymptomTable;
  readonly regions?: SymptomTable;
};

/** A wording as it stands in a table. */
type Wording = { readonly pointers: readonly Pointer[]; readonly written: string; readonly region: number };

/** One written word of a term: mostly one word to look for, but "spo2" or a shorthand may be several. */
type Piece = readonly { readonly id: number; readonly form: number; readonly letters: number }[];

/**
 * All terms as one tree of unmarked words. Every word gets its number at the start, but the part of the tree below a
 * first word grows only when a text first uses that word: a start does not wait for ten thousand terms.
 */
export class TermIndex {
  private readonly tree = new WordTree();
  private readonly ends: (Term[] | undefined)[] = [undefined];
  /** By first word, what the tree still lacks. */
  private readonly waiting: (Wording[] | undefined)[] = [];
  private readonly pieces = new Map<string, Piece>();

  constructor({ terms, symptoms: wordings = {}, regions: places = {} }: Vocabulary) {
    for (const [pointsTo, written] of terms) this.hold(written, parsePointers(pointsTo));
    for (const [names, written] of Object.entries(wordings)) this.hold(written, symptomPointers(names));
    for (const [name, written] of Object.entries(places)) this.hold(written, [], regionOf(name));
    this.hold(kindWords.join('|'), []);
  }

  /** The node of a first word. */
  begin(word: number): number {
    if (this.waiting[word]) this.grow(word);
    return this.tree.begin(word);
  }

  next(node: number, word: number): number {
    return this.tree.next(node, word);
  }

  /** The terms that end at a node. */
  termsAt(node: number): readonly Term[] | undefined {
    return this.ends[node];
  }

  private hold(row: string, pointers: readonly Pointer[], region = none): void {
    for (const written of row.split('|')) {
      const wording = { pointers, written, region };
      for (const first of firstWords(written)) {
        const id = this.pieceOf(first)[0]?.id ?? unknownWord;
        const waiting = this.waiting[id];
        if (!waiting) this.waiting[id] = [wording];
        else if (waiting[waiting.length - 1] !== wording) waiting.push(wording);
      }
    }
    for (const word of row.split(betweenWords)) if (word !== '') this.pieceOf(word);
  }

  private grow(word: number): void {
    const wordings = this.waiting[word] ?? [];
    this.waiting[word] = undefined;
    const grown: Term[] = [];
    for (const wording of wordings) {
      for (const phrase of phrasesOf(wording.written)) {
        const [first = ''] = unprefixed(phrase).split(' ', 1);
        if (this.pieceOf(first)[0]?.id === word) this.add(phrase, wording, grown);
      }
    }
    for (const term of grown) term.pointers = balanced(term.pointers);
  }

  private add(phrase: string, { pointers, region }: Wording, grown: Term[]): void {
    const forms: number[] = [];
    let node = nowhere;
    let letters = 0;
    for (const written of unprefixed(phrase).split(' ')) {
      for (const word of this.pieceOf(written)) {
        forms.push(word.form);
        letters = word.letters;
        node = node === nowhere ? this.tree.addFirst(word.id) : this.tree.addNext(node, word.id);
        if (node === this.ends.length) this.ends.push(undefined);
      }
    }
    const here = this.ends[node];
    const twin = here?.find((term) => term.forms.every((form, at) => form === forms[at]));
    if (twin) {
      twin.pointers = joined(twin.pointers, pointers);
      twin.region ||= region;
      return;
    }
    const unmarkedTrust = trustMarks[phrase.charAt(0)] ?? (forms.length > 1 ? 1 : trustOfOne(letters));
    const term = { pointers, forms, unmarkedTrust, kind: kindOf(forms[0] ?? 0) || kindOf(forms[1] ?? 0), region };
    grown.push(term);
    if (here) here.push(term);
    else this.ends[node] = [term];
  }

  private pieceOf(written: string): Piece {
    let piece = this.pieces.get(written);
    if (!piece) {
      piece = wordsOf(written).map(({ id, form, folded }) => ({ id, form, letters: folded.length }));
      this.pieces.set(written, piece);
    }
    return piece;
  }
}

/** What parts the words of a row; see `SymptomTable` and `TermTable`. */
const betweenWords = /[ |/_~!]/;

function firstWords(wording: string): string[] {
  const [choices = ''] = unprefixed(wording).split(' ', 1);
  return choices.split('/').map((choice) => choice.split('_', 1)[0] ?? '');
}

function unprefixed(phrase: string): string {
  return trustMarks[phrase.charAt(0)] === undefined ? phrase : phrase.slice(1);
}

/** "belch heartburn" tells both; "belly_pain>upper_belly" tells the second, which is a kind of the first. */
function symptomPointers(names: string): Pointer[] {
  const told = names.split(' ').map((name) => name.slice(name.indexOf('>') + 1));
  return told.map((name) => ({ target: targetOf(`#${name}`), weight: 1 }));
}

/** What is left of a term's own pointers when it tells a symptom: that speaks through the illnesses behind it. */
export const besideSymptom = 0.5;

function balanced(pointers: readonly Pointer[]): readonly Pointer[] {
  if (!pointers.some(({ target }) => target >= firstSymptom)) return pointers;
  return pointers.map(({ target, weight }) => ({
    target,
    weight: target < specialtyCount ? weight * besideSymptom : weight,
  }));
}

/** Every phrase that a wording with slashes stands for; see `SymptomTable`. */
export function phrasesOf(wording: string): string[] {
  if (!wording.includes('/')) return [wording.replaceAll('_', ' ')];
  let phrases = [''];
  for (const choices of wording.split(' ')) {
    const words = choices.replaceAll('_', ' ').split('/');
    phrases = phrases.flatMap((phrase) => words.map((word) => (phrase === '' ? word : `${phrase} ${word}`)));
  }
  return phrases;
}

/** What is told twice by one term is told once, as strongly as the stronger says. */
function joined(some: readonly Pointer[], others: readonly Pointer[]): readonly Pointer[] {
  if (others.length === 0) return some;
  const weights = new Map<number, number>();
  for (const { target, weight } of [...some, ...others])
    weights.set(target, Math.max(weight, weights.get(target) ?? 0));
  return [...weights].map(([target, weight]) => ({ target, weight }));
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
  for (let at = 0; at < parts.length; at += 2)
    pointers.push({ target: targetOf(parts[at] ?? ''), weight: Number(parts[at + 1]) });
  return pointers;
}

export const termIndex = new TermIndex({ terms: specialtyTerms, symptoms, regions });
