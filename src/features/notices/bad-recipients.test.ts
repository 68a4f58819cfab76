import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aContact, aDevice } from '#test/builders.ts';
import { createCase, createShare, expectStatus, type Service, startService } from '#test/harness.ts';
import { startMailServer } from '#test/post-offices.ts';
import { sayYes } from '#test/routes.ts';
import { openSender } from './send-notices.ts';

/** A mail server that says nothing is given up after 15 s. */
const givenUpMs = 14_000;
/** Each on three channels. `npm run outbox` has 340, and says how long the others waited. */
const people = Number(process.env.BAD_RECIPIENTS_OF ?? 120);

/** What is said of every tenth person instead of yes, by turns. */
const atGateway = [429, 503, 'silence', 400, 'cut', 302] as const;
const atPush = [404, 'silence', 429, 'cut', 503, 400] as const;
const atMailServer = ['silence', { responseCode: 450 }, 'silence', { responseCode: 550 }, 'silence', 'cut'] as const;
const troubleOf = <Trouble>(troubles: readonly Trouble[], person: number) =>
  person % 10 === 0 ? troubles[(person / 10) % troubles.length] : undefined;
const troubles = { hook: atGateway, push: atPush };

const phoneOf = (person: number) => `091234${String(person).padStart(4, '0')}`;
const tried = { hook: [] as number[], push: [] as number[] };
const reached = { hook: new Set<number>(), push: new Set<number>() };

function answer(way: 'hook' | 'push', person: number, response: ServerResponse): void {
  tried[way].push(person);
  const trouble = troubleOf<number | 'silence' | 'cut'>(troubles[way], person);
  if (trouble === undefined) reached[way].add(person);
  if (trouble === 'cut') response.destroy();
  else if (trouble !== 'silence') response.writeHead(trouble ?? 200).end();
}

/** The gateway, and the push service. */
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const [, way, person] = (request.url ?? '').split('/');
    if (way === 'push') answer(way, Number(person), response);
    else answer('hook', Number(JSON.parse(Buffer.concat(chunks).toString()).to.phone.slice(-4)), response);
  });
});

let mail: Awaited<ReturnType<typeof startMailServer>>;
let service: Service;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  mail = await startMailServer();
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  service = await startService({
    mail: { url: mail.url, from: 'Dẫn Lối <tin@danloi.test>' },
    webhook: { url: `${url}/hook`, secret: 'a-secret-of-the-gateway' },
    pushHosts: [url],
  });
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await Promise.all([service.stop(), mail.stop()]);
});

async function aFamilyToTell(person: number): Promise<void> {
  const email = `p${person}@example.vn`;
  const refusal = troubleOf(atMailServer, person);
  if (refusal) mail.refusals.set(email, refusal);
  const held = await createCase(service);
  const asFamily = (method: string, path: string, body: unknown) =>
    service.call(method, held.url + path, { token: held.token, body });
  const { id } = expectStatus(
    await asFamily('POST', '/contacts', aContact({ phone: phoneOf(person), email })),
    200,
  ).body;
  expectStatus(await asFamily('PUT', `/contacts/${id}/notices`, { sms: true, email: true }), 200);
  const device = aDevice({ endpoint: `${url}/push/${person}` });
  expectStatus(await asFamily('POST', '/push-subscriptions', device), 201);
  await sayYes(service);
  expectStatus(await service.call('GET', `/v1/review/${(await createShare(service, held)).reviewToken}`), 200);
}

it('of a tenth of the recipients who cannot be reached, in every way, none keeps a message from the others', {
  timeout: 600_000 + people * 1000,
}, async () => {
  for (let person = 0; person < people; person++) await aFamilyToTell(person);
  const sender = openSender(service.deps);
  const begun = performance.now();
  const others = people - Math.ceil(people / 10);
  // Those that hang are still hanging when it comes back.
  const sent = sender.sendDue(new AbortController().signal);
  await expect
    .poll(() => [reached.hook.size, reached.push.size, mail.mails.length], { interval: 10 })
    .toEqual([others, others, others]);
  if (process.env.BAD_RECIPIENTS_OF) {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`${others} others of ${people} on each of three channels: ${seconds} s\n`);
  }
  // No other waited until those who hang were given up; on a machine that takes as long as that this shows nothing.
  if (performance.now() - begun < givenUpMs) expect(mail.silent.size).toBeGreaterThanOrEqual(Math.floor(people / 20));
  await sent;
  const before = { hook: tried.hook.length, push: tried.push.length };
  service.moveClock(60_000);
  await sender.sendDue(new AbortController().signal);
  for (const way of ['hook', 'push'] as const) {
    expect(tried[way].slice(before[way]).every((person) => person % 10 === 0)).toBe(true);
  }
  await sender.close();
});
