import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '#contract/when.ts';
import { openSender } from '#features/notices/send-notices.ts';
import { aCase, aContact, anIntake } from '../builders.ts';
import { createCase, createShare, expectStatus, readCase, startOfTest } from '../harness.ts';
import { startMailServer, textOf } from '../post-offices.ts';
import { sayYes } from '../routes.ts';
import { button, holdKey } from './family.ts';
import { expectAccessible, settled } from './harness.ts';
import { useSite } from './site.ts';
import { wordsIn } from './words.ts';

const site = useSite();
let mail: Awaited<ReturnType<typeof startMailServer>>;
let sender: ReturnType<typeof openSender>;

beforeAll(async () => {
  mail = await startMailServer();
  Object.assign(site.service.deps.config, { mail: { url: mail.url, from: 'tin@danloi.test' } });
  sender = openSender(site.service.deps);
});
afterAll(async () => {
  await sender.close();
  await mail.stop();
});

const fine = async (page: Page, state: string) => {
  await settled(page);
  await expectAccessible(page, state);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** The service does what it is asked, and the answer is lost on the way back. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

const comeBack = "void document.dispatchEvent(new Event('visibilitychange'))";

/** What has changed is seen, as soon as somebody comes back to the page. */
async function look(page: Page, shown: Locator): Promise<boolean> {
  await page.evaluate(comeBack);
  return await shown.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
}

const countCases = async () => (await site.service.db.selectFrom('cases').select('case_number').execute()).length;

describe.each([
  { screen: 'phone', language: 'vi', story: 'bố em 58 tuổi đau bụng âm ỉ 2 tháng nay, ăn không tiêu' },
  { screen: 'desktop', language: 'en', story: 'my father is 58, dull belly ache for 2 months, poor digestion' },
] as const)('a family on a $screen, in $language', ({ screen, language, story }) => {
  const words = wordsIn(language);
  const visit = () => site.visitOnNewDevice({ screen, language, serviceWorkers: 'allow', expectsNetworkErrors: true });

  it('finds its place and saves one case, though its position is refused, the network goes and every page is read again', async () => {
    const { page, context, leave } = await visit();
    const casesBefore = await countCases();
    const box = page.getByLabel(words.home.title);
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await expect
      .poll(() => page.evaluate("caches.match('/offline/directory.json', { ignoreVary: true }).then(Boolean)"))
      .toBe(true);
    await box.fill(story);
    await page.reload();
    await expect.poll(() => box.inputValue()).toBe(story);
    await press(page, words.shared.continue);
    await page.waitForURL('**/about');
    await press(page, words.here.use);
    await page.getByText(words.here.refused).waitFor();
    await fine(page, 'position refused');
    await page.getByLabel(words.findHelp.about.place).fill('dien chau');
    await button(page, 'Diễn Châu').first().click();

    await context.setOffline(true);
    await page.reload();
    await page.getByText('Diễn Châu, Nghệ An').waitFor();
    await press(page, words.shared.continue);
    await page.waitForURL(/\/(ask\/\d|result)$/);
    while (page.url().includes('/ask')) {
      const before = page.url();
      await page.reload();
      await press(page, words.findHelp.ask.no);
      await page.waitForURL((url) => url.href !== before);
    }
    await page.getByText(words.result.offline).waitFor();
    await fine(page, 'an answer without a network');
    await page.getByRole('link', { name: words.result.sheet }).click();
    await page.locator('.qr svg').waitFor();
    await page.reload();
    await page.locator('.qr svg').waitFor();
    await fine(page, 'a sheet without a network');

    // Another tab tells its own story; this one keeps what it was told.
    const other = await context.newPage();
    await other.goto('/');
    await other.getByText(words.shared.offline).waitFor();
    expect(await other.getByLabel(words.home.title).inputValue()).toBe('');
    await other.close();
    await context.setOffline(false);
    // A service that is slow to answer is taken for none, so one looks until it was quick enough.
    const lookOnline = async () => {
      await page.goto('/result');
      await page.getByRole('heading', { name: words.result.where, exact: true }).waitFor();
      return await page.getByText(words.result.offline).count();
    };
    await expect.poll(lookOnline, { timeout: 120_000 }).toBe(0);

    await page.getByRole('link', { name: words.result.save }).click();
    await page.getByRole('heading', { name: words.newCase.peopleHeading }).waitFor();
    await page.reload();
    await press(page, words.shared.continue);
    const consent = async () => {
      await page.getByRole('heading', { name: words.newCase.consentHeading }).waitFor();
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await press(page, words.newCase.submit);
    };
    await context.route('**/v1/cases', loseAnswer);
    await consent();
    await page.getByText(words.newCase.failedSafe).waitFor();
    await fine(page, 'a case whose answer was lost');
    await context.unroute('**/v1/cases');
    await page.reload();
    await consent();
    await page.getByText(words.key.once).waitFor();
    const [caseId = '', token = ''] = await page.locator('.key-value').allTextContents();
    const { case: made } = await readCase(site.service, { caseId, token, url: `/v1/cases/${caseId}` });
    expect(made.intake.symptoms).toBe(story);
    expect(await countCases(), 'made once').toBe(casesBefore + 1);

    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect
      .poll(() => page.locator('.key-value').allTextContents(), { message: 'the key' })
      .toEqual([caseId, token]);
    await fine(page, 'the key, read again');
    await leave();
  });

  it('is told though push is refused and the mail server is down, sees in one tab what another does, and stops', async () => {
    const email = `lan-${language}@example.vn`;
    const contacts = [aContact({ fullName: 'Nguyễn Thị Lan', role: 'primary', email })];
    const held = await createCase(
      site.service,
      aCase({ intake: anIntake({ need: 'checkup', symptoms: 'khám sức khỏe tổng quát' }), contacts }),
    );
    const { page, context, leave } = await visit();
    await holdKey(page, held);
    await page.goto('/case/family');
    await press(page, words.notices.onThisDevice);
    await page.getByText(words.notices.denied).waitFor();
    await page.getByRole('checkbox', { name: words.notices.byEmail(email) }).check();
    await page.getByLabel(words.notices.language('Nguyễn Thị Lan')).waitFor();
    await fine(page, 'push refused');
    await sayYes(site.service);

    await mail.stop();
    const { reviewToken } = await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa' });
    expectStatus(await site.service.call('GET', `/v1/review/${reviewToken}`), 200);
    await sender.sendDue();
    await page.reload();
    await page.getByRole('checkbox', { name: words.notices.byEmail(email), checked: true }).waitFor();
    expect(await page.getByText('(16/11/2026)').count(), 'nothing has failed yet').toBe(0);
    mail = await startMailServer(mail.port);
    site.service.moveClock(hourMs);
    await sender.sendDue();
    expect(mail.mails.map(({ to }) => to)).toEqual([email]);
    site.service.setClock(startOfTest);

    // A contact is written in one tab, without a network at first, and seen in another.
    const other = await context.newPage();
    await holdKey(other, held);
    await other.goto('/case/family');
    await other.getByRole('heading', { name: 'Nguyễn Thị Lan' }).waitFor();
    await press(page, words.family.addContact);
    await page.getByLabel(words.people.fullName).fill('Nguyễn Văn Hùng');
    await context.setOffline(true);
    await press(page, words.shared.save);
    await page.getByRole('dialog').getByText(words.failure.offline).waitFor();
    await expectAccessible(page, 'a contact that was not sent');
    await context.setOffline(false);
    // An opinion that comes at the same moment is not lost between what is sent and what is read.
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await page.route(`**${held.url}`, async (route) => {
      await gate;
      await route.continue();
    });
    const looking = page.waitForRequest(`**${held.url}`);
    await page.evaluate(comeBack);
    await looking;
    const body = { opinion: 'Khám trong tuần là được.', urgency: 'routine' };
    expectStatus(await site.service.call('POST', `/v1/review/${reviewToken}/opinions`, { body }), 201);
    await press(page, words.shared.save);
    await page.getByRole('heading', { name: 'Nguyễn Văn Hùng' }).waitFor();
    open();
    await expect.poll(() => look(page, page.getByText(words.strip.news.opinion('BS. Lê Thị Hoa')))).toBe(true);
    const seen = other.getByRole('heading', { name: 'Nguyễn Văn Hùng' });
    await expect.poll(() => look(other, seen)).toBe(true);
    expect((await readCase(site.service, held)).contacts).toHaveLength(2);

    const [stopUrl = ''] = /http\S+\/stop#\S+/.exec(textOf(mail.mails.at(-1)?.raw ?? '')) ?? [];
    await other.goto(stopUrl);
    await button(other, words.stop.stop).waitFor();
    await context.setOffline(true);
    await press(other, words.stop.stop);
    await other.getByRole('alert').waitFor();
    await fine(other, 'a stop that was not sent');
    await context.setOffline(false);
    await press(other, words.stop.stop);
    await other.getByText(words.stop.stopped).waitFor();
    await page.reload();
    await page.getByText(words.notices.stopped).waitFor();
    await leave();
  });
});
