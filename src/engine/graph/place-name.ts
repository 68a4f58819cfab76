import type { District, FormerProvince, Ward } from '#contract/directory.ts';
import type { Place } from './places.ts';

/** What a district or ward may be called by before its name; with it the town is told from the province of its name. */
export const titles: Readonly<Record<(District | Ward)['kind'], readonly [string, ...string[]] | readonly []>> = {
  urban_district: ['quận', 'q'],
  rural_district: ['huyện', 'h'],
  town: ['thị xã', 'tx'],
  city: ['thành phố', 'tp'],
  locality: [],
  ward: ['phường'],
  commune: ['xã'],
  special_zone: ['đặc khu'],
};

/** A city that bears a person's name is never called by the name alone. */
export function cityName(name: string): string {
  return name === 'Hồ Chí Minh' ? 'TP. Hồ Chí Minh' : name;
}

/** A place by a name that is understood as this place again, wherever else there is one of that name. */
export function placeName({ province, former, district }: Place): string {
  const around = cityName(former?.name ?? province.name);
  if (!district) return around;
  if (!('districts' in district)) return `${districtName(district, former)}, ${around}`;
  return inDistrict(titled(district), district, former, around);
}

/** As `placeName`, but a ward by the name of before when it was found by that: it is the one its people look for. */
export function nameAsCalled(place: Place): string {
  const { province, former, district, called } = place;
  if (called === undefined || !district || !('districts' in district)) return placeName(place);
  return inDistrict(called, district, former, cityName(former?.name ?? province.name));
}

function inDistrict(name: string, ward: Ward, former: FormerProvince | undefined, around: string): string {
  const first = former?.districts?.find(({ id }) => id === ward.districts[0]);
  return first && first.name !== ward.name
    ? `${name}, ${districtName(first, former)}, ${around}`
    : `${name}, ${around}`;
}

/** A district by its name, and with its title where a neighbour bears the same. */
export function districtName(district: District, former: FormerProvince | undefined): string {
  const twins = former?.districts?.filter(({ name }) => name === district.name) ?? [];
  return twins.length > 1 ? titled(district) : district.name;
}

function titled({ kind, name }: District | Ward): string {
  const [title] = titles[kind];
  return title === undefined ? name : `${title} ${name}`;
}
