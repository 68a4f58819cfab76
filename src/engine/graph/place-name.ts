import { type Place, titleOf } from './places.ts';

/** A city that bears a person's name is never called by the name alone. */
export function cityName(name: string): string {
  return name === 'Hồ Chí Minh' ? 'TP. Hồ Chí Minh' : name;
}

/** A place by a name that is understood as this place again, wherever else there is one of that name. */
export function placeName({ province, former, district }: Place): string {
  if (!district) return cityName(former?.name ?? province.name);
  const twins = (former?.districts ?? []).filter(({ name }) => name === district.name);
  const name = twins.length > 1 ? `${titleOf(district)} ${district.name}` : district.name;
  return `${name}, ${cityName(former?.name ?? province.name)}`;
}
