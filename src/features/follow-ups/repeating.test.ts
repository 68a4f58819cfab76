import { beforeEach, describe, expect, it } from 'vitest';
import type { FollowUpChange, NewFollowUp } from '#contract/follow-up.ts';
import { limits } from '#contract/limits.ts';
import { dayMs } from '#contract/when.ts';
import { aCase, aContact, aFollowUp } from '#test/builders.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  startOfTest,
  useService,
} from '#test/harness.ts';
import { runDailyJob } from '../daily/daily-job.ts';

const service = useService();
let held: HeldCase;
beforeEach(async () => {
  service.setClock(startOfTest);
  held = await createCase(service, aCase({ contacts: [aContact()] }));
});

const everyMorning: Partial<NewFollowUp> = {
  kind: 'medication',
  title: 'Thuốc huyết áp',
  dueAt: '2026-11-16T09:00',
  repeat: { every: 'day' },
};

async function add(followUp: Partial<NewFollowUp> = everyMorning) {
  const answer = await service.call('POST', `${held.url}/followups`, { token: held.token, body: aFollowUp(followUp) });
  return expectStatus(answer, 200).body;
}

async function change(id: string, body: FollowUpChange, token = held.token) {
  return await service.call('PATCH', `${held.url}/followups/${id}`, { token, body });
}

async function listed() {
  return (await readCase(service, held)).followUps;
}

/** When each one is due and what became of it; only the last one has the rule. */
async function told() {
  return (await listed()).map(({ dueAt, status, repeat }) => [dueAt, status, repeat?.every ?? ''].join(' ').trim());
}

const run = () => runDailyJob(service.deps);

