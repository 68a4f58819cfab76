import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Directory } from '#contract/directory.ts';
import type { Intake } from '#contract/intake.ts';
import { ask } from '#engine/ask.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { navigate } from '#engine/navigate.ts';
import { understand } from '#engine/understand.ts';
import { readScenarios } from '#scripts/evaluate/scenarios.ts';
import { generatedIntakes } from '../generated-intakes.ts';
import { useSite } from './site.ts';

const site = useSite();

/** One in so many; `npm run same-engine` compares all. */
const every = Number(process.env.SAME_EVERY ?? 5);
const generatedCount = 1500 / every;

function intakes(): Intake[] {
  const told = readScenarios()
    .map(({ intake }) => intake)
    .filter((_, index) => index % every === 0);
  const generated = fc.sample(generatedIntakes, { numRuns: generatedCount, seed: 115 });
  // As they would travel: what JSON can't say, no form can send.
  return JSON.parse(JSON.stringify([...told, ...generated])) as Intake[];
}

type Question = { readonly kind: 'danger' | 'navigate'; readonly intake: Intake; readonly now: number };

/** A Tuesday evening: what is said of the hour is compared too. */
const now = Date.UTC(2026, 10, 17, 14);

/**
 * Asks the engine as it was built for the pages, in the browser's own worker. Thousands of whole answers would take a
 * minute to come over, so what comes is the digest of each or, where `whole` is set, its text.
 */
async function askInBrowser(questions: readonly Question[], whole = false): Promise<string[]> {
  const assets = readdirSync(new URL('../../dist/web/assets/', import.meta.url));
  const worker = assets.find((name) => name.startsWith('engine.worker') && name.endsWith('.js'));
  const page = await site.browser.newPage();
  await page.goto(site.url);
  const replies = await page.evaluate(`new Promise((resolve, reject) => {
    const questions = ${JSON.stringify(questions)};
    const digest = async (text) => new Uint8Array(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toHex();
    const replies = [];
    let left = questions.length;
    const worker = new Worker('/assets/${worker}', { type: 'module' });
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = async ({ data: { id, ...reply } }) => {
      const text = JSON.stringify(reply);
      replies[id] = ${whole} ? text : await digest(text);
      left -= 1;
      if (left === 0) resolve(replies);
    };
    questions.forEach((question, id) => worker.postMessage({ id, ...question }));
  })`);
  await page.close();
  return replies as string[];
}

/** Asks both, and shows the first answer that differs. */
async function expectSame(kind: Question['kind'], onServer: (intake: Intake) => object): Promise<void> {
  const questions = intakes().map((intake) => ({ kind, intake, now }));
  const digests = await askInBrowser(questions);
  expect(digests).toHaveLength(questions.length);
  for (const [id, question] of questions.entries()) {
    const expected = JSON.stringify(onServer(question.intake));
    if (hash('sha256', expected) === digests[id]) continue;
    const [told = ''] = await askInBrowser([question], true);
    expect([question, JSON.parse(told)]).toEqual([question, JSON.parse(expected)]);
  }
}

it('the engine in a browser tells the same dangers as on the server', async () => {
  await expectSame('danger', (intake) => {
    const understood = understand(intake);
    const { urgency, matched } = understood.safety;
    return { kind: 'danger', danger: { urgency, matched, ask: ask(understood, intake) } };
  });
});

it('the engine in a browser gives the same recommendation as on the server', async () => {
  const kept = (await (await fetch(`${site.url}/offline/directory.json`)).json()) as Kept;
  const graph = buildGraph(kept.directory, { version: kept.version });
  await expectSame('navigate', (intake) => ({ kind: 'navigate', recommendation: navigate(intake, graph, now) }));
});

type Kept = { readonly version: string; readonly directory: Directory };
