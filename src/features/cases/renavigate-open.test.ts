import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engineOf, type Trx } from '#platform/db/connect.ts';
import { aConsent, aDevice, anIntake } from '#test/builders.ts';
import { expectStatus, type HeldCase, navigatorToken, readCase, type Service, startService } from '#test/harness.ts';
import { everyRow } from '#test/stored.ts';
import { caseNumberOf, danger, toldTooLittle } from '#test/told-too-little.ts';
import { eraseRows } from '../rights/erase-rows.ts';
import { verify } from '../saving/verify.ts';
import { type RenavigateReport, renavigateOpen } from './renavigate-open.ts';

const nothing: RenavigateReport = { read: 0, emergency: 0, urgent: 0, messages: 0, unreadable: 0 };

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const run = (isDryRun = false) => renavigateOpen(service.deps, { isDryRun });
const asFamily = (held: HeldCase, method: string, path: string, body?: unknown) =>
  service.call(method, held.url + path, { token: held.token, ...(body !== undefined && { body }) });

async function queue() {
  return expectStatus(await service.call('GET', '/v1/navigator/queue', { token: navigatorToken }), 200).body;
}

describe('an open case that is graver than was told', () => {
  it('is raised, put before the navigators with a reason, and told of, with its lines in both journals', async () => {
    const held = await toldTooLittle(service);
    expectStatus(await asFamily(held, 'POST', '/push-subscriptions', aDevice()), 201);
    const before = await readCase(service, held);
    expect(before.case).toMatchObject({ state: 'intake', urgency: 'routine', needs_human: false });
    expect(await queue()).toEqual([]);
    service.moveClock(60_000);

    expect(await run()).toEqual({ ...nothing, read: 1, emergency: 1, messages: 2 });

    const after = await readCase(service, held);
    expect(after.case).toEqual({
      ...before.case,
      state: 'emergency',
      urgency: 'emergency',
      needs_human: true,
      updatedAt: new Date(service.deps.clock()).toISOString(),
    });
    expect(after.recommendation.safety).toMatchObject({ urgency: 'emergency', seeWithin: 'now' });
    expect(after.history.slice(before.history.length).map(({ at: _, hospital: __, ...entry }) => entry)).toEqual([
      { kind: 'recommendation', urgency: 'emergency', specialties: after.recommendation.specialties },
      { kind: 'state_changed', from: 'intake', to: 'emergency' },
      { kind: 'urgency_raised', from: 'routine', to: 'emergency' },
    ]);
    expect(after.events.slice(before.events.length)).toMatchObject([
      { kind: 'case.urgency_raised', actor: 'system', detail: { from: 'routine', to: 'emergency' } },
      { kind: 'case.renavigated', actor: 'system', detail: { urgency: 'emergency', state: 'emergency' } },
    ]);
    expect(await queue()).toMatchObject([
      {
        caseId: held.caseId,
        urgency: 'emergency',
        reasons: expect.arrayContaining([expect.stringContaining('nặng hơn lần gợi ý trước')]),
      },
    ]);
    const outbox = await service.db.selectFrom('notices').selectAll().execute();
    expect(outbox.map(({ next_try_at, sent_at }) => [next_try_at, sent_at])).toEqual(
      Array(2).fill([service.deps.clock(), null]),
    );
    expect(await verify(service.deps, () => {})).toBe(0);
  });

  it('is raised once: a second run changes nothing, whatever the family made of it meanwhile', async () => {
    const held = await toldTooLittle(service);
    await run();
    expectStatus(await asFamily(held, 'PATCH', '', { state: 'pre_hospital' }), 200);
    const before = await everyRow(service);
    expect(await run()).toEqual({ ...nothing, read: 1 });
    expect(await everyRow(service)).toEqual(before);
  });

  it('is only counted by a dry run', async () => {
    await toldTooLittle(service);
    const before = await everyRow(service);
    expect(await run(true)).toEqual({ ...nothing, read: 1, emergency: 1 });
    expect(await everyRow(service)).toEqual(before);
  });

  it('keeps its state where the patient is with doctors already', async () => {
    const held = await toldTooLittle(service);
    expectStatus(await asFamily(held, 'PATCH', '', { state: 'in_hospital' }), 200);
    expect(await run()).toMatchObject({ emergency: 1 });
    expect((await readCase(service, held)).case).toMatchObject({
      state: 'in_hospital',
      urgency: 'emergency',
      needs_human: true,
    });
  });

  it('needs a person, and the queue says why, though the engine names no reason for one', async () => {
    const held = await toldTooLittle(service, anIntake({ redFlags: ['fainting'] }));
    expect(await run()).toEqual({ ...nothing, read: 1, urgent: 1, messages: 1 });
    const { case: raised, recommendation } = await readCase(service, held);
    expect(raised).toMatchObject({ state: 'intake', urgency: 'urgent', needs_human: true });
    expect(recommendation.humanNavigator).toMatchObject({ recommended: true, contact: expect.anything() });
    const [queued] = await queue();
    expect(queued.reasons).toEqual(recommendation.humanNavigator.reasons);
    expect(queued.reasons).toHaveLength(1);
  });

  it('is told within the same level to see a doctor sooner', async () => {
    const [days, day] = [anIntake({ redFlags: ['breast_lump_or_change'] }), anIntake({ redFlags: ['fainting'] })];
    const held = await toldTooLittle(service, day, days);
    expect((await readCase(service, held)).recommendation.safety).toMatchObject({
      urgency: 'urgent',
      seeWithin: '14d',
    });
    expect(await run()).toEqual({ ...nothing, read: 1, urgent: 1, messages: 1 });
    const { recommendation, history } = await readCase(service, held);
    expect(recommendation.safety).toMatchObject({ urgency: 'urgent', seeWithin: '24h' });
    expect(history.map(({ kind }) => kind)).not.toContain('urgency_raised');
    expect(await run()).toEqual({ ...nothing, read: 1 });
    await toldTooLittle(service, days, day);
    expect(await run()).toEqual({ ...nothing, read: 2 });
  });

  it('is raised for its family alone where that wants neither messages nor navigators', async () => {
    const [paused, refused, ended] = [
      await toldTooLittle(service),
      await toldTooLittle(service),
      await toldTooLittle(service),
    ];
    expectStatus(await asFamily(paused, 'PUT', '/pause', { paused: true }), 200);
    for (const purpose of ['navigator_help', 'notices'])
      expectStatus(await asFamily(refused, 'PUT', `/consents/${purpose}`, aConsent({ given: false })), 200);
    expectStatus(await asFamily(ended, 'DELETE', '/navigator'), 204);
    expect(await run()).toEqual({ ...nothing, read: 3, emergency: 3, messages: 1 });
    expect(await queue()).toEqual([]);
    for (const held of [paused, refused, ended]) {
      expect((await readCase(service, held)).case).toMatchObject({ urgency: 'emergency', needs_human: true });
    }
  });
});

