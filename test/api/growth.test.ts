import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CaseEvent } from '#contract/case.ts';
import { caseNumberOf } from '#contract/ids.ts';
import { limits } from '#contract/limits.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import { recordEvent } from '#features/case-file/journal.ts';
import { aContact, aFile, aFileForm, anIntake } from '../builders.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  isOneInstance,
  navigatorToken,
  readCase,
  startService,
  uploadFile,
  useService,
} from '../harness.ts';

const service = useService();

const numberOf = ({ caseId }: HeldCase) => caseNumberOf(caseId) ?? -1;
const addFollowUp = ({ url, token }: HeldCase) =>
  service.call('POST', `${url}/followups`, { token, body: { dueAt: '2026-12-01', kind: 'revisit', title: 'Hẹn' } });
const addShare = ({ url, token }: HeldCase) =>
  service.call('POST', `${url}/shares`, { token, body: { reviewerName: 'BS. Cam' } });
const writeOpinion = (reviewToken: string, urgency = 'urgent') =>
  service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 'Khám sớm.', urgency } });
const writeNote = ({ url }: HeldCase) =>
  service.call('POST', `${url}/notes`, { token: navigatorToken, body: { text: 'Đã gọi gia đình.' } });
const change = ({ url, token }: HeldCase, body: object) => service.call('PATCH', url, { token, body });

/** As if the row that is there had been added again and again, until so many are there. */
async function copyRow(
  table: 'follow_ups' | 'notes' | 'shares' | 'opinions' | 'history',
  held: HeldCase,
  count: number,
) {
  const of = service.db.selectFrom(table as 'history').where('case_number', '=', numberOf(held));
  const { position: _position, ...row } = await of.selectAll().orderBy('position').limit(1).executeTakeFirstOrThrow();
  const have = (await of.select('position').execute()).length;
  const copies = Array.from({ length: count - have }, () => ({
    ...row,
    ...('id' in row && { id: randomUUID() }),
    ...('token_hash' in row && { token_hash: randomUUID() }),
  }));
  await service.db
    .insertInto(table as 'history')
    .values(copies)
    .execute();
}

describe('a case', () => {
  it('holds 500 follow-ups and refuses one more', async () => {
    const held = await createCase(service);
    expectStatus(await addFollowUp(held), 200);
    await copyRow('follow_ups', held, limits.followUpsPerCaseMax - 1);
    expectStatus(await addFollowUp(held), 200);
    expectStatus(await addFollowUp(held), 409);
    expect((await readCase(service, held)).followUps).toHaveLength(500);
  });

  it('holds 100 invitations in use and refuses one more', async () => {
    const held = await createCase(service);
    expectStatus(await addShare(held), 201);
    await copyRow('shares', held, limits.sharesPerCaseMax - 1);
    expectStatus(await addShare(held), 201);
    expectStatus(await addShare(held), 409);
    const { body } = await service.call('GET', `${held.url}/shares`, { token: held.token });
    expect(body).toHaveLength(100);
  });

  it('takes a new invitation however many have ended, and keeps those that an opinion belongs to', async () => {
    const held = await createCase(service);
    const first = await createShare(service, held);
    expectStatus(await writeOpinion(first.reviewToken), 201);
    expectStatus(await addShare(held), 201);
    await copyRow('shares', held, limits.sharesKeptPerCaseMax - 2);
    const caseNumber = Number(held.caseId.slice(5));
    await service.db.updateTable('shares').set({ revoked_at: 1 }).where('case_number', '=', caseNumber).execute();
    for (let count = 0; count < 3; count++) expectStatus(await addShare(held), 201);
    const { body } = await service.call('GET', `${held.url}/shares`, { token: held.token });
    expect(body).toHaveLength(limits.sharesKeptPerCaseMax);
    expect(body[0]).toMatchObject({ shareId: first.shareId, status: 'revoked' });
    expect(body.at(-1)).toMatchObject({ status: 'active' });
    expect((await readCase(service, held)).opinions).toHaveLength(1);
  });

  it('holds 100 opinions and refuses one more', async () => {
    const held = await createCase(service);
    const [first, second] = [await createShare(service, held), await createShare(service, held)];
    expectStatus(await writeOpinion(first.reviewToken), 201);
    await copyRow('opinions', held, limits.opinionsPerCaseMax - 1);
    expectStatus(await writeOpinion(second.reviewToken), 201);
    expectStatus(await writeOpinion(second.reviewToken), 409);
    expect((await readCase(service, held)).opinions).toHaveLength(100);
  });

  it('holds 200 notes and refuses one more', async () => {
    const held = await createQueuedCase(service);
    expectStatus(await writeNote(held), 201);
    await copyRow('notes', held, limits.notesPerCaseMax - 1);
    expectStatus(await writeNote(held), 201);
    expectStatus(await writeNote(held), 409);
    expect((await readCase(service, held)).notes).toHaveLength(200);
  });

  it('may be changed without end', async () => {
    const held = await createCase(service);
    const ofCase = service.db.updateTable('cases').where('case_number', '=', numberOf(held));
    await ofCase.set({ changes: 20_000 }).execute();
    expectStatus(await change(held, { state: 'emergency' }), 200);
    expectStatus(await service.call('POST', `${held.url}/contacts`, { token: held.token, body: aContact() }), 200);
    expectStatus(
      await service.call('POST', `${held.url}/documents`, { token: held.token, ...aFileForm(aFile()) }),
      201,
    );
    expectStatus(await addFollowUp(held), 200);
    expectStatus(await addShare(held), 201);
  });
});

