import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewContact } from '#contract/contact.ts';
import type { Notices } from '#contract/notice.ts';
import { noticeLimits } from '#contract/notice-limits.ts';
import { dayMs } from '#contract/when.ts';
import { aContact, aDevice } from '#test/builders.ts';
import {
  type Answer,
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  type Service,
  startService,
} from '#test/harness.ts';
import { agreeToMail } from '#test/routes.ts';
import { isPrivate, readEndpoint } from './push-endpoint.ts';
import { forgetNotices } from './queries.ts';

let service: Service;
let held: HeldCase;
let lan: string;
beforeAll(async () => {
  service = await startService({ webhook: { url: 'https://gateway.test/', secret: 'a-secret-of-the-gateway' } });
});
beforeEach(async () => {
  // What one test stops stays stopped over all cases.
  await service.db.deleteFrom('addressees').execute();
  held = await createCase(service);
  lan = await addContact({ fullName: 'Lan', email: 'lan@example.vn', phone: '0912 345 678' });
});
afterAll(() => service.stop());

const asFamily = (method: string, path: string, body?: unknown) =>
  service.call(method, held.url + path, { token: held.token, ...(body !== undefined && { body }) });

async function addContact(contact: Partial<NewContact>): Promise<string> {
  return expectStatus(await asFamily('POST', '/contacts', aContact(contact)), 200).body.id;
}

const set = (contactId: string, body: unknown) => asFamily('PUT', `/contacts/${contactId}/notices`, body);
const stop = (token: string, method = 'POST', options: Parameters<Service['call']>[2] = {}) =>
  service.call(method, `/v1/stop/${token}`, options);

async function read(): Promise<Notices> {
  return expectStatus(await asFamily('GET', '/notices'), 200).body;
}

async function events(): Promise<unknown[]> {
  const { events } = await readCase(service, held);
  return events.flatMap(({ kind, actor, detail }) => (/^(notice|device)/.test(kind) ? [{ kind, actor, detail }] : []));
}

describe('who is told', () => {
  it('is nobody until somebody agrees, each contact and each way on its own', async () => {
    const hung = await addContact({ fullName: 'Hùng', email: 'hung@example.vn' });
    const off = { status: 'off', failedAt: null };
    const nobody = (contactId: string) => ({ contactId, language: 'vi', email: off, sms: off });
    expect(await read()).toEqual({
      channels: { email: true, sms: true },
      pushKey: expect.stringMatching(/^B[\w-]{86}$/),
      contacts: [nobody(lan), nobody(hung)],
      devices: [],
    });
    const answer = expectStatus(await set(lan, { email: true, language: 'en' }), 200);
    expect(answer.body).toEqual({
      ...nobody(lan),
      language: 'en',
      email: { status: 'on', failedAt: null, waitsForYes: true },
    });
    expectStatus(await set(hung, { email: true }), 200);
    expectStatus(await set(hung, {}), 200);
    expect((await read()).contacts).toEqual([answer.body, nobody(hung)]);
  });

  it('is on the record, once for each change', async () => {
    for (const body of [{ email: true, sms: true }, { sms: true, email: true }, { language: 'en' }]) {
      expectStatus(await set(lan, body), 200);
    }
    const changed = (email: string, sms: string) => ({
      kind: 'notices.changed',
      actor: 'family',
      detail: { contactId: lan, email, sms, language: 'vi' },
    });
    expect(await events()).toEqual([changed('on', 'on'), changed('off', 'off')]);
  });

  it('must be reachable that way, on this server', async () => {
    const unreachable = await addContact({ fullName: 'Ông Tư' });
    expect(expectStatus(await set(unreachable, { email: true }), 400).body.error).toContain('email: ');
    expect(expectStatus(await set(unreachable, { sms: true }), 400).body.error).toContain('sms: ');
    expect(expectStatus(await set('nobody', { email: true }), 404).body.error).toBeTruthy();
    const without = await startService({ mail: undefined });
    const there = await createCase(without, {
      intake: { need: 'checkup', patient: {} },
      contacts: [{ fullName: 'Lan', role: 'primary', email: 'lan@example.vn' }],
    });
    const [contact] = (await readCase(without, there)).contacts;
    const url = `${there.url}/contacts/${contact?.id}/notices`;
    expectStatus(await without.call('PUT', url, { token: there.token, body: { email: true } }), 400);
    await without.stop();
  });

  it('is never shown to a doctor or a navigator', async () => {
    held = await createQueuedCase(service);
    lan = await addContact({ fullName: 'Lan', email: 'lan@example.vn' });
    await set(lan, { email: true });
    const { reviewToken } = await createShare(service, held);
    const review = expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
    const file = expectStatus(await service.call('GET', held.url, { token: navigatorToken }), 200);
    for (const key of ['notices', 'devices', 'recipients']) {
      expect(Object.keys(review.body)).not.toContain(key);
      expect(Object.keys(file.body)).not.toContain(key);
    }
    expectStatus(await service.call('GET', `${held.url}/notices`, { token: navigatorToken }), 403);
  });
});

