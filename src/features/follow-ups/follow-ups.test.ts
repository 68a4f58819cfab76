import { beforeEach, describe, expect, it } from 'vitest';
import type { FollowUpChange, NewFollowUp } from '#contract/follow-up.ts';
import { followUpKinds, followUpStatuses } from '#contract/vocabulary.ts';
import { aCase, aContact, aFollowUp } from '#test/builders.ts';
import {
  createCase,
  createQueuedCase,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  useService,
} from '#test/harness.ts';

const service = useService();
let held: HeldCase;
beforeEach(async () => {
  held = await createCase(service, aCase({ contacts: [aContact()] }));
});

async function add(followUp: Partial<NewFollowUp> = {}) {
  return await service.call('POST', `${held.url}/followups`, { token: held.token, body: aFollowUp(followUp) });
}

async function added(followUp: Partial<NewFollowUp> = {}) {
  return expectStatus(await add(followUp), 200).body;
}

async function change(id: string, body: FollowUpChange, token = held.token) {
  return await service.call('PATCH', `${held.url}/followups/${id}`, { token, body });
}

async function changed(id: string, body: FollowUpChange) {
  return expectStatus(await change(id, body), 200).body;
}

async function contactId(): Promise<string> {
  return (await readCase(service, held)).contacts[0]?.id ?? '';
}

/** The instant at which the stored follow-up is due. */
async function dueAt(id: string): Promise<string> {
  const query = service.db.selectFrom('follow_ups').select('due_at').where('id', '=', id);
  return new Date((await query.executeTakeFirstOrThrow()).due_at).toISOString();
}

describe('adding a follow-up', () => {
  it('answers 200 with the record, dueAt as it was sent, and is an event', async () => {
    const notifyContactId = await contactId();
    const sent = aFollowUp({ note: 'nhịn ăn sáng', notifyContactId });
    const body = await added(sent);
    const now = new Date(service.deps.clock()).toISOString();
    expect(body).toEqual({ id: expect.any(String), ...sent, status: 'scheduled', createdAt: now, updatedAt: now });
    const { followUps, events } = await readCase(service, held);
    expect(followUps).toEqual([body]);
    expect(events.at(-1)).toMatchObject({
      kind: 'followup.added',
      actor: 'family',
      detail: { followUpId: body.id, kind: 'revisit' },
    });
  });

  it.each(followUpKinds)('takes the kind %s', async (kind) => {
    expect(await added({ kind })).toMatchObject({ kind, note: null, notifyContactId: null });
  });

  it.each([
    ['2026-12-01', '2026-12-01T16:59:59.999Z'],
    ['2026-12-01T08:30', '2026-12-01T01:30:00.000Z'],
    ['2026-12-01T08:30:15', '2026-12-01T01:30:15.000Z'],
    ['2026-12-01T08:30:15.25', '2026-12-01T01:30:15.250Z'],
    ['2026-12-01T08:30Z', '2026-12-01T08:30:00.000Z'],
    ['2026-12-01T08:30:00+09:00', '2026-11-30T23:30:00.000Z'],
    ['2028-02-29', '2028-02-29T16:59:59.999Z'],
  ])('%s is due at %s', async (sent, due) => {
    const { id, dueAt: answered } = await added({ dueAt: sent });
    expect(answered).toBe(sent);
    expect(await dueAt(id)).toBe(due);
  });

  it('refuses a contact that is not one of this case', async () => {
    const other = await createCase(service, aCase({ contacts: [aContact()] }));
    const stranger = (await readCase(service, other)).contacts[0]?.id ?? '';
    for (const notifyContactId of [stranger, 'nobody', '']) {
      expect(expectStatus(await add({ notifyContactId }), 400).body.error).toContain('notifyContactId');
    }
    expect((await readCase(service, held)).followUps).toEqual([]);
  });
});

describe('changing a follow-up', () => {
  it('changes what is sent and nothing else, and is an event', async () => {
    const before = await added({ note: 'nhịn ăn sáng', notifyContactId: await contactId() });
    service.moveClock(1000);
    const updatedAt = new Date(service.deps.clock()).toISOString();
    const steps: FollowUpChange[] = [
      { status: 'done' },
      { dueAt: '2026-12-05T10:00' },
      { kind: 'test' },
      { title: 'Xét nghiệm' },
      { note: null },
      { notifyContactId: null },
    ];
    let expected = before;
    for (const step of steps) {
      expected = { ...expected, ...step, updatedAt };
      expect(await changed(before.id, step)).toEqual(expected);
    }
    const { followUps, events } = await readCase(service, held);
    expect(followUps).toEqual([expected]);
    expect(events.filter(({ kind }) => kind === 'followup.updated')).toHaveLength(steps.length);
    expect(await dueAt(before.id)).toBe('2026-12-05T03:00:00.000Z');
  });

  it.each(followUpStatuses)('takes the status %s', async (status) => {
    expect(await changed((await added()).id, { status })).toMatchObject({ status });
  });

  it('refuses a contact of another case and changes nothing', async () => {
    const before = await added();
    expectStatus(await change(before.id, { notifyContactId: 'nobody', status: 'done' }), 400);
    expect((await readCase(service, held)).followUps).toEqual([before]);
  });

  it('moving a missed one into the future makes it scheduled again', async () => {
    const { id } = await added({ dueAt: '2026-11-01' });
    await changed(id, { status: 'missed' });
    expect(await changed(id, { dueAt: '2026-11-02' })).toMatchObject({ status: 'missed' });
    expect(await changed(id, { title: 'Vẫn lỡ' })).toMatchObject({ status: 'missed' });
    expect(await changed(id, { dueAt: '2026-12-24' })).toMatchObject({ status: 'scheduled' });
  });

  it('moving one that is done or cancelled leaves it so', async () => {
    for (const status of ['done', 'cancelled'] as const) {
      const { id } = await added();
      await changed(id, { status });
      expect(await changed(id, { dueAt: '2026-12-24' })).toMatchObject({ status });
    }
  });

  it('is 404 for one of another case or none', async () => {
    const { id } = await added();
    held = await createCase(service);
    for (const unknown of [id, 'no-such-follow-up']) expectStatus(await change(unknown, { status: 'done' }), 404);
  });

  it('to nothing leaves no trace of the family, and one of a navigator who has read it by that', async () => {
    held = await createQueuedCase(service);
    const before = await added();
    const { events } = await readCase(service, held);
    service.moveClock(1000);
    expect(await changed(before.id, {})).toEqual(before);
    expect((await readCase(service, held)).events).toEqual(events);
    expect(expectStatus(await change(before.id, {}, navigatorToken), 200).body).toEqual(before);
    expect((await readCase(service, held)).events.at(-1)).toMatchObject({
      kind: 'case.read',
      actor: 'navigator:navigator',
      detail: { followUpId: before.id },
    });
  });
});
