import type { Directory } from '../../../src/contract/directory.ts';
import { foldedText } from '../../../src/engine/graph/letters.ts';
import { cityName } from '../city-name.ts';
import { directoryUrl } from './directory-url.ts';

/** A place as people name it; `province` is the name of today where it is another. */
export type PlaceOption = {
  name: string;
  province: string;
  kind: 'province' | 'former' | 'town';
  aliases: readonly string[];
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
  return directory.provinces.flatMap((province) => {
    const option = (name: string, kind: PlaceOption['kind'], aliases: readonly string[] = []): PlaceOption => ({
      name: cityName(name),
      province: cityName(province.name),
      kind,
      aliases,
    });
    return [
      option(province.name, 'province', province.aliases),
      ...province.former
        .filter(({ name }) => name !== province.name)
        .map(({ name, aliases }) => option(name, 'former', aliases)),
      ...province.former.flatMap(({ places }) => places.map((name) => option(name, 'town'))),
    ];
  });
}

const shownMax = 8;

/** Those that have a word beginning with what was typed; whole provinces before the towns inside them. */
export function matchPlaces(places: readonly PlaceOption[], text: string): PlaceOption[] {
  const wanted = foldedText(text);
  if (wanted === '') return [];
  const rank = { province: 0, former: 1, town: 2 };
  return places
    .filter((place) => foldedOf(place).includes(` ${wanted}`))
    .toSorted(
      (a, b) =>
        startsLater(a, wanted) - startsLater(b, wanted) ||
        rank[a.kind] - rank[b.kind] ||
        a.name.localeCompare(b.name, 'vi'),
    )
    .slice(0, shownMax);
}

function startsLater(place: PlaceOption, wanted: string): number {
  return foldedOf(place).startsWith(` ${wanted}`) ? 0 : 1;
}

const folded = new WeakMap<PlaceOption, string>();

/** Every name of a place without marks, worked out when it is first looked at: most never are. */
function foldedOf(place: PlaceOption): string {
  const known = folded.get(place);
  if (known !== undefined) return known;
  const text = [place.name, ...place.aliases].map((name) => ` ${foldedText(name)}`).join(' |');
  folded.set(place, text);
  return text;
}
