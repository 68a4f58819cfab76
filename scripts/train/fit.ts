import { wordScale } from '#engine/reader/score.ts';
import { mixed } from './arithmetic.ts';
import { type Bag, type Learnt, type Lesson, learn, score } from './learn.ts';

/** What a fit learns from: keys of grams and of what is known besides. */
export type Text = { readonly grams: Int32Array; readonly words: number; readonly known: Int32Array };

export type Plan = Lesson & {
  readonly answers: number;
  /** A gram in fewer texts than this teaches nothing that holds elsewhere. */
  readonly textsMin: number;
  /** How many weights are kept, the most telling ones. */
  readonly weightsMax: number;
  /** In how many steps either way a weight is told. */
  readonly steps: number;
  /** Whether a key that is kept is kept for all answers. */
  readonly byKey: boolean;
};

export type Fitted = {
  /** Ascending. */
  readonly keys: Int32Array;
  readonly learnt: Learnt;
  readonly steps: number;
  readonly scores: (text: Text) => Float64Array;
};

/** Learns, keeps the weights that tell most, and learns those again without the others. */
export function fitTo(texts: readonly Text[], plan: Plan): Fitted {
  const { answers, textsMin } = plan;
  const counts = new Map<number, number>();
  for (const { grams, known } of texts)
    for (const key of new Set([...grams, ...known])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const all = ascending([...counts].filter(([, texts]) => texts >= textsMin).map(([key]) => key));
  const bags = bagsOf(texts, all);
  const first = learn(bags, all.length, answers, plan);
  const open = mostTelling(
    first,
    Array.from(all, (key) => counts.get(key) ?? 0),
    plan,
  );
  const keys = all.filter((_, feature) => open.subarray(feature * answers, (feature + 1) * answers).includes(1));
  const places = new Map(Array.from(all, (key, feature) => [key, feature]));
  const openOf = Uint8Array.from({ length: keys.length * answers }, (_, at) => {
    const feature = places.get(keys[Math.floor(at / answers)] ?? -1) ?? 0;
    return open[feature * answers + (at % answers)] ?? 0;
  });
  const learnt = learn(bagsOf(texts, keys), keys.length, answers, plan, (at) => openOf[at] === 1);
  const find = finder(keys);
  return {
    keys,
    learnt,
    steps: plan.steps,
    scores: (text) => score(learnt, bagOf(text, find), new Float64Array(answers)).slice(),
  };
}

function ascending(keys: number[]): Int32Array {
  return Int32Array.from(keys).sort();
}

function mostTelling({ weights }: Learnt, counts: readonly number[], { answers, weightsMax, byKey }: Plan): Uint8Array {
  const telling = new Float64Array(weights.length);
  for (let at = 0; at < weights.length; at += 1)
    telling[at] = Math.abs(weights[at] ?? 0) * Math.sqrt(counts[Math.floor(at / answers)] ?? 0);
  if (byKey)
    for (let base = 0; base < telling.length; base += answers)
      telling.fill(Math.max(...telling.subarray(base, base + answers)), base, base + answers);
  if (telling.length <= weightsMax) return new Uint8Array(telling.length).fill(1);
  const bar = telling.slice().sort()[telling.length - weightsMax] ?? 0;
  return Uint8Array.from(telling, (each) => (each >= bar && each > 0 ? 1 : 0));
}

type Find = (key: number) => number | undefined;

function finder(keys: Int32Array): Find {
  const features = new Map(Array.from(keys, (key, feature) => [key, feature]));
  return (key) => features.get(key);
}

function bagsOf(texts: readonly Text[], keys: Int32Array): Bag[] {
  const find = finder(keys);
  return texts.map((text) => bagOf(text, find));
}

function bagOf({ grams, words, known }: Text, find: Find): Bag {
  const found = (from: Int32Array) => Int32Array.from([...from].flatMap((key) => find(key) ?? []));
  const mark = grams.reduce((so, key) => mixed(so ^ key), words);
  // Words by themselves stand first among the grams; those of which nothing is learnt count for nothing.
  const learnt = found(grams.subarray(0, words)).length;
  return { features: found(grams), value: wordScale / Math.sqrt(learnt + 1), known: found(known), mark };
}
