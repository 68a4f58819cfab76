import { expect, it } from 'vitest';
import type { Recommendation } from '#contract/recommendation.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { hashToken } from '#platform/tokens.ts';
import { aCase, anIntake, anIntakeForHuman } from '#test/builders.ts';
import {
  createCase,
  createQueuedCase,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  useService,
} from '#test/harness.ts';
import type { CaseCaller } from '../access/caller.ts';
import type { InTurn } from '../access/in-turn.ts';
import { loadShippedDirectory } from '../directory/shipped.ts';
import { renavigateCase } from './renavigate-case.ts';

const service = useService();

async function renavigate({ url, token }: HeldCase, call: { body?: unknown; token?: string } = {}) {
  return expectStatus(await service.call('POST', `${url}/renavigate`, { token, ...call }), 200).body;
}

it('answers a recommendation of the directory as it is now and keeps it as the latest', async () => {
  const held = await createCase(service);
  const shipped = service.deps.graph();
  service.setGraph(buildGraph(await loadShippedDirectory(), { version: 'a later one' }));
  service.moveClock(60_000);
  const again = await renavigate(held);
  service.setGraph(shipped);
  expect(again.directoryVersion).toBe('a later one');
  const { recommendation, history, events } = await readCase(service, held);
  expect(recommendation).toEqual(again);
  expect(history.map(({ kind }) => kind)).toEqual(['recommendation', 'recommendation']);
  expect(history[1]).toMatchObject({
    urgency: again.safety.urgency,
    specialties: again.specialties,
    hospital: { id: again.primary.hospital.id, name: again.primary.hospital.name },
  });
  expect(events.at(-1)).toMatchObject({
    kind: 'case.renavigated',
    actor: 'family',
    detail: { directoryVersion: 'a later one' },
  });
});

it('goes by what the family has changed while it waited for its turn', async () => {
  const held = await createCase(service, aCase({ intake: anIntake({ symptoms: 'ho 5 ngày' }) }));
  const caseNumber = Number(held.caseId.slice(5));
  const access = await service.db
    .selectFrom('cases')
    .innerJoin('case_keys', 'case_keys.case_number', 'cases.case_number')
    .select(['sealing_key', 'wrapped'])
    .where('cases.case_number', '=', caseNumber)
    .executeTakeFirstOrThrow();
  const caller: CaseCaller = {
    kind: 'family',
    caseNumber,
    caseSeal: service.deps.seal.of(`case:${caseNumber}`, access),
    tokenHash: hashToken(held.token),
    isFirstUse: false,
  };
  const intake = anIntake({ symptoms: 'đau ngực dữ dội, khó thở' });
  const inTurn: InTurn = async (_size, work) => {
    const done = await work();
    expectStatus(await service.call('PATCH', held.url, { token: held.token, body: { intake } }), 200);
    return done;
  };
  const again = JSON.parse(await renavigateCase(service.deps, caller, 'vi', inTurn)) as Recommendation;
  expect(again.safety.emergency).toBe(true);
  expect((await readCase(service, held)).recommendation).toEqual(again);
});

it('keeps what was said to the questions, from the first to the last', async () => {
  const told = anIntake({
    symptoms: 'ho 5 ngày',
    redFlagsDenied: ['seizure'],
    redFlagsUnsure: ['breathing_difficulty'],
  });
  const held = await createCase(service, aCase({ intake: told }));
  expect((await readCase(service, held)).case.intake).toEqual(told);
  const { ask, safety } = await renavigate(held);
  expect(ask.length).toBeLessThanOrEqual(1);
  expect(safety.reasons.join()).toContain('chưa chắc');
  expect((await readCase(service, held)).case.intake).toEqual(told);

  const later = { ...told, redFlagsDenied: ['seizure', 'fainting'] };
  const patched = await service.call('PATCH', held.url, { token: held.token, body: { intake: later } });
  expect(expectStatus(patched, 200).body.intake).toEqual(later);
  const { case: stored, history } = await readCase(service, held);
  expect(stored.intake).toEqual(later);
  expect(history.find(({ kind }) => kind === 'intake_changed')?.intake).toEqual(told);
});

it('never lowers the urgency and never takes the call for a human back', async () => {
  const held = await createQueuedCase(service);
  expectStatus(await service.call('PATCH', held.url, { token: held.token, body: { state: 'emergency' } }), 200);
  expect((await renavigate(held)).safety.urgency).toBe('urgent');
  expect((await readCase(service, held)).case).toMatchObject({ urgency: 'emergency', needs_human: true });
});

it('raises what the stored case had too low, and says so', async () => {
  const held = await createCase(service, aCase({ intake: anIntake({ need: 'emergency' }) }));
  await service.db
    .updateTable('cases')
    .set({ urgency: 0, needs_human: 0 })
    .where('case_number', '=', Number(held.caseId.slice(5)))
    .execute();
  await renavigate(held);
  const { case: kept, history, events } = await readCase(service, held);
  expect(kept).toMatchObject({ urgency: 'emergency', needs_human: true });
  expect(history.at(-1)).toMatchObject({ kind: 'urgency_raised', from: 'routine', to: 'emergency' });
  expect(events.map(({ kind }) => kind)).toContain('case.urgency_raised');
});

it('takes an empty body and an empty object', async () => {
  const held = await createCase(service);
  await renavigate(held, { body: {} });
  await renavigate(held);
});

it('is recorded under the name of the navigator who did it', async () => {
  const held = await createCase(service, aCase({ intake: anIntakeForHuman() }));
  await renavigate(held, { token: navigatorToken });
  expect((await readCase(service, held)).events.at(-1)).toMatchObject({
    kind: 'case.renavigated',
    actor: 'navigator:navigator',
  });
});
