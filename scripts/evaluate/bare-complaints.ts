import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#engine/text/fold.ts';
import type { Case } from './cases.ts';
import { corpusFolder, levelOf } from './corpus.ts';

/** The ages at which two readers said of each complaint whether a doctor must look today. */
const ages = [1, 5, 25, 45, 65, 85];
const grownUp = 16;
const children = ['con em', 'bé nhà em', 'cháu tôi', 'con trai tôi', 'con gái mình', 'cháu ngoại', 'em bé'];
const adults = ['mẹ em', 'bố tôi', 'tôi', 'em', 'bà nội', 'chồng em', 'chị gái mình'];

/** The bare name of a complaint, an age, and what both readers said: `U` today, `R` not; nothing where they differ. */
export type Bare = { readonly name: string; readonly age: number; readonly level: string };

const agreed: Readonly<Record<string, string>> = { TT: 'U', NN: 'R' };

export function bareComplaints(): Bare[] {
  const lines = readFileSync(join(corpusFolder, 'bare-complaints.tsv'), 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const [name = '', ...read] = line.split('\t');
    return ages.map((age, at) => ({ name, age, level: agreed[read[at] ?? ''] ?? '' }));
  });
}

/** Eight ways to say who it is: seven, and the first without marks. */
export function toldBare(name: string, age: number): string[] {
  const texts = (age < grownUp ? children : adults).map((who) => `${who} ${age} tuổi ${name}`);
  return [...texts, fold(texts[0] ?? '')];
}

/** Of what waits every second way is learnt from, of what does not all: there is less of it. */
export function bareCases(): Case[] {
  return bareComplaints().flatMap(({ name, age, level: letter }, at) => {
    const level = levelOf(letter);
    if (level === undefined) return [];
    const texts = toldBare(name, age).filter((_, way) => level === 'urgent' || way % 2 === 0);
    return texts.map((symptoms, way) => ({
      id: `bare-complaints:${at}:${way}`,
      set: 'bare-complaints',
      intake: { need: 'treatment', patient: {}, symptoms },
      level,
      levels: [level],
      redFlags: [],
      specialties: [],
    }));
  });
}
