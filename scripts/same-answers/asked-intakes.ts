import { readFileSync } from 'node:fs';
import type { Intake } from '#contract/intake.ts';
import { ownCases } from '../evaluate/cases.ts';
import { corpusCases, isSealed } from '../evaluate/corpus.ts';
import { keyOf } from './line.ts';

export type Asked = { readonly id: string; readonly intake: Intake };

/** What a text of the corpus does not say: by turns, and always the same for the same words. */
const needs = ['find_doctor', 'treatment', 'checkup', 'find_hospital', 'second_opinion'] as const;
const provinces = ['Hà Nội', 'Nghệ An', 'Hồ Chí Minh', 'Cà Mau', 'Lai Châu', undefined] as const;
const ages = [undefined, 3, 31, 58, 79] as const;

/** In the order of their keys, each intake once. `every` thins our own texts and not what is named. */
export function askedIntakes(files: readonly string[], every = 1): Asked[] {
  const named = files.flatMap(intakesIn);
  const open = corpusCases().filter((one) => !isSealed(one));
  const own = [...open.map(({ id, intake }) => ({ id, intake: filledIn(intake) })), ...ownCases()];
  const byKey = new Map<string, Asked>();
  for (const { id, intake } of own) {
    const key = keyOf(intake);
    if (turnOf(key, every) === 0) byKey.set(key, { id, intake });
  }
  for (const one of named) byKey.set(keyOf(one.intake), one);
  return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}

function filledIn(intake: Intake): Intake {
  const key = keyOf(intake.symptoms);
  const [age, province] = [ages[turnOf(key, ages.length, 4)], provinces[turnOf(key, provinces.length, 8)]];
  return {
    ...intake,
    need: needs[turnOf(key, needs.length)] ?? intake.need,
    patient: { ...(age !== undefined && { age }), ...(province !== undefined && { province }) },
  };
}

/** Out of four digits of the key. */
export function turnOf(key: string, turns: number, from = 0): number {
  return Number.parseInt(key.slice(from, from + 4), 16) % turns;
}

function intakesIn(path: string): Asked[] {
  const text = readFileSync(path, 'utf8').trim();
  const list = text.startsWith('[') ? JSON.parse(text) : text.split('\n').map((line) => JSON.parse(line));
  return (list as Asked[]).map(({ id, intake }) => {
    if (typeof id !== 'string' || typeof intake?.need !== 'string') throw new Error(`${path}: no intake with its id`);
    return { id, intake };
  });
}
