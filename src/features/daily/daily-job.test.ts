import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/when.ts';
import { engineOf } from '#platform/db/connect.ts';
import { aFollowUp } from '#test/builders.ts';
import {
  createCase,
  expectStatus,
  type HeldCase,
  readCase,
  type Service,
  startOfTest,
  startService,
} from '#test/harness.ts';
import { type DailyReport, runDailyJob, runDailyJobIfDue } from './daily-job.ts';
import { claimDailyRun, dayDue } from './daily-run.ts';

const minuteMs = hourMs / 60;
const nothing: DailyReport = {
  missed: 0,
  rescheduled: 0,
  due: 0,
  missingFiles: 0,
  orphans: 0,
  warned: 0,
  erased: 0,
};

let service: Service;
let held: HeldCase;
beforeEach(async () => {
  service = await startService();
  held = await createCase(service);
});
afterEach(() => service.stop());

async function followUp(dueAt: string): Promise<string> {
  const body = aFollowUp({ dueAt });
  return expectStatus(await service.call('POST', `${held.url}/followups`, { token: held.token, body }), 200).body.id;
}

function at(ms: number): string {
  return new Date(ms).toISOString();
}

const run = () => runDailyJob(service.deps);
const runIfDue = () => runDailyJobIfDue(service.deps);

/** The follow-ups that a reminder was written for, once for each. */
async function reminded(): Promise<string[]> {
  const rows = await service.db.selectFrom('reminders').select('follow_up_id').orderBy('created_at').execute();
  return rows.map(({ follow_up_id }) => follow_up_id);
}

async function statusOf(id: string): Promise<string | undefined> {
  return (await readCase(service, held)).followUps.find((each) => each.id === id)?.status;
}

async function eventsOf(kind: string): Promise<unknown[]> {
  return (await readCase(service, held)).events
    .filter((event) => event.kind === kind)
    .map(({ actor, detail }) => ({ actor, detail }));
}

async function change(id: string, body: object): Promise<void> {
  expectStatus(await service.call('PATCH', `${held.url}/followups/${id}`, { token: held.token, body }), 200);
}

/** Until another transaction waits for ours. On SQLite it does so from its beginning. */
async function untilBlocked(): Promise<void> {
  if (engineOf(service.db) === 'sqlite') return;
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(service.db)).rows.length === 0);
}

describe('a missed follow-up', () => {
  it('with a time is missed more than 3 days past due, not at exactly 3 days', async () => {
    const id = await followUp(at(startOfTest));
    service.setClock(startOfTest + 3 * dayMs);
    expect(await run()).toMatchObject({ missed: 0 });
    expect(await statusOf(id)).toBe('scheduled');
    service.moveClock(1);
    expect(await run()).toMatchObject({ missed: 1 });
    expect(await statusOf(id)).toBe('missed');
    expect(await eventsOf('followup.missed')).toEqual([{ actor: 'system', detail: { followUpId: id } }]);
  });

  it('with a date only counts from the end of that day in Vietnam', async () => {
    const id = await followUp('2026-11-16');
    service.setClock(Date.parse('2026-11-19T23:59:59.999+07:00'));
    expect(await run()).toMatchObject({ missed: 0 });
    service.setClock(Date.parse('2026-11-20T00:00:00+07:00'));
    expect(await run()).toMatchObject({ missed: 1 });
    expect(await statusOf(id)).toBe('missed');
  });

  it('is only one that was scheduled', async () => {
    const ids = await Promise.all(['done', 'cancelled'].map(() => followUp('2026-11-01')));
    await change(ids[0] ?? '', { status: 'done' });
    await change(ids[1] ?? '', { status: 'cancelled' });
    expect(await run()).toEqual(nothing);
    expect([await statusOf(ids[0] ?? ''), await statusOf(ids[1] ?? '')]).toEqual(['done', 'cancelled']);
  });

  it('moved into the future is scheduled, reminded of and, in its time, missed again', async () => {
    const id = await followUp('2026-11-10');
    expect(await run()).toMatchObject({ missed: 1, due: 0 });
    await change(id, { dueAt: at(startOfTest + hourMs) });
    expect(await run()).toMatchObject({ missed: 0, due: 1 });
    service.setClock(startOfTest + hourMs + 3 * dayMs + 1);
    expect(await run()).toMatchObject({ missed: 1 });
    expect(await eventsOf('followup.missed')).toHaveLength(2);
  });

  it('is not one that was moved while the job was looking', async () => {
    const id = await followUp('2026-11-10');
    const moving = await service.db.startTransaction().execute();
    const later = startOfTest + 10 * dayMs;
    await moving.updateTable('follow_ups').set({ due_at: later }).where('id', '=', id).execute();
    const running = run();
    await untilBlocked();
    await moving.commit().execute();
    expect(await running).toMatchObject({ missed: 0 });
    expect(await statusOf(id)).toBe('scheduled');
  });

  it('is found however many there are', async () => {
    const row = await service.db
      .selectFrom('follow_ups')
      .selectAll()
      .where('id', '=', await followUp('2026-11-01'))
      .executeTakeFirstOrThrow();
    const { position: _position, ...copied } = row;
    const copies = Array.from({ length: 450 }, (_, index) => ({ ...copied, id: `copy-${index}` }));
    await service.db.insertInto('follow_ups').values(copies).execute();
    expect(await run()).toMatchObject({ missed: 451 });
  });
});

