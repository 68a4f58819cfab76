import { writeFileSync } from 'node:fs';
import { personAnswers } from '#engine/reader/read-person.ts';
import { Weights, type WeightsFile } from '#engine/weights/weights.ts';
import { learntCases } from './train/examples.ts';
import { fitFrames, frameLesson } from './train/frames.ts';
import { fitPersons, type Head } from './train/heads.ts';
import { madeFrom } from './train/made-from.ts';
import { labelledPatients } from './train/patients.ts';
import { beside } from './train/side-by-side.ts';
import { writeWeights } from './train/write.ts';

/** Learns the weights of the reader from the corpus, and writes them. The same corpus and code give the same bytes. */
const started = Date.now();
const made = madeFrom();
// What is told, and then whom it is about, is known to all that is learnt after it.
const frames = write('text/frame', writeWeights(made, ['frame'], fitFrames(frameLesson())));
const patients = labelledPatients(new Weights(frames));
const persons = write('reader/person', writeWeights(made, personAnswers, fitPersons(patients)));
const half = Math.ceil(learntCases().length / 2);
const halves = [{ to: half }, { from: half }].map((part) => beside({ frames, persons, ...part }));
const learnt = (await Promise.all(halves)).flat();
const heads: Head[] = ['level', 'sign', 'specialty'];
await Promise.all(heads.map(async (head) => write(`reader/${head}`, await beside({ madeFrom: made, head, learnt }))));
console.log(`${learnt.length} texts, ${Math.round((Date.now() - started) / 1000)} s`);

function write(name: string, text: string): WeightsFile {
  writeFileSync(new URL(`../src/engine/${name}-weights.json`, import.meta.url), text);
  console.log(`${name}: ${text.length} characters`);
  return JSON.parse(text) as WeightsFile;
}
