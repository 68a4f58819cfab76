import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsentChange } from '#contract/consent.ts';
import { consentLimits } from '#contract/consent-limits.ts';
import { caseNumberOf } from '#contract/ids.ts';
import { dayMs, hourMs } from '#contract/when.ts';
import { runDailyJob } from '#features/daily/daily-job.ts';
import { aCase, aConsent, aDevice, aFollowUp, anIntakeForHuman } from '#test/builders.ts';
import {
  type Answer,
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  useService,
} from '#test/harness.ts';
import { agreeToMail, fillCase, type Target } from '#test/routes.ts';

const retentionDays = 200;
const service = useService({ retentionDays });

let held: HeldCase;
let target: Target;
beforeEach(async () => {
  held = await createQueuedCase(service);
  target = await fillCase(service, held);
});

const asFamily = (method: string, path: string, body?: unknown): Promise<Answer> =>
  service.call(method, held.url + path, { token: held.token, ...(body !== undefined && { body }) });
const asNavigator = (method: string, path: string, body?: unknown): Promise<Answer> =>
  service.call(method, held.url + path, { token: navigatorToken, ...(body !== undefined && { body }) });
const say = (purpose: string, change: ConsentChange) => asFamily('PUT', `/consents/${purpose}`, change);
const pause = (paused: boolean) => asFamily('PUT', '/pause', { paused });
const isInQueue = async () => {
  const { text } = await service.call('GET', '/v1/navigator/queue?limit=200', { token: navigatorToken });
  return text.includes(held.caseId);
};
const waitingNotices = async () => {
  const ofCase = service.db.selectFrom('notices').where('case_number', '=', caseNumberOf(held.caseId) ?? -1);
  return (await ofCase.where('next_try_at', 'is not', null).selectAll().execute()).length;
};
const writeOpinion = (urgency = 'urgent') =>
  service.call('POST', `/v1/review/${target.reviewToken}/opinions`, { body: { opinion: 'Khám sớm.', urgency } });

/** What a navigator may do with a case that needs one. */
const attempts = (): Promise<Answer>[] => [
  asNavigator('GET', ''),
  asNavigator('PATCH', '', { assignedNavigator: 'Cô Sáu' }),
  asNavigator('PATCH', '', {}),
  asNavigator('GET', `/documents/${target.documentId}/file`),
  asNavigator('POST', '/notes', { text: 'Đã gọi.' }),
  asNavigator('POST', '/followups', aFollowUp()),
];