describe('a follow-up due within 24 hours', () => {
  it('is an event and a reminder, without anything personal', async () => {
    const dueAt = startOfTest + 5 * hourMs;
    const id = await followUp(at(dueAt));
    expect(await run()).toEqual({ ...nothing, due: 1 });
    expect(await eventsOf('followup.due')).toEqual([{ actor: 'system', detail: { followUpId: id } }]);
    const caseNumber = Number(held.caseId.slice(5));
    expect(await service.db.selectFrom('reminders').selectAll().execute()).toEqual([
      { follow_up_id: id, due_at: dueAt, case_number: caseNumber, created_at: startOfTest, sent_at: startOfTest },
    ]);
  });

  it('includes the one at exactly 24 hours and not the one a millisecond later', async () => {
    const edge = await followUp(at(startOfTest + 24 * hourMs));
    await followUp(at(startOfTest + 24 * hourMs + 1));
    expect(await run()).toMatchObject({ due: 1 });
    expect(await reminded()).toEqual([edge]);
  });

  it('includes one of today without a time, and not one of tomorrow', async () => {
    const today = await followUp('2026-11-16');
    await followUp('2026-11-17');
    expect(await run()).toMatchObject({ due: 1 });
    expect(await reminded()).toEqual([today]);
  });

  it('is reminded of once for each due time: a moved one again, one moved back not', async () => {
    const first = at(startOfTest + 5 * hourMs);
    const id = await followUp(first);
    await run();
    expect(await run()).toEqual(nothing);
    await change(id, { dueAt: at(startOfTest + 6 * hourMs) });
    expect(await run()).toEqual({ ...nothing, due: 1 });
    await change(id, { dueAt: first });
    expect(await run()).toEqual(nothing);
    expect(await reminded()).toHaveLength(2);
    expect(await eventsOf('followup.due')).toHaveLength(2);
  });

  it('is reminded of also when it came due between two runs', async () => {
    expect(await runIfDue()).toEqual(nothing);
    const id = await followUp(at(startOfTest + 2 * hourMs));
    service.moveClock(dayMs);
    expect(await runIfDue()).toMatchObject({ due: 1 });
    expect(await reminded()).toEqual([id]);
  });

  it('that is done or cancelled is not reminded of', async () => {
    await change(await followUp('2026-11-16'), { status: 'done' });
    await change(await followUp('2026-11-16'), { status: 'cancelled' });
    expect(await run()).toEqual(nothing);
  });
});

