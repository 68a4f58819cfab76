import { afterEach, expect, test } from 'vitest';
import { anIntake } from '../builders.ts';
import { type Answer, createCase, expectStatus, isOneInstance, type Service, startService } from '../harness.ts';

// What an address has had is known to each instance for itself.
const it = test.runIf(isOneInstance);

let service: Service;
afterEach(() => service.stop());

/** One reading, however short, is more than an address may have, and is never paid for. */
const hardlyAny = { readingShare: 1e-9, readingAheadMsMax: 1e-6, turnMsMax: 1 };

async function start(...[changes, patience]: Parameters<typeof startService>) {
  service = await startService({ requestsPerMinute: 3000, trustProxy: '127.0.0.1', ...changes }, patience);
  return (address: string, method: string, url: string, body?: unknown, token?: string) =>
    service.call(method, url, { token, body, headers: { 'x-forwarded-for': address } });
}

async function countCases(): Promise<number> {
  return (await service.db.selectFrom('cases').select('case_number').execute()).length;
}

it('refuses whose texts took more than their share, with the time to wait and 115, and nobody else', async () => {
  const call = await start({}, hardlyAny);
  const held = await createCase(service);
  const intake = anIntake({ symptoms: 'đau ngực dữ dội, khó thở' });
  const readings: [string, string, unknown?, string?][] = [
    ['POST', '/v1/navigate', intake],
    ['POST', '/v1/cases', { intake }],
    ['PATCH', held.url, { intake }, held.token],
    ['POST', `${held.url}/renavigate`, undefined, held.token],
  ];
  expectStatus(await call('203.0.113.1', 'POST', '/v1/navigate', intake), 200);
  const before = await countCases();
  for (const reading of readings) {
    const refused = expectStatus(await call('203.0.113.1', ...reading), 503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.error).toContain('115');
  }
  expect(await countCases()).toBe(before);
  expectStatus(await call('203.0.113.1', 'GET', held.url, undefined, held.token), 200);
  expectStatus(await call('203.0.113.1', 'PATCH', held.url, { state: 'emergency' }, held.token), 200);
  for (const [at, reading] of readings.entries()) {
    expect([200, 201]).toContain((await call(`203.0.113.${10 + at}`, ...reading)).status);
  }
});

it('answers who asks once before the rest of what another address has asked before', async () => {
  const call = await start();
  const order: string[] = [];
  const ask = async (address: string, name: string): Promise<Answer> => {
    const answer = await call(address, 'POST', '/v1/navigate', anIntake({ symptoms: `${name}: đau bụng, sốt` }));
    order.push(name);
    return answer;
  };
  const flood = Array.from({ length: 40 }, () => ask('203.0.113.1', 'flood'));
  const bystander = ask('203.0.113.2', 'bystander');
  for (const answer of await Promise.all([...flood, bystander])) expectStatus(answer, 200);
  expect(order.indexOf('bystander')).toBeLessThan(20);
});

it('compares passcodes in turn too, and once for all spellings of the right one', async () => {
  const call = await start({}, hardlyAny);
  const held = await createCase(service);
  const invite = async (address: string) => {
    const body = { reviewerName: 'BS. Hoa', passcode: 'Hoa Sen 42' };
    return await call(address, 'POST', `${held.url}/shares`, body, held.token);
  };
  const tokens = [];
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    tokens.push(expectStatus(await invite(address), 201).body.reviewToken);
  }
  expectStatus(await invite('203.0.113.1'), 429);
  const open = (address: string, token: string, passcode: string) => {
    const headers = { 'x-forwarded-for': address, 'x-share-passcode': passcode };
    return service.call('GET', `/v1/review/${token}`, { headers });
  };
  const [one, other] = tokens;
  for (const spelling of ['hoa sen 42', 'HOA-SEN-42', 'hoa--sen--42']) {
    expectStatus(await open('203.0.113.3', one, spelling), 200);
  }
  const refused = expectStatus(await open('203.0.113.3', other, 'hoa sen 42'), 429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expectStatus(await open('203.0.113.4', other, 'hoa sen 42'), 200);
  const shares = await service.call('GET', `${held.url}/shares`, { token: held.token });
  expect(shares.body.map(({ wrongTries }: { wrongTries: number }) => wrongTries)).toEqual([0, 0]);
});

it('refuses nobody for the time of reading when limits are off', async () => {
  const call = await start({ requestsPerMinute: undefined }, hardlyAny);
  for (let count = 0; count < 3; count++) {
    expectStatus(await call('203.0.113.1', 'POST', '/v1/navigate', anIntake()), 200);
  }
});