describe('consent', () => {
  it('is recorded with the text, the giver and the time; what was said stays, and the last holds', async () => {
    expect((await readCase(service, held)).consents).toEqual({ latest: [], records: [] });
    const yes = expectStatus(await say('navigator_help', aConsent({ by: 'representative' })), 200).body;
    expect(yes).toEqual({
      at: new Date(service.deps.clock()).toISOString(),
      purpose: 'navigator_help',
      ...aConsent({ by: 'representative' }),
    });
    expectStatus(await say('navigator_help', aConsent({ by: 'representative' })), 200);
    const no = expectStatus(await say('navigator_help', { given: false }), 200).body;
    const kept = expectStatus(await say('keep_case', aConsent()), 200).body;
    const { consents, events } = await readCase(service, held);
    expect(consents).toEqual({ latest: [no, kept], records: [yes, no, kept] });
    const told = events.filter(({ kind }) => kind.startsWith('consent.'));
    expect(told.map(({ kind, actor, detail }) => [kind, actor, detail.purpose])).toEqual([
      ['consent.given', 'family', 'navigator_help'],
      ['consent.refused', 'family', 'navigator_help'],
      ['consent.given', 'family', 'keep_case'],
    ]);
  });

  it.each([
    ['navigator_help', { given: true }, /^by: /],
    ['notices', { given: true, by: 'self', noticeVersion: '1' }, /^noticeHash: /],
    ['notices', aConsent({ noticeHash: 'no hash' }), /^noticeHash: /],
    ['keep_case', { given: false }, /^given: .+DELETE/],
    ['marketing', { given: false }, /^purpose: /],
  ])('of %s is refused as %j', async (purpose, change, told) => {
    expect(expectStatus(await say(purpose, change as ConsentChange), 400).body.error).toMatch(told);
    expect((await readCase(service, held)).consents?.records).toEqual([]);
  });

  it('may come with a new case, each purpose once', async () => {
    const consents = [
      { purpose: 'keep_case' as const, ...aConsent() },
      { purpose: 'navigator_help' as const, given: false },
    ];
    held = await createCase(service, aCase({ intake: anIntakeForHuman(), consents }));
    const file = await readCase(service, held);
    expect(file.consents?.latest.map(({ purpose, given }) => [purpose, given])).toEqual([
      ['keep_case', true],
      ['navigator_help', false],
    ]);
    expect(file.case.needs_human).toBe(true);
    expectStatus(await asNavigator('GET', ''), 403);
    const twice = { ...aCase(), consents: [consents[1], consents[1]] };
    const refused = expectStatus(await service.call('POST', '/v1/cases', { body: twice }), 400);
    expect(refused.body.error).toMatch(/^consents\[1\]\.purpose: .+115/);
  });

  it('that is refused keeps every navigator out, also of an emergency, until it is given', async () => {
    for (const attempt of attempts()) expect((await attempt).status).toBeLessThan(300);
    expectStatus(await say('navigator_help', { given: false }), 200);
    expectStatus(await asFamily('PATCH', '', { state: 'emergency' }), 200);
    for (const attempt of attempts()) expectStatus(await attempt, 403);
    expect(await isInQueue()).toBe(false);
    expect((await readCase(service, held)).case).toMatchObject({ needs_human: true, urgency: 'emergency' });
    expectStatus(await say('navigator_help', aConsent()), 200);
    expectStatus(await asNavigator('GET', ''), 200);
    expect(await isInQueue()).toBe(true);
  });

  it('to messages that is withdrawn stops those that wait, and lets nobody be added', async () => {
    expectStatus(await writeOpinion(), 201);
    expect(await waitingNotices()).toBeGreaterThan(0);
    expectStatus(await say('notices', { given: false }), 200);
    expectStatus(await writeOpinion(), 201);
    expect(await waitingNotices()).toBe(0);
    const url = `/contacts/${target.contactId}/notices`;
    expectStatus(await asFamily('PUT', url, { email: true }), 409);
    expectStatus(await asFamily('PUT', url, {}), 200);
    expectStatus(await asFamily('POST', '/push-subscriptions', aDevice()), 409);
    expectStatus(await say('notices', aConsent()), 200);
    await agreeToMail(service, held, target.contactId);
    expectStatus(await writeOpinion(), 201);
    expect(await waitingNotices()).toBeGreaterThan(0);
  });

  it('has an end that only a yes meets', async () => {
    const row = { case_number: caseNumberOf(held.caseId) ?? -1, at: 1, given: 1, ...noticeColumns } as const;
    const many = Array.from({ length: consentLimits.perCaseMax }, () => ({
      ...row,
      purpose: 'navigator_help' as const,
    }));
    await service.db.insertInto('consents').values(many).execute();
    expectStatus(await say('notices', aConsent()), 409);
    expectStatus(await say('navigator_help', { given: false }), 200);
    expectStatus(await say('navigator_help', { given: false, noticeVersion: '7' }), 200);
    expect((await readCase(service, held)).consents?.records).toHaveLength(consentLimits.perCaseMax + 1);
    expectStatus(await asNavigator('GET', ''), 403);
  });
  const noticeColumns = { given_by: 'self', notice_version: '1', notice_hash: 'a1'.repeat(32) } as const;
});

