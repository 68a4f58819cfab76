import { describe, expect, it } from 'vitest';
import type { CaseChange } from '#contract/case.ts';
import type { QueueItem } from '#contract/queue.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import { aCase, aContact, aFile, aFileForm, aFollowUp, anIntakeForHuman, aShare } from '#test/builders.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  uploadFile,
  useService,
} from '#test/harness.ts';
import { createUnqueuedCase } from '#test/routes.ts';
import { addNavigator, listNavigators, revokeNavigator } from './manage-navigators.ts';

const service = useService();
let names = 0;

async function aNavigator(): Promise<{ name: string; token: string }> {
  const name = `Điều phối ${++names}`;
  return { name, token: await addNavigator(service.db, name, service.deps.clock()) };
}

async function patch({ url, token: own }: HeldCase, body: CaseChange, token = own) {
  return await service.call('PATCH', url, { token, body });
}

describe('on a case that needs a human', () => {
  it('a navigator may read, change, renavigate and keep follow-ups', async () => {
    const held = await createQueuedCase(service);
    const { id: documentId } = await uploadFile(service, held);
    const { name, token } = await aNavigator();
    const call = (method: string, path: string, body?: unknown) =>
      service.call(method, `${held.url}${path}`, { token, body });
    expectStatus(await call('GET', ''), 200);
    expectStatus(await call('GET', '/documents'), 200);
    expectStatus(await call('GET', `/documents/${documentId}`), 200);
    expectStatus(await call('GET', `/documents/${documentId}/file`), 200);
    expectStatus(await call('PATCH', '', { state: 'pre_hospital', patient: {}, intake: anIntakeForHuman() }), 200);
    expectStatus(await call('POST', '/renavigate'), 200);
    const { id } = expectStatus(await call('POST', '/followups', aFollowUp()), 200).body;
    expectStatus(await call('PATCH', `/followups/${id}`, { status: 'done' }), 200);
    const { events } = await readCase(service, held);
    const kinds = events.filter(({ actor }) => actor === `navigator:${name}`).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'case.read',
      'document.read',
      'document.read',
      'case.updated',
      'case.renavigated',
      'followup.added',
      'followup.updated',
    ]);
  });

  it('a navigator may do nothing else: 403, and nothing happens', async () => {
    const held = await createCase(service, aCase({ intake: anIntakeForHuman(), contacts: [aContact()] }));
    const { id: documentId } = await uploadFile(service, held);
    const before = await readCase(service, held);
    const contactId = before.contacts[0]?.id ?? '';
    const call = (method: string, path: string, body?: unknown) =>
      service.call(method, `${held.url}${path}`, { token: navigatorToken, body });
    expectStatus(await call('GET', '/shares'), 403);
    expectStatus(await call('POST', '/shares', aShare()), 403);
    expectStatus(await call('DELETE', '/shares/x'), 403);
    expectStatus(await call('POST', '/contacts', aContact()), 403);
    expectStatus(await call('DELETE', `/contacts/${contactId}`), 403);
    expectStatus(await call('DELETE', `/documents/${documentId}`), 403);
    const form = aFileForm(aFile());
    expectStatus(await service.call('POST', `${held.url}/documents`, { token: navigatorToken, ...form }), 403);
    expect(await readCase(service, held)).toEqual(before);
  });
});

