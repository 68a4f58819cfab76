import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { limits } from '../../src/contract/limits.ts';
import { newToken } from '../../src/platform/tokens.ts';
import { anIntake } from '../builders.ts';
import {
  type Answer,
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  navigatorToken,
  type Service,
  startService,
} from '../harness.ts';

const minuteMs = 60_000;

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
  expectStatus(await service.call('POST', '/v1/navigate', { body: anIntake() }), 429);
  expectStatus(await service.call('GET', '/v1/cases/CASE-000001'), 429);
});

it('counts a token for itself, wherever it comes from', async () => {
  service = await startService({ requestsPerMinute: 20 });
  const [one, other] = [await createCase(service), await createCase(service)];
  const { reviewToken } = await createShare(service, one);
  service.moveClock(minuteMs);
  expect(await repeat(20, () => service.call('GET', one.url, { token: one.token }))).toEqual(new Set([200]));
  expectStatus(await service.call('GET', one.url, { token: one.token }), 429);
  expectStatus(await service.call('GET', other.url, { token: other.token }), 200);
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  expectStatus(await service.call('GET', '/v1/navigator/queue', { token: navigatorToken }), 200);
  expectStatus(await service.call('GET', '/v1/meta'), 200);
});

it('limits wrong tokens of an address apart and much lower, on every kind of route', async () => {
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
  // A whole mobile network may have one address: who is known is not shut out, and nobody from what needs no token.
  expectStatus(await service.call('GET', '/v1/meta'), 200);
  expectStatus(await service.call('POST', '/v1/navigate', { body: anIntake() }), 200);
  expectStatus(await service.call('GET', held.url, { token: held.token }), 200);
  // A good token that was never seen before cannot be told from a guess until the minute is over.
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 429);
  service.moveClock(minuteMs);
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
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

it('keeps counting a token that was guessed with, so that one token cannot try all cases', async () => {
  service = await startService({ requestsPerMinute: 5 });
  const held = await createCase(service);
  const guess = () => service.call('GET', '/v1/cases/CASE-999999', { token: held.token });
  expect(await repeat(5, guess)).toEqual(new Set([401]));
  expectStatus(await guess(), 429);
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