describe('a paused case', () => {
  it('is read by its family only, and is as before when the pause ends', async () => {
    expect(expectStatus(await pause(true), 200).body).toEqual({ paused: true });
    expectStatus(await pause(true), 200);
    for (const attempt of attempts()) expectStatus(await attempt, 403);
    expect(await isInQueue()).toBe(false);
    const review = `/v1/review/${target.reviewToken}`;
    for (const path of ['', `/documents/${target.documentId}/file`]) {
      expect(expectStatus(await service.call('GET', review + path), 403).body.error).toContain('tạm dừng');
    }
    expectStatus(await writeOpinion(), 403);
    expectStatus(await asFamily('PATCH', '', { state: 'pre_hospital' }), 200);
    const file = await readCase(service, held);
    expect(file.pausedAt).toBe(new Date(service.deps.clock()).toISOString());
    expect(file.events.filter(({ kind }) => kind === 'case.paused')).toHaveLength(1);
    expectStatus(await pause(false), 200);
    expect(await readCase(service, held)).not.toHaveProperty('pausedAt');
    expectStatus(await service.call('GET', review), 200);
    expectStatus(await asNavigator('GET', ''), 200);
    expect(await isInQueue()).toBe(true);
  });

  it('still says of a link that has ended that it has', async () => {
    const { shareId, reviewToken } = await createShare(service, held);
    expectStatus(await asFamily('DELETE', `/shares/${shareId}`), 204);
    expectStatus(await pause(true), 200);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 410);
  });

  it('reminds nobody, and of what is still to come when the pause has ended', async () => {
    const dueAt = new Date(service.deps.clock() + 40 * hourMs).toISOString();
    expectStatus(await asFamily('POST', '/followups', aFollowUp({ dueAt })), 200);
    expectStatus(await pause(true), 200);
    service.moveClock(20 * hourMs);
    await runDailyJob(service.deps);
    expect(await waitingNotices()).toBe(0);
    expectStatus(await pause(false), 200);
    await runDailyJob(service.deps);
    expect(await waitingNotices()).toBeGreaterThan(0);
  });
});

describe('a case that nobody uses', () => {
  const daily = (days: number) => {
    service.moveClock(days * dayMs);
    return runDailyJob(service.deps);
  };
  const exists = async () => {
    const found = service.db.selectFrom('cases').where('case_number', '=', caseNumberOf(held.caseId) ?? -1);
    return (await found.select('erases_at').execute()).length === 1;
  };

  it('is warned, told of, and erased 90 days later', async () => {
    await daily(retentionDays - 1);
    expect(await waitingNotices()).toBe(0);
    await daily(2);
    expect(await waitingNotices()).toBeGreaterThan(0);
    const seen = expectStatus(await asNavigator('GET', ''), 200).body;
    const erasesAt = new Date(service.deps.clock() + 90 * dayMs).toISOString();
    expect(seen.erasesAt).toBe(erasesAt);
    expect(seen.events.find(({ kind }: { kind: string }) => kind === 'case.erasing_soon')).toMatchObject({
      actor: 'system',
      detail: { erasesAt },
    });
    await daily(89);
    expect(await exists()).toBe(true);
    expect((await daily(1)).erased).toBeGreaterThan(0);
    expect(await exists()).toBe(false);
    expectStatus(await asFamily('GET', ''), 401);
  });

  it.each(['GET', 'PATCH'])('is kept by any use of its family, as by a %s', async (method) => {
    await daily(retentionDays + 1);
    await daily(89);
    const read = await asFamily(method, '', method === 'PATCH' ? { state: 'closed' } : undefined);
    if (method === 'GET') expect(expectStatus(read, 200).body).toHaveProperty('erasesAt');
    expect(await readCase(service, held)).not.toHaveProperty('erasesAt');
    await daily(90);
    expect(await exists()).toBe(true);
  });

  it('waits for a date that is still to come', async () => {
    const dueAt = new Date(service.deps.clock() + (retentionDays + 10) * dayMs).toISOString();
    expectStatus(await asFamily('POST', '/followups', aFollowUp({ dueAt })), 200);
    await daily(retentionDays + 1);
    expect(await readCase(service, held)).not.toHaveProperty('erasesAt');
  });
});