describe('the hour of the job', () => {
  it.each([
    ['2026-11-16T07:59:59.999+07:00', '2026-11-15'],
    ['2026-11-16T08:00:00+07:00', '2026-11-16'],
    ['2026-11-17T00:30:00+07:00', '2026-11-16'],
    ['2026-11-16T01:00:00Z', '2026-11-16'],
  ])('at %s the run of %s is the one to be done', (instant, day) => {
    expect(dayDue(Date.parse(instant))).toBe(day);
  });

  it('is 08:00 in Vietnam, once a day', async () => {
    expect(await runIfDue()).toEqual(nothing);
    service.moveClock(dayMs - 1);
    expect(await runIfDue()).toBeUndefined();
    service.moveClock(1);
    expect(await runIfDue()).toEqual(nothing);
    expect(await runIfDue()).toBeUndefined();
  });

  it('is caught up when nobody was there at 08:00', async () => {
    expect(await runIfDue()).toEqual(nothing);
    const id = await followUp('2026-11-18');
    service.setClock(Date.parse('2026-11-22T15:20:00+07:00'));
    expect(await runIfDue()).toMatchObject({ missed: 1 });
    expect(await statusOf(id)).toBe('missed');
    expect(await runIfDue()).toBeUndefined();
  });
});

describe('running the job twice', () => {
  it('changes nothing more', async () => {
    await followUp('2026-11-01');
    await followUp('2026-11-16');
    await run();
    const before = await readCase(service, held);
    service.moveClock(minuteMs);
    expect(await run()).toEqual(nothing);
    expect(await readCase(service, held)).toEqual(before);
    expect(await reminded()).toHaveLength(1);
  });
});

describe('a run whose instance died', () => {
  it('is taken over after a quarter of an hour, by one, and not before', async () => {
    await followUp('2026-11-16');
    expect(await claimDailyRun(service.db, dayDue(startOfTest), startOfTest)).toBe(true);
    service.moveClock(15 * minuteMs);
    expect(await runIfDue()).toBeUndefined();
    service.moveClock(1);
    const results = await Promise.all([runIfDue(), runIfDue(), runIfDue()]);
    expect(results.filter(Boolean)).toEqual([{ ...nothing, due: 1 }]);
    expect(await reminded()).toHaveLength(1);
  });
});

describe('a clock that is wrong', () => {
  it('by years for a day changes nothing, and the job goes on as before', async () => {
    const id = await followUp(at(startOfTest + dayMs + hourMs));
    await runIfDue();
    service.moveClock(4000 * dayMs);
    expect(await runIfDue()).toBeUndefined();
    expect(await statusOf(id)).toBe('scheduled');
    service.setClock(startOfTest + dayMs);
    expect(await runIfDue()).toMatchObject({ missed: 0, due: 1 });
    const { body } = await service.call('GET', '/health');
    expect(body.dailyJob).toEqual({ status: 'ok', lastRunDay: '2026-11-17' });
  });

  it('is gone by when it goes on for a day: a machine may really have been off for a month', async () => {
    const id = await followUp(at(startOfTest + dayMs));
    await runIfDue();
    service.moveClock(30 * dayMs);
    expect(await runIfDue()).toBeUndefined();
    service.moveClock(dayMs);
    expect(await runIfDue()).toMatchObject({ missed: 1 });
    expect(await statusOf(id)).toBe('missed');
  });

  it('by a few days marks what is set right a day after the clock is, with an event', async () => {
    const id = await followUp(at(startOfTest + dayMs));
    const late = await followUp(at(startOfTest - 2.5 * dayMs));
    const byHand = await followUp(at(startOfTest + 2 * dayMs));
    await change(byHand, { status: 'missed' });
    await runIfDue();
    service.moveClock(6 * dayMs);
    expect(await runIfDue()).toMatchObject({ missed: 2 });
    service.setClock(startOfTest + hourMs);
    expect(await runIfDue()).toBeUndefined();
    expect(await statusOf(id)).toBe('missed');
    service.moveClock(dayMs);
    expect(await runIfDue()).toMatchObject({ rescheduled: 1, missed: 0 });
    expect([await statusOf(id), await statusOf(late), await statusOf(byHand)]).toEqual([
      'scheduled',
      'missed',
      'missed',
    ]);
    expect(await eventsOf('followup.updated')).toContainEqual({
      actor: 'system',
      detail: { followUpId: id, status: 'scheduled' },
    });
    expect(await run()).toMatchObject({ rescheduled: 0 });
  });
});
