import { readdirSync, readFileSync } from 'node:fs';
import { limits } from '../../src/contract/limits.ts';
import type { Urgency } from '../../src/contract/vocabulary.ts';
import type { Case } from './cases.ts';

const folder = new URL('../../corpus/', import.meta.url);
const levels: Readonly<Record<string, Urgency>> = { E: 'emergency', U: 'urgent', R: 'routine' };

/** The texts of `corpus/`, one a line: level, danger signs, specialties, text. Its README says how they are labelled. */
export function corpusCases(): Case[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => casesIn(name));
}

function casesIn(name: string): Case[] {
  const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
  return lines.filter(Boolean).map((line, at) => caseOf(line, name.replace(/\.txt$/, ''), at + 1));
}

function caseOf(line: string, set: string, place: number): Case {
  const id = `${set}:${place}`;
  const [label = '', signs = '', specialties = '', text = '', ...more] = line.split('|');
  const level = levels[label];
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

const listed = (codes: string) => codes.split(',').filter(Boolean);
