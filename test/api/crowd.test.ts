import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { QueueItem } from '#contract/queue.ts';
import { hourMs } from '#contract/when.ts';
import { forgetAddressHours } from '#features/case-file/standing.ts';
import { addNavigator } from '#features/navigator/manage-navigators.ts';
import { aCase, anIntake, anIntakeForHuman } from '../builders.ts';
import { expectStatus, type HeldCase, navigatorToken, readCase, type Service, startService } from '../harness.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ requestsPerMinute: 100_000, trustProxy: '127.0.0.1' });
});
afterAll(() => service.stop());

beforeEach(async () => {
  await service.db.updateTable('cases').set({ state: 'closed', needs_human: 0, assigned_navigator: null }).execute();
  service.moveClock(hourMs);
});

const emergency = anIntake({ need: 'emergency' });

async function arrive(ip: string, intake = emergency): Promise<HeldCase> {
  service.moveClock(1);
  const headers = { 'x-forwarded-for': ip };
  const answer = expectStatus(await service.call('POST', '/v1/cases', { body: aCase({ intake }), headers }), 201);
  const { caseId, accessToken } = answer.body;
  return { caseId, token: accessToken, url: `/v1/cases/${caseId}` };
}

async function arriveMany(ip: string, count: number): Promise<HeldCase[]> {
  const held: HeldCase[] = [];
  while (held.length < count) held.push(await arrive(ip));
  return held;
}

async function queue(query = '?limit=200'): Promise<QueueItem[]> {
  return expectStatus(await service.call('GET', `/v1/navigator/queue${query}`, { token: navigatorToken }), 200).body;
}
const placeOf = async ({ caseId }: HeldCase) => (await queue()).findIndex((item) => item.caseId === caseId) + 1;
const idsOf = (items: readonly { caseId: string }[]) => items.map(({ caseId }) => caseId);
const use = async (held: HeldCase) => void (await readCase(service, held));

const close = async (caseIds: string[], reason?: string) =>
  expectStatus(
    await service.call('POST', '/v1/navigator/queue/close', {
      token: navigatorToken,
      body: { caseIds, ...(reason && { reason }) },
    }),
    200,
  ).body;