/** How many entries are told, those counted that one of them stands for. */
function told(entries: readonly { count?: unknown }[]): number {
  return entries.reduce((sum, { count = 1 }) => sum + Number(count), 0);
}

describe('a full history', () => {
  const isOf = (kind: string) => (entry: { kind: string }) => entry.kind === kind;
  const historyOf = async (held: HeldCase) => (await readCase(service, held)).history;

  it('refuses nothing: the older half of what is most frequent becomes one entry that counts them', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held);
    expectStatus(await writeOpinion(reviewToken, 'routine'), 201);
    await copyRow('history', held, limits.historyPerCaseMax - 1);
    const renavigate = () => service.call('POST', `${held.url}/renavigate`, { token: held.token });
    expectStatus(await renavigate(), 200);
    const full = await historyOf(held);
    expect(full).toHaveLength(limits.historyPerCaseMax);
    expect(full.every(({ count }) => count === undefined)).toBe(true);

    service.moveClock(1000);
    expectStatus(await renavigate(), 200);
    const [first, second, ...rest] = await historyOf(held);
    const whole = limits.historyPerCaseMax - 1;
    const folded = Math.floor(whole / 2);
    expect(first).toMatchObject({ kind: 'recommendation', count: folded, at: full[0]?.at, lastAt: full[folded]?.at });
    expect(second?.kind).toBe('opinion');
    expect(rest.at(-1)?.at).toBe(new Date(service.deps.clock()).toISOString());
    expect(told([...rest, ...(first ? [first] : [])])).toBe(whole + 1);
  });

  it('takes what an emergency brings: a state, a worse intake, a doctor’s opinion', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held);
    await copyRow('history', held, limits.historyPerCaseMax);
    expectStatus(await writeOpinion(reviewToken, 'urgent'), 201);
    await copyRow('history', held, limits.historyPerCaseMax);
    expectStatus(await change(held, { state: 'emergency' }), 200);
    await copyRow('history', held, limits.historyPerCaseMax);
    expectStatus(await change(held, { intake: anIntake({ need: 'emergency' }) }), 200);
    const history = await historyOf(held);
    expect(history.length).toBeLessThanOrEqual(limits.historyPerCaseMax);
    expect(history.filter(isOf('urgency_raised'))).toMatchObject([{ to: 'urgent' }, { to: 'emergency' }]);
    expect(history.filter(isOf('state_changed'))).toMatchObject([{ from: 'intake', to: 'emergency' }]);
    expect(history.filter(isOf('opinion'))).toHaveLength(1);
    expect(history.filter(isOf('intake_changed'))).toHaveLength(1);
  });

  it('is never passed by changes of the state, and tells from which to which they went', async () => {
    const held = await createCase(service);
    const states = ['in_hospital', 'emergency'] as const;
    const changes = limits.historyPerCaseMax + 20;
    for (let count = 0; count < changes; count++) {
      expectStatus(await change(held, { state: states[count % 2] ?? 'closed' }), 200);
    }
    const history = await historyOf(held);
    expect(history.length).toBeLessThanOrEqual(limits.historyPerCaseMax);
    const ofState = history.filter(isOf('state_changed'));
    expect(told(ofState)).toBe(changes);
    for (const [index, { from }] of ofState.entries()) expect(from).toBe(ofState[index - 1]?.to ?? 'intake');
    expect(ofState.at(-1)?.to).toBe(states[(changes - 1) % 2]);
    const { reviewToken } = await createShare(service, held);
    const review = expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
    expect(review.body.history).toEqual(history);
  });
});

