import { beforeAll, describe, expect, it } from 'vitest';
import type { Directory } from '../../../src/contract/directory.ts';
import { buildGraph, type Graph } from '../../../src/engine/graph/graph.ts';
import { findProvince } from '../../../src/engine/graph/read-place.ts';
import { searchHospitals } from '../../../src/engine/graph/search/search-hospitals.ts';
import { fold } from '../../../src/engine/text/fold.ts';
import { loadShippedDirectory } from '../../../src/features/directory/shipped.ts';

let directory: Directory;
let graph: Graph;
beforeAll(async () => {
  directory = await loadShippedDirectory();
  graph = buildGraph(directory, { version: 'shipped' });
});

/** Which of the hospitals a search does not bring up among its first. */
const lost = (queryOf: (id: string) => string[], among: number) =>
  graph.active.flatMap(({ id }) =>
    queryOf(id).filter(
      (q) => !searchHospitals(graph, { q }, { limit: among }).hospitals.some((found) => found.id === id),
    ),
  );

describe('the shipped directory', () => {
  it('passes its own check, with at least 300 hospitals over all 34 provinces and all 63 former ones', () => {
    expect(directory.hospitals.length).toBeGreaterThanOrEqual(300);
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

  it('finds every hospital first by its name, and first without marks', () => {
    const nameOf = (id: string) => graph.hospitals.get(id)?.name ?? '';
    expect(lost((id) => [nameOf(id)], 1)).toEqual([]);
    expect(lost((id) => [fold(nameOf(id))], 1)).toEqual([]);
  });

  it('finds every hospital first by each alias', () => {
    expect(lost((id) => graph.hospitals.get(id)?.aliases ?? [], 1)).toEqual([]);
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
