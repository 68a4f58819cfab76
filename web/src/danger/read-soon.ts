import type { Intake } from '#contract/intake.ts';
import type { Heard } from '#engine/heard.ts';
import { findDanger, isEngineReady, readStory } from '../engine-worker/engine.ts';
import type { Danger } from '../engine-worker/messages.ts';
import { deviceFirst } from './device-first.ts';

export type FoundSoon = Pick<Danger, 'urgency' | 'ask'>;
export type ReadSoon = FoundSoon & {
  heard?: Heard | undefined;
  /** The service tells the place only: of whom the story speaks the device hears later. */
  isHeardInPart: boolean;
};

const fetchService = () => import('./read-by-service.ts');

/** Fetched ahead when a page is idle, for few need it. */
export const prepareService = () => void fetchService().catch(() => undefined);

/** What a story says, by whoever can read it first; fails where neither the device nor the service can. */
export async function readStorySoon(intake: Intake): Promise<ReadSoon> {
  const byDevice = readStory(intake).then(({ heard, danger }) => ({ ...danger, heard, isHeardInPart: false }));
  return await soonest<ReadSoon>(byDevice, intake);
}

/** How grave it is and what is worth asking, by whoever can tell first. */
export async function findDangerSoon(intake: Intake): Promise<FoundSoon> {
  return await soonest<FoundSoon>(findDanger(intake), intake);
}

/** Nobody is made to wait for the same engine twice. */
let hasWaited = false;

async function soonest<T>(byDevice: Promise<T>, intake: Intake): Promise<T | ReadSoon> {
  if (isEngineReady() || !hasWaited) {
    const early = await deviceFirst(byDevice);
    if (early) return early;
  }
  hasWaited = true;
  return await Promise.any([byDevice, fetchService().then(({ readByService }) => readByService(intake))]);
}
