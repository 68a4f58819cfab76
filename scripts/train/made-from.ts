import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
// A slip is read as the word of ours that it is near to: what is learnt must know every table, as the engine does.
import '#engine/navigate.ts';
import { formIds, wordIds } from '#engine/text/word-ids.ts';

const root = new URL('../../', import.meta.url);
/** What the weights depend on: the texts, all that reads them, and the trainer; and the words that the tables of the engine know. */
const sources = [
  'corpus',
  'corpus/patients.tsv',
  'corpus/bare-complaints.tsv',
  'scripts/evaluate/bare-complaints.ts',
  'scripts/evaluate/cases.ts',
  'scripts/evaluate/corpus.ts',
  'scripts/evaluate/scenarios.ts',
  'scripts/train',
  'src/engine/assess',
  'src/engine/assess.ts',
  'src/engine/knowledge/specialties.ts',
  'src/engine/knowledge/specialty-terms',
  'src/engine/read-intake.ts',
  'src/engine/reader/patient-names.ts',
  'src/engine/reader/read-person.ts',
  'src/engine/reader/read-specialties.ts',
  'src/engine/reader/score.ts',
  'src/engine/safety/facts.ts',
  'src/engine/safety/measures.ts',
  'src/engine/safety/number-words.ts',
  'src/engine/safety/told.ts',
  'src/engine/safety/told-age.ts',
  'src/engine/scenarios',
  'src/engine/text',
  'src/engine/weights',
];

/** A hash of all of it: weights that were made from something else are out of date. */
export function madeFrom(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesUnder)) hash.update(path).update(readFileSync(new URL(path, root)));
  for (const ids of [wordIds, formIds]) hash.update([...ids.keys()].sort().join());
  return hash.digest('hex').slice(0, 16);
}

const isSource = /\.(ts|txt|jsonl?|frames|told|asides)$/;
/** Tests, what is made from all this, and what is only ever measured. */
const isNone = /\.test\.ts$|-weights\.json$|(^|\/)(kept-|law\.)/;

function filesUnder(path: string): string[] {
  if (!statSync(new URL(path, root)).isDirectory()) return [path];
  return readdirSync(new URL(`${path}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => isSource.test(name) && !isNone.test(name))
    .sort()
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`);
}
