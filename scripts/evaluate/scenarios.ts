import { readdirSync, readFileSync } from 'node:fs';
import type { Scenario } from '#engine/scenarios/scenario.ts';

const folder = new URL('../../src/engine/scenarios/', import.meta.url);

/** All scenarios, one a line, in files by theme. */
export function readScenarios(): Scenario[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Scenario);
}
