import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { limits } from '#contract/limits.ts';
import { newToken } from '#platform/tokens.ts';
import { anIntake } from '../builders.ts';
import {
  type Answer,
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  isOneInstance,
  navigatorToken,
  type Service,
  startService,
} from '../harness.ts';

const minuteMs = 60_000;
const it = test.runIf(isOneInstance);

let service: Service;
afterEach(() => service.stop());

async function repeat(times: number, ask: () => Promise<Answer>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let count = 0; count < times; count++) statuses.add((await ask()).status);
  return statuses;
}

it('lets an address ask so many times a minute, and then says how long to wait', async () => {
  service = await startService({ requestsPerMinute: 5 });
  const ask = () => service.call('GET', '/v1/meta');
  expect(await repeat(5, ask)).toEqual(new Set([200]));
  const refused = expectStatus(await ask(), 429);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.body.error).toContain('60 giây');
  service.moveClock(59_000);
  expect(expectStatus(await ask(), 429).headers['retry-after']).toBe('1');
  service.moveClock(1000);
  expectStatus(await ask(), 200);
});

it('counts all public routes of an address together, with and without a body', async () => {
  service = await startService({ requestsPerMinute: 4 });
  const paths = ['/health', '/v1/meta', '/v1/hospitals', '/openapi.json'];
  for (const path of paths) expectStatus(await service.call('GET', path), 200);
  for (const path of paths) expectStatus(await service.call('GET', path), 429);
  expectStatus(await service.call('GET', '/v1/cases/CASE-000001'), 429);
});

it('refuses who may be in danger last: only for asking just that too often', async () => {
  service = await startService({ requestsPerMinute: 5 });
  const ask = () => service.call('POST', '/v1/navigate', { body: anIntake() });
  await repeat(9, () => service.call('GET', '/v1/meta'));
  expectStatus(await service.call('GET', '/v1/meta'), 429);
  expect(await repeat(5, ask)).toEqual(new Set([200]));
  expect(expectStatus(await ask(), 429).body.error).toContain('115');
});

/** Behind a proxy that says where a caller is. */
async function startBehindProxy(requestsPerMinute: number) {
  service = await startService({ requestsPerMinute, trustProxy: '127.0.0.1' });
  return (address: string, method: string, url: string, token?: string) =>
    service.call(method, url, { token, headers: { 'x-forwarded-for': address } });
}

it('lets a network of IPv6 ask as often as a few addresses, not as all that are in it, and in danger always', async () => {
  const call = await startBehindProxy(2);
  const askFrom = (network: string) => async (count: number) => {
    const statuses = [];
    for (let of = 0; of < count; of++)
      statuses.push((await call(`${network}:${of.toString(16)}::1`, 'GET', '/v1/meta')).status);
    return statuses;
  };
  const max = 2 * limits.addressesOfNetworkMax;
  // One that is refused takes nothing from the others.
  await repeat(max, () => call('2001:db8:1:f::1', 'GET', '/v1/meta'));
  const statuses = await askFrom('2001:db8:1')(max);
  expect(statuses).toEqual([...Array(max - 2).fill(200), 429, 429]);
  expect(await askFrom('2001:db8:2')(1)).toEqual([200]);
  const headers = { 'x-forwarded-for': '2001:db8:1:ff::1' };
  expectStatus(await service.call('POST', '/v1/navigate', { body: anIntake(), headers }), 200);
});

it('counts a token for itself, wherever it comes from', async () => {
  const call = await startBehindProxy(20);
  const [one, other] = [await createCase(service), await createCase(service)];
  const { reviewToken } = await createShare(service, one);
  service.moveClock(minuteMs);
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    expect(await repeat(10, () => call(address, 'GET', one.url, one.token))).toEqual(new Set([200]));
  }
  expectStatus(await call('203.0.113.3', 'GET', one.url, one.token), 429);
  expectStatus(await call('203.0.113.3', 'GET', other.url, other.token), 200);
  expectStatus(await call('203.0.113.3', 'GET', `/v1/review/${reviewToken}`), 200);
  expectStatus(await call('203.0.113.3', 'GET', '/v1/navigator/queue', navigatorToken), 200);
});

it('counts an address, whatever tokens it brings', async () => {
  const call = await startBehindProxy(60);
  const cases = [];
  for (let count = 0; count < 10; count++) cases.push(await createCase(service));
  const { reviewToken } = await createShare(service, await createCase(service));
  service.moveClock(minuteMs);
  const here = (method: string, url: string, token?: string) => call('203.0.113.1', method, url, token);
  for (const { url, token } of cases) {
    expect(await repeat(5, () => here('GET', url, token))).toEqual(new Set([200]));
  }
  expectStatus(await here('GET', `/v1/review/${reviewToken}`), 200);
  expectStatus(await here('GET', '/v1/navigator/queue', navigatorToken), 200);
  expect(await repeat(8, () => here('GET', '/v1/meta'))).toEqual(new Set([200]));
  for (const { url, token } of cases) expectStatus(await here('GET', url, token), 429);
  expectStatus(await here('GET', `/v1/review/${reviewToken}`), 429);
  expectStatus(await here('GET', '/v1/meta'), 429);
  expectStatus(await call('203.0.113.2', 'GET', `/v1/review/${reviewToken}`), 200);
});

