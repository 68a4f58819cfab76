import { exp, mixed } from './arithmetic.ts';

/** A text as the learner sees it: its features, and how much each counts; `mark` is the same whatever other texts there are. */
export type Bag = {
  readonly features: Int32Array;
  readonly value: number;
  readonly known: Int32Array;
  readonly mark: number;
};

export type Learnt = { readonly weights: Float64Array; readonly biases: Float64Array };

/** How a score that is off is to change: by answer, the score's excess. */
export type Excess = (bag: number, scores: Float64Array, excess: Float64Array) => void;

export type Lesson = {
  readonly excess: Excess;
  readonly rounds: number;
  /** In how many orders the texts are gone through. */
  readonly orders: number;
  /** An excess as small as this teaches nothing: of many answers, only those in question are weighed. */
  readonly ignored: number;
};

const rate = 0.1;
const decay = 5e-4;
const smallest = 1e-3;

/**
 * Weights by AdaGrad, one text at a time: what is seen seldom moves far when it is seen. The mean over the later half of
 * the rounds is kept, and of several runs in other orders: what hangs on the order is nothing that was told. Of the
 * weights, by feature and answer, only those that are open are learnt; the others stay 0.
 */
export function learn(
  bags: readonly Bag[],
  features: number,
  answers: number,
  lesson: Lesson,
  isOpen?: (at: number) => boolean,
): Learnt {
  const mean = { weights: new Float64Array(features * answers), biases: new Float64Array(answers) };
  for (let run = 0; run < lesson.orders; run += 1) addRun(mean, bags, run, lesson, isOpen);
  return mean;
}

/** Adds its share of one run to the mean. */
function addRun(
  mean: Learnt,
  bags: readonly Bag[],
  run: number,
  { rounds, orders, excess: excessOf, ignored }: Lesson,
  isOpen?: (at: number) => boolean,
): void {
  const answers = mean.biases.length;
  const weights = new Float64Array(mean.weights.length);
  const moved = new Float64Array(mean.weights.length).fill(smallest);
  // What has moved without end moves no more.
  if (isOpen) for (let at = 0; at < moved.length; at += 1) if (!isOpen(at)) moved[at] = Number.POSITIVE_INFINITY;
  const biases = new Float64Array(answers);
  const biasMoved = new Float64Array(answers).fill(smallest);
  const scores = new Float64Array(answers);
  const excess = new Float64Array(answers);
  const share = 1 / (orders * Math.floor(rounds / 2));
  const step = (feature: number, value: number) => {
    const base = feature * answers;
    for (let answer = 0; answer < answers; answer += 1) {
      const off = excess[answer] as number;
      if (off < ignored && off > -ignored) continue;
      const at = base + answer;
      const slope = off * value + decay * (weights[at] as number);
      const so = (moved[at] as number) + slope * slope;
      moved[at] = so;
      weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(so);
    }
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const at of orderOf(bags, run * rounds + round)) {
      const bag = bags[at] as Bag;
      score({ weights, biases }, bag, scores);
      excessOf(at, scores, excess);
      for (const feature of bag.features) step(feature, bag.value);
      for (const feature of bag.known) step(feature, 1);
      for (let answer = 0; answer < answers; answer += 1) {
        const off = excess[answer] as number;
        const so = (biasMoved[answer] as number) + off * off;
        biasMoved[answer] = so;
        biases[answer] = (biases[answer] as number) - (rate * off) / Math.sqrt(so);
      }
    }
    if (rounds - round > Math.floor(rounds / 2)) continue;
    addShare(mean.weights, weights, share);
    addShare(mean.biases, biases, share);
  }
}

function addShare(mean: Float64Array, values: Float64Array, share: number): void {
  for (let at = 0; at < values.length; at += 1) mean[at] = (mean[at] as number) + (values[at] as number) * share;
}

/**
 * Another order in every round, in which a text keeps its place among the others when some are added: else every text
 * added would move all weights a little, and what lies near a bar with them.
 */
function orderOf(bags: readonly Bag[], round: number): Int32Array {
  const places = Float64Array.from(bags, ({ mark }) => mixed(mark ^ mixed(round + 1)));
  return Int32Array.from(bags, (_, at) => at).sort((a, b) => (places[a] as number) - (places[b] as number) || a - b);
}

export function score(
  { weights, biases }: Learnt,
  { features, value, known }: Bag,
  scores: Float64Array,
): Float64Array {
  const answers = biases.length;
  scores.fill(0);
  for (const feature of features) {
    const base = feature * answers;
    for (let answer = 0; answer < answers; answer += 1)
      scores[answer] = (scores[answer] as number) + (weights[base + answer] as number);
  }
  for (let answer = 0; answer < answers; answer += 1)
    scores[answer] = (scores[answer] as number) * value + (biases[answer] as number);
  for (const feature of known) {
    const base = feature * answers;
    for (let answer = 0; answer < answers; answer += 1)
      scores[answer] = (scores[answer] as number) + (weights[base + answer] as number);
  }
  return scores;
}

/** Yes or no for each answer by itself; each side counts as much as the other, however many texts it has. */
export function yesOrNo(wanted: readonly (readonly boolean[])[]): Excess {
  const count = wanted.length;
  const answers = wanted[0]?.length ?? 0;
  const yes = Array.from({ length: answers }, (_, answer) => wanted.filter((each) => each[answer]).length);
  return (at, scores, excess) => {
    const want = wanted[at] as readonly boolean[];
    for (let answer = 0; answer < answers; answer += 1) {
      const isYes = want[answer] as boolean;
      const share = isYes ? (yes[answer] as number) : count - (yes[answer] as number);
      const said = 1 / (1 + exp(-(scores[answer] as number)));
      excess[answer] = (said - (isYes ? 1 : 0)) * (count / (2 * Math.max(1, share)));
    }
  };
}

/** One of several: shares that sum to one. */
export function oneOfSeveral(shares: readonly Float64Array[]): Excess {
  return (at, scores, excess) => {
    const want = shares[at] as Float64Array;
    let top = Number.NEGATIVE_INFINITY;
    for (const each of scores) if (each > top) top = each;
    let sum = 0;
    for (let answer = 0; answer < scores.length; answer += 1) {
      const odds = exp((scores[answer] as number) - top);
      excess[answer] = odds;
      sum += odds;
    }
    for (let answer = 0; answer < scores.length; answer += 1)
      excess[answer] = (excess[answer] as number) / sum - (want[answer] as number);
  };
}
