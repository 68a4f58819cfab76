import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distanceKm } from '#engine/graph/distance.ts';
import type { Graph } from '#engine/graph/graph.ts';
import { placesTold, type Told } from '#engine/graph/place-mentions.ts';
import { placeAnswers, placeNames, placeOf, placesOf } from '#engine/graph/place-told.ts';
import { holds, type Place } from '#engine/graph/places.ts';
import { fold } from '#engine/text/fold.ts';
import { corpusCases, isSealed } from '../evaluate/corpus.ts';
import { keysOf } from '../train/examples.ts';
import { type Fitted, fitTo, type Text } from '../train/fit.ts';
import { type Excess, yesOrNo } from '../train/learn.ts';

/** A text of which is known where the patient is; nowhere when no place is told. */
export type PlacedText = {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly place: Place | undefined;
};

export function placedTexts({ places }: Graph, path: string, lot: string): PlacedText[] {
  const linesOf = (name: string) => readFileSync(name, 'utf8').split('\n').filter(Boolean);
  const ids = new Map(
    linesOf(lot)
      .map((line) => line.split('\t'))
      .map(([number, , id]) => [number, id] as const),
  );
  return linesOf(path).map((line, at) => {
    const [number = '', kind = '', ...text] = line.split('|');
    const place = isOfNoPlace(kind) ? undefined : places.byId.get(ids.get(number) ?? '');
    if (!isOfNoPlace(kind) && !place) throw new Error(`${path}: no place of number ${number}`);
    return { id: `${basename(path, '.txt')}:${at + 1}`, kind, text: text.join('|'), place };
  });
}

/** Told of no place, or of words that are only written like one. */
const isOfNoPlace = (kind: string) => kind === '-' || kind === 'words';

const sideBySideKm = 10;

/** Whether it is that place, or lies in it, around it, or right beside it. */
export function isThere(place: Place, wanted: Place): boolean {
  if (holds(place, wanted) || holds(wanted, place)) return true;
  if (place.province !== wanted.province || !place.district) return false;
  return distanceKm(place.center, wanted.center) <= sideBySideKm;
}

export type Example = {
  readonly told: Told;
  readonly at: number;
  /** By answer; undefined where nobody knows. */
  readonly is: readonly (boolean | undefined)[];
  readonly mark: string;
};

/** Told of somebody who is there for now, wherever home is. */
const forNow = new Set(['stays', 'visiting', 'way', 'inhouse', 'works']);

/** In the order of `placeAnswers`. */
function answersOf(kind: string): readonly boolean[] {
  return [true, kind !== 'soon', forNow.has(kind), kind === 'soon'];
}

/** A place, or only words: nobody has said. */
const ofNobody = [undefined, false, false, false];
const noName = [false, undefined, undefined, undefined];

/** Each place that a text names, as it stands and without marks. */
export function examplesOf(graph: Graph, { id, kind, text, place }: PlacedText): Example[] {
  return [text, fold(text)].flatMap((written, plain) => {
    const told = placesTold(graph, written);
    return told.groups.map((group, at) => {
      const isMeant = place !== undefined && placesOf(placeOf(graph, told, group)).some((each) => isThere(each, place));
      return {
        told,
        at,
        is: isMeant ? answersOf(kind) : kind === 'words' ? noName : ofNobody,
        mark: `${id}:${plain}:${at}`,
      };
    });
  });
}

/** Words that only look like a place once their marks are gone: what a family writes of an illness holds many. */
export function wordsAlike(graph: Graph): Example[] {
  const seen = new Map<string, number>();
  return corpusCases()
    .filter((one) => !isSealed(one))
    .flatMap(({ id, intake: { symptoms = '' } }) => {
      const plain = fold(symptoms);
      if (plain === symptoms.toLowerCase()) return [];
      const meant = new Set(placesTold(graph, symptoms).groups.flatMap((group) => group.map(({ from }) => from)));
      const told = placesTold(graph, plain);
      return told.groups.flatMap((group, place): Example[] => {
        const name = group.map(({ from, to }) => told.words.slice(from, to).map((word) => word.plain)).join();
        const times = seen.get(name) ?? 0;
        if (times >= alikeMax || group.some(({ from }) => meant.has(from))) return [];
        seen.set(name, times + 1);
        return [{ told, at: place, is: noName, mark: `${id}:${place}` }];
      });
    });
}

/** Of one name; more would only outweigh the others. */
const alikeMax = 8;

const root = new URL('../../', import.meta.url);
const placesFolder = fileURLToPath(new URL('corpus-waiting/places/', root));
const lessons = [
  ['dev-a.txt', 'lot-dev.tsv'],
  ['dev-b.txt', 'lot-dev.tsv'],
  ['dev-c.txt', 'lot-c.tsv'],
] as const;

const sources = [
  'scripts/places/examples.ts',
  'src/engine/graph/place-mentions.ts',
  'src/engine/graph/place-told.ts',
  'src/engine/graph/places.ts',
  ...lessons.flatMap((names) => names.map((name) => `corpus-waiting/places/${name}`)),
];

/** A hash of the texts and of the code that reads them: weights that were made from something else are out of date. */
export function placesMadeFrom(): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(new URL(source, root)));
  return hash.digest('hex').slice(0, 16);
}

/** All that may be learnt from. */
export function learntTexts(graph: Graph): PlacedText[] {
  return lessons.flatMap(([texts, lot]) => placedTexts(graph, `${placesFolder}${texts}`, `${placesFolder}${lot}`));
}

export function fitPlaces(examples: readonly Example[]): Fitted {
  const texts = examples.map(
    ({ told, at, is, mark }): Text => ({
      grams: keysOf([mark]),
      words: 1,
      // The names of our texts were drawn by lot: that one is among them tells nothing.
      known: keysOf(placeNames(told, at).filter((name) => is === noName || !name.startsWith('name:'))),
    }),
  );
  return fitTo(texts, {
    answers: placeAnswers.length,
    excess: whereKnown(examples.map(({ is }) => is)),
    rounds: 14,
    orders: 2,
    textsMin: 2,
    steps: 31,
    ignored: 0.001,
    weightsMax: 10_000,
    byKey: false,
  });
}

/** Yes or no for each answer by itself, learnt from those of which it is known. */
function whereKnown(wanted: readonly Example['is'][]): Excess {
  const answers = placeAnswers.map((_, answer) => {
    const known = wanted.flatMap((each, at) => (each[answer] === undefined ? [] : [at]));
    const places = new Map(known.map((at, place) => [at, place]));
    return { places, excess: yesOrNo(known.map((at) => [wanted[at]?.[answer] === true])) };
  });
  const one = new Float64Array(1);
  return (at, scores, excess) => {
    answers.forEach((each, answer) => {
      const place = each.places.get(at);
      one[0] = 0;
      if (place !== undefined) each.excess(place, scores.subarray(answer, answer + 1), one);
      excess[answer] = one[0] ?? 0;
    });
  };
}