describe('on a case that needs nobody', () => {
  it('a navigator gets 403 for everything but taking it', async () => {
    const held = await createUnqueuedCase(service);
    const { id: documentId } = await uploadFile(service, held);
    const before = await readCase(service, held);
    const call = (method: string, path: string, body?: unknown) =>
      service.call(method, `${held.url}${path}`, { token: navigatorToken, body });
    expectStatus(await call('GET', ''), 403);
    expectStatus(await call('GET', '/documents'), 403);
    expectStatus(await call('GET', `/documents/${documentId}`), 403);
    expectStatus(await call('GET', `/documents/${documentId}/file`), 403);
    expectStatus(await call('POST', '/renavigate'), 403);
    expectStatus(await call('POST', '/followups', aFollowUp()), 403);
    expectStatus(await call('PATCH', '/followups/x', { status: 'done' }), 403);
    for (const change of [{}, { state: 'closed' }, { assignedNavigator: 'an', state: 'closed' }, { patient: {} }]) {
      expectStatus(await call('PATCH', '', change), 403);
    }
    expect(await readCase(service, held)).toEqual(before);
  });

  it('taking it answers its id and the name only, is an event, and does not open it', async () => {
    const held = await createUnqueuedCase(service);
    const { name, token } = await aNavigator();
    const taken = expectStatus(await patch(held, { assignedNavigator: name }, token), 200);
    expect(taken.body).toEqual({ id: held.caseId, assignedNavigator: name });
    expect((await readCase(service, held)).events.at(-1)).toMatchObject({
      kind: 'case.updated',
      actor: `navigator:${name}`,
      detail: { assignedNavigator: name },
    });
    expectStatus(await service.call('GET', held.url, { token }), 403);
    expectStatus(await patch(held, { state: 'in_hospital' }, token), 403);
  });

  it('a reason opens it to whoever gave it and to whom it was given for, and the family reads the reason', async () => {
    const held = await createUnqueuedCase(service);
    const { name, token } = await aNavigator();
    const other = await aNavigator();
    const third = await aNavigator();
    const reason = 'Gia đình gọi điện nhờ xem giúp giấy chuyển viện';
    const taken = expectStatus(await patch(held, { assignedNavigator: other.name, reason }, token), 200);
    expect(taken.body).toEqual({ id: held.caseId, assignedNavigator: other.name });
    for (const reader of [token, other.token])
      expectStatus(await service.call('GET', held.url, { token: reader }), 200);
    expectStatus(await service.call('GET', held.url, { token: third.token }), 403);
    const { events } = await readCase(service, held);
    const given = events.find(({ detail }) => detail.reason !== undefined);
    expect(given).toMatchObject({
      kind: 'case.updated',
      actor: `navigator:${name}`,
      detail: { assignedNavigator: other.name, reason },
    });
    const { detail, sealed } = await service.db
      .selectFrom('events')
      .select(['detail', 'sealed'])
      .where('id', '=', given?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(detail).not.toContain('giấy chuyển viện');
    expect(sealed).not.toBeNull();
  });

  it('a reason goes only with a name, and never comes from the family', async () => {
    const held = await createUnqueuedCase(service);
    const reason = 'Xem giúp';
    for (const change of [{ reason }, { reason, assignedNavigator: null }, { assignedNavigator: 'an', reason: ' ' }]) {
      expectStatus(await patch(held, change, navigatorToken), 400);
    }
    expectStatus(await patch(held, { assignedNavigator: 'an', reason }), 403);
    expectStatus(await patch(held, { assignedNavigator: 'an', reason: 'đ'.repeat(501) }, navigatorToken), 400);
    expectStatus(await patch(held, { assignedNavigator: 'an', reason: 'đ'.repeat(500) }, navigatorToken), 200);
  });

  it('giving it back, or closing it, ends what a reason has opened', async () => {
    const held = await createUnqueuedCase(service);
    const take = { assignedNavigator: 'an', reason: 'Gia đình nhờ' };
    const read = () => service.call('GET', held.url, { token: navigatorToken });
    for (const end of [{ assignedNavigator: null }, { state: 'closed' }] as const) {
      expectStatus(await patch(held, take, navigatorToken), 200);
      expectStatus(await read(), 200);
      expectStatus(await patch(held, end, navigatorToken), 200);
      expectStatus(await read(), 403);
    }
    expect(expectStatus(await patch(held, take, navigatorToken), 403).body.error).toContain('đã đóng');
    expectStatus(await patch(held, { state: 'follow_up' }), 200);
    expectStatus(await read(), 403);
  });

  it('a case that is not there is 401', async () => {
    const held = { caseId: 'CASE-999999', url: '/v1/cases/CASE-999999', token: navigatorToken };
    expectStatus(await patch(held, { assignedNavigator: 'an' }), 401);
  });
});

describe('the family', () => {
  const end = ({ url, token }: HeldCase) => service.call('DELETE', `${url}/navigator`, { token });
  const read = ({ url }: HeldCase, token = navigatorToken) => service.call('GET', url, { token });

  it('ends the reading by navigators at once, whatever reason they give, and takes the case out of the queue', async () => {
    const held = await createQueuedCase(service);
    const { token, name } = await aNavigator();
    expectStatus(await patch(held, { assignedNavigator: name }, token), 200);
    expectStatus(await read(held, token), 200);
    expectStatus(await end(held), 204);
    for (const reader of [token, navigatorToken]) expectStatus(await read(held, reader), 403);
    for (const change of [
      { assignedNavigator: name },
      { assignedNavigator: name, reason: 'Cần xem lại' },
      { state: 'closed' },
    ] as const) {
      expect(expectStatus(await patch(held, change, token), 403).body.error).toContain('kết thúc');
    }
    const { body } = await service.call('GET', '/v1/navigator/queue?limit=200', { token });
    expect(body.map(({ caseId }: QueueItem) => caseId)).not.toContain(held.caseId);
    const file = await readCase(service, held);
    expect(file.case).toMatchObject({ assignedNavigator: null, navigatorsEndedAt: expect.any(String) });
    expect(file.events.at(-1)).toMatchObject({ kind: 'navigator.ended', actor: 'family' });
    expectStatus(await end(held), 404);
  });

  it('opens the case to them again by asking for help or by an emergency, and nobody else does', async () => {
    const held = await createQueuedCase(service);
    const { reviewToken } = await createShare(service, held);
    const askAgain = () => service.call('PUT', `${held.url}/navigator`, { token: held.token });
    const asks = [
      () => patch(held, { state: 'emergency' }),
      () => patch(held, { intake: anIntakeForHuman({ need: 'emergency' }) }),
      askAgain,
    ];
    for (const ask of asks) {
      expectStatus(await end(held), 204);
      expectStatus(await patch(held, { state: 'in_hospital', intake: anIntakeForHuman() }), 200);
      const opinion = { opinion: 'Cần gấp.', urgency: 'emergency' };
      expectStatus(await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: opinion }), 201);
      expectStatus(await read(held), 403);
      expect((await ask()).status).toBeLessThan(300);
      expect((await readCase(service, held)).case).not.toHaveProperty('navigatorsEndedAt');
      expectStatus(await read(held), 200);
    }
    const { events } = await readCase(service, held);
    expect(events.map(({ kind }) => kind)).toContain('navigator.let');
    expectStatus(await askAgain(), 204);
    expect((await readCase(service, held)).events).toEqual(events);
  });
});

