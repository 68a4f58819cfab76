import type { PlaceItem } from '#contract/place.ts';
import { request } from '../request.ts';
import { guessPlaces } from './guess-places.ts';
import { loadPlaces, matchPlaces, type PlaceOption } from './places.ts';

/** Whether the places are known by what was typed, only guessed at, or nobody could look. */
export type Found = { places: readonly PlaceOption[]; by: 'name' | 'guess' | 'nobody' };

const askedLettersMin = 3;
const typingMs = 300;

/**
 * The places that a text may mean: those on the device; what it does not know the service may, which has the wards too;
 * of what neither knows a guess.
 */
export async function findPlace(text: string, signal: AbortSignal): Promise<Found> {
  const kept = await loadPlaces().catch(() => []);
  const matches = matchPlaces(kept, text);
  if (matches.length > 0) return { places: matches, by: 'name' };
  const served = text.length >= askedLettersMin && navigator.onLine ? await servedPlaces(text, signal) : [];
  if (served.length > 0) return { places: served, by: 'name' };
  return { places: guessPlaces(kept, text), by: kept.length > 0 ? 'guess' : 'nobody' };
}

async function servedPlaces(text: string, signal: AbortSignal): Promise<PlaceOption[]> {
  await new Promise((resolve) => setTimeout(resolve, typingMs));
  if (signal.aborted) return [];
  const answer = await request<PlaceItem[]>('GET', `/v1/places?q=${encodeURIComponent(text)}`, { signal });
  return answer.ok ? answer.value.map(optionOf) : [];
}

function optionOf({ id, name, formerName }: PlaceItem): PlaceOption {
  const [own = name, ...around] = name.split(', ');
  return formerName === undefined
    ? { id, name: own, value: name, province: around.join(', '), kind: 'town', aliases: [] }
    : { id, name: formerName, value: name, province: name, kind: 'merged', aliases: [] };
}