it('limits wrong tokens of an address apart and much lower, on every kind of route, and shuts out no right one', async () => {
  service = await startService({ requestsPerMinute: 3000 });
  const held = await createQueuedCase(service);
  const { reviewToken } = await createShare(service, held);
  const guesses = [
    () => service.call('GET', held.url, { token: newToken('case') }),
    () => service.call('GET', `/v1/review/${newToken('review')}`),
    () => service.call('GET', '/v1/navigator/queue', { token: newToken('navigator') }),
  ];
  for (const guess of guesses) {
    expect(await repeat(limits.wrongTokensPerMinuteMax / guesses.length, guess)).toEqual(new Set([401]));
  }
  for (const guess of guesses) {
    const refused = expectStatus(await guess(), 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  // None of these was ever used, as after a restart: a hospital may have one address for all.
  expectStatus(await service.call('GET', held.url, { token: held.token }), 200);
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  expectStatus(await service.call('GET', '/v1/navigator/queue', { token: navigatorToken }), 200);
  const newcomer = await createCase(service);
  const share = await createShare(service, newcomer);
  expectStatus(await service.call('GET', newcomer.url, { token: newcomer.token }), 200);
  expectStatus(await service.call('GET', `/v1/review/${share.reviewToken}`), 200);
  expectStatus(await service.call('GET', '/v1/meta'), 200);
  for (const guess of guesses) expectStatus(await guess(), 429);
});

it('takes nothing for wrong tokens from the count of the address', async () => {
  service = await startService({ requestsPerMinute: 10 });
  const held = await createCase(service);
  service.moveClock(minuteMs);
  const wrong = () => service.call('GET', held.url, { token: newToken('case') });
  expect(await repeat(50, wrong)).toEqual(new Set([401]));
  expect(await repeat(10, () => service.call('GET', held.url, { token: held.token }))).toEqual(new Set([200]));
  expectStatus(await service.call('GET', held.url, { token: held.token }), 429);
});

it('does not count a right token among the wrong ones, nor the lack of one', async () => {
  service = await startService({ requestsPerMinute: 3000 });
  const held = await createCase(service);
  const newcomer = await createCase(service);
  const right = () => service.call('GET', held.url, { token: held.token });
  expect(await repeat(limits.wrongTokensPerMinuteMax + 1, right)).toEqual(new Set([200]));
  const without = () => service.call('GET', held.url);
  expect(await repeat(limits.wrongTokensPerMinuteMax + 1, without)).toEqual(new Set([401]));
  expectStatus(await service.call('GET', newcomer.url, { token: newcomer.token }), 200);
});

it('counts a right token that tries the cases of others among the wrong ones, and lets it read its own', async () => {
  service = await startService({ requestsPerMinute: 3000 });
  const held = await createCase(service);
  const guess = () => service.call('GET', '/v1/cases/CASE-999999', { token: held.token });
  expect(await repeat(limits.wrongTokensPerMinuteMax, guess)).toEqual(new Set([401]));
  expectStatus(await guess(), 429);
  expectStatus(await service.call('GET', held.url, { token: held.token }), 200);
});

it('believes in no forwarded address unless it stands behind a proxy', async () => {
  service = await startService({ requestsPerMinute: 2 });
  const from = (address: string) => service.call('GET', '/v1/meta', { headers: { 'x-forwarded-for': address } });
  expectStatus(await from('203.0.113.1'), 200);
  expectStatus(await from('203.0.113.2'), 200);
  expectStatus(await from('203.0.113.3'), 429);
  await service.stop();

  service = await startService({ requestsPerMinute: 2, trustProxy: '127.0.0.1' });
  for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8:1:1::1']) {
    expect(await repeat(2, () => from(address)), address).toEqual(new Set([200]));
    expectStatus(await from(address), 429);
  }
  // Whoever has one IPv6 address has its whole network of 2^64.
  expectStatus(await from('2001:db8:1:1::2'), 429);
  expectStatus(await from('2001:db8:1:2::2'), 200);
});

it('limits nobody when it is off', async () => {
  service = await startService({ requestsPerMinute: undefined });
  const wrong = () => service.call('GET', '/v1/cases/CASE-000001', { token: newToken('case') });
  expect(await repeat(limits.wrongTokensPerMinuteMax + 1, wrong)).toEqual(new Set([401]));
});

it('does not believe what a caller wrote into the header of the one proxy in front', async () => {
  service = await startService({ requestsPerMinute: 2, trustProxy: readConfig({ TRUST_PROXY: 'on' }).trustProxy });
  const ask = (invented: string) =>
    service.call('GET', '/v1/meta', { headers: { 'x-forwarded-for': `${invented}, 203.0.113.7` } });
  expectStatus(await ask('198.51.100.1'), 200);
  expectStatus(await ask('198.51.100.2'), 200);
  expectStatus(await ask('198.51.100.3'), 429);
});
