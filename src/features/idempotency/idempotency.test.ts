import { describe, expect, it } from 'vitest';
import { hourMs } from '#contract/when.ts';
import { aCase, aContact, aFollowUp, anIntake } from '#test/builders.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  navigatorToken,
  readCase,
  useService,
} from '#test/harness.ts';

const service = useService();
let keys = 0;

function aKey(): string {
  return `khoa-khong-trung-${++keys}`;
}

async function create(key: string, body: unknown = aCase(), headers: Record<string, string> = {}) {
  return await service.call('POST', '/v1/cases', { body, headers: { 'idempotency-key': key, ...headers } });
}

async function countCases(): Promise<number> {
  return (await service.db.selectFrom('cases').select('case_number').execute()).length;
}

describe('a retry with the same key', () => {
  it('within 24 hours gets the same answer, the token included, and makes no second case', async () => {
    const key = aKey();
    const first = expectStatus(await create(key), 201);
    const count = await countCases();
    service.moveClock(24 * hourMs - 1);
    const second = expectStatus(await create(key), 201);
    expect(second.text).toBe(first.text);
    expect(await countCases()).toBe(count);
    const { caseId, accessToken } = second.body;
    await readCase(service, { caseId, token: accessToken, url: `/v1/cases/${caseId}` });
  });

  it('gets the answer that was given, whatever language it asks in now', async () => {
    const key = aKey();
    const first = expectStatus(await create(key, aCase(), { 'accept-language': 'vi' }), 201);
    expect(expectStatus(await create(key, aCase(), { 'accept-language': 'en' }), 201).text).toBe(first.text);
  });

  it('after 24 hours makes a new case', async () => {
    const key = aKey();
    const first = expectStatus(await create(key), 201);
    service.moveClock(24 * hourMs);
    const second = expectStatus(await create(key), 201);
    expect(second.body.caseId).not.toBe(first.body.caseId);
    expect(second.body.accessToken).not.toBe(first.body.accessToken);
    expect(expectStatus(await create(key), 201).text).toBe(second.text);
  });

  it('and another body is 409 and makes no case', async () => {
    const key = aKey();
    expectStatus(await create(key), 201);
    const count = await countCases();
    const refused = expectStatus(await create(key, aCase({ intake: anIntake({ need: 'surgery' }) })), 409);
    expect(refused.body.error).toContain('Idempotency-Key');
    expect(await countCases()).toBe(count);
  });
});

describe('what is added to a case with a key', () => {
  const contact = aContact({ role: 'primary' });
  it.each<[what: string, path: string, body: object, other: object]>([
    ['contact', '/contacts', contact, { ...contact, role: 'secondary' }],
    ['follow-up', '/followups', aFollowUp(), aFollowUp({ title: 'Thay băng' })],
    ['note', '/notes', { text: 'Đã gọi.' }, { text: 'Chưa gọi được.' }],
    ['opinion', '/opinions', { opinion: 'Nên khám.' }, { opinion: 'Nên mổ.' }],
  ])('a %s is there once, however often and however fast it is sent', async (what, path, body, other) => {
    const held = await createQueuedCase(service);
    const { reviewToken } = await createShare(service, held);
    const url = what === 'opinion' ? `/v1/review/${reviewToken}${path}` : held.url + path;
    const token = { note: navigatorToken, opinion: undefined, contact: held.token, 'follow-up': held.token }[what];
    // One key for all four kinds: each of them means its own.
    const send = (sent: object, key = 'mot-khoa-cho-moi-thu') =>
      service.call('POST', url, { token, body: sent, headers: { 'idempotency-key': key } });
    const [first, ...again] = await Promise.all([send(body), send(body), send(body)]);
    expect(first?.status).toBeLessThan(300);
    for (const answer of [...again, await send(body)]) expect(answer).toMatchObject({ text: first?.text });
    const { contacts, followUps, notes = [], opinions } = await readCase(service, held);
    expect([...contacts, ...followUps, ...notes, ...opinions]).toHaveLength(1);
    expectStatus(await send(other), 409);
    expect((await send(other, aKey())).status).toBeLessThan(300);
  });

  it('is another thing in another case', async () => {
    const headers = { 'idempotency-key': aKey() };
    for (const { url, token } of [await createCase(service), await createCase(service)]) {
      expectStatus(await service.call('POST', `${url}/contacts`, { token, body: aContact(), headers }), 200);
    }
  });
});

describe('the key', () => {
  it.each([15, 201])('of %i characters is refused', async (length) => {
    const count = await countCases();
    const { body } = expectStatus(await create('k'.repeat(length)), 400);
    expect(body.error).toContain('idempotency-key');
    expect(await countCases()).toBe(count);
  });

  it.each([16, 200])('of %i characters is taken', async (length) => {
    expectStatus(await create('k'.repeat(length)), 201);
  });

  it('of a refused request stays free', async () => {
    const key = aKey();
    expectStatus(await create(key, { intake: {} }), 400);
    expectStatus(await create(key), 201);
  });
});

describe('the stored answer', () => {
  it('shows neither the key nor the token nor the number of the case', async () => {
    const key = aKey();
    const { caseId, accessToken } = expectStatus(await create(key), 201).body;
    const rows = await service.db.selectFrom('idempotency_keys').selectAll().execute();
    const decoded = rows.map(({ answer }) => Buffer.from(answer, 'base64').toString('latin1'));
    for (const text of [JSON.stringify(rows), ...decoded]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain(accessToken);
      expect(text).not.toContain(caseId);
    }
  });

  it('does not open with the hash of the key that stands beside it', async () => {
    const key = aKey();
    expectStatus(await create(key), 201);
    const { key_hash } = await service.db
      .selectFrom('idempotency_keys')
      .select('key_hash')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const count = await countCases();
    expectStatus(await create(key_hash), 201);
    expect(await countCases()).toBe(count + 1);
  });
});
