import { writeFileSync } from 'node:fs';
import { redFlagCodes } from '#contract/vocabulary.ts';
import { levelNames } from '#engine/reader/read-danger.ts';
import { personAnswers } from '#engine/reader/read-person.ts';
import { Weights } from '#engine/reader/weights.ts';
import { examples } from './train/examples.ts';
import type { Fitted } from './train/fit.ts';
import { fitLevels, fitPersons, fitSigns, fitSpecialties, specialtiesOf } from './train/heads.ts';
import { madeFrom } from './train/made-from.ts';
import { labelledPatients } from './train/patients.ts';
import { writeWeights } from './train/write.ts';

/** Learns the weights of the reader from the corpus, and writes them. The same corpus and code give the same bytes. */
const started = Date.now();
const from = madeFrom();
// Whom a text is about is known to all that is learnt after it.
const persons = new Weights(JSON.parse(write('person', personAnswers, fitPersons(labelledPatients()))));
const learnt = examples(persons);
const specialties = specialtiesOf(learnt);
write('level', levelNames, fitLevels(learnt));
write('sign', redFlagCodes, fitSigns(learnt));
write('specialty', specialties, fitSpecialties(learnt, specialties));
console.log(`${learnt.length} texts, ${Math.round((Date.now() - started) / 1000)} s`);

function write(name: string, answers: readonly string[], fitted: Fitted): string {
  const file = new URL(`../src/engine/reader/${name}-weights.json`, import.meta.url);
  const text = writeWeights(from, answers, fitted);
  writeFileSync(file, text);
  console.log(`${name}: ${text.length} characters`);
  return text;
}
