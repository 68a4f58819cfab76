import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distanceKm } from '#engine/graph/distance.ts';
import type { Graph } from '#engine/graph/graph.ts';
import { placesTold, type Told } from '#engine/graph/place-mentions.ts';
import { judgePlaces, placeAnswers, placeNames, placeOf, placesOf, placeTold } from '#engine/graph/place-told.ts';
import { holds, type Place } from '#engine/graph/places.ts';
import type { Understood } from '#engine/graph/read-place.ts';
import { fold } from '#engine/text/fold.ts';
import { Weights } from '#engine/weights/weights.ts';
import { corpusCases, isSealed } from '../evaluate/corpus.ts';
import { keysOf } from '../train/examples.ts';
import { type Fitted, fitTo, type Text } from '../train/fit.ts';
import { type Excess, yesOrNo } from '../train/learn.ts';
import { madeFrom } from '../train/made-from.ts';
import { writeWeights } from '../train/write.ts';

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

/** A hash of the texts, the corpus and the code that reads them: weights made from something else are out of date. */
export function placesMadeFrom(): string {
  const hash = createHash('sha256').update(madeFrom());
  for (const source of sources) hash.update(readFileSync(new URL(source, root)));
  return hash.digest('hex').slice(0, 16);
}

/** All that may be learnt from. */
export function learntTexts(graph: Graph): PlacedText[] {
  return lessons.flatMap(([texts, lot]) => placedTexts(graph, `${placesFolder}${texts}`, `${placesFolder}${lot}`));
}

/** Where the patient of a text is, and what was understood. */
type Answer = { readonly wanted: Place | undefined; readonly understood: Understood };

const folds = 5;

/** The texts of the writers who had not seen the engine, each judged by what was learnt from the other fifths. */
export function heldOutPlaces(graph: Graph): Answer[] {
  const [texts, alike] = [learntTexts(graph), wordsAlike(graph)];
  const isHeld = ({ id }: PlacedText, fold: number) =>
    !id.startsWith('dev-c') && Number(id.split(':')[1]) % folds === fold;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const learnt = texts.filter((each) => !isHeld(each, fold)).flatMap((each) => examplesOf(graph, each));
    const weights = new Weights(JSON.parse(writeWeights('', placeAnswers, fitPlaces([...learnt, ...alike]))));
    const held = texts.filter((each) => isHeld(each, fold));
    return held.map((text) => ({
      wanted: wantedOf(text),
      understood: placeTold(graph, judgePlaces(graph, text.text, weights)),
    }));
  });
}

/** How a place was heard: as it is, asked about with it or without it, another one taken, its province alone, not at all. */
type Heard = 'right' | 'asked' | 'askedAmiss' | 'another' | 'province' | 'none';

function heardAs({ wanted, understood: { place, candidates } }: Answer): Heard {
  const named = placesOf({ place, candidates });
  if (named.length === 0) return 'none';
  const isNamed = wanted !== undefined && named.some((each) => isThere(each, wanted));
  if (candidates.length > 0 || place?.isGuess) return isNamed ? 'asked' : 'askedAmiss';
  return !isNamed ? 'another' : place?.district ? 'right' : 'province';
}

export function countsOf(answers: readonly Answer[]): Record<'texts' | Heard, number> {
  const counts = { texts: answers.length, right: 0, asked: 0, askedAmiss: 0, another: 0, province: 0, none: 0 };
  for (const each of answers) counts[heardAs(each)] += 1;
  return counts;
}

/** Undefined where nobody is told to be, or not yet. */
export const wantedOf = ({ kind, place }: PlacedText) => (kind === 'soon' ? undefined : place);

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
