import type { Intake } from '#contract/intake.ts';
import type { Heard } from '#engine/heard.ts';
import type { BilingualRecommendation } from '#engine/recommendation.ts';
import type { Asked, Danger, Reply, Story } from './messages.ts';

let worker: Worker | undefined;
let hasAnswered = false;
let lastId = 0;
const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();

/** Fetches and starts the engine, so that the first question finds it ready. */
export function startEngine(): Worker {
  worker ??= createWorker();
  return worker;
}

/** Whether it is there: on a slow line it takes some seconds to come. */
export function isEngineReady(): boolean {
  return hasAnswered;
}

function createWorker(): Worker {
  const created = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  created.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    hasAnswered = true;
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  created.addEventListener('error', () => {
    // Its code could not be fetched or broke: the next question starts a new one.
    worker = undefined;
    hasAnswered = false;
    for (const { reject } of waiting.values()) reject(new Error('the engine could not start'));
    waiting.clear();
  });
  return created;
}

function put(asked: Asked): Promise<Reply> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    startEngine().postMessage({ id, ...asked });
  });
}

/** The safety check alone: danger signs in the text, and what is worth asking. */
export async function findDanger(intake: Intake): Promise<Danger> {
  const reply = await put({ kind: 'danger', intake });
  if (reply.kind !== 'danger') throw new Error('the engine failed');
  return reply.danger;
}

/** What a story says, and the safety check of what was said and heard together. */
export async function readStory(intake: Intake): Promise<Story> {
  const reply = await put({ kind: 'story', intake });
  if (reply.kind !== 'story') throw new Error('the engine failed');
  return reply.story;
}

/** Where the story says the patient is, however long the list of places takes to come. */
export async function hearPlace(intake: Intake): Promise<Heard['place']> {
  const reply = await put({ kind: 'place', intake });
  if (reply.kind !== 'place') throw new Error('the engine failed');
  return reply.place;
}

/** The whole recommendation without the service, from the directory kept on the device. */
export async function navigateOnDevice(intake: Intake): Promise<BilingualRecommendation> {
  const reply = await put({ kind: 'navigate', intake, now: Date.now() });
  if (reply.kind !== 'navigate') throw new Error('the engine failed');
  return reply.recommendation;
}
