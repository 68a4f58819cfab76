import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
/** What the weights depend on: the texts, all that reads them, and the trainer. */
const sources = [
  'corpus',
  'corpus/patients.tsv',
  'scripts/evaluate/cases.ts',
  'scripts/evaluate/corpus.ts',
  'scripts/evaluate/scenarios.ts',
  'scripts/train',
  'src/engine/assess',
  'src/engine/assess.ts',
  'src/engine/knowledge/specialties.ts',
  'src/engine/knowledge/specialty-terms',
  'src/engine/reader/grams.ts',
  'src/engine/reader/patient-names.ts',
  'src/engine/reader/read-person.ts',
  'src/engine/reader/read-specialties.ts',
  'src/engine/reader/score.ts',
  'src/engine/reader/weights.ts',
  'src/engine/safety/facts.ts',
  'src/engine/safety/measures.ts',
  'src/engine/safety/number-words.ts',
  'src/engine/safety/told.ts',
  'src/engine/safety/told-age.ts',
  'src/engine/scenarios',
  'src/engine/text',
];

/** A hash of all of it: weights that were made from something else are out of date. */
export function madeFrom(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesUnder)) hash.update(path).update(readFileSync(new URL(path, root)));
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(path: string): string[] {
  if (!statSync(new URL(path, root)).isDirectory()) return [path];
  return readdirSync(new URL(`${path}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|txt|jsonl?)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`);
}
