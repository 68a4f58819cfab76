import { describe, expect, it } from 'vitest';
import { buildGraph } from '#engine/graph/graph.ts';
import { aDirectory, aHospital } from '#test/a-directory.ts';
import { expectStatus, useService } from '#test/harness.ts';

const service = useService();

const get = (url: string, headers: Record<string, string> = {}) => service.call('GET', url, { headers });
const idsOf = (body: { id: string }[]) => body.map(({ id }) => id);

describe('GET /v1/hospitals', () => {
  it('answers a list of items and nothing more of each', async () => {
    const { body } = expectStatus(await get('/v1/hospitals?q=ch%E1%BB%A3%20r%E1%BA%ABy'), 200);
    expect(body).toHaveLength(1);
    expect(Object.keys(body[0]).toSorted()).toEqual(
      ['address', 'city', 'emergency24h', 'id', 'level', 'name', 'specialties', 'type'].toSorted(),
    );
    expect(body[0]).toMatchObject({ id: 'bv-cho-ray', name: 'Bệnh viện Chợ Rẫy', city: 'Hồ Chí Minh' });
  });

  it('searches by city, specialty and text together', async () => {
    const url = `/v1/hospitals?city=${encodeURIComponent('sài gòn')}&specialty=${encodeURIComponent('Mắt')}&q=bv%20mat`;
    expect(idsOf(expectStatus(await get(url), 200).body)[0]).toBe('bv-mat-tphcm');
  });

  it('walks page by page through all of them, each once', async () => {
    const total = service.deps.graph().active.length;
    const seen: string[] = [];
    let url: string | undefined = '/v1/hospitals?limit=120';
    while (url) {
      const page = expectStatus(await get(url), 200);
      expect(page.headers['x-total-count']).toBe(String(total));
      seen.push(...idsOf(page.body));
      url = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  it('gives fifty at a time unless told, and an empty list beyond the end', async () => {
    expect(expectStatus(await get('/v1/hospitals'), 200).body).toHaveLength(50);
    const beyond = Buffer.from('[100000]').toString('base64url');
    const page = expectStatus(await get(`/v1/hospitals?cursor=${beyond}`), 200);
    expect(page.body).toEqual([]);
    expect(page.headers.link).toBeUndefined();
  });

  it.each(['limit=0', 'limit=201', 'limit=many', 'cursor=x', 'cursor=Wy0xXQ', 'color=red', `q=${'a'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expectStatus(await get(`/v1/hospitals?${query}`), 400);
    },
  );

  it('answers 304 to who has the same list, and a new tag once the directory changes', async () => {
    const first = expectStatus(await get('/v1/hospitals?city=hue'), 200);
    const etag = String(first.headers.etag);
    expect(expectStatus(await get('/v1/hospitals?city=hue', { 'if-none-match': etag }), 304).text).toBe('');
    expectStatus(await get('/v1/hospitals?city=danang', { 'if-none-match': etag }), 200);
    const before = service.deps.graph();
    service.setGraph(buildGraph(aDirectory(), { version: 'another' }));
    expectStatus(await get('/v1/hospitals?city=hue', { 'if-none-match': etag }), 200);
    service.setGraph(before);
  });

  it('finds nothing for nonsense, and says so with an empty list', async () => {
    const page = expectStatus(await get('/v1/hospitals?q=asdfgh'), 200);
    expect(page.body).toEqual([]);
    expect(page.headers['x-total-count']).toBe('0');
  });
});

describe('GET /v1/hospitals/{hid}', () => {
  it('answers the full node', async () => {
    const { body } = expectStatus(await get('/v1/hospitals/bv-k'), 200);
    for (const member of ['departments', 'services', 'rules', 'lodging', 'food', 'sources', 'aliases']) {
      expect(Array.isArray(body[member]), member).toBe(true);
    }
    expect(body.lodging.length).toBeGreaterThan(0);
    expect(body.rules.length).toBeGreaterThan(0);
    expect(body.location).toMatchObject({ lat: expect.any(Number), lng: expect.any(Number) });
    for (const hidden of ['point', 'provinceCode', 'province']) expect(body).not.toHaveProperty(hidden);
  });

  it('answers each fact with its source and certainty: phones, capabilities, insurance code', async () => {
    const { body } = expectStatus(await get('/v1/hospitals/bv-bach-mai'), 200);
    expect(body).toMatchObject({ ward: 'Phường Kim Liên', formerDistrict: 'Quận Đống Đa' });
    expect(body.insuranceCode).toMatchObject({ code: '01929', asOf: '2019-02', certainty: 'listed' });
    for (const fact of [...body.phones, ...body.capabilities, ...body.rules, body.insuranceCode]) {
      expect(fact).toMatchObject({ source: expect.any(String), certainty: expect.any(String) });
    }
    const { body: centre } = expectStatus(await get('/v1/hospitals/ttyt-ba-be-bac-kan'), 200);
    expect(centre).toMatchObject({ facilityKind: 'medical_centre', formerProvince: 'Bắc Kạn' });
    expect(centre).not.toHaveProperty('emergency24h');
  });

  it('answers empty lists, never nothing, where nothing is verified', async () => {
    const before = service.deps.graph();
    service.setGraph(buildGraph(aDirectory(), { version: 'small' }));
    const { body } = expectStatus(await get('/v1/hospitals/bv-mot'), 200);
    expect(body).toMatchObject({ departments: [], services: [], rules: [], lodging: [], food: [] });
    expect(body).not.toHaveProperty('phone');
    expect(body).not.toHaveProperty('emergency24h');
    service.setGraph(before);
  });

  it('still answers a retired hospital, marked as such', async () => {
    const before = service.deps.graph();
    service.setGraph(buildGraph(aDirectory(), { version: 'small', retired: [aHospital({ id: 'gone' })] }));
    expect(expectStatus(await get('/v1/hospitals/gone'), 200).body.retired).toBe(true);
    expect(idsOf(expectStatus(await get('/v1/hospitals'), 200).body)).toEqual(['bv-mot']);
    service.setGraph(before);
  });

  it('answers 404 for one that never was, and 304 to who has it', async () => {
    expectStatus(await get('/v1/hospitals/bv-khong-co'), 404);
    const etag = String(expectStatus(await get('/v1/hospitals/bv-e'), 200).headers.etag);
    expectStatus(await get('/v1/hospitals/bv-e', { 'if-none-match': etag }), 304);
    expectStatus(await get('/v1/hospitals/bv-k', { 'if-none-match': etag }), 200);
  });
});
