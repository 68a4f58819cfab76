import type { District } from '../../contract/directory.ts';
import type { Place } from './places.ts';

/** What a district may be called by before its name; with it the town is told from the province that bears its name. */
export const titles: Readonly<Record<District['kind'], readonly string[]>> = {
  urban_district: ['quận', 'q'],
  rural_district: ['huyện', 'h'],
  town: ['thị xã', 'tx'],
  city: ['thành phố', 'tp'],
  locality: [],
};

/** A city that bears a person's name is never called by the name alone. */
export function cityName(name: string): string {
  return name === 'Hồ Chí Minh' ? 'TP. Hồ Chí Minh' : name;
}

/** A place by a name that is understood as this place again, wherever else there is one of that name. */
export function placeName({ province, former, district }: Place): string {
  if (!district) return cityName(former?.name ?? province.name);
  const twins = (former?.districts ?? []).filter(({ name }) => name === district.name);
  const name = twins.length > 1 ? `${titles[district.kind][0]} ${district.name}` : district.name;
  return `${name}, ${cityName(former?.name ?? province.name)}`;
}