describe('the queue beside a flood of made-up emergencies', () => {
  it('shows the real one among the first, however many came before it from one address, and marks those', async () => {
    const flood = await arriveMany('203.0.113.1', limits.casesOfCrowdedAddressMin + 10);
    const real = await arrive('198.51.100.7');
    expect(await placeOf(real)).toBe(1);
    const items = await queue();
    expect(items.find(({ caseId }) => caseId === real.caseId)).toMatchObject({ laterOfAddress: false });
    expect(items.filter(({ laterOfAddress }) => laterOfAddress)).toHaveLength(flood.length);
  });

  it('shows it among the first ten when they came from thirty addresses', async () => {
    for (let address = 1; address <= 30; address++)
      await arriveMany(`203.0.113.${address}`, limits.casesOfCrowdedAddressMin);
    const real = await arrive('198.51.100.8');
    const place = await placeOf(real);
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThanOrEqual(10);
  });

  it('shows it among the first ten when they came from one network of IPv6, whose addresses no end has', async () => {
    for (let address = 1; address <= 40; address++) await arrive(`2001:db8:48:${address.toString(16)}::1`);
    const real = await arrive('198.51.100.11');
    expect(await placeOf(real)).toBe(limits.addressesOfNetworkMax + 1);
    expect(await placeOf(await arrive('2001:db8:49::1'))).toBe(limits.addressesOfNetworkMax + 2);
    expect((await queue()).filter(({ laterOfAddress }) => laterOfAddress)).toHaveLength(
      40 - limits.addressesOfNetworkMax,
    );
  });

  it('keeps the first of an address ahead while few came from it, and whose key was used again ahead of the others', async () => {
    const [first, second, third] = await arriveMany('203.0.113.60', 3);
    const other = await arrive('198.51.100.9');
    if (!first || !second || !third) throw new Error('three came');
    expect(idsOf(await queue())).toEqual(idsOf([first, other, second, third]));
    await use(third);
    expect(idsOf(await queue())).toEqual(idsOf([first, other, third, second]));
    expect((await queue()).map(({ laterOfAddress }) => laterOfAddress)).toEqual([false, false, true, true]);
  });

  it('does not let a stranger ahead who makes ordinary cases first and calls them emergencies afterwards', async () => {
    const quiet: HeldCase[] = [];
    while (quiet.length < 5) quiet.push(await arrive('203.0.113.61', anIntakeForHuman()));
    service.moveClock(hourMs);
    const real = await arrive('198.51.100.10');
    for (const { url, token } of quiet) {
      const headers = { 'x-forwarded-for': '203.0.113.61' };
      expectStatus(await service.call('PATCH', url, { token, body: { state: 'emergency' }, headers }), 200);
    }
    expect((await queue()).filter(({ laterOfAddress }) => laterOfAddress)).toHaveLength(4);
    expect([1, 2]).toContain(await placeOf(real));
  });

  it('begins anew each hour, and counts an emergency apart from what is none', async () => {
    await arrive('203.0.113.62', anIntakeForHuman());
    const first = await arrive('203.0.113.62');
    service.moveClock(hourMs);
    const next = await arrive('203.0.113.62');
    const items = await queue('?urgency=emergency');
    expect(idsOf(items)).toEqual(idsOf([first, next]));
    expect(items.map(({ laterOfAddress }) => laterOfAddress)).toEqual([false, false]);
  });

  it('stores no address, and forgets what it counted', async () => {
    const [first] = await arriveMany('203.0.113.63', 2);
    const rows = () => service.db.selectFrom('address_hours').selectAll().execute();
    const before = await rows();
    expect(JSON.stringify(before)).not.toContain('203.0.113.63');
    if (first) expectStatus(await service.call('DELETE', first.url, { token: first.token }), 204);
    const number = Number(first?.caseId.slice(5));
    expect(before.map(({ first_case }) => first_case)).toContain(number);
    expect((await rows()).map(({ first_case }) => first_case)).not.toContain(number);
    service.moveClock(hourMs);
    await arrive('203.0.113.63');
    const addresses = new Set(before.map(({ address }) => address));
    expect((await rows()).filter(({ address }) => !addresses.has(address))).toHaveLength(1);
    await forgetAddressHours(service.db, service.deps.clock());
    expect(await rows()).toHaveLength(1);
  });

  it('is paged by its cursor, every case once and in its order', async () => {
    for (const ip of ['203.0.113.64', '203.0.113.65']) {
      const held = await arriveMany(ip, 4);
      if (held[2]) await use(held[2]);
    }
    const whole = idsOf(await queue());
    const seen: string[] = [];
    let next: string | undefined = '/v1/navigator/queue?limit=3';
    while (next !== undefined) {
      const answer = expectStatus(await service.call('GET', next, { token: navigatorToken }), 200);
      seen.push(...idsOf(answer.body));
      next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(8);
  });
});

describe('a navigator', () => {
  it('opens and takes an emergency that waits, however many were opened before; it is told to whoever watches', async () => {
    const token = await addNavigator(service.db, 'Cô Bảy', service.deps.clock());
    const count = async () =>
      Number(/danloi_alerts_total\{kind="sweep"\} (\d+)/.exec(await service.deps.metrics.registry.metrics())?.[1]);
    const before = await count();
    for (const { url } of await arriveMany('203.0.113.70', limits.casesPerNavigatorAndHourMax)) {
      expectStatus(await service.call('GET', url, { token }), 200);
    }
    expect(await count()).toBe(before);
    const real = await arrive('198.51.100.70');
    expectStatus(await service.call('GET', real.url, { token }), 200);
    const body = { assignedNavigator: 'Cô Bảy' };
    expectStatus(await service.call('PATCH', real.url, { token, body }), 200);
    expect(await count()).toBe(before + 1);
    expect(service.logLines.filter((line) => line.includes('opens very many cases'))).toHaveLength(1);
    const quiet = await arrive('198.51.100.71', anIntakeForHuman());
    expectStatus(await service.call('GET', quiet.url, { token }), 200);
  });

  it('closes those of a crowd at once, each on its own record, and no other', async () => {
    const [first, ...others] = await arriveMany('203.0.113.71', 4);
    const asked = [...others, ...(first ? [first] : [])].map(({ caseId }) => caseId);
    const answer = await close([...asked, 'CASE-999999'], 'Gửi hàng loạt');
    expect(answer).toEqual({ closed: idsOf(others), left: [first?.caseId, 'CASE-999999'] });
    expect(idsOf(await queue())).toEqual([first?.caseId]);
    const [one] = others;
    if (!one) throw new Error('four came');
    const file = await readCase(service, one);
    expect(file.case).toMatchObject({ state: 'closed', needs_human: false, urgency: 'emergency' });
    expect(file.events.at(-1)).toMatchObject({
      kind: 'case.updated',
      actor: 'navigator:navigator',
      detail: { state: 'closed', together: true, reason: 'Gửi hàng loạt' },
    });
    expect(file.history.at(-1)).toMatchObject({ kind: 'state_changed', from: 'emergency', to: 'closed' });
    const headers = { 'x-forwarded-for': '198.51.100.72' };
    const again = { token: one.token, body: { state: 'emergency' }, headers };
    expectStatus(await service.call('PATCH', one.url, again), 200);
    expect((await queue()).find(({ caseId }) => caseId === one.caseId)).toMatchObject({ laterOfAddress: false });
  });

  it('closes none that the family has shut or that is closed', async () => {
    const [, shut, closed] = await arriveMany('203.0.113.72', 3);
    if (!shut || !closed) throw new Error('three came');
    expectStatus(await service.call('DELETE', `${shut.url}/navigator`, { token: shut.token }), 204);
    expectStatus(await service.call('PATCH', closed.url, { token: closed.token, body: { state: 'closed' } }), 200);
    expect(await close([shut.caseId, closed.caseId])).toEqual({ closed: [], left: [shut.caseId, closed.caseId] });
    expect((await readCase(service, shut)).case.state).toBe('emergency');
  });
});
