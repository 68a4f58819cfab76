import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aContact } from '#test/builders.ts';
import { createCase, createShare, expectStatus, type Service, startService } from '#test/harness.ts';
import { startMailServer } from '#test/post-offices.ts';
import { sayYes } from '#test/routes.ts';
import { openSender } from './send-notices.ts';

const people = 80;
/** What the gateway says of every tenth person, by turns; 0: it never answers. */
const troubles = [429, 503, 0, 400];

const reached = new Set<string>();
const tried: string[] = [];
const troubleOf = (phone: string) => {
  const person = Number(phone.slice(-4));
  return person % 10 === 0 ? troubles[(person / 10) % troubles.length] : undefined;
};
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { phone } = JSON.parse(Buffer.concat(chunks).toString()).to;
    tried.push(phone);
    const trouble = troubleOf(phone);
    if (trouble === undefined) reached.add(phone);
    if (trouble !== 0) response.writeHead(trouble ?? 200).end();
  });
});

let mail: Awaited<ReturnType<typeof startMailServer>>;
let service: Service;
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  mail = await startMailServer();
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
  service = await startService({
    mail: { url: mail.url, from: 'Dẫn Lối <tin@danloi.test>' },
    webhook: { url, secret: 'a-secret-of-the-gateway' },
  });
});
afterAll(async () => {
  gateway.closeAllConnections();
  gateway.close();
  await Promise.all([service.stop(), mail.stop()]);
});

it('of a tenth of the recipients the gateway cannot reach, in every way, none keeps a message from the others', async () => {
  for (let person = 0; person < people; person++) {
    const held = await createCase(service);
    const asFamily = (method: string, path: string, body: unknown) =>
      service.call(method, held.url + path, { token: held.token, body });
    const contact = aContact({ phone: `091234${String(person).padStart(4, '0')}`, email: `p${person}@example.vn` });
    const { id } = expectStatus(await asFamily('POST', '/contacts', contact), 200).body;
    const notices = { sms: true, email: person % 10 === 0 };
    expectStatus(await asFamily('PUT', `/contacts/${id}/notices`, notices), 200);
    await sayYes(service);
    expectStatus(await service.call('GET', `/v1/review/${(await createShare(service, held)).reviewToken}`), 200);
  }
  const sender = openSender(service.deps);
  // Those that hang are still hanging when it comes back.
  await sender.sendDue(new AbortController().signal);
  expect(reached.size).toBe(people * 0.9);
  await expect.poll(() => mail.mails.length).toBe(people / 10);
  const before = tried.length;
  service.moveClock(60_000);
  await sender.sendDue(new AbortController().signal);
  expect(tried.slice(before).every((phone) => troubleOf(phone) !== undefined)).toBe(true);
  await sender.close();
});
