import type { Directory } from '#contract/directory.ts';
import type { Intake } from '#contract/intake.ts';
import { ask } from '#engine/ask.ts';
import { buildGraph, type Graph } from '#engine/graph/graph.ts';
import { withHeard } from '#engine/heard/with-heard.ts';
import { hear } from '#engine/heard.ts';
import { navigate } from '#engine/navigate.ts';
import { understand } from '#engine/understand.ts';
import { directoryUrl } from '../offline/directory-url.ts';

import type { Danger, Question, Reply, Story } from './messages.ts';

/** The engine beside the page: typing stays smooth, and nothing leaves the device. */
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  postMessage(await reply(data).catch((): Reply => ({ id: data.id, kind: 'failed' })));
});

async function reply(question: Question): Promise<Reply> {
  const { id, intake } = question;
  if (question.kind === 'danger') {
    const danger = dangerOf(intake);
    // Whoever asks about danger will next want to know where to go, perhaps with no network any more.
    loadGraph().catch(() => undefined);
    return { id, kind: 'danger', danger };
  }
  if (question.kind === 'story') return { id, kind: 'story', story: storyOf(intake, await graphByNow()) };
  if (question.kind === 'place') return { id, kind: 'place', place: hear(intake, await loadGraph()).place };
  return { id, kind: 'navigate', recommendation: navigate(intake, await loadGraph(), question.now) };
}

function dangerOf(intake: Intake): Danger {
  const understood = understand(intake);
  const { urgency, matched } = understood.safety;
  return { urgency, matched: [...matched], ask: ask(understood, intake) };
}

function storyOf(intake: Intake, graph: Graph | undefined): Story {
  const heard = hear(intake, graph);
  return { heard, danger: dangerOf(withHeard(intake, heard)) };
}

/** A place in the story is worth a moment; danger does not wait longer for the list of places. */
const graphPatienceMs = 300;

async function graphByNow(): Promise<Graph | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, graphPatienceMs));
  return await Promise.race([loadGraph().catch(() => undefined), late]);
}

let graph: Promise<Graph> | undefined;

function loadGraph(): Promise<Graph> {
  graph ??= fetchGraph().catch((error) => {
    // The next question may find the network again.
    graph = undefined;
    throw error;
  });
  return graph;
}

async function fetchGraph(): Promise<Graph> {
  const response = await fetch(directoryUrl);
  if (!response.ok) throw new Error(`directory: ${response.status}`);
  const { version, directory } = (await response.json()) as { version: string; directory: Directory };
  return buildGraph(directory, { version });
}
