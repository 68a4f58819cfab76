import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSender } from '#features/notices/send-notices.ts';
import { createCase, createShare, expectStatus, type HeldCase } from '../harness.ts';
import { aReadingDevice, startMailServer, startReceiver, textOf } from '../post-offices.ts';
import { button, holdKey } from './family.ts';
import { expectAccessibleInEveryLook as expectFine, expectNoSideScroll } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();
let mail: Awaited<ReturnType<typeof startMailServer>>;
let push: Awaited<ReturnType<typeof startReceiver>>;
let sender: ReturnType<typeof openSender>;

beforeAll(async () => {
  [mail, push] = await Promise.all([startMailServer(), startReceiver()]);
  const { deps } = site.service;
  Object.assign(deps.config, { mail: { url: mail.url, from: 'tin@danloi.test' }, pushHosts: [push.url] });
  sender = openSender(deps);
});
afterAll(async () => {
  await sender.close();
  await Promise.all([mail.stop(), push.stop()]);
});

const aFamily = (email = 'lan@example.vn'): Promise<HeldCase> =>
  createCase(site.service, {
    intake: { need: 'checkup', patient: { age: 58 } },
    contacts: [
      { fullName: 'Nguyễn Thị Lan', role: 'primary', email },
      { fullName: 'Nguyễn Văn Hùng', role: 'secondary' },
    ],
  });

async function makeNews(held: HeldCase): Promise<void> {
  const { reviewToken } = await createShare(site.service, held);
  expectStatus(await site.service.call('GET', `/v1/review/${reviewToken}`), 200);
  await sender.sendDue();
}

/** A browser under test reaches no push service: what it would get from one is put in its place. */
async function subscribeTo(context: BrowserContext, device: ReturnType<typeof aReadingDevice>): Promise<void> {
  const { endpoint, keys } = device.body;
  await context.addInitScript(`{
    const made = { endpoint: '${endpoint}', toJSON: () => (${JSON.stringify({ endpoint, keys })}) };
    PushManager.prototype.subscribe = async () => { localStorage.setItem('test.subscribed', '1'); return made; };
    PushManager.prototype.getSubscription = async () => localStorage.getItem('test.subscribed') ? made : null;
  }`);
}

