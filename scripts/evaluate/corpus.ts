import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '#contract/limits.ts';
import type { Urgency } from '#contract/vocabulary.ts';
import type { Case } from './cases.ts';

export const corpusFolder = fileURLToPath(new URL('../../corpus/', import.meta.url));
const levels: Readonly<Record<string, Urgency>> = { E: 'emergency', U: 'urgent', R: 'routine' };

/** Our own labelled texts. */
export function corpusCases(): Case[] {
  return labelledCases(corpusFolder);
}

/** The texts of a file or of all in a folder, one a line: level, danger signs, specialties, text; see corpus/README.md. */
export function labelledCases(path: string): Case[] {
  if (!statSync(path).isDirectory()) return casesIn(path);
  const names = readdirSync(path).filter((name) => name.endsWith('.txt'));
  return names.sort().flatMap((name) => casesIn(join(path, name)));
}

/** Those whose very words are not in the corpus, sealed or not: only they are new. */
export function newCases(path: string): Case[] {
  const known = new Set(corpusCases().map(wordsOf));
  return labelledCases(path).filter((one) => !known.has(wordsOf(one)));
}

function wordsOf({ intake }: Case): string {
  return (intake.symptoms ?? '').toLowerCase().replace(/\s+/g, ' ').trim();
}

function casesIn(path: string): Case[] {
  const set = basename(path).replace(/\.txt$/, '');
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, at) => (line === '' ? [] : [caseOf(line, set, at + 1)]));
}

function caseOf(line: string, set: string, place: number): Case {
  const id = `${set}:${place}`;
  const [label = '', signs = '', specialties = '', text = '', ...more] = line.split('|');
  const level = levelOf(label);
  if (level === undefined || text.trim() === '' || more.length > 0) throw new Error(`${id} is no line of a corpus`);
  const symptoms = [...text].slice(0, limits.symptomsLengthMax).join('');
  return {
    id,
    set,
    intake: { need: 'treatment', patient: {}, symptoms },
    level,
    levels: [level],
    redFlags: listed(signs),
    specialties: listed(specialties),
  };
}

/** The level that a letter stands for. */
export function levelOf(letter: string): Urgency | undefined {
  return levels[letter];
}

/** Lines in a block, which stays together: neighbours were written in one go. */
const blockLines = 25;

type Placed = { readonly id: string };

function blockAt({ id }: Placed): number {
  const line = Number(id.slice(id.lastIndexOf(':') + 1));
  return Math.floor((line - 1) / blockLines);
}

/** The block that a text of the corpus stands in. */
export function blockOf(one: Placed & { readonly set: string }): string {
  return `${one.set}:${blockAt(one)}`;
}

/** Every tenth block of every writer is only ever reported on, never learnt from nor looked at. */
export function isSealed(one: Placed): boolean {
  return blockAt(one) % 10 === 4;
}

const listed = (codes: string) => codes.split(',').filter(Boolean);
