import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourMs } from '#contract/when.ts';
import { aContact } from '#test/builders.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  type Service,
  startOfTest,
  startService,
} from '#test/harness.ts';
import { aReadingDevice, startMailServer, startReceiver, textOf } from '#test/post-offices.ts';
import { sayYes } from '#test/routes.ts';
import { openSender } from './send-notices.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let push: Awaited<ReturnType<typeof startReceiver>>;
let service: Service;
let sender: ReturnType<typeof openSender>;

beforeAll(async () => {
  [mail, push] = await Promise.all([startMailServer(), startReceiver()]);
  service = await startService({
    mail: { url: mail.url, from: 'Dẫn Lối <tin@danloi.test>' },
    pushHosts: [push.url],
  });
  sender = openSender(service.deps);
  // The first takes longer than the others, and would not be waited for.
  await invite((await aFollowedCase('first')).held);
  await sender.sendDue();
  mail.mails.length = 0;
  push.posted.length = 0;
});
afterAll(async () => {
  await sender.close();
  await Promise.all([service.stop(), mail.stop(), push.stop()]);
});

/** A case whose news are told by mail, in each language, and to a device. */
async function aFollowedCase(name: string) {
  const held = await createCase(service);
  const asFamily = (method: string, path: string, body: unknown) =>
    service.call(method, held.url + path, { token: held.token, body });
  for (const language of ['vi', 'en'] as const) {
    const contact = aContact({ email: `${name}-${language}@example.vn` });
    const { id } = expectStatus(await asFamily('POST', '/contacts', contact), 200).body;
    expectStatus(await asFamily('PUT', `/contacts/${id}/notices`, { email: true, language }), 200);
  }
  await sayYes(service);
  const device = aReadingDevice(`${push.url}/${name}`);
  expectStatus(await asFamily('POST', '/push-subscriptions', device.body), 201);
  return { held, device };
}

/** The first opening of an invitation is news. */
async function invite(held: HeldCase): Promise<string> {
  const { reviewToken } = await createShare(service, held);
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  return reviewToken;
}

it('of an emergency goes before all that wait, asks to look now, and says no more', async () => {
  const calm = await aFollowedCase('calm');
  await invite(calm.held);
  const grave = await aFollowedCase('grave');
  service.setClock(startOfTest + hourMs);
  // Joins what waits already, and takes it along.
  const reviewToken = await invite(grave.held);
  const body = { opinion: 'Nhồi máu cơ tim.', urgency: 'emergency' };
  expectStatus(await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body }), 201);
  await sender.sendDue();

  const order = ['grave-vi', 'grave-en', 'calm-vi', 'calm-en'];
  expect(mail.mails.map(({ to }) => to)).toEqual(order.map((name) => `${name}@example.vn`));
  const texts = mail.mails.map(({ raw }) => textOf(raw));
  expect(texts[0]).toContain(`Có tin mới trong hồ sơ ${grave.held.caseId}. Hãy mở trang xem ngay:`);
  expect(texts[1]).toContain(`There is news in case ${grave.held.caseId}. Open the page now:`);
  expect(texts[2]).toContain(`Có tin mới trong hồ sơ ${calm.held.caseId}. Mở trang để xem:`);
  expect(texts.join()).not.toMatch(/tim|cấp cứu|emergency|115/i);

  const [first, second] = push.posted;
  expect([first, second].map((each) => each?.headers.urgency)).toEqual(['high', 'normal']);
  expect(JSON.parse(grave.device.read(first?.body ?? Buffer.alloc(0))).open).toBe('Hãy mở trang xem ngay');
  expect(JSON.parse(calm.device.read(second?.body ?? Buffer.alloc(0))).open).toBe('Mở trang để xem');
});
