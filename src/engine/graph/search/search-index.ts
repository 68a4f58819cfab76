import type { Province } from '#contract/directory.ts';
import type { GraphHospital } from '../graph.ts';
import { IndexWriter, type Trades } from './index-writer.ts';
import { isPlace, type PhraseTable, phraseTable, typeKey } from './phrase-table.ts';
import type { Postings } from './postings.ts';
import { Retriever } from './retriever.ts';
import type { Speller } from './speller.ts';
import { isKind } from './units.ts';
import type { WholeNames } from './whole-names.ts';

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
 * One way to write a hospital's name in units, and what they weigh together.
 */
export type NameEntry = {
  readonly units: Int32Array;
  readonly weight: number;
  readonly worth: number;
  readonly trades: readonly Trade[];
};

/** A specialty that a name says, and what its words weigh there. */
type Trade = { readonly meaning: number; readonly weight: number };

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

const hospitalsPerStep = 50;
const namesPerStep = 2000;

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
  return yield* finish(writer, hospitals, named);
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
    const { words, telling, terms, units, trades, meanings, pairs } = writer.add(text, index, value);
    for (const term of terms) writer.nameWords.add(term, index, value);
    writer.wholeNames.learn(words, telling);
    for (const meaning of meanings) writer.addMeaning(meaning.key, index, isPlace(meaning) ? meant.place : meant.name);
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

function* finish(
  writer: IndexWriter,
  hospitals: readonly GraphHospital[],
  named: readonly Named[],
): Generator<void, SearchIndex> {
  const terms = writer.foldOfTerm.length;
  const words = writer.words.finish(terms);
  yield;
  const nameWords = writer.nameWords.finish(terms);
  const pairs = writer.pairs.finish(writer.speller.pairsCount);
  const meaningPostings = writer.meaningPostings.finish(writer.meanings.size);
  yield;
  const termWeight = Float32Array.from(writer.foldOfTerm, (_, term) =>
    weightOfCount(hospitals.length, words.count(term)),
  );
  const termsByFold = Map.groupBy(writer.foldOfTerm.keys(), (term) => writer.foldOfTerm[term] ?? '');
  const unitWeight = (unit: number) => {
    if (unit < 0) return placeInNameWeight;
    return isKind(unit) ? kindWeight : (termWeight[unit] ?? 0);
  };
  const names = yield* nameEntries(named, unitWeight);
  writer.speller.finish(termsByFold);
  yield;
  writer.wholeNames.finish();
  yield;
  return {
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
    nameWords,
    pairs,
    meanings: writer.meanings,
    meaningPostings,
    unitWeight,
    names,
    speller: writer.speller,
    wholeNames: writer.wholeNames,
    namesakes: writer.namesakes,
    retriever: new Retriever(hospitals.length),
  };
}

/** The rarer, the more it tells. */
const weightOfCount = (hospitals: number, count: number) => Math.log(1 + hospitals / (1 + count));

function* nameEntries(
  named: readonly Named[],
  unitWeight: (unit: number) => number,
): Generator<void, (readonly NameEntry[])[]> {
  const weightOf = (units: readonly number[]) => units.reduce((sum, unit) => sum + unitWeight(unit), 0);
  const entry = ({ units, trades, worth }: Named[number]): NameEntry => ({
    units: Int32Array.from(units),
    weight: weightOf(units),
    worth,
    trades: trades.length === 0 ? noTrades : trades.map(({ meaning, terms }) => ({ meaning, weight: weightOf(terms) })),
  });
  const names: (readonly NameEntry[])[] = [];
  for (const entries of named) {
    names.push(entries.map(entry));
    if (names.length % namesPerStep === 0) yield;
  }
  return names;
}
