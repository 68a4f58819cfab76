import { beforeAll, describe, expect, it } from 'vitest';
import type { Directory } from '#contract/directory.ts';
import { buildGraph, type Graph, type GraphHospital } from '#engine/graph/graph.ts';
import { findProvince } from '#engine/graph/read-place.ts';
import { searchHospitals } from '#engine/graph/search/search-hospitals.ts';
import { fold } from '#engine/text/fold.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';

let directory: Directory;
let graph: Graph;
beforeAll(async () => {
  directory = await loadShippedDirectory();
  graph = buildGraph(directory, { version: 'shipped' });
});

/** A name without marks and without what says only the kind of house: what two houses may share. */
const kindWords = /\b(benh vien|trung tam|y te|da khoa|khu vuc|tinh|thanh pho|thi xa|huyen|quan|dac khu|co so \d)\b/g;
const bare = (name: string) =>
  fold(name)
    .replace(kindWords, ' ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ');

/** Which of the hospitals a search brings up neither first nor right beside those that bear the same name. */
function lost(queryOf: (hospital: GraphHospital) => string[]): string[] {
  const bearers = new Map<string, Set<string>>();
  for (const { id, name, aliases } of graph.active) {
    for (const each of [name, ...aliases]) bearers.set(bare(each), (bearers.get(bare(each)) ?? new Set()).add(id));
  }
  return graph.active.flatMap((hospital) =>
    queryOf(hospital).filter((q) => {
      const limit = bearers.get(bare(q))?.size ?? 1;
      return !searchHospitals(graph, { q }, { limit }).hospitals.some(({ id }) => id === hospital.id);
    }),
  );
}

describe('the shipped directory', () => {
  it('passes its own check, with at least 1,100 hospitals over all 34 provinces and all 63 former ones', () => {
    expect(directory.hospitals.length).toBeGreaterThanOrEqual(1100);
    expect(directory.provinces).toHaveLength(34);
    const former = directory.provinces.flatMap((province) =>
      province.former.map(({ name }) => ({ code: province.code, name, present: province.name })),
    );
    expect(former).toHaveLength(63);
    const empty = former.filter(({ code, name, present }) => {
      const here = directory.hospitals.filter(({ province }) => province === code);
      const isWhole = former.filter((unit) => unit.code === code).length === 1;
      return !here.some(({ formerProvince }) => isWhole || (formerProvince ?? present) === name);
    });
    expect(empty).toEqual([]);
  });

  it('states a source for every rule, lodging and meal, and sources and a date for every hospital', () => {
    const facts = directory.hospitals.flatMap(({ id, rules, lodging, food }) =>
      [...rules, ...lodging, ...food].map((fact) => ({ id, ...fact })),
    );
    expect([...facts, ...directory.guidance].filter(({ source }) => !source?.startsWith('http'))).toEqual([]);
    expect(directory.hospitals.filter(({ sources }) => sources.length === 0)).toEqual([]);
  });

  it('has a department for every specialty that a hospital claims', () => {
    const without = directory.hospitals.flatMap(({ id, specialties, departments }) =>
      specialties
        .filter((code) => !departments.some((each) => each.specialties.includes(code)))
        .map((code) => [id, code]),
    );
    expect(without).toEqual([]);
  });

  it('knows every province by each of its names, old and new, with and without marks', () => {
    const unknown = directory.provinces.flatMap(({ code, name, englishName, former }) =>
      [name, englishName, ...former.map((unit) => unit.name)]
        .flatMap((text) => [text, fold(text), fold(text).replaceAll(' ', '')])
        .filter((text) => findProvince(graph, text)?.code !== code),
    );
    expect(unknown).toEqual([]);
  });

  it('finds every hospital first by its name, and first without marks, or beside those of the same name', () => {
    expect(lost(({ name }) => [name])).toEqual([]);
    expect(lost(({ name }) => [fold(name)])).toEqual([]);
  });

  it('finds every hospital first by each alias, or beside those of the same name', () => {
    expect(lost(({ aliases }) => aliases)).toEqual([]);
  });

  it('puts no medical centre above a hospital of the same name, unless the centre is asked for', () => {
    const centres = graph.active.filter(({ facilityKind }) => facilityKind === 'medical_centre');
    const hospitals = graph.active.filter(({ facilityKind }) => facilityKind === undefined);
    const shared = centres.filter(({ name }) => hospitals.some((other) => bare(other.name) === bare(name)));
    expect(shared.length).toBeGreaterThan(10);
    const first = (q: string) => searchHospitals(graph, { q }, { limit: 1 }).hospitals[0]?.facilityKind;
    expect(shared.filter(({ name }) => first(`bệnh viện ${bare(name)}`) === 'medical_centre')).toEqual([]);
    expect(shared.filter(({ name }) => first(name) !== 'medical_centre')).toEqual([]);
  });

  it('finds every hospital by its city and each of its specialties', () => {
    const missed = graph.active.flatMap(({ id, city, specialties }) =>
      specialties.filter(
        (specialty) => !searchHospitals(graph, { city, specialty }).hospitals.some((found) => found.id === id),
      ),
    );
    expect(missed).toEqual([]);
  });
});
