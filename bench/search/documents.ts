import type { Directory } from '#contract/directory.ts';
import type { Graph } from '#engine/graph/graph.ts';
import { foldedText } from '#engine/graph/letters.ts';
import { findSpecialty } from '#engine/knowledge/specialties.ts';

/** What every engine is given of a hospital: the same texts, folded, since most of them know nothing of đ or of tones. */
export type SearchDocument = {
  id: string;
  name: string;
  aliases: string;
  place: string;
  departments: string;
  address: string;
};

export const fields = ['name', 'aliases', 'place', 'departments', 'address'] as const;
/** Names above departments above addresses, as we rank them ourselves. */
export const boosts = { name: 4, aliases: 4, place: 2, departments: 1, address: 0.5 };

export function documentsOf(graph: Graph, { provinces }: Directory): SearchDocument[] {
  const placeNames = new Map(
    provinces.flatMap(({ code, name, aliases, former }) =>
      former.map((unit) => [
        `${code} ${unit.name}`,
        [name, ...aliases, unit.name, ...unit.aliases, ...unit.places].join(' '),
      ]),
    ),
  );
  return graph.active.map((hospital) => ({
    id: hospital.id,
    name: foldedText(hospital.name),
    aliases: foldedText([...hospital.aliases, hospital.englishName ?? ''].join(' ')),
    place: foldedText(
      placeNames.get(`${hospital.provinceCode} ${hospital.formerProvince ?? hospital.city}`) ?? hospital.city,
    ),
    departments: foldedText(
      [
        ...hospital.departments.map(({ name }) => name),
        ...hospital.specialties.map((code) => findSpecialty(code)?.name.vi ?? ''),
      ].join(' '),
    ),
    address: foldedText(hospital.address),
  }));
}
