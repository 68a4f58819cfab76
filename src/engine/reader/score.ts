import { type Grams, gramOf, gramsOf, keyOf } from '../text/grams.ts';
import type { Reading } from '../text/reading.ts';
import type { Head, Weights } from '../weights/weights.ts';
import type { Span } from './story.ts';

/** The grams of a text with their places among the weights, -1 where nothing was learnt. */
export type Placed = { readonly ones: Int32Array; readonly twos: Int32Array; readonly threes: Int32Array };

export function place({ ones, twos, threes }: Grams, weights: Weights): Placed {
  return { ones: placesOf(ones, weights), twos: placesOf(twos, weights), threes: placesOf(threes, weights) };
}

function placesOf(grams: Int32Array, weights: Weights): Int32Array {
  const places = new Int32Array(grams.length);
  for (let at = 0; at < grams.length; at += 1) places[at] = weights.placeOf(keyOf(grams[at] as number));
  return places;
}

/** 65536 by the root of the number of words: a long text says no more than a short one for being long. Words of which nothing was learnt take nothing from what the others say. */
const roots = Float64Array.from({ length: 2048 }, (_, words) => Math.round(65536 / Math.sqrt(words + 1)));

export function rootOf(words: number): number {
  return roots[Math.min(words, roots.length - 1)] ?? 0;
}

/** What the one word of a text of one counts, where what is known of the patient counts one. */
export const wordScale = 2.5;
const knownRoot = Math.round(65536 / wordScale);

/** Sums of all heads, in 65536ths of a weight. */
export function sumsOf({ ones, twos, threes }: Placed, { from, to }: Span, weights: Weights): Float64Array {
  const sums = new Float64Array(weights.heads.length);
  let known = 0;
  for (let at = from; at < to; at += 1) {
    if ((ones[at] as number) >= 0) known += 1;
    addKnown(sums, ones[at], weights);
    if (at + 1 < to) addKnown(sums, twos[at], weights);
    if (at + 2 < to) addKnown(sums, threes[at], weights);
  }
  const root = rootOf(known);
  for (let head = 0; head < sums.length; head += 1) sums[head] = (sums[head] ?? 0) * root;
  return sums;
}

function addKnown(sums: Float64Array, at: number | undefined, weights: Weights): void {
  if (at !== undefined && at >= 0) weights.add(sums, at);
}

/** Adds what is known besides the text: names such as `age:40`. */
export function addNames(sums: Float64Array, names: readonly string[], weights: Weights): void {
  for (const name of names) {
    const at = weights.placeOf(keyOf(gramOf(name)));
    if (at >= 0) weights.add(sums, at, knownRoot);
  }
}

/** In hundredths of a log-odd: whole numbers, the same in every browser. */
export function scoreOf(sum: number, { scale, bias }: Head): number {
  return Math.floor((sum * scale) / (65536 * 1024)) + bias;
}

export type Score = { readonly code: string; readonly score: number };

/** What each head makes of a whole text, and of names besides. */
export function scoresOf({ tokens }: Reading, names: readonly string[], weights: Weights): Score[] {
  const sums = sumsOf(place(gramsOf(tokens), weights), { from: 0, to: tokens.length }, weights);
  addNames(sums, names, weights);
  return weights.heads.map((head, at) => ({ code: head.name, score: scoreOf(sums[at] ?? 0, head) }));
}
