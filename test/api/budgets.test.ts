import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { dayMs } from '#contract/when.ts';
import { DailyBudget, forgetAddressDays } from '#features/access/daily-budget.ts';
import { aCase, aFile, aFileForm, anIntake } from '../builders.ts';
import {
  createCase,
  expectStatus,
  type HeldCase,
  isOneInstance,
  type Service,
  startOfTest,
  startService,
} from '../harness.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ requestsPerMinute: 100_000, trustProxy: '127.0.0.1' });
});
afterAll(() => service.stop());

const address = '203.0.113.7';
const from = (ip: string) => ({ 'x-forwarded-for': ip });

function upload({ url, token }: HeldCase, size: number) {
  const form = aFileForm(aFile('image/png', size));
  return service.call('POST', `${url}/documents`, { token, ...form, headers: { ...form.headers, ...from(address) } });
}

const addressDays = () => service.db.selectFrom('address_days').selectAll().execute();

describe('an address', () => {
  it.runIf(isOneInstance)('creates so many cases a day, and is still told where to go', async () => {
    const create = () => service.call('POST', '/v1/cases', { body: aCase(), headers: from(address) });
    expectStatus(await create(), 201);
    await service.db.updateTable('address_days').set({ cases: limits.casesPerDayMax }).execute();
    // What was taken from the database before is still there to be used.
    for (let count = 2; count <= limits.casesPerDayMax / 1000; count++) expectStatus(await create(), 201);
    const refused = expectStatus(await create(), 429);
    // 08:00 in Vietnam: the day has 16 hours left.
    expect(refused.headers['retry-after']).toBe(String(16 * 3600));
    expect(refused.body.error).toContain('115');
    expectStatus(await service.call('POST', '/v1/navigate', { body: anIntake(), headers: from(address) }), 200);
    const elsewhere = { body: aCase(), headers: from('203.0.113.8') };
    expectStatus(await service.call('POST', '/v1/cases', elsewhere), 201);
    service.moveClock(dayMs);
    expectStatus(await create(), 201);
    service.setClock(startOfTest);
  });

  it.runIf(isOneInstance)('sends so many bytes a day; what came to nothing counts for nothing', async () => {
    const held = await createCase(service);
    const size = 8_000_000;
    expectStatus(await upload(held, size), 201);
    await service.db.updateTable('address_days').set({ bytes: limits.documentBytesPerDayMax }).execute();
    const wrong = aFileForm(Buffer.alloc(size, 'x'));
    const refused = { token: held.token, ...wrong, headers: { ...wrong.headers, ...from(address) } };
    for (let count = 0; count < 3; count++) {
      expectStatus(await service.call('POST', `${held.url}/documents`, refused), 415);
    }
    expectStatus(await upload(held, size), 201);
    expectStatus(await upload(held, size), 429);
  });

  it.runIf(isOneInstance)('is kept for its day only, as a hash that tells nothing', async () => {
    const rows = await addressDays();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|127\.0\.0\.1/);
    for (const row of rows) expect(row.address).toMatch(/^[\w-]{43}$/);
    await forgetAddressDays(service.db, startOfTest + 2 * dayMs);
    expect(await addressDays()).toEqual([]);
  });

  it('gets its budget and no more, however many instances it asks at once', async () => {
    const budgets = Array.from({ length: 4 }, () => new DailyBudget(service.deps, 'cases', 50));
    const asked = Array.from({ length: 100 }, (_, index) => budgets[index % 4]?.take('198.51.100.9', 1));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(50);
  });

  it('of IPv6 has a network, which gets the budget of a few addresses and not of all that are in it', async () => {
    const budgets = Array.from({ length: 4 }, () => new DailyBudget(service.deps, 'cases', 5));
    const max = 5 * limits.addressesOfNetworkMax;
    const ips = Array.from({ length: max + 10 }, (_, index) => `2001:db8:50:${index.toString(16)}::1`);
    const asked = ips.map((ip, index) => budgets[index % 4]?.take(ip, 1));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(max);
    expect(await budgets[0]?.take('2001:db8:51::1', 1)).toBe(true);
    budgets[0]?.giveBack('2001:db8:50::1', 1);
    expect(await budgets[0]?.take('2001:db8:50:ffff::1', 1)).toBe(true);
    expect(await budgets[0]?.take('2001:db8:50:fffe::1', 1)).toBe(false);
  });

  it('loses nothing of its own while its network has used up what is theirs', async () => {
    const budget = new DailyBudget(service.deps, 'cases', 5);
    const others = Array.from({ length: limits.addressesOfNetworkMax }, (_, at) => `2001:db8:60:${at.toString(16)}::1`);
    for (const ip of others) for (let count = 0; count < 5; count++) await budget.take(ip, 1);
    const late = '2001:db8:60:ffff::1';
    for (let count = 0; count < 10; count++) expect(await budget.take(late, 1)).toBe(false);
    for (let count = 0; count < 5; count++) budget.giveBack(others[0] ?? '', 1);
    for (let count = 0; count < 5; count++) expect(await budget.take(late, 1)).toBe(true);
  });
});

it('a case holds so many bytes of documents, exactly, and leaves no file of one that was too much', async () => {
  const held = await createCase(service);
  expectStatus(await upload(held, 1000), 201);
  const setSize = (size: number) =>
    service.db
      .updateTable('documents')
      .set({ size })
      .where('case_number', '=', Number(held.caseId.slice(5)))
      .execute();
  await setSize(limits.documentBytesPerCaseMax - 1000);
  expect(expectStatus(await upload(held, 1001), 409).body.error).toContain('2 GB');
  expectStatus(await upload(held, 1000), 201);
  expectStatus(await upload(held, 1), 409);
});

it('every answer tells what is left of the minute', async () => {
  service.moveClock(60_000);
  const { headers } = await service.call('GET', '/v1/meta', { headers: from('203.0.113.30') });
  expect(headers).toMatchObject({
    'ratelimit-limit': '100000',
    'ratelimit-remaining': '99999',
    'ratelimit-reset': '60',
  });
});
