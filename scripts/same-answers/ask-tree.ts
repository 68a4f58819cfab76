import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Graph } from '#engine/graph/graph.ts';
import type { navigate as Navigate } from '#engine/navigate.ts';
import { type Asked, turnOf } from './asked-intakes.ts';
import { keyOf, type Line, lineOf } from './line.ts';

/** A working morning, a night and a Sunday. */
const instants = ['2026-11-18T09:30', '2026-11-18T22:40', '2026-11-22T15:00'].map((at) => Date.parse(`${at}:00+07:00`));

type Engine = { readonly navigate: typeof Navigate; readonly graph: Graph };

export async function* askTree(folder: string, asked: readonly Asked[]): AsyncGenerator<Line> {
  yield* answers(await engineOf(folder), asked);
}

/** The engine and the directory of a checkout, which finds its own modules by its own `package.json`. */
async function engineOf(folder: string): Promise<Engine> {
  const cards = join(resolve(folder), 'scripts/build-cards.ts');
  if (existsSync(cards)) execFileSync(process.execPath, [cards], { stdio: 'inherit' });
  const load = (path: string) => import(pathToFileURL(join(resolve(folder), 'src', path)).href);
  const { navigate } = await load('engine/navigate.ts');
  const { buildGraph } = await load('engine/graph/graph.ts');
  const { loadShippedDirectory } = await load('features/directory/shipped.ts');
  return { navigate, graph: buildGraph(await loadShippedDirectory(), { version: 'same' }) };
}

export function* answers({ navigate, graph }: Engine, asked: readonly Asked[]): Generator<Line> {
  for (const { id, intake } of asked) {
    const now = instants[turnOf(keyOf(intake), instants.length, 12)] ?? 0;
    const { generatedAt: _, engineVersion: __, directoryVersion: ___, ...answer } = navigate(intake, graph, now);
    yield lineOf({ id, intake, answer });
  }
}
