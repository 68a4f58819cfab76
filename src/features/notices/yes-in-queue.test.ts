import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { QueueItem } from '#contract/queue.ts';
import { aCase, aContact, anIntake } from '#test/builders.ts';
import { expectStatus, type HeldCase, navigatorToken, readCase, type Service, startService } from '#test/harness.ts';
import { startMailServer, textOf } from '#test/post-offices.ts';
import { openSender } from './send-notices.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let service: Service;
let sender: ReturnType<typeof openSender>;

beforeEach(async () => {
  mail = await startMailServer();
  service = await startService({
    mail: { url: mail.url, from: 'Dẫn Lối <tin@danloi.test>' },
    requestsPerMinute: 100_000,
    trustProxy: '127.0.0.1',
  });
  sender = openSender(service.deps);
});
afterEach(async () => {
  await sender.close();
  await Promise.all([service.stop(), mail.stop()]);
});

describe('a yes, in the queue of emergencies', () => {
  const from = async (ip: string): Promise<HeldCase> => {
    service.moveClock(1);
    const body = aCase({ intake: anIntake({ need: 'emergency' }) });
    const headers = { 'x-forwarded-for': ip };
    const { caseId, accessToken } = expectStatus(await service.call('POST', '/v1/cases', { body, headers }), 201).body;
    return { caseId, token: accessToken, url: `/v1/cases/${caseId}` };
  };
  const queue = async (): Promise<QueueItem[]> =>
    expectStatus(await service.call('GET', '/v1/navigator/queue?limit=200', { token: navigatorToken }), 200).body;
  const yesFor = async ({ url, token }: HeldCase, email: string) => {
    const { id } = expectStatus(
      await service.call('POST', `${url}/contacts`, { token, body: aContact({ email }) }),
      200,
    ).body;
    expectStatus(await service.call('PUT', `${url}/contacts/${id}/notices`, { token, body: { email: true } }), 200);
    await sender.sendDue();
    const [, yes] = /confirm#(dly_[\w-]{43})/.exec(textOf(mail.mails.at(-1)?.raw ?? '')) ?? [];
    expectStatus(await service.call('POST', `/v1/confirm/${yes}`), 200);
  };

  it('puts no made-up ones before a real one, though a stranger answers for each', async () => {
    for (let count = 0; count < limits.casesOfCrowdedAddressMin + 10; count++) {
      await yesFor(await from('203.0.113.1'), `p${count}@catch-all.example.vn`);
    }
    const real = await from('198.51.100.7');
    expect((await queue())[0]?.caseId).toBe(real.caseId);
  });

  it('brings a real one ahead of the crowd that came from its address, before or after it was one', async () => {
    const early = await from('203.0.113.2');
    await yesFor(early, 'lan@example.vn');
    const crowd: HeldCase[] = [];
    while (crowd.length < limits.casesOfCrowdedAddressMin) crowd.push(await from('203.0.113.2'));
    for (const each of crowd) await readCase(service, each);
    const late = await from('203.0.113.2');
    await yesFor(late, 'hung@example.vn');
    const [first, second, ...others] = await queue();
    expect([first?.caseId, second?.caseId]).toEqual([early.caseId, late.caseId]);
    expect([first, second].map((each) => each?.laterOfAddress)).toEqual([false, false]);
    expect(others.filter(({ laterOfAddress }) => laterOfAddress)).toHaveLength(crowd.length);
  });
});
