import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourMs } from '#contract/when.ts';
import { runDailyJob } from '#features/daily/daily-job.ts';
import { aContact, aFollowUp } from '../builders.ts';
import { createCase, expectStatus, readCase, type Service, startService } from '../harness.ts';
import { type Mail, startMailServer } from '../post-offices.ts';
import { type RunningService, spawnService } from '../processes.ts';
import { sayYes } from '../routes.ts';

/** `npm run outbox` has 1,000 reminders and ten kills. */
const people = Number(process.env.OUTBOX_PEOPLE ?? 120);
const kills = Number(process.env.OUTBOX_KILLS ?? 3);

let service: Service;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let running: RunningService | undefined;

beforeAll(async () => {
  mail = await startMailServer();
  service = await startService();
  // The processes go by the clock of the machine.
  service.setClock(Date.now());
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await service.stop();
  await mail.stop();
});

async function aFamilyToRemind(person: number): Promise<void> {
  const contact = aContact({ email: `p${person}@example.vn`, role: 'primary' });
  const held = await createCase(service, { intake: { need: 'checkup', patient: {} }, contacts: [contact] });
  const { token, url } = held;
  const [{ id } = { id: '' }] = (await readCase(service, held)).contacts;
  expectStatus(await service.call('PUT', `${url}/contacts/${id}/notices`, { token, body: { email: true } }), 200);
  const dueAt = new Date(service.deps.clock() + hourMs).toISOString();
  expectStatus(await service.call('POST', `${url}/followups`, { token, body: aFollowUp({ dueAt }) }), 200);
}

async function startSender(): Promise<RunningService> {
  running = await spawnService({
    ...service.deps.config,
    env: { SMTP_URL: mail.url, MAIL_FROM: 'tin@danloi.test', PUBLIC_URL: 'https://danloi.test', LOG_LEVEL: 'info' },
  });
  return running;
}

/** Kills the sender at a message, before the mail server has answered or just after, by turns. */
async function killAt(count: number, isAnswered: boolean): Promise<void> {
  const sender = await startSender();
  const killed = Promise.withResolvers<void>();
  const kill = (_mail: Mail) => {
    if (mail.mails.length === count) sender.end('SIGKILL').then(() => killed.resolve(), killed.reject);
  };
  mail.hooks = isAnswered ? { afterAnswer: kill } : { beforeAnswer: kill };
  await killed.promise;
  mail.hooks = {};
  // As if a minute had passed since: what it held is free again.
  await service.db
    .updateTable('notices')
    .set({ next_try_at: service.deps.clock() })
    .where('next_try_at', 'is not', null)
    .execute();
}

it('reminders are never lost and never twice but once for a kill, under the same id', {
  timeout: 600_000 + people * 1000,
}, async () => {
  for (let person = 0; person < people; person++) await aFamilyToRemind(person);
  await sayYes(service);
  expect(await runDailyJob(service.deps)).toMatchObject({ due: people });
  for (let kill = 0; kill < kills; kill++) {
    await killAt(Math.ceil(((kill + 1) * people) / (kills + 1)) + kill, kill % 2 === 1);
  }
  await startSender();
  const unsent = service.db.selectFrom('notices').select('id').where('sent_at', 'is', null);
  await expect.poll(async () => (await unsent.execute()).length).toBe(0);

  const idsByPerson = Map.groupBy(mail.mails, ({ to }) => to);
  expect(idsByPerson.size).toBe(people);
  for (const [person, mails] of idsByPerson) {
    expect(new Set(mails.map(({ messageId }) => messageId)).size, person).toBe(1);
  }
  expect(mail.mails.length).toBeLessThanOrEqual(people + kills);
});