describe('a follow-up that comes again', () => {
  it('is answered with its rule, and makes the next one when it is done, with all that it says', async () => {
    const notifyContactId = (await readCase(service, held)).contacts[0]?.id ?? '';
    const first = await add({ ...everyMorning, note: 'sau ăn', notifyContactId });
    expect(first.repeat).toEqual({ every: 'day' });
    expect(expectStatus(await change(first.id, { status: 'done' }), 200).body).not.toHaveProperty('repeat');
    const [, next] = await listed();
    expect(next).toMatchObject({
      dueAt: '2026-11-17T09:00',
      kind: 'medication',
      title: 'Thuốc huyết áp',
      note: 'sau ăn',
      notifyContactId,
      status: 'scheduled',
      repeat: { every: 'day' },
    });
    expect((await readCase(service, held)).events.at(-1)).toMatchObject({
      kind: 'followup.added',
      actor: 'system',
      detail: { followUpId: next?.id, kind: 'medication' },
    });
  });

  it('makes one next one, however often it is done, undone and missed, and by whoever', async () => {
    held = await createQueuedCase(service);
    const { id } = await add();
    const statuses = ['done', 'scheduled', 'done', 'missed'] as const;
    await Promise.all(statuses.map((status) => change(id, { status }, navigatorToken)));
    await Promise.all([run(), run()]);
    service.moveClock(1);
    for (const status of statuses) await change(id, { status });
    await run();
    expect(await told()).toEqual(['2026-11-16T09:00 missed', '2026-11-17T09:00 scheduled day']);
  });

  it('is asked of the daily job once its time has passed, even when nobody says that it is done', async () => {
    await add();
    await run();
    expect(await told()).toEqual(['2026-11-16T09:00 scheduled day']);
    service.moveClock(dayMs);
    await Promise.all([run(), run(), run()]);
    const [, next] = await listed();
    const { events } = await readCase(service, held);
    const reminders = events.filter(({ kind, detail }) => kind === 'followup.due' && detail.followUpId === next?.id);
    expect(reminders).toHaveLength(1);
    expect(await told()).toEqual(['2026-11-16T09:00 scheduled', '2026-11-17T09:00 scheduled day']);
    service.moveClock(4 * dayMs);
    await run();
    expect(await told()).toEqual([
      '2026-11-16T09:00 missed',
      '2026-11-17T09:00 missed',
      '2026-11-21T09:00 scheduled day',
    ]);
  });

  it('ends with its last day', async () => {
    const { id } = await add({ dueAt: '2026-11-16', repeat: { every: 'week', until: '2026-11-23' } });
    await change(id, { status: 'done' });
    const [, second] = await listed();
    expect(second).toMatchObject({ dueAt: '2026-11-23', repeat: { every: 'week', until: '2026-11-23' } });
    await change(second?.id ?? '', { status: 'done' });
    await run();
    expect(await told()).toEqual(['2026-11-16 done', '2026-11-23 done']);
  });

  it('ends when it is cancelled or told to, and begins when told to', async () => {
    const cancelled = await add();
    await change(cancelled.id, { status: 'cancelled' });
    const stopped = await add();
    expect(expectStatus(await change(stopped.id, { repeat: null }), 200).body).not.toHaveProperty('repeat');
    const begun = await add({ dueAt: '2026-11-16' });
    expect((await change(begun.id, { repeat: { every: 'month' } })).body.repeat).toEqual({ every: 'month' });
    service.moveClock(2 * dayMs);
    await run();
    expect(await told()).toEqual([
      '2026-11-16T09:00 cancelled day',
      '2026-11-16T09:00 scheduled',
      '2026-11-16 scheduled',
      '2026-12-16 scheduled month',
    ]);
  });

  it('takes those after it along when it is moved', async () => {
    const { id } = await add({ dueAt: '2026-11-16', repeat: { every: 'week' } });
    await change(id, { dueAt: '2026-11-18' });
    await change(id, { status: 'done' });
    expect(await told()).toEqual(['2026-11-18 done', '2026-11-25 scheduled week']);
  });

  it('leaves no more behind it than a month of days', async () => {
    await add();
    for (let day = 0; day < limits.pastPerSeriesMax + 3; day++) {
      const last = (await listed()).at(-1);
      expectStatus(await change(last?.id ?? '', { status: 'done' }), 200);
    }
    const past = (await listed()).filter(({ status }) => status === 'done');
    expect(past).toHaveLength(limits.pastPerSeriesMax);
  });

  it('goes on in a case that is full: the one that is over becomes the next', async () => {
    const { id } = await add();
    const other = await service.db.selectFrom('follow_ups').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: limits.followUpsPerCaseMax - 1 }, (_, at) => {
      const { position: _position, ...copy } = { ...other, id: `${id}-${at}`, repeats: null, series_id: null };
      return copy;
    });
    await service.db.insertInto('follow_ups').values(copies).execute();
    expect((await change(id, { status: 'done' })).body).toMatchObject({
      dueAt: '2026-11-17T09:00',
      status: 'scheduled',
      repeat: { every: 'day' },
    });
    expect(await listed()).toHaveLength(limits.followUpsPerCaseMax);
  });

  it.each([
    [{ every: 'year' }, 'repeat.every'],
    [{ until: '2026-12-01' }, 'repeat.every'],
    [{ every: 'day', until: 'soon' }, 'repeat.until'],
    [{ every: 'day', until: '2026-11-15' }, 'repeat.until'],
    [{ every: 'day', times: 3 }, 'repeat.times'],
    ['day', 'repeat'],
  ])('is refused with the rule %j', async (repeat, named) => {
    const body = { ...aFollowUp({ dueAt: '2026-11-16' }), repeat };
    const added = await service.call('POST', `${held.url}/followups`, { token: held.token, body });
    expect(expectStatus(added, 400).body.error).toContain(named);
    const { id } = await add({ dueAt: '2026-11-16' });
    const changed = await change(id, { repeat } as unknown as FollowUpChange);
    expect(expectStatus(changed, 400).body.error).toContain(named);
    expect(await told()).toEqual(['2026-11-16 scheduled']);
  });

  it('is not told to a doctor', async () => {
    await add();
    const { reviewToken } = await createShare(service, held);
    const { text } = expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
    expect(text).not.toMatch(/Thuốc huyết áp|"repeat"/);
  });
});
