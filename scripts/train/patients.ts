import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIntake, toldBy } from '#engine/read-intake.ts';
import type { PersonAnswer } from '#engine/reader/read-person.ts';
import { personNames } from '#engine/safety/facts.ts';
import { withoutMeasures } from '#engine/safety/measures.ts';
import type { FrameWeights } from '#engine/text/frames.ts';
import { corpusCases, corpusFolder } from '../evaluate/corpus.ts';
import { gramKeys, keysOf } from './examples.ts';
import type { Text } from './fit.ts';

/** A text, and who it is about. */
export type LabelledPatient = Text & { readonly is: ReadonlySet<PersonAnswer> };

/** The patients that readers saw in some texts: `file:line`, tab, age and state; see corpus/README.md. */
export function patientLabels(name: 'patients' | 'patients-held'): Map<string, string> {
  const lines = readFileSync(join(corpusFolder, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

/** Those that may be learnt from. */
export function labelledPatients(frames: FrameWeights): LabelledPatient[] {
  const labels = patientLabels('patients');
  return corpusCases().flatMap(({ id, intake }) => {
    const label = labels.get(id);
    if (label === undefined) return [];
    const { symptoms } = toldBy(readIntake(intake), frames);
    const told = withoutMeasures(symptoms);
    const known = keysOf(personNames(intake, symptoms));
    const grams = gramKeys(told).subarray(0, Math.max(0, 2 * told.tokens.length - 1));
    return [{ grams, words: told.tokens.length, known, is: answersOf(label) }];
  });
}

const byAge: Readonly<Record<string, readonly PersonAnswer[]>> = {
  N: ['child', 'newborn'],
  C: ['child'],
  O: ['elder'],
};
const byState: Readonly<Record<string, readonly PersonAnswer[]>> = { p: ['pregnant'], b: ['postpartum'] };

export function answersOf([age = '', state = '']: string): Set<PersonAnswer> {
  return new Set([...(byAge[age] ?? []), ...(byState[state] ?? [])]);
}
