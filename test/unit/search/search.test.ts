import { describe, expect, it } from 'vitest';
import { buildGraph, type Graph } from '#engine/graph/graph.ts';
import { type Search, searchHospitals } from '#engine/graph/search/search-hospitals.ts';
import { aDirectory, aHospital } from '#test/a-directory.ts';
import { shippedGraph as shipped } from '#test/shipped-graph.ts';
import { listQueries, nonsense } from './query-set.ts';

const ids = (graph: Graph, search: Search, limit = 20) =>
  searchHospitals(graph, search, { limit }).hospitals.map(({ id }) => id);

describe('the query set', () => {
  it('has at least 300 queries, each expecting hospitals that exist', () => {
    const queries = listQueries();
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(queries.flatMap(({ expected }) => expected).filter((id) => !shipped.hospitals.has(id))).toEqual([]);
    expect(new Set(queries.map(({ text }) => text)).size).toBe(queries.length);
  });

  it('finds what is meant first: mean reciprocal rank at least 0.97, in every manner of typing', () => {
    const ranks = listQueries().map(({ manner, text, expected }) => {
      const place = ids(shipped, { q: text }).findIndex((id) => expected.includes(id));
      return { manner, text, reciprocal: place === -1 ? 0 : 1 / (place + 1) };
    });
    for (const [manner, of] of Map.groupBy(ranks, ({ manner }) => manner)) {
      const mean = of.reduce((sum, { reciprocal }) => sum + reciprocal, 0) / of.length;
      const worse = of.filter(({ reciprocal }) => reciprocal < 1).map(({ text }) => text);
      expect(mean, `${manner}: ${worse.join('; ')}`).toBeGreaterThanOrEqual(0.97);
    }
  });

  it.each(nonsense)('finds nothing for %j', (text) => {
    expect(ids(shipped, { q: text })).toEqual([]);
  });
});

describe('the order of answers', () => {
  const graphOf = (...hospitals: Parameters<typeof aHospital>[0][]) =>
    buildGraph(aDirectory({ hospitals: hospitals.map(aHospital) }), { version: 'v' });

  it('puts the right marks above other marks, and still finds both', () => {
    const graph = graphOf({ id: 'a-hung', name: 'Bệnh viện Hưng Thịnh' }, { id: 'hung', name: 'Bệnh viện Hùng Thịnh' });
    expect(ids(graph, { q: 'hùng thịnh' })).toEqual(['hung', 'a-hung']);
    expect(ids(graph, { q: 'hưng thịnh' })).toEqual(['a-hung', 'hung']);
  });

  it('puts a name above a department above an address', () => {
    const department = { id: 'd', name: 'Khoa Bình Minh', specialties: [], services: [] };
    const graph = graphOf(
      { id: 'a', name: 'Bệnh viện Hai', address: '1 Bình Minh' },
      { id: 'b', name: 'Bệnh viện Ba', departments: [department] },
      { id: 'c', name: 'Bệnh viện Bình Minh' },
    );
    expect(ids(graph, { q: 'bình minh' })).toEqual(['c', 'b', 'a']);
  });

  it('reads a tone wherever the keyboard put it, composed or not', () => {
    const graph = graphOf({ id: 'hoa', name: 'Bệnh viện Hòa Hảo' }, { id: 'hoai', name: 'Bệnh viện Họa Mi' });
    for (const q of ['hoà hảo', 'hòa hảo', 'Hòa Hảo'.normalize('NFD'), 'HÒA HẢO', 'hoa hao']) {
      expect(ids(graph, { q })[0], q).toBe('hoa');
    }
  });

  it('does not turn one known word into another without a reason beside it', () => {
    const graph = graphOf({ id: 'tam', name: 'Bệnh viện Tâm Đức' }, { id: 'tan', name: 'Bệnh viện Tân Phú' });
    expect(ids(graph, { q: 'tam phu' })).toEqual(['tan']);
    expect(ids(graph, { q: 'tam' })).toEqual(['tam']);
  });

  it('takes no number for another', () => {
    const graph = graphOf({ id: 'a', name: 'Bệnh viện Quân y 103' }, { id: 'b', name: 'Bệnh viện Quân y 175' });
    expect(ids(graph, { q: 'quna y 104' })).toEqual([]);
    expect(ids(graph, { q: 'quna y 175' })).toEqual(['b']);
  });

  it('puts a hospital that says the specialty in other words above one that only has a department for it', () => {
    const department = { id: 'nhi', name: 'Khoa Nhi', specialties: ['pediatrics'], services: [] };
    const graph = graphOf(
      { id: 'a', name: 'Bệnh viện Đa khoa Sài Gòn', specialties: ['pediatrics'], departments: [department] },
      { id: 'b', name: 'Bệnh viện Nhi đồng', specialties: ['pediatrics'], departments: [department] },
    );
    expect(ids(graph, { q: 'trẻ em sài gòn' })).toEqual(['b', 'a']);
  });

  it('finds a whole name among words that it does not know, and no half of one', () => {
    const graph = graphOf({ id: 'a', name: 'Bệnh viện Hồng Ngọc' }, { id: 'b', name: 'Bệnh viện Bạch Mai' });
    expect(ids(graph, { q: 'gửi xe máy qua đêm ở hồng ngọc' })).toEqual(['a']);
    expect(ids(graph, { q: 'gửi xe máy qua đêm ở hồng' })).toEqual([]);
  });

  it('finds a name by its first letters after the word for hospital', () => {
    const graph = graphOf({ id: 'a', name: 'Bệnh viện Hồng Ngọc Yên Ninh' }, { id: 'b', name: 'Bệnh viện Bạch Mai' });
    for (const q of ['bvhnyn', 'bv hnyn', 'bv hn yn']) expect(ids(graph, { q }), q).toEqual(['a']);
  });

  it('takes a tone for left out, never for another', () => {
    const graph = graphOf({ id: 'a', name: 'Bệnh viện Gia Đình' }, { id: 'b', name: 'Bệnh viện Sài Gòn' });
    expect(ids(graph, { q: 'bệnh viện gia đinh' })).toEqual(['a']);
    expect(ids(graph, { q: 'bệnh viện sài gon' })[0]).toBe('b');
  });

  it('is the same every time, page after page', () => {
    const whole = searchHospitals(shipped, { q: 'đa khoa tỉnh' });
    const offsets = Array.from({ length: Math.ceil(whole.total / 40) }, (_, page) => page * 40);
    const pages = offsets.flatMap(
      (offset) => searchHospitals(shipped, { q: 'đa khoa tỉnh' }, { offset, limit: 40 }).hospitals,
    );
    expect(pages.map(({ id }) => id)).toEqual(whole.hospitals.map(({ id }) => id));
    expect(new Set(pages).size).toBe(whole.total);
  });

  it('leaves nothing of one search in the next', () => {
    const before = searchHospitals(shipped, { q: 'khám mắt sài gòn' });
    for (const { text } of listQueries()) searchHospitals(shipped, { q: text });
    expect(searchHospitals(shipped, { q: 'khám mắt sài gòn' })).toEqual(before);
  });
});

