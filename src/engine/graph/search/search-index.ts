import type { Province } from '../../../contract/directory.ts';
import type { GraphHospital } from '../graph.ts';
import { toneBit } from '../letters.ts';
import { type Telling, tellingOf } from './common-words.ts';
import {
  isPlace,
  type Meaning,
  namesakesIn,
  type PhraseTable,
  phraseTable,
  type Span,
  spansIn,
  typeKey,
} from './phrase-table.ts';
import { type Postings, PostingsWriter } from './postings.ts';
import { Retriever } from './retriever.ts';
import { Speller } from './speller.ts';
import { WholeNames } from './whole-names.ts';
import { type Word, wordOf, wordsOf } from './words.ts';

/** How much a word counts by where it stands: a name is what people remember, an address is where names repeat. */
const worth = { name: 1, alias: 0.99, english: 0.9, campus: 0.8, department: 0.5, service: 0.5, address: 0.4 };
/** How much a meaning counts: said in the name, the trade of a specialised house, or one department among many. */
const meant = {
  name: 0.95,
  trade: 0.75,
  place: 0.9,
  department: 0.45,
  address: 0.5,
  merged: 0.8,
  sameProvince: 0.15,
  namesake: 0.1,
};
/** A house with so few specialties exists for the sake of them. */
const tradeSpecialtiesMax = 6;
const kindWeight = 0.2;
/** What a place weighs in a name: little, since a hospital is in its place whether its name says so or not. */
const placeInNameWeight = 1;

/**
 * One way to write a hospital's name in units, and what they weigh together. A word is its term. A place is one unit,
 * however it is written; a word that only says what kind of house it is never answers for one that says more.
 */
export type NameEntry = {
  readonly units: Int32Array;
  readonly weight: number;
  readonly worth: number;
  readonly trades: readonly Trade[];
};

/** A specialty that a name says, and what its words weigh there. */
type Trade = { readonly meaning: number; readonly weight: number };

export const placeUnit = (meaning: number) => -1 - meaning;
const kindUnitsStart = 2 ** 28;
export const isKind = (unit: number) => unit >= kindUnitsStart;

export type SearchIndex = {
  readonly hospitals: readonly GraphHospital[];
  readonly phrases: PhraseTable;
  /** Every distinct marked word; several may fold to the same letters. */
  readonly termOf: ReadonlyMap<string, number>;
  readonly termsByFold: ReadonlyMap<string, readonly number[]>;
  readonly sortedFolds: readonly string[];
  /** Each word with its marks. */
  readonly markedOfTerm: readonly string[];
  /** The tones that a word of these letters has in texts that carry marks, as bits. */
  readonly tonesByFold: ReadonlyMap<string, number>;
  readonly termWeight: Float32Array;
  /** The units of words that say what kind of house it is, by their folded letters. */
  readonly kindUnits: ReadonlyMap<string, number>;
  readonly words: Postings;
  /** The same of names alone. */
  readonly nameWords: Postings;
  /** Which names have two words side by side. */
  readonly pairs: Postings;
  readonly meanings: ReadonlyMap<string, number>;
  readonly meaningPostings: Postings;
  readonly unitWeight: (unit: number) => number;
  readonly names: readonly (readonly NameEntry[])[];
  readonly speller: Speller;
  readonly wholeNames: WholeNames;
  /** Places that without their marks are also words of a name: Gia Định, and the Family Hospital. */
  readonly namesakes: ReadonlySet<string>;
  readonly retriever: Retriever;
};

/** A text taken apart: what it is made of, and what it means. */
type Text = {
  words: readonly Word[];
  terms: readonly number[];
  pairs: readonly number[];
  units: readonly number[];
  meanings: readonly Meaning[];
  trades: Trades;
};

/** The specialties that a text says, each with the terms that say it. */
type Trades = readonly { readonly meaning: number; readonly terms: readonly number[] }[];