describe('a link to stop', () => {
  it('changes nothing when it is only opened, as programs that look for viruses do', async () => {
    const token = await agreeToMail(service, held, lan);
    const opened = expectStatus(await stop(token, 'GET'), 303);
    expect(opened.headers.location).toBe(`https://danloi.test/stop#${token}`);
    expectStatus(await stop(token, 'HEAD'), 303);
    expect((await read()).contacts[0]?.email.status).toBe('on');
  });

  it.each([
    ['nothing', {}],
    [
      'a form',
      { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'a form in parts',
      {
        payload: '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
    ],
  ])('stops without signing in, with %s for a body, and what waits is not sent', async (_what, request) => {
    const token = await agreeToMail(service, held, lan);
    await service.call('GET', `/v1/review/${(await createShare(service, held)).reviewToken}`);
    const waiting = service.db
      .selectFrom('notices')
      .select('id')
      .where('case_number', '=', Number(held.caseId.slice(5)));
    expect(await waiting.execute()).toHaveLength(1);
    for (let twice = 0; twice < 2; twice++) {
      expect(expectStatus(await stop(token, 'POST', request), 200).body).toEqual({ stopped: true });
    }
    expect(await waiting.execute()).toEqual([]);
    expect((await read()).contacts[0]?.email.status).toBe('stopped');
    expect((await events()).slice(1)).toEqual([
      { kind: 'notices.stopped', actor: `contact:${lan}`, detail: { contactId: lan, channel: 'email' } },
    ]);
  });

  it('is obeyed: only whoever has it can take it back', async () => {
    const token = await agreeToMail(service, held, lan);
    await stop(token);
    expectStatus(await set(lan, { email: true }), 409);
    expectStatus(await set(lan, {}), 200);
    expectStatus(await set(lan, { email: true }), 409);
    expect(expectStatus(await stop(token, 'DELETE'), 200).body).toEqual({ stopped: false });
    expect((await read()).contacts[0]?.email.status).toBe('on');
    expect(await events()).toContainEqual(expect.objectContaining({ kind: 'notices.resumed' }));
  });

  it('that nobody knows, or of a contact who is gone, is one answer', async () => {
    const token = await agreeToMail(service, held, lan);
    expectStatus(await asFamily('DELETE', `/contacts/${lan}`), 204);
    for (const each of [token, held.token, 'nothing']) {
      const answers = await Promise.all(['GET', 'POST', 'DELETE'].map((method) => stop(each, method)));
      for (const answer of answers) expectStatus(answer, 404);
    }
  });
});

describe('a device', () => {
  const add = (body: unknown): Promise<Answer> => asFamily('POST', '/push-subscriptions', body);

  it('is added once, knows itself by a hash, and never shows where it is reached', async () => {
    const first = expectStatus(await add(aDevice()), 201).body;
    const again = expectStatus(await add({ ...aDevice(), language: 'en' }), 201).body;
    expect(again).toEqual({ ...first, language: 'en' });
    expect(first.endpointSha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await read()).devices).toEqual([again]);
    expect(JSON.stringify(await read())).not.toContain('fcm.googleapis.com');
    expectStatus(await asFamily('DELETE', `/push-subscriptions/${first.id}`), 204);
    expectStatus(await asFamily('DELETE', `/push-subscriptions/${first.id}`), 404);
    const about = { actor: 'family', detail: { deviceId: first.id } };
    expect(await events()).toEqual([
      { kind: 'device.added', ...about },
      { kind: 'device.removed', ...about },
    ]);
  });

  it('is one of twenty at most, and none is a contact’s', async () => {
    await agreeToMail(service, held, lan);
    for (let index = 0; index < noticeLimits.devicesPerCaseMax; index++) {
      expectStatus(await add(aDevice({ endpoint: `https://web.push.apple.com/${index}` })), 201);
    }
    expectStatus(await add(aDevice({ endpoint: 'https://web.push.apple.com/one-more' })), 409);
    expectStatus(await add(aDevice({ endpoint: 'https://web.push.apple.com/7' })), 201);
    const { id } = await service.db
      .selectFrom('recipients')
      .select('id')
      .where('contact_id', '=', lan)
      .executeTakeFirstOrThrow();
    expectStatus(await asFamily('DELETE', `/push-subscriptions/${id}`), 404);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.vn/x',
    'https://evilpush.apple.com/x',
    'https://push.apple.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'nonsense',
    `https://fcm.googleapis.com/${'x'.repeat(noticeLimits.endpointLengthMax)}`,
  ])('that is reached at %s is refused', async (endpoint) => {
    expect(expectStatus(await add(aDevice({ endpoint })), 400).body.error).toContain('endpoint: ');
  });

  it('may be reached at a private address only where the operator names that origin', () => {
    const hosts = ['*.push.example', 'https://10.0.0.5:8443'];
    expect(readEndpoint('https://a.push.example/x', hosts)).toMatchObject({ isNamed: false });
    expect(readEndpoint('https://10.0.0.5:8443/x', hosts)).toMatchObject({ isNamed: true });
    for (const other of ['https://10.0.0.5/x', 'http://10.0.0.5:8443/x', 'https://10.0.0.6:8443/x']) {
      expect(readEndpoint(other, hosts)).toBeUndefined();
    }
  });

  it.each([
    ['127.0.0.1', 4, true],
    ['10.1.2.3', 4, true],
    ['172.20.0.1', 4, true],
    ['192.168.1.1', 4, true],
    ['169.254.169.254', 4, true],
    ['100.64.0.1', 4, true],
    ['0.0.0.0', 4, true],
    ['::1', 6, true],
    ['::ffff:127.0.0.1', 6, true],
    ['fd00::1', 6, true],
    ['fe80::1', 6, true],
    ['fec0::1', 6, true],
    ['::10.0.0.5', 6, true],
    ['::', 6, true],
    ['64:ff9b::10.0.0.5', 6, true],
    ['64:ff9b:1::10.0.0.5', 6, true],
    ['2002:a00:5::1', 6, true],
    ['2001:0:a00:5::1', 6, true],
    ['142.250.1.1', 4, false],
    ['2607:f8b0::1', 6, false],
  ])('whose name leads to %s (IPv%i) is at a private address: %s', (address, family, expected) => {
    expect(isPrivate({ address, family })).toBe(expected);
  });
});

it('a message that was sent is forgotten after thirty days', async () => {
  await agreeToMail(service, held, lan);
  await service.call('GET', `/v1/review/${(await createShare(service, held)).reviewToken}`);
  const now = service.deps.clock();
  await service.db.updateTable('notices').set({ sent_at: now, next_try_at: null }).execute();
  const count = async () => (await service.db.selectFrom('notices').selectAll().execute()).length;
  const before = await count();
  await forgetNotices(service.db, now + 30 * dayMs);
  expect(await count()).toBe(before);
  await forgetNotices(service.db, now + 30 * dayMs + 1);
  expect(await count()).toBe(0);
});
