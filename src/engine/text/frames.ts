import { unpackedOnce, Weights } from '../weights/weights.ts';
import frameFile from './frame-weights.json' with { type: 'json' };
import { gramsOf, keyOf } from './grams.ts';
import { isWithMarks } from './plain-words.ts';
import type { Reading, Token } from './reading.ts';
import { hashOf } from './word.ts';

/**
 * What a text tells, and what only stands around it. Families greet, ask, thank, excuse themselves, plan to wait, play
 * down and repeat what a neighbour thinks of it, whether it is a trifle or a life: none of that tells of a body, an event,
 * a drug, a value, a time or a person, and none of it may make a danger small. Which words are such a frame is learnt
 * from texts in which readers marked them (`corpus/frames/`); what is in doubt counts as told.
 */
export function toldOf(reading: Reading, weights: FrameWeights): Reading {
  const isFrame = framesIn(reading, weights);
  const tokens = reading.tokens.filter((_, at) => isFrame[at] === 0);
  return tokens.length === reading.tokens.length ? reading : { ...reading, tokens, cues: undefined };
}

export type FrameWeights = Weights | 'damaged';

/** Damaged, all is told. */
export const frameWeights = unpackedOnce(() => new Weights(frameFile));

/**
 * What it costs to call words a frame, in hundredths of a log-odd: to begin with it in a clause, and to turn to it or back
 * within one. What is cut must be surely frame. Ours, set on readers whose marks and writers whose frames were held out.
 */
export const frameCosts = { begin: 300, turn: 400 } as const;

export type FrameCosts = Readonly<Record<keyof typeof frameCosts, number>>;

/**
 * For each word 1 where it is of a frame: the cheapest way through each clause, told or frame. Clauses know nothing of each
 * other, so that what is put before or behind a clause changes nothing in it.
 */
export function framesIn(
  { tokens, markedIn }: Reading,
  weights: FrameWeights,
  costs: FrameCosts = frameCosts,
): Uint8Array {
  const isFrame = new Uint8Array(tokens.length);
  if (weights === 'damaged') return isFrame;
  const scores = frameScores(tokens, markedIn, weights);
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && tokens[to]?.clause === tokens[from]?.clause) to += 1;
    markClause(isFrame, scores, from, to, costs);
    from = to;
  }
  return isFrame;
}

function markClause(
  isFrame: Uint8Array,
  scores: Int32Array,
  from: number,
  to: number,
  { begin, turn }: FrameCosts,
): void {
  // By word, whether the best way that ends told, or frame, was frame at the word before.
  const cameTold = new Uint8Array(to - from);
  const cameFrame = new Uint8Array(to - from);
  let told = 0;
  let frame = (scores[from] ?? 0) - begin;
  for (let at = from + 1; at < to; at += 1) {
    const back = frame - turn;
    const out = told - turn - begin;
    cameTold[at - from] = back > told ? 1 : 0;
    cameFrame[at - from] = out > frame ? 0 : 1;
    told = Math.max(told, back);
    frame = Math.max(frame, out) + (scores[at] ?? 0);
  }
  let isIn = frame > told ? 1 : 0;
  for (let at = to - 1; at >= from; at -= 1) {
    isFrame[at] = isIn;
    isIn = (isIn === 1 ? cameFrame[at - from] : cameTold[at - from]) ?? 0;
  }
}

/** How much each word, by itself and its neighbours in the thought, sounds like a frame. */
function frameScores(tokens: readonly Token[], markedIn: readonly boolean[], frames: Weights): Int32Array {
  const [head] = frames.heads;
  const sums = new Float64Array(1);
  return Int32Array.from(frameKeys(tokens), (keys, at) => {
    if (tokens[at]?.number !== undefined || frames.placeOf(wordKey(tokens[at] as Token, markedIn)) < 0) return -unheard;
    sums[0] = 0;
    for (const key of keys) {
      const place = frames.placeOf(key);
      if (place >= 0) frames.add(sums, place);
    }
    return head ? Math.floor(((sums[0] as number) * head.scale) / 1024) + head.bias : 0;
  });
}

/** A frame is made of the same few words over and over: a word that no frame had tells something, and so does a number. */
const unheard = 1000;

/** Stands for a word of frames; who writes with marks means “lan” by “lan”, who writes without may mean “lần”. */
export function wordKey(token: Token, markedIn: readonly boolean[]): number {
  return keyOf(hashOf(token.word) ^ (salts[isWithMarks(token, { markedIn }) ? 18 : 15] as number));
}

/** How far a word looks to either side for words in their places, and for words that stand there at all. */
const reach = 2;
const hearing = 8;
const salts = Int32Array.from({ length: 21 }, (_, at) => Math.imul(at + 1, 0x9e3779b1));

/**
 * For each word the keys that it is judged by: words, twos and threes around it within the clause, each by where it stands,
 * and the other words of the clause on either side.
 */
export function frameKeys(tokens: readonly Token[]): Int32Array[] {
  const { ones, twos, threes } = gramsOf(tokens);
  const own = tokens.map(({ word }) => hashOf(word));
  return tokens.map(({ clause }, at) => {
    const keys: number[] = [];
    const isHere = (other: number) => tokens[other]?.clause === clause;
    const add = (gram: number | undefined, place: number) => {
      if (gram !== undefined) keys.push(keyOf(gram ^ (salts[place] as number)));
    };
    for (let from = at - reach; from <= at + reach; from += 1) {
      if (!isHere(from)) continue;
      const place = from - at + reach;
      add(ones[from], place);
      if (from < at + reach && isHere(from + 1)) add(twos[from], 5 + place);
      if (from <= at && isHere(from + 2)) add(threes[from], 9 + place);
    }
    add(own[at], 14);
    for (let other = at - 1; other >= at - hearing && isHere(other); other -= 1) add(ones[other], 19);
    for (let other = at + 1; other <= at + hearing && isHere(other); other += 1) add(ones[other], 20);
    if (isHere(at - 1)) add((own[at - 1] as number) ^ Math.imul(own[at] as number, 31), 16);
    if (isHere(at + 1)) add((own[at] as number) ^ Math.imul(own[at + 1] as number, 31), 17);
    if (!isHere(at - 1)) add(ones[at], 12);
    if (!isHere(at + 1)) add(ones[at], 13);
    return Int32Array.from(keys);
  });
}
