import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Directory } from '../../src/contract/directory.ts';
import type { Intake } from '../../src/contract/intake.ts';
import { ask } from '../../src/engine/ask.ts';
import { generatedIntakes } from '../../src/engine/generated-intakes.ts';
import { buildGraph } from '../../src/engine/graph/graph.ts';
import { navigate, readIntake } from '../../src/engine/navigate.ts';
import { checkSafety } from '../../src/engine/safety.ts';
import type { Scenario } from '../../src/engine/scenarios/scenario.ts';
import { type Site, startBrowser, startSite } from './harness.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const generatedCount = 1000;

function intakes(): Intake[] {
  const folder = new URL('../../src/engine/scenarios/', import.meta.url);
  const scenarios = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Scenario[]);
  // As they would travel: what JSON can't say, no form can send.
  const generated = fc.sample(generatedIntakes, { numRuns: generatedCount, seed: 115 });
  return JSON.parse(JSON.stringify([...scenarios.map(({ intake }) => intake), ...generated])) as Intake[];
}

/** Asks the engine as it was built for the pages, in the browser's own worker. */
async function askInBrowser(questions: readonly { kind: 'danger' | 'navigate'; intake: Intake }[]): Promise<unknown[]> {
  const assets = readdirSync(new URL('../../dist/web/assets/', import.meta.url));
  const worker = assets.find((name) => name.startsWith('engine.worker') && name.endsWith('.js'));
  const page = await browser.newPage();
  await page.goto(site.url);
  const replies = await page.evaluate(`new Promise((resolve, reject) => {
    const questions = ${JSON.stringify(questions)};
    const replies = [];
    const worker = new Worker('/assets/${worker}', { type: 'module' });
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      replies[data.id] = data;
      if (Object.keys(replies).length === questions.length) resolve(replies);
    };
    questions.forEach((question, id) => worker.postMessage({ id, ...question }));
  })`);
  await page.close();
  return replies as unknown[];
}

it('the engine in a browser tells the same dangers as on the server', async () => {
  const all = intakes();
  const replies = await askInBrowser(all.map((intake) => ({ kind: 'danger', intake })));
  all.forEach((intake, id) => {
    const { urgency, matched, ask: codes } = checkSafety(readIntake(intake), intake);
    expect([intake, replies[id]]).toEqual([
      intake,
      { id, kind: 'danger', danger: { urgency, matched, ask: ask(codes) } },
    ]);
  });
});

it('the engine in a browser gives the same recommendation as on the server', async () => {
  const kept = (await (await fetch(`${site.url}/offline/directory.json`)).json()) as Kept;
  const graph = buildGraph(kept.directory, { version: kept.version });
  const all = intakes();
  const replies = await askInBrowser(all.map((intake) => ({ kind: 'navigate', intake })));
  all.forEach((intake, id) => {
    // Only the time differs.
    const generatedAt = expect.any(String);
    const recommendation = { ...navigate(intake, graph, 0), generatedAt };
    expect([intake, replies[id]]).toEqual([intake, { id, kind: 'navigate', recommendation }]);
  });
});

type Kept = { readonly version: string; readonly directory: Directory };
