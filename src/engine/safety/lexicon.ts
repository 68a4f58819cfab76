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
  const saying = new Map<string, Saying>();
  const sequences = new Map<number, Sequence[]>();
  const kinds = { whole, mask: noConcept };

  const idFor = (name: string, isWhole: boolean): number => {
    const known = idOf.get(name);
    if (known !== undefined) return known;
    idOf.set(name, names.length);
    whole.push(isWhole);
    return names.push(name) - 1;
  };
  const say = (phrase: string, concept: number): number => {
    const known = saying.get(phrase);
    if (known) known.add(concept);
    else saying.set(phrase, new Saying(phrase, concept, kinds));
    return concept;
  };
  const partFor = (piece: string): number => say(piece, idFor(`part:${piece}`, false));

  for (const { name, whole: isWhole } of sources) idFor(name, isWhole);
  const conceptCount = names.length;
  kinds.mask = idOf.get(maskName) ?? noConcept;
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
  return {
    names,
    conceptCount,
    whole,
    idOf,
    phrases: buildPhrases([...saying.values()]),
    sequences: names.map((_, id) => sequences.get(id)),
    room: new FindingsRoom(names.length, conceptCount),
  };
}

const maskName = 'MASK';

/** Which concepts are more than parts, and which one hides the words inside it. */
type Kinds = { readonly whole: readonly boolean[]; readonly mask: number };

/** A phrase with the concepts that list it; what it says is worked out only when the phrase is put into the tree. */
class Saying implements PhraseEntry<Notions> {
  readonly phrase: string;
  private readonly concepts: number[];
  private readonly kinds: Kinds;

  constructor(phrase: string, concept: number, kinds: Kinds) {
    this.phrase = phrase;
    this.concepts = [concept];
    this.kinds = kinds;
  }

  add(concept: number): void {
    if (!this.concepts.includes(concept)) this.concepts.push(concept);
  }

  get value(): Notions {
    const { concepts } = this;
    const { whole, mask } = this.kinds;
    const parts = concepts.filter((concept) => !whole[concept]);
    return { concepts, parts, isWhole: concepts.length > parts.length, isMask: concepts.includes(mask) };
  }

  get needsMarks(): boolean {
    return silentUnmarked.has(this.phrase);
  }

  get weakUnmarked(): 'if ambiguous' {
    return 'if ambiguous';
  }
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
