import { describe, expect, it } from 'vitest';
import type { CaseChange } from '#contract/case.ts';
import { caseStates } from '#contract/vocabulary.ts';
import { aCase, anIntake, anIntakeForHuman } from '#test/builders.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  useService,
} from '#test/harness.ts';

const service = useService();

async function patch(held: HeldCase, body: CaseChange, token = held.token) {
  return await service.call('PATCH', held.url, { token, body });
}

async function patched(held: HeldCase, body: CaseChange, token = held.token) {
  return expectStatus(await patch(held, body, token), 200).body;
}

function anyHospitalId(): string {
  const [hospital] = service.deps.graph().active;
  if (!hospital) throw new Error('the graph is empty');
  return hospital.id;
}

describe('the state', () => {
  it('may follow any other', async () => {
    const held = await createCase(service);
    for (const from of caseStates) {
      for (const to of caseStates) {
        await patched(held, { state: from });
        expect(await patched(held, { state: to })).toMatchObject({ id: held.caseId, state: to });
      }
    }
  });

  it('emergency raises the urgency and calls a human', async () => {
    const held = await createCase(service);
    expect(await patched(held, { state: 'emergency' })).toMatchObject({ urgency: 'emergency', needs_human: true });
  });

  it('stays out of the history when it is sent again unchanged', async () => {
    const held = await createCase(service);
    await patched(held, { state: 'intake' });
    expect((await readCase(service, held)).history.map(({ kind }) => kind)).toEqual(['recommendation']);
  });
});

describe('the urgency', () => {
  it('is not lowered by any later state or milder intake', async () => {
    const held = await createCase(service, aCase({ intake: anIntake({ need: 'emergency' }) }));
    for (const state of caseStates) {
      expect(await patched(held, { state, intake: anIntake() }), state).toMatchObject({ urgency: 'emergency' });
    }
  });
});

describe('needs_human', () => {
  it('is cleared by closing, and by nothing else', async () => {
    const held = await createQueuedCase(service);
    for (const state of caseStates.filter((each) => each !== 'closed')) {
      expect(await patched(held, { state, intake: anIntake(), patient: {} }), state).toMatchObject({
        needs_human: true,
      });
    }
    expect(await patched(held, { state: 'closed' })).toMatchObject({ needs_human: false });
    expect(await patched(held, { state: 'follow_up' })).toMatchObject({ needs_human: false });
  });

  it('set by a doctor on a closed case outlasts a change of something else', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held);
    await patched(held, { state: 'closed' });
    const opinion = { opinion: 'Cần nhập viện ngay.', urgency: 'emergency' };
    expectStatus(await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: opinion }), 201);
    expect((await readCase(service, held)).case).toMatchObject({ state: 'closed', needs_human: true });
    expect(await patched(held, { patient: { sex: 'male' } })).toMatchObject({ needs_human: true });
  });
});

describe('a new intake', () => {
  it('is navigated at once, may raise the urgency, and leaves the old one in the history', async () => {
    const before = anIntake({ hasPriorResults: true });
    const held = await createCase(service, aCase({ intake: before }));
    const worse = anIntake({ need: 'emergency', patient: { age: 70 } });
    expect(await patched(held, { intake: worse })).toMatchObject({
      need: 'emergency',
      intake: worse,
      urgency: 'emergency',
      needs_human: true,
    });
    const { history, recommendation } = await readCase(service, held);
    expect(recommendation.safety.emergency).toBe(true);
    expect(history.map(({ kind }) => kind)).toEqual([
      'recommendation',
      'intake_changed',
      'recommendation',
      'urgency_raised',
    ]);
    expect(history[1]).toMatchObject({ intake: before });
    expect(history[3]).toMatchObject({ from: 'routine', to: 'emergency' });
  });

  it('does not move the state by itself', async () => {
    const held = await createCase(service);
    await patched(held, { state: 'in_hospital' });
    expect(await patched(held, { intake: anIntake({ need: 'emergency' }) })).toMatchObject({ state: 'in_hospital' });
  });
});

