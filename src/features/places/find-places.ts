import type { PlaceItem } from '#contract/place.ts';
import type { Graph } from '#engine/graph/graph.ts';
import { type Place, pointOf } from '#engine/graph/places.ts';
import { suggestPlaces } from '#engine/graph/suggest-places.ts';
import { namedPlace } from '#engine/patient-place.ts';

/** As many as one looks through while typing. */
export const foundMax = 8;

export function findPlaces(graph: Graph, text: string): PlaceItem[] {
  return suggestPlaces(graph, text, foundMax).map(placeItem);
}

function placeItem(place: Place): PlaceItem {
  const { province, former, called } = place;
  const location = pointOf(place);
  return {
    ...namedPlace(place),
    province: province.name,
    ...(former && former.name !== province.name && { formerProvince: former.name }),
    ...(called !== undefined && { formerName: called }),
    ...(location && { location }),
  };
}
