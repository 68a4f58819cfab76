import type { Location } from '../contract/hospital.ts';
import type { Intake } from '../contract/intake.ts';
import { distanceKm, nearest } from './graph/distance.ts';
import type { Graph } from './graph/graph.ts';
import type { Place } from './graph/places.ts';
import { readPlace, type Understood } from './graph/read-place.ts';
import { PerGraph } from './matching/per-graph.ts';

/** People name the same few hundred places over and over. */
const texts = new PerGraph<Understood>();
const nothing: Understood = { place: undefined, candidates: [] };

export function understand(graph: Graph, text = ''): Understood {
  return text.trim() === '' ? nothing : texts.of(graph, text, () => readPlace(graph, text));
}

/** Where the patient is: where a device says, else the place that was chosen, else what was written. */
export function homeOf(graph: Graph, { position, place: id, province }: Intake['patient']): Understood {
  const place = (position && placeAt(graph, position)) ?? (id === undefined ? undefined : graph.places.byId.get(id));
  return place ? { place, candidates: [] } : understand(graph, province);
}

type Position = NonNullable<Intake['patient']['position']>;

/** The largest ward reaches some 30 km from its middle; what is twice as far away lies in another country or at sea. */
const awayKmMax = 60;

/** The place around a position; of somebody who stands nowhere near any we know nothing. */
export function placeAt(graph: Graph, { latitude, longitude }: Position): Place | undefined {
  const position = { lat: latitude, lng: longitude };
  const spot = nearest(position, spotsOf(graph));
  if (!spot || distanceKm(position, spot.location) > awayKmMax) return undefined;
  return { ...spot.place, position, center: position };
}

type Spot = { readonly place: Place; readonly location: Location };

const spots = new WeakMap<Graph, readonly Spot[]>();

/** The wards, and the islands that are no ward of their own; the districts of a province whose wards are not known. */
function spotsOf(graph: Graph): readonly Spot[] {
  let known = spots.get(graph);
  if (!known) {
    known = [...graph.places.byId.values()].flatMap((place) => {
      const { district, province } = place;
      if (!district) return [];
      const isWanted = 'districts' in district || !province.wards || district.island !== undefined;
      return isWanted ? [{ place, location: district.location }] : [];
    });
    spots.set(graph, known);
  }
  return known;
}
