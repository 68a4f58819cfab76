import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseChange } from '#contract/case.ts';
import type { QueueItem } from '#contract/queue.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import { aCase, aContact, aFile, aFileForm, aFollowUp, anIntake, anIntakeForHuman, aShare } from '#test/builders.ts';
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

/** A case that needs nobody, whatever the engine thinks of its intake. */
async function createUnqueuedCase(): Promise<HeldCase> {
  const held = await createCase(service);
  expectStatus(await patch(held, { state: 'closed' }), 200);
  expectStatus(await patch(held, { state: 'follow_up' }), 200);
  return held;
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
    const held = await createUnqueuedCase();
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
    const held = await createUnqueuedCase();
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
    const held = await createUnqueuedCase();
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
    const held = await createUnqueuedCase();
    const reason = 'Xem giúp';
    for (const change of [{ reason }, { reason, assignedNavigator: null }, { assignedNavigator: 'an', reason: ' ' }]) {
      expectStatus(await patch(held, change, navigatorToken), 400);
    }
    expectStatus(await patch(held, { assignedNavigator: 'an', reason }), 403);
    expectStatus(await patch(held, { assignedNavigator: 'an', reason: 'đ'.repeat(501) }, navigatorToken), 400);
    expectStatus(await patch(held, { assignedNavigator: 'an', reason: 'đ'.repeat(500) }, navigatorToken), 200);
  });

  it('giving it back, or closing it, ends what a reason has opened', async () => {
    const held = await createUnqueuedCase();
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

describe('the queue', () => {
  beforeEach(async () => {
    await service.db.updateTable('cases').set({ state: 'closed', needs_human: 0, assigned_navigator: null }).execute();
  });

  async function read(query = '', token = navigatorToken) {
    const answer = expectStatus(await service.call('GET', `/v1/navigator/queue${query}`, { token }), 200);
    return { items: answer.body as QueueItem[], headers: answer.headers };
  }

  async function ids(query = '', token = navigatorToken): Promise<string[]> {
    return (await read(query, token)).items.map(({ caseId }) => caseId);
  }

  it('holds open cases that need a human or are assigned, and no other', async () => {
    const needing = await createQueuedCase(service);
    const taken = await createUnqueuedCase();
    expectStatus(await patch(taken, { assignedNavigator: 'an' }, navigatorToken), 200);
    const closed = await createQueuedCase(service);
    expectStatus(await patch(closed, { assignedNavigator: 'an' }, navigatorToken), 200);
    expectStatus(await patch(closed, { state: 'closed' }), 200);
    await createUnqueuedCase();
    expect(new Set(await ids())).toEqual(new Set([needing.caseId, taken.caseId]));
  });

  it('tells of a case what a navigator needs, and not who the patient is', async () => {
    const held = await createCase(
      service,
      aCase({
        intake: anIntakeForHuman({
          symptoms: 'chuyện riêng: da mặt nổi mụn trứng cá mấy tháng nay',
          severity: 'severe',
          patient: { age: 70 },
        }),
        patient: { fullName: 'Nguyễn Văn Ổi', sex: 'male', province: 'Huế', address: '12 Lê Lợi' },
        contacts: [aContact({ phone: '0912345678' })],
      }),
    );
    const {
      items: [item],
    } = await read();
    expect(item).toMatchObject({
      caseId: held.caseId,
      state: 'intake',
      urgency: 'urgent',
      needs_human: true,
      need: 'checkup',
      age: 70,
      sex: 'male',
      province: 'Huế',
      waitingSince: new Date(service.deps.clock()).toISOString(),
      assignedNavigator: null,
      missedFollowUps: 0,
    });
    expect(item?.reasons).not.toEqual([]);
    expect(item).toMatchObject({ signs: [], notes: 0 });
    expect(item?.specialties?.[0]).toEqual({ code: 'dermatology', label: 'Da liễu' });
    const text = JSON.stringify(item);
    for (const secret of ['chuyện riêng', 'Ổi', 'Lê Lợi', '0912345678', 'Bưởi']) expect(text).not.toContain(secret);
  });

  it('tells the danger signs by their names in the catalogue, never by the words they were found in', async () => {
    const symptoms = 'ông nhà tôi đau thắt ngực lan tay trái, vã mồ hôi';
    await createCase(
      service,
      aCase({ intake: anIntakeForHuman({ symptoms, redFlags: ['stroke_signs', 'lời riêng của nhà'] }) }),
    );
    const [item] = (await read()).items;
    expect(item?.signs?.map(({ code }) => code)).toEqual(expect.arrayContaining(['chest_pain_severe', 'stroke_signs']));
    const { body } = await service.call('GET', '/v1/meta');
    for (const sign of item?.signs ?? []) expect(body.redFlags).toContainEqual(expect.objectContaining(sign));
    expect(JSON.stringify(item?.signs)).not.toMatch(/nhà tôi|lời riêng/);
  });

  it('tells the months of a small child beside its years', async () => {
    await createCase(service, aCase({ intake: anIntakeForHuman({ patient: { ageMonths: 19 } }) }));
    expect((await read()).items[0]).toMatchObject({ age: 1, ageMonths: 19 });
  });

  it('says null for what it does not know', async () => {
    await createCase(service, aCase({ intake: anIntakeForHuman({ patient: {} }) }));
    const [item] = (await read()).items;
    expect(item).toMatchObject({ age: null, sex: null, province: null });
    expect(item).not.toHaveProperty('ageMonths');
  });

  it('counts the follow-ups that were missed', async () => {
    const held = await createQueuedCase(service);
    for (const status of ['missed', 'missed', 'done', 'scheduled']) {
      const added = await service.call('POST', `${held.url}/followups`, { token: held.token, body: aFollowUp() });
      const url = `${held.url}/followups/${expectStatus(added, 200).body.id}`;
      expectStatus(await service.call('PATCH', url, { token: held.token, body: { status } }), 200);
    }
    expect((await read()).items[0]).toMatchObject({ missedFollowUps: 2 });
  });

  it('is ordered by urgency, then by who waits longest', async () => {
    const at = async (need: 'checkup' | 'emergency') => {
      service.moveClock(1000);
      return (await createCase(service, aCase({ intake: anIntakeForHuman({ need }) }))).caseId;
    };
    const [urgent1, emergency1, urgent2, emergency2] = [
      await at('checkup'),
      await at('emergency'),
      await at('checkup'),
      await at('emergency'),
    ];
    expect(await ids()).toEqual([emergency1, emergency2, urgent1, urgent2]);
  });

  it('counts the waiting from when a person was first needed, and anew after closing', async () => {
    const early = await createUnqueuedCase();
    service.moveClock(1000);
    const waiting = await createQueuedCase(service);
    service.moveClock(1000);
    const emergency = { state: 'emergency' } as const;
    expectStatus(await patch(waiting, emergency), 200);
    expectStatus(await patch(early, emergency), 200);
    expect(await ids()).toEqual([waiting.caseId, early.caseId]);
    service.moveClock(1000);
    expectStatus(await patch(waiting, { state: 'closed' }), 200);
    expectStatus(await patch(waiting, emergency), 200);
    expect(await ids()).toEqual([early.caseId, waiting.caseId]);
  });

  it('filters by urgency and by whose it is', async () => {
    const { name, token } = await aNavigator();
    const mine = await createQueuedCase(service);
    const others = await createQueuedCase(service);
    const nobodys = await createCase(service, aCase({ intake: anIntake({ need: 'emergency' }) }));
    expectStatus(await patch(mine, { assignedNavigator: name }, token), 200);
    expectStatus(await patch(others, { assignedNavigator: 'navigator' }, token), 200);
    expect(await ids('?assigned=me', token)).toEqual([mine.caseId]);
    expect(await ids('?assigned=me')).toEqual([others.caseId]);
    expect(await ids('?assigned=none')).toEqual([nobodys.caseId]);
    expect(await ids('?assigned=any')).toEqual(await ids());
    expect(await ids('?urgency=emergency')).toEqual([nobodys.caseId]);
    expect(await ids('?urgency=urgent&assigned=me', token)).toEqual([mine.caseId]);
    expect(await ids('?urgency=routine')).toEqual([]);
  });

  it('is counted for whoever asks, with the name that the token has', async () => {
    const { name, token } = await aNavigator();
    const mine = await createQueuedCase(service);
    const others = await createQueuedCase(service);
    await createCase(service, aCase({ intake: anIntake({ need: 'emergency' }) }));
    expectStatus(await patch(mine, { assignedNavigator: name }, token), 200);
    expectStatus(await patch(others, { assignedNavigator: 'navigator' }, token), 200);
    const { body } = expectStatus(await service.call('GET', '/v1/navigator/me', { token }), 200);
    expect(body).toMatchObject({
      name,
      queue: { all: 3, emergency: 1, urgent: 2, routine: 0, mine: 1, unassigned: 1 },
    });
    const reports = await service.call('GET', '/v1/navigator/reports?status=open&limit=1', { token });
    expect(String(body.openReports)).toBe(String(reports.headers['x-total-count']));
  });

  it.each(['?assigned=you', '?urgency=high', '?limit=0', '?limit=201', '?limit=x', '?cursor=!!', '?sort=age'])(
    'refuses %s',
    async (query) => {
      const answer = await service.call('GET', `/v1/navigator/queue${query}`, { token: navigatorToken });
      expect(expectStatus(answer, 400).body.error).toContain(query.slice(1).split('=')[0]);
    },
  );

  it('is paged by Link with the same filters, every case once, with the count of all', async () => {
    const all: string[] = [];
    for (let count = 0; count < 7; count++) all.push((await createQueuedCase(service)).caseId);
    await createCase(service, aCase({ intake: anIntake({ need: 'emergency' }) }));
    const seen: string[] = [];
    let next: string | undefined = '/v1/navigator/queue?urgency=urgent&limit=3';
    let pages = 0;
    while (next !== undefined) {
      const answer = expectStatus(await service.call('GET', next, { token: navigatorToken }), 200);
      expect(String(answer.headers['x-total-count'])).toBe('7');
      seen.push(...(answer.body as QueueItem[]).map(({ caseId }) => caseId));
      next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
      if (next) expect(next).toContain('urgency=urgent');
      pages++;
    }
    expect(seen).toEqual(all);
    expect(pages).toBe(3);
  });

  it('gives no Link when a page is exactly full', async () => {
    for (let count = 0; count < 3; count++) await createQueuedCase(service);
    expect((await read('?limit=3')).headers.link).toBeUndefined();
    expect((await read('?limit=2')).headers.link).toBeDefined();
  });

  it('neither skips nor repeats when a case leaves between two pages', async () => {
    const held: HeldCase[] = [];
    for (let count = 0; count < 4; count++) held.push(await createQueuedCase(service));
    const first = await read('?limit=2');
    const next = /^<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const [gone] = held;
    if (gone) expectStatus(await patch(gone, { state: 'closed' }), 200);
    const second = expectStatus(await service.call('GET', next, { token: navigatorToken }), 200).body as QueueItem[];
    expect(second.map(({ caseId }) => caseId)).toEqual(held.slice(2).map(({ caseId }) => caseId));
  });
});
