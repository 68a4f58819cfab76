import { inRegion, kinds, regions } from '../knowledge/specialty-terms/regions.ts';
import { wordsOf } from '../text/reading.ts';
import { targetOf } from './targets.ts';

/** Neither a kind of complaint nor a region; both count from 1. */
export const none = 0;

const kindNames = Object.keys(kinds);
const regionNames = Object.keys(regions);

/** The words that begin a complaint. */
export const kindWords: readonly string[] = Object.values(kinds).flatMap((words) => words.split(' '));

export function regionOf(name: string): number {
  return regionNames.indexOf(name) + 1;
}

/** By the marked form of a word, the kind of complaint that begins with it. */
const kindsByForm = new Map<number, number>();
kindNames.forEach((name, at) => {
  for (const { form } of wordsOf(kinds[name] ?? '')) kindsByForm.set(form, at + 1);
});

export function kindOf(form: number): number {
  return kindsByForm.get(form) ?? none;
}

const width = regionNames.length + 1;
const symptomsIn = new Int32Array((kindNames.length + 1) * width);
for (const [kind, pairs] of Object.entries(inRegion)) {
  const names = pairs.split(' ');
  for (let at = 0; at < names.length; at += 2) {
    const place = (kindNames.indexOf(kind) + 1) * width + regionOf(names[at] ?? '');
    symptomsIn[place] = targetOf(`#${names[at + 1]}`);
  }
}

/** The symptom that a kind of complaint is in a region, by its number among the targets; 0 when there is none. */
export function symptomIn(kind: number, region: number): number {
  return symptomsIn[kind * width + region] ?? 0;
}