describe('a new patient profile', () => {
  it('replaces the old one whole', async () => {
    const held = await createCase(service, aCase({ patient: { fullName: 'Nguyễn Văn Ổi', birthYear: 1958 } }));
    await patched(held, { patient: { province: 'Huế' } });
    expect((await readCase(service, held)).patient).toEqual({ province: 'Huế' });
  });
});

describe('the chosen hospital', () => {
  it('must exist in the directory', async () => {
    const held = await createCase(service);
    const chosenHospitalId = anyHospitalId();
    expect(await patched(held, { chosenHospitalId, state: 'pre_hospital' })).toMatchObject({
      chosenHospitalId,
      state: 'pre_hospital',
    });
    for (const unknown of ['no-such-hospital', '', '__proto__']) {
      const refused = expectStatus(await patch(held, { chosenHospitalId: unknown, state: 'closed' }), 400);
      expect(refused.body.error).toContain('chosenHospitalId');
    }
    expect((await readCase(service, held)).case).toMatchObject({ chosenHospitalId, state: 'pre_hospital' });
  });

  it('can be taken back with null', async () => {
    const held = await createCase(service);
    await patched(held, { chosenHospitalId: anyHospitalId() });
    expect(await patched(held, { chosenHospitalId: null })).toMatchObject({ chosenHospitalId: null });
  });
});

describe('the assigned navigator', () => {
  it('is not for the family to set, and then nothing else of the request is done either', async () => {
    const held = await createQueuedCase(service);
    for (const assignedNavigator of ['an', null]) {
      expectStatus(await patch(held, { assignedNavigator, state: 'closed' }), 403);
    }
    expect((await readCase(service, held)).case).toMatchObject({ assignedNavigator: null, state: 'intake' });
  });

  it('is set and taken back by a navigator', async () => {
    const held = await createQueuedCase(service);
    expect(await patched(held, { assignedNavigator: 'an' }, navigatorToken)).toMatchObject({ assignedNavigator: 'an' });
    expect(await patched(held, { assignedNavigator: null }, navigatorToken)).toMatchObject({ assignedNavigator: null });
  });
});

describe('the record of a change', () => {
  it('is one event that names the actor and what was changed, without any value of a person', async () => {
    const held = await createCase(service, aCase({ intake: anIntakeForHuman() }));
    service.moveClock(5000);
    await patched(held, {
      state: 'pre_hospital',
      patient: { fullName: 'Nguyễn Văn Ổi' },
      intake: anIntakeForHuman({ symptoms: 'đau lưng' }),
    });
    await patched(held, { assignedNavigator: 'an' }, navigatorToken);
    const { events, case: kept } = await readCase(service, held);
    const updates = events.filter(({ kind }) => kind === 'case.updated');
    expect(updates.map(({ actor, detail }) => ({ actor, detail }))).toEqual([
      { actor: 'family', detail: { state: 'pre_hospital', patient: true, intake: true } },
      { actor: 'navigator:navigator', detail: { assignedNavigator: 'an' } },
    ]);
    expect(kept.updatedAt).toBe(updates[1]?.at);
    expect(kept.updatedAt > kept.createdAt).toBe(true);
  });

  it('is not made for an empty change of the family', async () => {
    const held = await createCase(service);
    service.moveClock(5000);
    const { updatedAt, createdAt } = await patched(held, {});
    expect(updatedAt).toBe(createdAt);
    expect((await readCase(service, held)).events).toHaveLength(1);
  });

  it('is made for an empty change of a navigator, who has read the case by it', async () => {
    const held = await createQueuedCase(service);
    expect(await patched(held, {}, navigatorToken)).toMatchObject({ id: held.caseId, intake: anIntakeForHuman() });
    expect((await readCase(service, held)).events.at(-1)).toMatchObject({
      kind: 'case.read',
      actor: 'navigator:navigator',
    });
  });
});