describe('the trail of events', () => {
  const eventsOf = async (held: HeldCase) => (await readCase(service, held)).events;
  const counts = (events: readonly CaseEvent[]) => told(events.map(({ detail }) => detail));
  const renavigate = ({ url, token }: HeldCase) => service.call('POST', `${url}/renavigate`, { token });

  /** As if the family had done so much today. */
  async function liveLong(held: HeldCase, count: number) {
    const at = service.deps.clock();
    await service.db.transaction().execute(async (trx) => {
      for (let done = 0; done < count; done++) {
        await recordEvent(trx, numberOf(held), { at, kind: 'case.updated', actor: 'family', detail: { done } });
      }
    });
  }

  it('is kept whole: the case shows the newest 500, and the pages of it show all', async () => {
    const held = await createCase(service);
    await liveLong(held, limits.eventsShownMax + 100);
    const shown = await eventsOf(held);
    const all: CaseEvent[] = [];
    let next: string | undefined = `${held.url}/events?limit=200`;
    while (next !== undefined) {
      const { body, headers } = expectStatus(await service.call('GET', next, { token: held.token }), 200);
      expect(headers['x-total-count']).toBe('601');
      all.push(...body);
      next = /<(.+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(all).toHaveLength(601);
    expect(all[0]?.kind).toBe('case.created');
    expect(shown).toEqual(all.slice(-limits.eventsShownMax));
    expectStatus(await service.call('GET', `${held.url}/events?cursor=abc`, { token: held.token }), 400);
  });

  it('counts what one reader repeats within the hour in one event, also of readings at the same moment', async () => {
    const held = await createQueuedCase(service);
    const { reviewToken, shareId } = await createShare(service, held);
    const readers = [
      ['case.read', () => service.call('GET', held.url, { token: navigatorToken }), {}],
      ['review.opened', () => service.call('GET', `/v1/review/${reviewToken}`), { shareId }],
    ] as const;
    for (const [kind, read, detail] of readers) {
      await Promise.all(Array.from({ length: 20 }, read));
      service.moveClock(hourMs - 1);
      expectStatus(await read(), 200);
      const ofKind = (await eventsOf(held)).filter((event) => event.kind === kind);
      expect(ofKind.map((event) => event.detail)).toEqual([{ ...detail, count: 21, lastAt: expect.any(String) }]);
      expect(ofKind[0]?.detail.lastAt).toBe(new Date(service.deps.clock()).toISOString());
      service.moveClock(1);
      expectStatus(await read(), 200);
      expect(counts((await eventsOf(held)).filter((event) => event.kind === kind))).toBe(22);
      expect((await eventsOf(held)).filter((event) => event.kind === kind)).toHaveLength(2);
    }
  });

  it('takes 1,000 of one in a day; then only what ends something or calls for help, and of others all', async () => {
    const held = await createQueuedCase(service);
    const { shareId, reviewToken } = await createShare(service, held);
    await liveLong(held, limits.eventsPerActorAndDayMax - 3);
    expectStatus(await renavigate(held), 200);
    const refused = expectStatus(await renavigate(held), 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expectStatus(await change(held, { state: 'in_hospital' }), 429);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
    expectStatus(await service.call('GET', held.url, { token: navigatorToken }), 200);
    expectStatus(await service.call('GET', `${held.url}/events`, { token: held.token }), 200);
    expectStatus(await service.call('DELETE', `${held.url}/shares/${shareId}`, { token: held.token }), 204);
    expectStatus(await service.call('DELETE', `${held.url}/navigator`, { token: held.token }), 204);
    expectStatus(await change(held, { state: 'emergency' }), 200);
    expect((await readCase(service, held)).case).toMatchObject({ state: 'emergency', urgency: 'emergency' });
    service.moveClock(dayMs);
    expectStatus(await renavigate(held), 200);
  });
});

describe('a link', () => {
  const setUses = (shareId: string, uses: number) =>
    service.db.updateTable('shares').set({ uses }).where('id', '=', shareId).execute();
  const events = async (held: HeldCase) => (await readCase(service, held)).events.length;

  it('may be used 5,000 times, its documents and opinions included', async () => {
    const held = await createCase(service);
    const { reviewToken, shareId } = await createShare(service, held);
    const open = () => service.call('GET', `/v1/review/${reviewToken}`);
    expectStatus(await open(), 200);
    await setUses(shareId, limits.usesPerShareMax - 2);
    expectStatus(await writeOpinion(reviewToken), 201);
    expectStatus(await open(), 200);
    const before = await events(held);
    expect(expectStatus(await open(), 410).body.error).toContain('quá nhiều lần');
    expect(await events(held)).toBe(before);
  });

  it('opens however often other links of the case were used, and the family can always give a new one', async () => {
    const held = await createCase(service);
    const shares = [];
    for (let count = 0; count < 5; count++) shares.push(await createShare(service, held));
    for (const { shareId } of shares) await setUses(shareId, limits.usesPerShareMax);
    for (const { reviewToken } of shares) expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 410);
    for (const { shareId } of shares) {
      expectStatus(await service.call('DELETE', `${held.url}/shares/${shareId}`, { token: held.token }), 204);
    }
    const { reviewToken } = await createShare(service, held);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  });

  it('writes 10 opinions and no more, so that there is room for those of other doctors', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held);
    for (let count = 0; count < limits.opinionsPerShareMax; count++) {
      expectStatus(await writeOpinion(reviewToken), 201);
    }
    const refused = expectStatus(await writeOpinion(reviewToken, 'emergency'), 409);
    expect(refused.body.error).toContain('10 ý kiến');
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
    expectStatus(await writeOpinion((await createShare(service, held)).reviewToken, 'emergency'), 201);
  });
});

