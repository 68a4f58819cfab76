import type { Location } from '#contract/hospital.ts';

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As the crow flies. A road in Vietnam is roughly a third longer, and much longer in the mountains. */
export function distanceKm(from: Location, to: Location): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The nearest of them: a country is small enough to be measured as if it were flat. */
export function nearest<Spot extends { readonly location: Location }>(
  { lat, lng }: Location,
  spots: readonly Spot[],
): Spot | undefined {
  const narrowing = Math.cos(radians(lat));
  let found: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const away = (spot.location.lat - lat) ** 2 + ((spot.location.lng - lng) * narrowing) ** 2;
    if (away < least) [least, found] = [away, spot];
  }
  return found;
}
