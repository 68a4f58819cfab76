import { expect, it } from 'vitest';
import { caseStates, documentKinds, followUpKinds, needs, urgencies } from '#contract/vocabulary.ts';
import { expectStatus, startService, useService } from '#test/harness.ts';

const service = useService();

async function meta(headers: Record<string, string> = {}) {
  return await service.call('GET', '/v1/meta', { headers });
}

const codes = (list: { code: string }[]) => list.map(({ code }) => code);

it('names every word of the service with a label', async () => {
  const { body } = expectStatus(await meta(), 200);
  expect(codes(body.needs)).toEqual(needs);
  expect(codes(body.urgencies)).toEqual(urgencies);
  expect(codes(body.caseStates)).toEqual(caseStates);
  expect(codes(body.documentKinds)).toEqual(documentKinds);
  expect(codes(body.followUpKinds)).toEqual(followUpKinds);
  expect(body.emergencyNumber).toBe('115');
  expect(body.version).toBe('0.1.0');
  for (const list of ['needs', 'redFlags', 'specialties', 'urgencies', 'caseStates', 'cities'] as const) {
    expect(body[list].length, list).toBeGreaterThan(0);
    for (const { code, label } of body[list]) expect(label, code).not.toBe('');
    expect(new Set(codes(body[list])).size, list).toBe(body[list].length);
  }
});

it('gives every red flag a level above routine and a heading, and each works in an intake', async () => {
  const { redFlags } = expectStatus(await meta(), 200).body;
  for (const { code, level, group } of redFlags) {
    expect(['urgent', 'emergency']).toContain(level);
    expect(group).not.toBe('');
    expect(code.length).toBeLessThanOrEqual(40);
    const body = { need: 'checkup', patient: {}, redFlags: [code] };
    const { safety } = expectStatus(await service.call('POST', '/v1/navigate', { body }), 200).body;
    expect(urgencies.indexOf(safety.urgency), code).toBeGreaterThanOrEqual(urgencies.indexOf(level));
  }
});

it('tells how navigators are called, where the operator has set it', async () => {
  const without = expectStatus(await meta(), 200);
  expect(without.body.navigators).toBeUndefined();
  const navigatorContact = { phone: '1900 1234', hours: '8–17 giờ' };
  const called = await startService({ navigatorContact });
  try {
    const etag = String(without.headers.etag);
    const { body } = expectStatus(await called.call('GET', '/v1/meta', { headers: { 'if-none-match': etag } }), 200);
    expect(body.navigators).toEqual(navigatorContact);
  } finally {
    await called.stop();
  }
});

it('speaks both languages with the same codes', async () => {
  const vi = expectStatus(await meta({ 'accept-language': 'vi' }), 200);
  const en = expectStatus(await meta({ 'accept-language': 'en' }), 200);
  expect(codes(vi.body.needs)).toEqual(codes(en.body.needs));
  expect(vi.body.needs[0].label).not.toBe(en.body.needs[0].label);
  expect(vi.headers.etag).not.toBe(en.headers.etag);
});

it('answers 304 to the copy at hand, and the whole to a copy in the other language', async () => {
  const first = expectStatus(await meta(), 200);
  const etag = String(first.headers.etag);
  expect(expectStatus(await meta({ 'if-none-match': etag }), 304).text).toBe('');
  expectStatus(await meta({ 'if-none-match': etag, 'accept-language': 'en' }), 200);
  expect(first.headers['cache-control']).toBe('public, no-cache');
});
