import { silentUnmarked } from '../text/ambiguous.ts';
import { buildPhrases, type PhraseEntry, type Phrases } from '../text/phrases.ts';
import { FindingsRoom } from './findings-room.ts';

/** Pieces that make one finding when they follow one another within a few words. */
export type Sequence = {
  readonly parts: readonly number[];
  /** Asked for first: most sequences end there. */
  readonly second: number;
  readonly concept: number;
};

/** What one phrase says: all the concepts that list it. */
export type Notions = {
  readonly concepts: readonly number[];
  /** Those of them that are only parts of a finding. */
  readonly parts: readonly number[];
  /** Whether any of them is more than a part. */
  readonly isWhole: boolean;
  /** Figures of speech hide the words inside them: nobody faints in "cười muốn xỉu". */
  readonly isMask: boolean;
};

/** Everything the safety check listens for, numbered, as one tree of phrases. */
export type Lexicon = {
  readonly names: readonly string[];
  /** How many of them are concepts; what comes after are pieces of sequences. */
  readonly conceptCount: number;
  /** Whole findings (a sign, a symptom); the others are only parts of one, such as a body part. */
  readonly whole: readonly boolean[];
  readonly idOf: ReadonlyMap<string, number>;
  readonly phrases: Phrases<Notions>;
  /** Sequences by their first piece. */
  readonly sequences: readonly (readonly Sequence[] | undefined)[];
  readonly room: FindingsRoom;
};

/** The number of no concept: nothing is ever found of it. */
export const noConcept = 0;

export type ConceptSource = {
  readonly name: string;
  /** One by one, or separated by "|"; within one, " … " stands for a few words between. */
  readonly phrases: string | readonly string[];
  readonly whole: boolean;
};

export function buildLexicon(sources: readonly ConceptSource[]): Lexicon {
  const names: string[] = [''];
  const whole: boolean[] = [false];
  const idOf = new Map<string, number>();
  const saying = new Map<string, number[]>();
  const sequences = new Map<number, Sequence[]>();

  const idFor = (name: string, isWhole: boolean): number => {
    const known = idOf.get(name);
    if (known !== undefined) return known;
    idOf.set(name, names.length);
    whole.push(isWhole);
    return names.push(name) - 1;
  };
  const say = (phrase: string, concept: number): number => {
    const concepts = saying.get(phrase);
    if (!concepts) saying.set(phrase, [concept]);
    else if (!concepts.includes(concept)) concepts.push(concept);
    return concept;
  };
  const partFor = (piece: string): number => say(piece, idFor(`part:${piece}`, false));

  for (const { name, whole: isWhole } of sources) idFor(name, isWhole);
  const conceptCount = names.length;
  for (const source of sources) {
    const concept = idFor(source.name, source.whole);
    for (const phrase of typeof source.phrases === 'string' ? splitPhrases(source.phrases) : source.phrases) {
      const pieces = splitPieces(phrase);
      const [only] = pieces;
      if (pieces.length === 1 && only) {
        say(only, concept);
        continue;
      }
      const parts = pieces.map(partFor);
      const first = parts[0] ?? noConcept;
      const sharing = sequences.get(first);
      const sequence = { parts, second: parts[1] ?? noConcept, concept };
      if (sharing) sharing.push(sequence);
      else sequences.set(first, [sequence]);
    }
  }
  const mask = idOf.get(maskName) ?? noConcept;
  const entries = [...saying].map(([phrase, concepts]) => entry(phrase, concepts, whole, mask));
  return {
    names,
    conceptCount,
    whole,
    idOf,
    phrases: buildPhrases(entries),
    sequences: names.map((_, id) => sequences.get(id)),
    room: new FindingsRoom(names.length, conceptCount),
  };
}

const maskName = 'MASK';

function entry(
  phrase: string,
  concepts: readonly number[],
  whole: readonly boolean[],
  mask: number,
): PhraseEntry<Notions> {
  const parts = concepts.some((concept) => whole[concept]) ? concepts.filter((concept) => !whole[concept]) : concepts;
  const value = { concepts, parts, isWhole: concepts.length > parts.length, isMask: concepts.includes(mask) };
  return { phrase, value, needsMarks: silentUnmarked.has(phrase), weakUnmarked: 'if ambiguous' };
}

const lineBreak = /\s+/g;

export function splitPhrases(phrases: string): string[] {
  return phrases
    .replace(lineBreak, ' ')
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

function splitPieces(phrase: string): string[] {
  if (!phrase.includes('…')) return [phrase];
  return phrase
    .split('…')
    .map((piece) => piece.trim())
    .filter(Boolean);
}
