import { describe, expect, it } from 'vitest';
import { aDirectory, aHospital, aProvince } from '#test/a-directory.ts';
import { checkDirectory, DirectoryRefused, listFaults } from './check-directory.ts';

const faultsOf = (...hospitals: Parameters<typeof aHospital>[0][]) =>
  listFaults(aDirectory({ hospitals: hospitals.map(aHospital) }));

describe('the check of a directory', () => {
  it('takes a good one as it is', () => {
    const directory = aDirectory();
    expect(checkDirectory(directory)).toBe(directory);
  });

  it.each([[null], [[]], ['text'], [{}], [{ provinces: [], guidance: [], hospitals: [] }]])('refuses %j', (value) => {
    expect(listFaults(value)).not.toEqual([]);
  });

  it('names an unknown member, a missing one, a wrong word and a wrong value, each with its place and id', () => {
    const { name: _, ...nameless } = aHospital({ id: 'nameless' });
    const faults = listFaults({
      ...aDirectory(),
      more: 1,
      hospitals: [
        { ...aHospital({ id: 'extra' }), colour: 'red' },
        nameless,
        { ...aHospital({ id: 'typed' }), type: 'castle' },
        { ...aHospital({ id: 'dated' }), verifiedAt: '2026-02-30' },
      ],
    });
    expect(faults).toEqual([
      'more: is not a known member',
      'hospitals[0] (extra).colour: is not a known member',
      'hospitals[1] (nameless).name: is missing',
      'hospitals[2] (typed).type: must be one of public, private, military, police, university, other',
      'hospitals[3] (dated).verifiedAt: must match format "date"',
    ]);
  });

  it.each([
    ['an unknown province', { province: '99' }, '.province: there is no province 99'],
    ['a foreign former province', { formerProvince: 'Hà Tây' }, '.formerProvince: Hà Tây is no part of Hồ Chí Minh'],
    ['an unknown specialty', { specialties: ['magic'] }, '.specialties: there is no specialty magic'],
    ['coordinates off the map', { location: { lat: 21, lng: 105 } }, '.location: 21, 105 lies outside Hồ Chí Minh'],
    [
      'a campus off the map',
      { campuses: [{ name: 'Cơ sở 2', location: { lat: 10, lng: 109 } }] },
      '.campuses[0].location: 10, 109 lies outside Hồ Chí Minh',
    ],
    [
      'a department beyond the specialties',
      { departments: [{ id: 'd', name: 'Khoa Mắt', specialties: ['ophthalmology'], services: [] }] },
      ".departments: ophthalmology is not among the hospital's specialties",
    ],
    ['a website that is none', { website: 'javascript:alert(1)' }, '.website: javascript:alert(1) is no web address'],
  ])('refuses %s', (_, change, fault) => {
    expect(faultsOf(change)).toEqual([`hospitals[0] (bv-mot)${fault}`]);
  });

  it('refuses a fact that states no source or no certainty', () => {
    const fact = { text: 'Có nhà lưu trú', source: 'https://a.vn', certainty: 'listed' } as const;
    const { source: _source, ...unsourced } = fact;
    const { certainty: _certainty, ...unjudged } = fact;
    expect(faultsOf({ rules: [fact], lodging: [unsourced], hours: [fact, unjudged] })).toEqual([
      'hospitals[0] (bv-mot).hours[1]: states no certainty',
      'hospitals[0] (bv-mot).lodging[0]: states no source',
    ]);
    const guidance = [{ appliesTo: 'every_hospital', text: 'Mang thẻ' } as const];
    expect(listFaults(aDirectory({ guidance }))).toEqual([
      'guidance[0]: states no source',
      'guidance[0]: states no certainty',
    ]);
  });

  it.each([
    ['a phone', { phones: [{ number: '1900 1082', use: 'switchboard', source: 's' }] }, '.phones.0.certainty'],
    ['a capability', { capabilities: [{ code: 'pci', has: true, certainty: 'listed' }] }, '.capabilities.0.source'],
    ['an insurance code', { insuranceCode: { code: '01929', certainty: 'listed' } }, '.insuranceCode.source'],
  ])('refuses %s without its grounds', (_, change, path) => {
    const faults = listFaults({ ...aDirectory(), hospitals: [{ ...aHospital(), ...change }] });
    expect(faults).toEqual([`hospitals[0] (bv-mot)${path}: is missing`]);
  });

  it('refuses what stands twice', () => {
    expect(faultsOf({}, { name: 'Bệnh viện Hai' })).toEqual(['hospitals: the id bv-mot stands twice']);
    expect(faultsOf({}, { id: 'bv-hai', name: 'BỆNH VIỆN MỘT' })).toHaveLength(1);
    const department = { id: 'd', name: 'Khoa', specialties: [], services: [] };
    expect(faultsOf({ departments: [department, department] })).toHaveLength(1);
    expect(listFaults(aDirectory({ provinces: [aProvince(), aProvince()] }))).not.toEqual([]);
  });

  it('refuses a ward of an unknown district, off the map, or twice', () => {
    const location = { lat: 10.8, lng: 106.7 };
    const district = { id: '79-thu-duc', name: 'Thủ Đức', kind: 'city', location } as const;
    const ward = { id: '26824', name: 'Thủ Đức', kind: 'ward', location, districts: ['79-thu-duc'] } as const;
    const [unit, ...others] = aProvince().former;
    const former = unit ? [{ ...unit, districts: [district] }, ...others] : [];
    const faults = (...wards: object[]) =>
      listFaults({ ...aDirectory(), provinces: [{ ...aProvince({ former }), wards }] });
    expect(faults(ward)).toEqual([]);
    expect(faults(ward, ward)).toEqual(['provinces: the place 26824 stands twice']);
    expect(faults({ ...ward, districts: ['79-none'] })).toEqual([
      'provinces (79): 26824 names the unknown district 79-none',
    ]);
    expect(faults({ ...ward, location: { lat: 21, lng: 105 } })).toEqual([
      'provinces (79): 26824 lies outside Hồ Chí Minh',
    ]);
    expect(faults({ ...ward, id: '1' })[0]).toContain('provinces[0] (79).wards.0.id');
  });

  it('does not let a malformed hospital hide what is wrong with another', () => {
    const malformed = { ...aHospital({ id: 'bad' }), type: 'castle' };
    const faults = listFaults({ ...aDirectory(), hospitals: [malformed, aHospital({ id: 'lost', province: '99' })] });
    expect(faults).toHaveLength(2);
    expect(faults[1]).toBe('hospitals[1] (lost).province: there is no province 99');
  });

  it('reports all faults at once', () => {
    const faults = faultsOf({ id: 'a', province: '99' }, { id: 'b', specialties: ['magic'] });
    expect(faults).toHaveLength(2);
    const refuse = () => checkDirectory(aDirectory({ hospitals: [aHospital({ province: '99' })] }));
    expect(refuse).toThrow(DirectoryRefused);
  });
});