describe('a named navigator', () => {
  it('is shut out when the days of the token are over, and the list tells until when and when it was last used', async () => {
    const name = `Điều phối ${++names}`;
    const token = await addNavigator(service.db, name, service.deps.clock(), 2);
    const call = () => service.call('GET', '/v1/navigator/queue', { token });
    const line = async () =>
      (await listNavigators(service.db, service.deps.clock())).find((each) => each.startsWith(name));
    expect(await line()).toContain('never used');
    expectStatus(await call(), 200);
    const day = new Date(service.deps.clock()).toISOString().slice(0, 10);
    expect(await line()).toMatch(new RegExp(`active until .+last used ${day}$`));
    const usedAt = () => service.db.selectFrom('navigators').select('last_used_at').where('name', '=', name).execute();
    const first = await usedAt();
    service.moveClock(hourMs);
    expectStatus(await call(), 200);
    expect(await usedAt()).toEqual(first);
    service.moveClock(dayMs);
    expectStatus(await call(), 200);
    expect(await usedAt()).not.toEqual(first);
    service.moveClock(dayMs - hourMs);
    expectStatus(await call(), 401);
    expect(await line()).toContain('expired');
    expectStatus(
      await service.call('GET', '/v1/navigator/queue', {
        token: await addNavigator(service.db, name, service.deps.clock()),
      }),
      200,
    );
    await expect(addNavigator(service.db, 'x', 0, 0)).rejects.toThrow('--days');
  });

  it('has a token that is told once and stored as a hash', async () => {
    const { name, token } = await aNavigator();
    expect(JSON.stringify(await service.db.selectFrom('navigators').selectAll().execute())).not.toContain(token);
    expect((await listNavigators(service.db, service.deps.clock())).join()).toContain(name);
    expectStatus(await service.call('GET', '/v1/navigator/queue', { token }), 200);
  });

  it('is shut out at once when revoked, and comes back with a new token only', async () => {
    const { name, token } = await aNavigator();
    await revokeNavigator(service.db, name, service.deps.clock());
    expectStatus(await service.call('GET', '/v1/navigator/queue', { token }), 401);
    await expect(revokeNavigator(service.db, name, service.deps.clock())).rejects.toThrow(name);
    const again = await addNavigator(service.db, name, service.deps.clock());
    expectStatus(await service.call('GET', '/v1/navigator/queue', { token }), 401);
    expectStatus(await service.call('GET', '/v1/navigator/queue', { token: again }), 200);
  });

  it('cannot be added twice, nor under the name of the environment’s token, nor without a name', async () => {
    const { name, token } = await aNavigator();
    await expect(addNavigator(service.db, name, service.deps.clock())).rejects.toThrow('already');
    expectStatus(await service.call('GET', '/v1/navigator/queue', { token }), 200);
    for (const wrong of ['navigator', '', 'a\nb', 'x'.repeat(121)]) {
      await expect(addNavigator(service.db, wrong, service.deps.clock())).rejects.toThrow(/NAME|name/);
    }
  });
});
