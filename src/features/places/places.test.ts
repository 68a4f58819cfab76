import { describe, expect, it } from 'vitest';
import { placeAt } from '#engine/home.ts';
import { createCase, expectStatus, readCase, useService } from '#test/harness.ts';
import { foundMax } from './find-places.ts';

const service = useService();

const ask = (q: string, headers: Record<string, string> = {}) =>
  service.call('GET', `/v1/places?q=${encodeURIComponent(q)}`, { headers });
const found = async (q: string) =>
  expectStatus(await ask(q), 200).body as { id: string; name: string; formerName?: string }[];

describe('looking for a place', () => {
  it.each([
    ['ky son, ngh', '40-ky-son'],
    ['muong ti', '16858'],
    ['xã mường típ kỳ sơn', '16858'],
    ['Q9', '79-quan-9'],
    ['q.9 tphcm', '79-quan-9'],
    ['nghe an', '40'],
    ['binh duong', '79-tinh-binh-duong'],
    ['quynh luuu', '40-quynh-luu'],
    ['con d', '79-con-dao'],
  ])('finds %j', async (q, id) => {
    expect((await found(q))[0]?.id).toBe(id);
  });

  it('tells all that is needed to choose, and names an old commune by what it went into', async () => {
    const [place] = await found('Hưng Tây');
    expect(place).toEqual({
      id: '18001',
      name: 'xã Hưng Nguyên, Nghệ An',
      kind: 'commune',
      island: false,
      province: 'Nghệ An',
      formerName: 'Hưng Tây',
      location: { lat: expect.any(Number), lng: expect.any(Number) },
    });
    expect((await found('Côn Đảo'))[0]).toMatchObject({
      island: true,
      province: 'Hồ Chí Minh',
      formerProvince: 'Bà Rịa - Vũng Tàu',
    });
  });

  it('gives no more than one can look through, each once, and nothing for what is no place', async () => {
    const many = await found('t');
    expect(many.length).toBe(foundMax);
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length);
    expect(await found('zzzzz')).toEqual([]);
  });

  it('answers 304 to the copy at hand', async () => {
    const first = expectStatus(await ask('vinh'), 200);
    expectStatus(await ask('vinh', { 'if-none-match': String(first.headers.etag) }), 304);
    expectStatus(await ask('vinh long', { 'if-none-match': String(first.headers.etag) }), 200);
  });

  it('finds what it names itself, by its id, for an intake', async () => {
    for (const { id, name } of [...(await found('tan')), ...(await found('con dao'))]) {
      const intake = { need: 'emergency', patient: { place: id } };
      const { place } = expectStatus(await service.call('POST', '/v1/navigate', { body: intake }), 200).body;
      expect(place).toMatchObject({ id, name });
    }
  });
});

const need = 'emergency';
const position = { latitude: 19.3987, longitude: 104.1234 };

describe('the place of an intake', () => {
  const navigate = async (patient: object) =>
    expectStatus(await service.call('POST', '/v1/navigate', { body: { need, patient } }), 200).body;

  it('wins over the province, and tells distances from there', async () => {
    const { place, emergency } = await navigate({ place: '40-ky-son', province: 'Hà Nội' });
    expect(place).toMatchObject({ id: '40-ky-son', name: 'Kỳ Sơn, Nghệ An', island: false });
    expect(emergency.nearest[0].hospital.id).not.toBe('bv-bach-mai');
    expect(emergency.nearest[0].distanceKm).toBeLessThan(60);
  });

  it.each([
    ['POST', '/v1/navigate', { need, patient: { place: '40-nowhere' } }, /^patient\.place: .*GET \/v1\/places/],
    ['POST', '/v1/cases', { intake: { need, patient: { place: '99999' } } }, /^intake\.patient\.place: /],
  ])('is refused by %s %s when there is none with that id', async (method, path, body, text) => {
    const answer = expectStatus(await service.call(method, path, { body }), 400);
    expect(answer.body.error).toMatch(text);
    expect(answer.body.error).toContain('115');
  });

  it('is refused in a change of a case', async () => {
    const held = await createCase(service);
    const body = { intake: { need, patient: { place: 'x' } } };
    const answer = expectStatus(await service.call('PATCH', held.url, { token: held.token, body }), 400);
    expect(answer.body.error).toMatch(/^intake\.patient\.place: /);
  });

  it('is told by a position, from which the distances run', async () => {
    const there = await navigate({ position, province: 'Hà Nội' });
    expect(there.place).toMatchObject({
      id: expect.stringMatching(/^\d{5}$/),
      name: expect.stringContaining('Kỳ Sơn'),
    });
    expect(there.primary.reasons.join(' ')).toContain('Cách vị trí hiện tại khoảng');
    const middle = await navigate({ place: there.place.id });
    expect(middle.primary.reasons.join(' ')).toContain('Cách trung tâm');
  });

  it('on an island is told by a position there, and the way over the sea is said', async () => {
    const { place, emergency } = await navigate({ position: { latitude: 20.88, longitude: 107.501 } });
    expect(place).toMatchObject({ id: '22-quan-lan', island: true });
    expect(emergency.note).toContain('trực thăng');
  });

  it.each([
    { latitude: 48.85, longitude: 2.35 },
    { latitude: 17.97, longitude: 102.63 },
    { latitude: 15, longitude: 115 },
  ])('is not known of a position abroad or far out at sea, and is asked', async (abroad) => {
    const { place } = await navigate({ position: abroad });
    expect(place).toEqual({ asked: expect.stringContaining('tỉnh nào') });
  });
});

describe('a position in a case', () => {
  it('is the place around it, before anything is stored', async () => {
    const held = await createCase(service, { intake: { need, patient: { position } } });
    const { case: made, recommendation } = await readCase(service, held);
    const id = made.intake.patient.place;
    expect(made.intake.patient).toEqual({ place: expect.stringMatching(/^\d{5}$/) });
    expect(recommendation.place?.id).toBe(id);
    expect(recommendation.primary.reasons.join(' ')).toContain('Cách trung tâm');

    const moved = { need, patient: { position: { latitude: 10.7801, longitude: 106.7002 }, place: id } } as const;
    const body = { intake: moved };
    const changed = expectStatus(await service.call('PATCH', held.url, { token: held.token, body }), 200).body;
    expect(changed.intake.patient).toEqual({
      place: placeAt(service.deps.graph(), moved.patient.position)?.district?.id,
    });
  });

  it('far from every place leaves nothing', async () => {
    const patient = { position: { latitude: 48.85, longitude: 2.35 }, province: 'Nghệ An' };
    const held = await createCase(service, { intake: { need, patient } });
    expect((await readCase(service, held)).case.intake.patient).toEqual({ province: 'Nghệ An' });
  });
});