/** Hands a message to the page's own worker, as a push service would. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [found] = registrations;
    if (found) registered.resolve(found.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId: await registered.promise,
    data,
  });
}

const card = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Báo tin' }) });

describe('a family that wants to be told', () => {
  it('is told on this device, by mail to whoever agreed, sees what failed, and each stops for themselves', async () => {
    const held = await aFamily();
    const { page, context, leave } = await site.visitOnNewDevice({
      serviceWorkers: 'allow',
      expectsNetworkErrors: true,
    });
    const device = aReadingDevice(`${push.url}/phone`);
    await subscribeTo(context, device);
    await holdKey(page, held);
    await page.goto('/case/family');

    // Refused, then allowed.
    await button(page, 'Báo trên máy này').click();
    await page.getByText('Máy đang chặn thông báo').waitFor();
    await expectFine(page, 'push refused');
    await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write']);
    await button(page, 'Báo trên máy này').click();
    await page.getByText('Máy này đang được báo tin.').waitFor();
    await page.getByRole('checkbox', { name: 'Gửi thư tới lan@example.vn' }).check();
    await page.getByLabel('Ngôn ngữ của tin gửi Nguyễn Thị Lan').waitFor();
    expect(await card(page).getByText('Hùng').count()).toBe(0);
    await page.reload();
    await page.getByText('Máy này đang được báo tin.').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Gửi thư tới lan@example.vn' }).isChecked()).toBe(true);
    await expectFine(page, 'told');
    await expectNoSideScroll(page, 'told');

    await page.getByText('Đang chờ người này đồng ý').waitFor();
    await sender.sendDue();
    const [yesUrl = ''] = /http\S+\/confirm#\S+/.exec(textOf(mail.mails.at(-1)?.raw ?? '')) ?? [];
    await page.goto(yesUrl);
    await expectFine(page, 'the question');
    expect(
      (await site.service.db.selectFrom('addressees').select('confirmed_at').execute())[0]?.confirmed_at,
    ).toBeNull();
    await button(page, 'Tôi đồng ý nhận tin').click();
    await page.getByText('Từ giờ bạn sẽ được báo').waitFor();
    mail.mails.length = 0;
    await page.goto('/case/family');
    await page.getByText('Người này đã đồng ý nhận tin').waitFor();

    await makeNews(held);
    const message = device.read(push.posted[0]?.body ?? Buffer.alloc(0));
    expect(mail.mails.map(({ to }) => to)).toEqual(['lan@example.vn']);
    await deliver(context, page, message);
    const shown = `navigator.serviceWorker.ready.then((ready) => ready.getNotifications())
      .then((all) => all.map(({ title, body }) => title + '. ' + body))`;
    await expect.poll(() => page.evaluate(shown)).toEqual([`Có tin mới trong hồ sơ ${held.caseId}. Mở trang để xem`]);

    mail.refusals.set('lan@example.vn', { responseCode: 550 });
    await makeNews(held);
    await page.reload();
    await page.getByText('Không gửi được tới lan@example.vn').waitFor();
    await expectFine(page, 'failed');
    mail.refusals.clear();

    await page.getByLabel('Ngôn ngữ của tin gửi Nguyễn Thị Lan').selectOption('en');
    await expect
      .poll(async () => {
        await makeNews(held);
        return textOf(mail.mails.at(-1)?.raw ?? '');
      })
      .toContain('There is news');
    const [stopUrl = ''] = /http\S+\/stop#\S+/.exec(textOf(mail.mails.at(-1)?.raw ?? '')) ?? [];
    await stopByLink(page, stopUrl);
    await page.goto('/case/family');
    await page.getByText('Người này đã tự ngừng nhận tin.').waitFor();
    await button(page, 'Tắt trên máy này').click();
    await button(page, 'Báo trên máy này').waitFor();
    await expectFine(page, 'stopped');
    await leave();
  });

  /** As somebody who holds no key; the link still works after a reload. */
  async function stopByLink(page: Page, stopUrl: string): Promise<void> {
    await page.goto(stopUrl);
    await page.reload();
    await expectFine(page, 'stop');
    await button(page, 'Ngừng nhận tin').click();
    await page.getByText('Đã ngừng.').waitFor();
    await button(page, 'Nhận tin trở lại').click();
    await page.getByText('Bạn lại nhận tin báo như trước.').waitFor();
    await button(page, 'Ngừng nhận tin').click();
    await page.getByText('Đã ngừng.').waitFor();
    await expectFine(page, 'stop, done');
  }

  it('learns it where the browser cannot, a link is broken, or the network is gone', async () => {
    const held = await aFamily('lan.nguyen@example.vn');
    const { page, context, leave } = await site.visitOnNewDevice({
      screen: 'desktop',
      language: 'en',
      expectsNetworkErrors: true,
    });
    await context.addInitScript('delete globalThis.PushManager');
    await holdKey(page, held);
    await page.goto('/case/family');
    await page.getByText('This browser cannot receive messages.').waitFor();
    const box = page.getByRole('checkbox', { name: 'Write to lan.nguyen@example.vn' });
    await context.setOffline(true);
    await box.click();
    await page.getByRole('alert').first().waitFor();
    expect(await box.isChecked()).toBe(false);
    await context.setOffline(false);
    await box.check();
    await page.getByLabel('Language of the messages to Nguyễn Thị Lan').waitFor();
    await page.goto('/stop');
    await page.getByText('A part of the link is missing.').waitFor();
    await page.goto('/stop#dls_unknown');
    await button(page, 'Stop the messages').click();
    await page.getByText('no longer in use').waitFor();
    await leave();
  });
});