describe.runIf(isOneInstance)('a large answer counts as several requests', () => {
  it('of a case file', async () => {
    const limited = await startService({ requestsPerMinute: 20 });
    try {
      const { url, token } = await createCase(limited);
      const note = 'đ'.repeat(limits.followUpNoteLengthMax);
      const body = { dueAt: '2026-12-01', kind: 'revisit', title: 'Hẹn', note };
      const added = expectStatus(await limited.call('POST', `${url}/followups`, { token, body }), 200);
      const row = await limited.db.selectFrom('follow_ups').selectAll().executeTakeFirstOrThrow();
      const { position: _position, ...followUp } = row;
      const copies = Array.from({ length: 400 }, (_, index) => ({ ...followUp, id: `copy-${index}` }));
      await limited.db.insertInto('follow_ups').values(copies).execute();
      limited.moveClock(60_000);
      const read = () => limited.call('GET', url, { token });
      const { bytes } = expectStatus(await read(), 200);
      const cost = 1 + Math.floor(bytes.length / limits.answerBytesPerRequest);
      expect(cost).toBeGreaterThan(10);
      expect(cost).toBeLessThan(20);
      for (let count = cost; count < 20; count++) {
        expectStatus(await limited.call('PATCH', `${url}/followups/${added.body.id}`, { token, body: {} }), 200);
      }
      expectStatus(await read(), 429);
    } finally {
      await limited.stop();
    }
  });

  it.each(['a review', 'a list of documents', 'a case that a navigator reads'])('of %s', async (what) => {
    const limited = await startService({ requestsPerMinute: 20 });
    try {
      const held = await createQueuedCase(limited);
      const { reviewToken } = await createShare(limited, held);
      await uploadFile(limited, held, aFile(), { note: 'đ'.repeat(limits.documentNoteLengthMax) });
      const { position: _position, ...row } = await limited.db
        .selectFrom('documents')
        .selectAll()
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: 150 }, () => ({ ...row, id: randomUUID() }));
      await limited.db.insertInto('documents').values(copies).execute();
      limited.moveClock(60_000);
      const read = () => {
        if (what === 'a review') return limited.call('GET', `/v1/review/${reviewToken}`);
        if (what === 'a list of documents') return limited.call('GET', `${held.url}/documents`, { token: held.token });
        return limited.call('GET', held.url, { token: navigatorToken });
      };
      const { bytes } = expectStatus(await read(), 200);
      const cost = 1 + Math.floor(bytes.length / limits.answerBytesPerRequest);
      expect(cost).toBeGreaterThan(4);
      const left = 20 - cost;
      for (let count = 0; count < left; count++) expectStatus(await limited.call('GET', '/health'), 200);
      expectStatus(await read(), 429);
      expectStatus(await limited.call('GET', '/health'), 429);
    } finally {
      await limited.stop();
    }
  });
});
