import { compactName, type PlaceIndex, type Reading } from './places.ts';
import { distance } from './slips.ts';

const comparedLettersMin = 5;
const twoSlipsLettersMin = 9;

/** All that bears a name which a text misses by a slip or, when it is long and nothing is nearer, by two. */
export function nearly(index: PlaceIndex, text: string): readonly Reading[] {
  const key = compactName(text);
  const slips = key.length < comparedLettersMin ? 0 : key.length < twoSlipsLettersMin ? 1 : 2;
  const letters = lettersOf(key);
  for (let allowed = 1; allowed <= slips; allowed += 1) {
    const found = new Set<Reading>();
    for (let length = key.length - allowed; length <= key.length + allowed; length += 1) {
      for (const name of comparable(index)[length] ?? []) {
        // A slip changes at most two letters that occur: most names differ in more, and are seen to at once.
        if (bitsIn(name.letters ^ letters) > 2 * allowed || distance(key, name.key, allowed) > allowed) continue;
        for (const reading of name.readings) found.add(reading);
      }
    }
    if (found.size > 0) return [...found];
  }
  return [];
}

type Comparable = { readonly key: string; readonly letters: number; readonly readings: readonly Reading[] };

const known = new WeakMap<PlaceIndex, Comparable[][]>();

/** Names by their length, made when a slip is first met. Of numbers nobody can tell which one was meant. */
function comparable(index: PlaceIndex): readonly (readonly Comparable[])[] {
  let byLength = known.get(index);
  if (byLength) return byLength;
  byLength = [];
  for (const names of [index.names, index.wards]) {
    for (const [key, readings] of names) {
      if (key.length < comparedLettersMin || /\d/.test(key)) continue;
      byLength[key.length] ??= [];
      byLength[key.length]?.push({ key, letters: lettersOf(key), readings });
    }
  }
  known.set(index, byLength);
  return byLength;
}

const codeOfA = 97;

/** A bit for each letter that occurs. */
function lettersOf(key: string): number {
  let bits = 0;
  for (let at = 0; at < key.length; at += 1) bits |= 1 << (key.charCodeAt(at) - codeOfA);
  return bits;
}

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
