import { writeFileSync } from 'node:fs';
import { redFlagCodes } from '#contract/vocabulary.ts';
import { levelNames } from '#engine/reader/read-danger.ts';
import { examples } from './train/examples.ts';
import type { Fitted } from './train/fit.ts';
import { fitLevels, fitSigns, fitSpecialties, specialtiesOf } from './train/heads.ts';
import { madeFrom } from './train/made-from.ts';
import { writeWeights } from './train/write.ts';

/** Learns the weights of the reader from the corpus, and writes them. The same corpus and code give the same bytes. */
const started = Date.now();
const learnt = examples();
const from = madeFrom();
const specialties = specialtiesOf(learnt);
write('level', levelNames, fitLevels(learnt));
write('sign', redFlagCodes, fitSigns(learnt));
write('specialty', specialties, fitSpecialties(learnt, specialties));
console.log(`${learnt.length} texts, ${Math.round((Date.now() - started) / 1000)} s`);

function write(name: string, answers: readonly string[], fitted: Fitted): void {
  const file = new URL(`../src/engine/reader/${name}-weights.json`, import.meta.url);
  const text = writeWeights(from, answers, fitted);
  writeFileSync(file, text);
  console.log(`${name}: ${text.length} characters`);
}
