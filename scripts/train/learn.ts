import { dice, exp, shuffle } from './arithmetic.ts';

/** A text as the learner sees it: its features, and how much each counts. */
export type Bag = { readonly features: Int32Array; readonly value: number; readonly known: Int32Array };

export type Learnt = { readonly weights: Float64Array; readonly biases: Float64Array };

/** How a score that is off is to change: by answer, the score's excess. */
export type Excess = (bag: number, scores: Float64Array, excess: Float64Array) => void;

export type Lesson = {
  readonly excess: Excess;
  readonly rounds: number;
  /** An excess as small as this teaches nothing: of many answers, only those in question are weighed. */
  readonly ignored: number;
};

const rate = 0.1;
const decay = 5e-4;
const smallest = 1e-3;

/**
 * Weights by AdaGrad, one text at a time: what is seen seldom moves far when it is seen. The mean over the later half of
 * the rounds is kept. Of the weights, by feature and answer, only those that are open are learnt; the others stay 0.
 */
export function learn(
  bags: readonly Bag[],
  features: number,
  answers: number,
  { rounds, excess: excessOf, ignored }: Lesson,
  isOpen?: (at: number) => boolean,
): Learnt {
  const weights = new Float64Array(features * answers);
  const moved = new Float64Array(features * answers).fill(smallest);
  // What has moved without end moves no more.
  if (isOpen) for (let at = 0; at < moved.length; at += 1) if (!isOpen(at)) moved[at] = Number.POSITIVE_INFINITY;
  const biases = new Float64Array(answers);
  const biasMoved = new Float64Array(answers).fill(smallest);
  const mean = { weights: new Float64Array(features * answers), biases: new Float64Array(answers) };
  const order = bags.map((_, at) => at);
  const scores = new Float64Array(answers);
  const excess = new Float64Array(answers);
  const roll = dice(7);
  let kept = 0;
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
    shuffle(order, roll);
    for (const at of order) {
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
    if (round * 2 < rounds) continue;
    kept += 1;
    for (let at = 0; at < weights.length; at += 1)
      mean.weights[at] = (mean.weights[at] as number) + (weights[at] as number);
    for (let at = 0; at < answers; at += 1) mean.biases[at] = (mean.biases[at] as number) + (biases[at] as number);
  }
  for (let at = 0; at < weights.length; at += 1) mean.weights[at] = (mean.weights[at] as number) / kept;
  for (let at = 0; at < answers; at += 1) mean.biases[at] = (mean.biases[at] as number) / kept;
  return mean;
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
