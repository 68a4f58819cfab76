import { writeFileSync } from 'node:fs';
import { redFlagCodes } from '#contract/vocabulary.ts';
import { levelNames } from '#engine/reader/read-danger.ts';
import { personAnswers } from '#engine/reader/read-person.ts';
import { Weights } from '#engine/weights/weights.ts';
import { examples } from './train/examples.ts';
import type { Fitted } from './train/fit.ts';
import { fitFrames, frameLesson } from './train/frames.ts';
import { fitLevels, fitPersons, fitSigns, fitSpecialties, specialtiesOf } from './train/heads.ts';
import { madeFrom } from './train/made-from.ts';
import { labelledPatients } from './train/patients.ts';
import { writeWeights } from './train/write.ts';

/** Learns the weights of the reader from the corpus, and writes them. The same corpus and code give the same bytes. */
const started = Date.now();
const from = madeFrom();
// What is told, and then whom it is about, is known to all that is learnt after it.
const frames = new Weights(JSON.parse(write('text/frame', ['frame'], fitFrames(frameLesson()))));
const persons = new Weights(JSON.parse(write('reader/person', personAnswers, fitPersons(labelledPatients(frames)))));
const learnt = examples(persons, frames);
const specialties = specialtiesOf(learnt);
write('reader/level', levelNames, fitLevels(learnt));
write('reader/sign', redFlagCodes, fitSigns(learnt));
write('reader/specialty', specialties, fitSpecialties(learnt, specialties));
console.log(`${learnt.length} texts, ${Math.round((Date.now() - started) / 1000)} s`);

function write(name: string, answers: readonly string[], fitted: Fitted): string {
  const file = new URL(`../src/engine/${name}-weights.json`, import.meta.url);
  const text = writeWeights(from, answers, fitted);
  writeFileSync(file, text);
  console.log(`${name}: ${text.length} characters`);
  return text;
}
