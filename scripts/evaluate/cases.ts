import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intake } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import type { Urgency } from '#contract/vocabulary.ts';
import { readScenarios } from './scenarios.ts';

/** One intake to judge: our own scenario, or a text from outside. */
export type Case = {
  readonly id: string;
  readonly set: string;
  readonly intake: Intake;
  /** The level meant, where one is given; and every level that counts as right. */
  readonly level: Urgency | undefined;
  readonly levels: readonly Urgency[];
  readonly redFlags: readonly string[];
  /** For the first three choices of specialty; empty when not judged. */
  readonly specialties: readonly string[];
};

export const ownSet = 'own scenarios';

/** Our scenarios, which the reader has learnt from too. */
export function ownCases(): Case[] {
  return readScenarios().map(({ id, intake, expect }) => ({
    id,
    set: ownSet,
    intake,
    level: expect.urgency.at(-1),
    levels: expect.urgency,
    redFlags: expect.redFlagsAnyOf ?? [],
    specialties: expect.specialtiesTop3AnyOf ?? [],
  }));
}

type OutsideTest = {
  readonly id: string;
  readonly intake: Intake;
  readonly expected: {
    readonly urgency: Urgency;
    readonly acceptableUrgency: readonly Urgency[];
    readonly specialtiesTop3AnyOf?: readonly string[] | null;
    readonly redFlagCodesAnyOf?: readonly string[] | null;
  };
};

type OutsideText = {
  readonly set: string;
  readonly text: string;
  readonly age?: number | null;
  readonly sex?: 'male' | 'female' | null;
  readonly accept: readonly string[];
};

/** Reads every JSON file of a folder that has one of the two shapes we know; nothing of it is kept. */
export function outsideCases(folder: string): Case[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => casesIn(name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown));
}

function casesIn(name: string, content: unknown): Case[] {
  const list = Array.isArray(content) ? content : Object.values(content ?? {}).find(Array.isArray);
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).flatMap((item, index) => {
    if (isTest(item)) return [fromTest(item, name)];
    return isText(item) ? [fromText(item, `${name}:${index}`)] : [];
  });
}

function isTest(item: unknown): item is OutsideTest {
  return typeof item === 'object' && item !== null && 'intake' in item && 'expected' in item;
}

function isText(item: unknown): item is OutsideText {
  return typeof item === 'object' && item !== null && 'text' in item && 'accept' in item;
}

function fromTest({ id, intake, expected }: OutsideTest, name: string): Case {
  return {
    id,
    set: name.replace(/\.json$/, ''),
    intake,
    level: expected.urgency,
    levels: expected.acceptableUrgency,
    redFlags: expected.redFlagCodesAnyOf ?? [],
    specialties: expected.specialtiesTop3AnyOf ?? [],
  };
}

function fromText({ set, text, age, sex, accept }: OutsideText, id: string): Case {
  const patient = { ...(age != null && { age: Math.floor(age) }), ...(sex && { sex }) };
  const symptoms = [...text].slice(0, limits.symptomsLengthMax).join('');
  return {
    id,
    set,
    intake: { need: 'treatment', patient, symptoms },
    level: undefined,
    levels: [],
    redFlags: [],
    specialties: accept,
  };
}
