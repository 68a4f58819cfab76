import { describe, expect, it } from 'vitest';
import { aDirectory, aHospital, aProvince } from '#test/a-directory.ts';
import { distanceKm } from './distance.ts';
import { buildGraph } from './graph.ts';
import { findProvince, listPlaces, readPlace } from './read-place.ts';
import { searchHospitals } from './search/search-hospitals.ts';

describe('the graph', () => {
  it('keeps a retired hospital readable, out of search and out of its province', () => {
    const gone = aHospital({ id: 'gone', name: 'Bệnh viện Đã Đóng' });
    const graph = buildGraph(aDirectory(), { version: 'v1', retired: [gone] });
    expect(graph.hospitals.get('gone')).toMatchObject({ id: 'gone', retired: true, city: 'Hồ Chí Minh' });
    expect(graph.active.map(({ id }) => id)).toEqual(['bv-mot']);
    expect(graph.activeByProvince.get('79')?.map(({ id }) => id)).toEqual(['bv-mot']);
    expect(searchHospitals(graph, { q: 'đã đóng' }).total).toBe(0);
  });

  it('takes a hospital that came back as active, not as retired', () => {
    const graph = buildGraph(aDirectory(), { version: 'v1', retired: [aHospital()] });
    expect(graph.hospitals.get('bv-mot')).not.toHaveProperty('retired');
  });

  it('shows guidance where it holds: everywhere, or only where insurance is taken', () => {
    const guidance = [
      { appliesTo: 'every_hospital' as const, text: 'Mang căn cước.' },
      { appliesTo: 'accepts_insurance' as const, text: 'Mang thẻ BHYT.' },
    ];
    const insured = aHospital({ id: 'insured', acceptsInsurance: true, rules: [{ text: 'Lấy số.' }] });
    const graph = buildGraph(aDirectory({ guidance, hospitals: [insured, aHospital({ id: 'other' })] }), {
      version: 'v',
    });
    const rulesOf = (id: string) => graph.hospitals.get(id)?.rules.map(({ text }) => text);
    expect(rulesOf('insured')).toEqual(['Lấy số.', 'Mang căn cước.', 'Mang thẻ BHYT.']);
    expect(rulesOf('other')).toEqual(['Mang căn cước.']);
  });

  it('knows of no place but its own for a hospital, and of no island but the one it stands on', () => {
    const isle = {
      id: '79-dao',
      name: 'Đảo',
      kind: 'locality',
      island: 'Đảo',
      location: { lat: 8.7, lng: 106.6 },
    } as const;
    const town = { id: '79-pho', name: 'Phố', kind: 'city', location: { lat: 10.4, lng: 106.6 } } as const;
    const [unit] = aProvince().former;
    const former = unit ? [{ ...unit, districts: [isle, town] }] : [];
    const hospitals = [
      aHospital({ id: 'unknown', address: 'Đảo' }),
      aHospital({ id: 'inland', address: 'A', location: { lat: 10.5, lng: 106.5 } }),
      aHospital({ id: 'island', address: 'B', location: { lat: 8.71, lng: 106.61 } }),
    ];
    const graph = buildGraph(aDirectory({ provinces: [aProvince({ former })], hospitals }), { version: 'v1' });
    const known = (id: string) => [graph.hospitals.get(id)?.point, graph.hospitals.get(id)?.island];
    expect(known('unknown')).toEqual([undefined, undefined]);
    expect(known('inland')).toEqual([{ lat: 10.5, lng: 106.5 }, undefined]);
    expect(known('island')).toEqual([{ lat: 8.71, lng: 106.61 }, 'Đảo']);
  });

  it('stands in the same order whatever the order of the file', () => {
    const hospitals = [{ id: 'b' }, { id: 'a' }, { id: 'c', level: 'central' as const }].map(aHospital);
    const order = (list: typeof hospitals) =>
      buildGraph(aDirectory({ hospitals: list }), { version: 'v' }).active.map(({ id }) => id);
    expect(order(hospitals)).toEqual(['c', 'a', 'b']);
    expect(order(hospitals.toReversed())).toEqual(['c', 'a', 'b']);
  });
});

describe('places', () => {
  const hue = aProvince({
    code: '46',
    name: 'Huế',
    englishName: 'Hue City',
    aliases: ['TTH', 'BD'],
    former: [{ name: 'Thừa Thiên Huế', aliases: [], places: [], center: { lat: 16.46, lng: 107.59 } }],
  });
  const graph = buildGraph(aDirectory({ provinces: [aProvince(), hue] }), { version: 'v1' });

  it.each([
    ['Hồ Chí Minh', '79'],
    ['ho chi minh', '79'],
    ['TP. HCM', '79'],
    ['tphcm', '79'],
    ['Thành phố Hồ Chí Minh', '79'],
    ['Sài Gòn', '79'],
    ['saigon', '79'],
    ['Bình Dương', '79'],
    ['tỉnh Bình Dương', '79'],
    ['Thủ Dầu Một', '79'],
    ['phường Phú Lợi, Bình Dương', '79'],
    ['Hue City, Vietnam', '46'],
    ['Thừa Thiên Huế', '46'],
    ['Huê\u0301', '46'],
    ['gần chợ huế', '46'],
    ['Bình Dươgn', '79'],
    ['thua thien hue e', '46'],
    ['Hồ Chí Mihn', '79'],
  ])('finds the province of %j', (text, code) => {
    expect(findProvince(graph, text)?.code).toBe(code);
  });

  it.each(['', '   ', 'Paris', 'x', '???', 'Hồ'])('finds no province in %j', (text) => {
    expect(findProvince(graph, text)).toBeUndefined();
  });

  it('does not choose between two readings', () => {
    expect(findProvince(graph, 'BD')).toBeUndefined();
    expect(readPlace(graph, 'BD').place).toBeUndefined();
    expect(listPlaces(graph, 'BD').map(({ province }) => province.name)).toEqual(['Hồ Chí Minh', 'Huế']);
  });

  it('is as narrow as the text: a former province has its own centre', () => {
    const placeOf = (text: string) => readPlace(graph, text).place;
    expect(placeOf('Thủ Dầu Một')).toMatchObject({ former: { name: 'Bình Dương' }, center: { lat: 10.98 } });
    expect(placeOf('Sài Gòn')).toMatchObject({ center: { lat: 10.776 } });
  });
});

describe('distanceKm', () => {
  it.each([
    ['Hà Nội to Hồ Chí Minh City', { lat: 21.028, lng: 105.854 }, { lat: 10.776, lng: 106.701 }, 1144],
    ['Vinh to Hà Nội', { lat: 18.679, lng: 105.682 }, { lat: 21.028, lng: 105.854 }, 262],
    ['a place to itself', { lat: 16, lng: 108 }, { lat: 16, lng: 108 }, 0],
  ])('measures %s', (_, from, to, km) => {
    expect(Math.round(distanceKm(from, to))).toBe(km);
    expect(Math.round(distanceKm(to, from))).toBe(km);
  });
});