describe('filters', () => {
  it.each(['Hồ Chí Minh', 'tp.hcm', 'SAI GON', 'Thủ Đức'])(
    'gives every hospital of Hồ Chí Minh City for the city %j, and no other',
    (city) => {
      const { total, hospitals } = searchHospitals(shipped, { city });
      expect(total).toBe(shipped.activeByProvince.get('79')?.length);
      expect(new Set(hospitals.map((hospital) => hospital.city))).toEqual(new Set(['Hồ Chí Minh']));
    },
  );

  it('puts the former province first when the city is one', () => {
    const { hospitals } = searchHospitals(shipped, { city: 'Bình Dương' });
    const former = hospitals.map(({ formerProvince }) => formerProvince === 'Bình Dương');
    expect(former[0]).toBe(true);
    expect(former).toEqual(former.toSorted((a, b) => Number(b) - Number(a)));
  });

  it.each([
    ['cardiology', 'cardiology'],
    ['Tim mạch', 'cardiology'],
    ['tim mach', 'cardiology'],
    ['Ophthalmology', 'ophthalmology'],
    ['mắt', 'ophthalmology'],
    ['Khoa Tai Mũi Họng', 'ent'],
    ['khám mắt', 'ophthalmology'],
  ])('gives the hospitals with the specialty for %j', (specialty, code) => {
    const { total, hospitals } = searchHospitals(shipped, { specialty });
    expect(total).toBe(shipped.active.filter(({ specialties }) => specialties.includes(code)).length);
    expect(hospitals.every(({ specialties }) => specialties.includes(code))).toBe(true);
  });

  it('answers a specialty that no hospital names by its nearest kin', () => {
    expect(ids(shipped, { specialty: 'hepatology' })).toEqual(ids(shipped, { specialty: 'gastroenterology' }));
  });

  it('answers free text by the nearest kin of a specialty where a place has none', () => {
    expect(ids(shipped, { q: 'nam khoa cà mau' })[0]).toBe('bv-da-khoa-ca-mau');
    expect(ids(shipped, { q: 'chống độc hà nội' })[0]).toBe('bv-bach-mai');
  });

  it('understands whose house it is', () => {
    const found = searchHospitals(shipped, { q: 'bệnh viện tư nhân đà nẵng' }).hospitals;
    expect(found.length).toBeGreaterThan(2);
    expect(found.every(({ type, city }) => type === 'private' && city === 'Đà Nẵng')).toBe(true);
  });

  it('holds together with free text', () => {
    expect(ids(shipped, { city: 'Đà Nẵng', q: 'vinmec' })).toEqual(['bv-vinmec-da-nang']);
    expect(ids(shipped, { city: 'Huế', specialty: 'ophthalmology', q: 'mắt' })[0]).toBe('bv-mat-hue');
    expect(ids(shipped, { city: 'Huế', q: 'chợ rẫy' })).toEqual([]);
  });

  it.each([{ city: 'Paris' }, { specialty: 'thợ rèn' }, { city: 'Paris', specialty: 'cardiology', q: 'chợ rẫy' }])(
    'gives nothing for %j',
    (search) => {
      expect(searchHospitals(shipped, search)).toEqual({ total: 0, hospitals: [] });
    },
  );

  it('gives everyone when nothing is asked', () => {
    for (const search of [{}, { q: '' }, { q: '  ', city: '' }]) {
      expect(searchHospitals(shipped, search).total).toBe(shipped.active.length);
    }
  });
});
