import { toneBit } from '../letters.ts';
import { type Telling, tellingOf } from './common-words.ts';
import { isPlace, type Meaning, type PhraseTable, type Span, spansIn } from './phrase-table.ts';
import { PostingsWriter } from './postings.ts';
import { Speller } from './speller.ts';
import { kindUnitsStart, placeUnit } from './units.ts';
import { WholeNames } from './whole-names.ts';
import { type Word, wordOf, wordsOf } from './words.ts';

/** A text taken apart: what it is made of, and what it means. */
type Text = {
  words: readonly Word[];
  telling: readonly Telling[];
  terms: readonly number[];
  pairs: readonly number[];
  units: readonly number[];
  meanings: readonly Meaning[];
  trades: Trades;
};

/** The specialties that a text says, each with the terms that say it. */
export type Trades = readonly { readonly meaning: number; readonly terms: readonly number[] }[];

/** Takes texts apart and collects who has what, hospital by hospital. */
export class IndexWriter {
  readonly termOf = new Map<string, number>();
  readonly foldOfTerm: string[] = [];
  readonly tonesByFold = new Map<string, number>();
  readonly kindUnits = new Map<string, number>();
  readonly words = new PostingsWriter();
  readonly nameWords = new PostingsWriter();
  readonly pairs = new PostingsWriter();
  readonly meanings = new Map<string, number>();
  readonly meaningPostings = new PostingsWriter();
  readonly speller = new Speller();
  readonly wholeNames = new WholeNames();
  readonly namesakes = new Set<string>();
  readonly phrases: PhraseTable;
  /** Departments and services repeat from hospital to hospital: each text is taken apart once. */
  readonly #texts = new Map<string, Text>();
  readonly #words = new Map<string, Word>();

  constructor(phrases: PhraseTable) {
    this.phrases = phrases;
  }

  /** The same few thousand words make up every text. */
  readonly #read = (chunk: string): Word => {
    const known = this.#words.get(chunk);
    if (known) return known;
    const word = wordOf(chunk);
    this.#words.set(chunk, word);
    return word;
  };

  text(text: string, { isRepeated = false, isSpelt = true } = {}): Text {
    const known = this.#texts.get(text);
    if (known) return known;
    const words = wordsOf(text, this.#read);
    const telling = tellingOf(words);
    const spans = spansIn(this.phrases, words, telling, (phrase) => this.namesakes.add(phrase));
    const terms = words.map((word) => this.#term(word));
    if (words.some(({ folded, marked }) => folded !== marked)) this.#learnTones(words);
    const taken = {
      words,
      telling,
      terms,
      pairs: isSpelt ? this.speller.learn(words) : [],
      units: this.#units(words, telling, spans),
      meanings: spans.flatMap((span) => span.meanings),
      trades: this.#trades(spans, terms),
    };
    if (isRepeated) this.#texts.set(text, taken);
    return taken;
  }

  #learnTones(words: readonly Word[]): void {
    for (const { folded, marked } of words) {
      const known = this.tonesByFold.get(folded) ?? 0;
      const tone = toneBit(marked);
      if ((known & tone) === 0) this.tonesByFold.set(folded, known | tone);
    }
  }

  #units(words: readonly Word[], telling: readonly Telling[], spans: readonly Span[]): number[] {
    return words.flatMap((word, at) => {
      const span = spans.find(({ start, end }) => at >= start && at < end);
      const place = span?.meanings.find(isPlace);
      if (span && place) return at === span.start ? [placeUnit(this.meaning(place.key))] : [];
      return [telling[at] === 'kind' && !span ? this.#kindUnit(word) : this.#term(word)];
    });
  }

  #trades(spans: readonly Span[], terms: readonly number[]): Trades {
    return spans.flatMap(({ start, end, meanings }) =>
      meanings
        .filter(({ kind }) => kind === 'specialty')
        .map(({ key }) => ({ meaning: this.meaning(key), terms: terms.slice(start, end) })),
    );
  }

  #kindUnit({ folded }: Word): number {
    const known = this.kindUnits.get(folded);
    if (known !== undefined) return known;
    const unit = kindUnitsStart + this.kindUnits.size;
    this.kindUnits.set(folded, unit);
    return unit;
  }

  #term({ marked, folded }: Word): number {
    const known = this.termOf.get(marked);
    if (known !== undefined) return known;
    const term = this.foldOfTerm.push(folded) - 1;
    this.termOf.set(marked, term);
    return term;
  }

  meaning(key: string): number {
    const known = this.meanings.get(key);
    if (known !== undefined) return known;
    this.meanings.set(key, this.meanings.size);
    return this.meanings.size - 1;
  }

  addMeaning(key: string, hospital: number, value: number): void {
    this.meaningPostings.add(this.meaning(key), hospital, value);
  }

  add(text: string, hospital: number, value: number, options?: { isRepeated?: boolean; isSpelt?: boolean }): Text {
    const taken = this.text(text, options);
    for (const term of taken.terms) this.words.add(term, hospital, value);
    return taken;
  }
}