describe('what is left as it is', () => {
  it('is whatever is not graver: nothing is lowered, and nothing of it is written', async () => {
    const smaller = await toldTooLittle(service, anIntake(), danger);
    const same = await toldTooLittle(service, danger, danger);
    const before = await everyRow(service);
    expect(await run()).toEqual({ ...nothing, read: 2 });
    expect(await everyRow(service)).toEqual(before);
    for (const held of [smaller, same]) expect((await readCase(service, held)).case.urgency).toBe('emergency');
  });

  it('is a closed case', async () => {
    const held = await toldTooLittle(service);
    expectStatus(await asFamily(held, 'PATCH', '', { state: 'closed' }), 200);
    const before = await everyRow(service);
    expect(await run()).toEqual(nothing);
    expect(await everyRow(service)).toEqual(before);
  });

  it.each<[string, (trx: Trx, caseNumber: number) => Promise<unknown>]>([
    [
      'closed',
      (trx, number) => trx.updateTable('cases').set({ state: 'closed' }).where('case_number', '=', number).execute(),
    ],
    ['erased', (trx, number) => eraseRows(trx, number, 0, () => true)],
  ])('is one that is %s while it is read', async (_what, end) => {
    const held = await toldTooLittle(service);
    const other = await toldTooLittle(service);
    const ending = await service.db.startTransaction().execute();
    await end(ending, caseNumberOf(held));
    const running = run();
    await untilBlocked();
    await ending.commit().execute();
    expect(await running).toMatchObject({ emergency: 1, messages: 1 });
    expect((await readCase(service, other)).case.urgency).toBe('emergency');
    const raised = service.db.selectFrom('events').select('case_number').where('kind', '=', 'case.renavigated');
    expect(await raised.execute()).toEqual([{ case_number: caseNumberOf(other) }]);
  });

  it('is one whose key is gone, which is counted and keeps nobody else waiting', async () => {
    const lost = await toldTooLittle(service);
    const held = await toldTooLittle(service);
    await service.db.deleteFrom('case_keys').where('case_number', '=', caseNumberOf(lost)).execute();
    expect(await run()).toEqual({ ...nothing, read: 2, emergency: 1, messages: 1, unreadable: 1 });
    expect((await readCase(service, held)).case.urgency).toBe('emergency');
  });
});

/** Until another transaction waits for ours. On SQLite it does so from its beginning. */
async function untilBlocked(): Promise<void> {
  if (engineOf(service.db) === 'sqlite') return;
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(service.db)).rows.length === 0);
}
