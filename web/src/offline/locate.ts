import { distanceKm, nearest } from '#engine/graph/distance.ts';
import { type Position, standHere } from '../here.ts';
import { loadPlaces, type PlaceOption } from './places.ts';

export type Located = PlaceOption | 'refused' | 'failed' | 'abroad';

const patience: PositionOptions = { timeout: 15_000, maximumAge: 60_000 };
/** As the engine: what is farther from every place lies in another country or at sea. */
const awayKmMax = 60;

/** Asks the device where it is, and remembers it beside the place around it, which is what the page shows. */
export async function locate(): Promise<Located> {
  const told = await new Promise<Position | 'refused' | 'failed'>((resolve) => {
    if (!navigator.geolocation) return resolve('failed');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      patience,
    );
  });
  if (typeof told === 'string') return told;
  const point = { lat: told.latitude, lng: told.longitude };
  const places = await loadPlaces().catch(() => []);
  const spots = places.flatMap((place) => (place.location ? [{ place, location: place.location }] : []));
  if (spots.length === 0) return 'failed';
  const spot = nearest(point, spots);
  if (!spot || distanceKm(point, spot.location) > awayKmMax) return 'abroad';
  standHere(told, spot.place.value);
  return spot.place;
}
