import type { Directory, Province } from '#contract/directory.ts';
import type { Location } from '#contract/hospital.ts';
import { cityName, districtName } from '#engine/graph/place-name.ts';
import { directoryUrl } from './directory-url.ts';

/** A place as people name it; `province` is the name of today where it is another. */
export type PlaceOption = {
  /** Absent where the place has none. */
  id?: string;
  name: string;
  /** What is handed on: read by the engine it is this place, wherever else there is one of that name. */
  value: string;
  province: string;
  kind: 'province' | 'former' | 'town' | 'merged';
  aliases: readonly string[];
  location?: Location;
};

let loading: Promise<readonly PlaceOption[]> | undefined;

export function loadPlaces(): Promise<readonly PlaceOption[]> {
  loading ??= fetchPlaces().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchPlaces(): Promise<readonly PlaceOption[]> {
  const response = await fetch(directoryUrl);
  if (!response.ok) throw new Error(`directory: ${response.status}`);
  const { directory } = (await response.json()) as { directory: Directory };
  return placeOptions(directory.provinces);
}

export function placeOptions(provinces: readonly Province[]): PlaceOption[] {
  return provinces.flatMap(optionsOf);
}

function optionsOf(province: Province): PlaceOption[] {
  const region = (name: string, kind: PlaceOption['kind'], aliases: readonly string[]): PlaceOption => ({
    name: cityName(name),
    value: cityName(name),
    province: cityName(province.name),
    kind,
    aliases,
  });
  return [
    { ...region(province.name, 'province', province.aliases), id: province.code },
    ...province.former
      .filter(({ name }) => name !== province.name)
      .map(({ name, aliases }) => region(name, 'former', aliases)),
    ...province.former.flatMap((former) =>
      (former.districts ?? []).map((district): PlaceOption => {
        const name = districtName(district, former);
        const { id, aliases = [], location } = district;
        const around = cityName(former.name);
        return { id, name, value: `${name}, ${around}`, province: around, kind: 'town', aliases, location };
      }),
    ),
  ];
}

const shownMax = 8;
const rank = { province: 0, former: 1, town: 2, merged: 3 };
const title = /^(tinh|thanh pho|tp|thi xa|tx|huyen|quan|quan dao|dao|dac khu) /;

/** Those that have a word beginning with what was typed; what is called just so first, then whole provinces. */
export function matchPlaces(places: readonly PlaceOption[], text: string): PlaceOption[] {
  const wanted = foldedText(text);
  if (wanted === '') return [];
  const found = places.filter((place) => foldedOf(place).includes(` ${wanted}`));
  if (found.length === 0 && title.test(wanted)) return matchPlaces(places, wanted.replace(title, ''));
  return found.toSorted((a, b) => later(a, wanted) - later(b, wanted) || byRank(a, b)).slice(0, shownMax);
}

export function byRank(a: PlaceOption, b: PlaceOption): number {
  return rank[a.kind] - rank[b.kind] || a.name.localeCompare(b.name, 'vi');
}

function later(place: PlaceOption, wanted: string): number {
  if (foldedText(place.name) === wanted) return 0;
  return foldedOf(place).startsWith(` ${wanted}`) ? 1 : 2;
}

export const compact = (text: string) => foldedText(text).replaceAll(' ', '');

/** As the engine folds a name. Its way of reading what is hidden between letters would weigh on every page here. */
function foldedText(text: string): string {
  const letters = text.normalize('NFD').toLowerCase().replaceAll('đ', 'd').replace(/\p{M}/gu, '');
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

const folded = new WeakMap<PlaceOption, string>();

/** Every name of a place without marks, worked out when it is first looked at: most never are. */
function foldedOf(place: PlaceOption): string {
  const known = folded.get(place);
  if (known !== undefined) return known;
  const names = [place.value, ...place.aliases, compact(place.name)];
  const text = names.map((name) => ` ${foldedText(name)}`).join(' |');
  folded.set(place, text);
  return text;
}
