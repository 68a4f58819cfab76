import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseChange } from '#contract/case.ts';
import type { QueueItem } from '#contract/queue.ts';
import { aCase, aContact, aFollowUp, anIntake, anIntakeForHuman } from '#test/builders.ts';
import {
  createCase,
  createQueuedCase,
  expectStatus,
  type HeldCase,
  navigatorToken,
  useService,
} from '#test/harness.ts';
import { createUnqueuedCase } from '#test/routes.ts';
import { addNavigator } from './manage-navigators.ts';

const service = useService();
let names = 0;

async function aNavigator(): Promise<{ name: string; token: string }> {
  const name = `Điều phối ${++names}`;
  return { name, token: await addNavigator(service.db, name, service.deps.clock()) };
}

async function patch({ url, token: own }: HeldCase, body: CaseChange, token = own) {
  return await service.call('PATCH', url, { token, body });
}

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
    const taken = await createUnqueuedCase(service);
    expectStatus(await patch(taken, { assignedNavigator: 'an' }, navigatorToken), 200);
    const closed = await createQueuedCase(service);
    expectStatus(await patch(closed, { assignedNavigator: 'an' }, navigatorToken), 200);
    expectStatus(await patch(closed, { state: 'closed' }), 200);
    await createUnqueuedCase(service);
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
    const early = await createUnqueuedCase(service);
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