class IndexWriter {
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
    const spans = spansIn(this.phrases, words, telling);
    const terms = words.map((word) => this.#term(word));
    if (words.some(({ folded, marked }) => folded !== marked)) this.#learnTones(words);
    const taken = {
      words,
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
      this.tonesByFold.set(folded, (this.tonesByFold.get(folded) ?? 0) | toneBit(marked));
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

const hospitalsPerStep = 200;

/** Builds the index step by step, so that whoever serves requests meanwhile can do so between the steps. */
export function* searchIndexSteps(
  hospitals: readonly GraphHospital[],
  provinces: readonly Province[],
): Generator<void, SearchIndex> {
  const writer = new IndexWriter(phraseTable(provinces));
  // A word of a phrase is a known word, also where no hospital happens to have it.
  for (const [phrase] of writer.phrases.entries()) writer.text(phrase);
  const formerByCode = new Map(provinces.map(({ code, former }) => [code, former]));
  const named: Named[] = [];
  for (const [index, hospital] of hospitals.entries()) {
    addPlace(writer, index, hospital, formerByCode.get(hospital.provinceCode) ?? []);
    addSpecialties(writer, index, hospital);
    addTexts(writer, index, hospital);
    named.push(addNames(writer, index, hospital));
    if (index % hospitalsPerStep === 0) yield;
  }
  return finish(writer, hospitals, named);
}

type Named = { units: readonly number[]; trades: Trades; worth: number }[];

const inParentheses = /\s*\([^)]*\)/g;

function addNames(writer: IndexWriter, index: number, hospital: GraphHospital): Named {
  const written: [string, number][] = [
    [hospital.name, worth.name],
    ...hospital.aliases.map((alias): [string, number] => [alias, worth.alias]),
    ...(hospital.englishName ? [[hospital.englishName, worth.english] as [string, number]] : []),
    ...(hospital.campuses ?? []).map(({ name }): [string, number] => [name, worth.campus]),
  ];
  // What stands in parentheses is often left out.
  for (const [text, value] of [...written]) {
    const short = text.replace(inParentheses, '');
    if (short !== text) written.push([short, value]);
  }
  return written.map(([text, value]) => {
    const { words, terms, units, trades, meanings, pairs } = writer.add(text, index, value);
    for (const term of terms) writer.nameWords.add(term, index, value);
    writer.wholeNames.learn(words);
    for (const meaning of meanings) writer.addMeaning(meaning.key, index, isPlace(meaning) ? meant.place : meant.name);
    for (const phrase of namesakesIn(writer.phrases, words)) writer.namesakes.add(phrase);
    for (const pair of pairs) writer.pairs.add(pair, index, value);
    return { units, trades, worth: value };
  });
}

/** What every address has, and nobody looks for. */
const addressKinds =
  /(?<![\p{L}\p{N}])(?:phường|xã|đường|phố|ngõ|hẻm|thôn|ấp|khu phố|đặc khu|tỉnh|thành phố|tp\.?)(?![\p{L}\p{N}])/giu;

function addTexts(writer: IndexWriter, index: number, hospital: GraphHospital): void {
  for (const { name, services } of hospital.departments) {
    writer.add(name, index, worth.department, { isRepeated: true });
    for (const service of services) writer.add(service, index, worth.service, { isRepeated: true });
  }
  for (const service of hospital.services) writer.add(service, index, worth.service, { isRepeated: true });
  const addresses = [hospital.address, ...(hospital.campuses ?? []).map(({ address = '' }) => address)];
  for (const address of addresses) {
    const { words, meanings } = writer.add(address.replace(addressKinds, ' '), index, worth.address, {
      isSpelt: false,
    });
    writer.speller.learnBeside(words);
    for (const meaning of meanings) {
      if (!isPlace(meaning)) continue;
      const isHere = 'code' in meaning && meaning.code === hospital.provinceCode;
      writer.addMeaning(meaning.key, index, isHere ? meant.address : meant.namesake);
    }
  }
}

function addPlace(writer: IndexWriter, index: number, hospital: GraphHospital, former: Province['former']): void {
  const { provinceCode, city, formerProvince = city } = hospital;
  // Who names a province that kept its name most likely means the old, smaller one.
  const isOld = former.length === 1 || formerProvince === city;
  writer.addMeaning(isIn(`p:${provinceCode}`), index, isOld ? meant.place : meant.merged);
  for (const { name } of former) {
    writer.addMeaning(isIn(`f:${name}`), index, name === formerProvince ? meant.place : meant.sameProvince);
  }
}

/** What a hospital is, apart from what its name says: a filter asks for this alone. */
export const isIn = (key: string) => `=${key}`;

function addSpecialties(writer: IndexWriter, index: number, { specialties, type }: GraphHospital): void {
  writer.addMeaning(isIn(typeKey(type)), index, meant.trade);
  const value = specialties.length <= tradeSpecialtiesMax ? meant.trade : meant.department;
  for (const code of specialties) writer.addMeaning(isIn(`s:${code}`), index, value);
}

const noTrades: readonly Trade[] = [];

function finish(writer: IndexWriter, hospitals: readonly GraphHospital[], named: readonly Named[]): SearchIndex {
  const words = writer.words.finish(writer.foldOfTerm.length);
  const termWeight = Float32Array.from(writer.foldOfTerm, (_, term) => {
    return Math.log(1 + hospitals.length / (1 + words.count(term)));
  });
  const termsByFold = new Map<string, number[]>();
  writer.foldOfTerm.forEach((folded, term) => {
    const terms = termsByFold.get(folded);
    if (terms) terms.push(term);
    else termsByFold.set(folded, [term]);
  });
  const unitWeight = (unit: number) => {
    if (unit < 0) return placeInNameWeight;
    return unit < kindUnitsStart ? (termWeight[unit] ?? 0) : kindWeight;
  };
  const weightOf = (units: readonly number[]) => units.reduce((sum, unit) => sum + unitWeight(unit), 0);
  const entry = ({ units, trades, worth }: Named[number]): NameEntry => ({
    units: Int32Array.from(units),
    weight: weightOf(units),
    worth,
    trades: trades.length === 0 ? noTrades : trades.map(({ meaning, terms }) => ({ meaning, weight: weightOf(terms) })),
  });
  writer.speller.finish(termsByFold);
  writer.wholeNames.finish();
  const index = {
    hospitals,
    phrases: writer.phrases,
    termOf: writer.termOf,
    termsByFold,
    sortedFolds: [...termsByFold.keys()].toSorted(),
    markedOfTerm: [...writer.termOf.keys()],
    tonesByFold: writer.tonesByFold,
    termWeight,
    kindUnits: writer.kindUnits,
    words,
    nameWords: writer.nameWords.finish(writer.foldOfTerm.length),
    pairs: writer.pairs.finish(writer.speller.pairsCount),
    meanings: writer.meanings,
    meaningPostings: writer.meaningPostings.finish(writer.meanings.size),
    unitWeight,
    names: named.map((entries) => entries.map(entry)),
    speller: writer.speller,
    wholeNames: writer.wholeNames,
    namesakes: writer.namesakes,
  };
  return { ...index, retriever: new Retriever(hospitals.length) };
}
