import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aCase, anIntakeForHuman } from '../builders.ts';
import { createCase, createShare, navigatorToken, readCase } from '../harness.ts';
import { expectAccessible, settled } from './harness.ts';
import { useSite } from './site.ts';
import { wordsIn } from './words.ts';

const site = useSite();

const fine = async (page: Page, state: string) => {
  await settled(page);
  await expectAccessible(page, state);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

describe.each([
  { screen: 'phone', language: 'en' },
  { screen: 'desktop', language: 'vi' },
] as const)('on a $screen, in $language', ({ screen, language }) => {
  const words = wordsIn(language);
  const visit = () => site.visitOnNewDevice({ screen, language, expectsNetworkErrors: true });

  it('a doctor’s words outlast a reload and a lost network, are sent once, and another tab learns of them', async () => {
    const held = await createCase(site.service);
    const { reviewUrl } = await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa' });
    const { page, context, leave } = await visit();
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.goto(reviewUrl);
      await each.getByRole('heading', { name: words.review.greeting('BS. Lê Thị Hoa') }).waitFor();
    }
    await press(page, words.review.write);
    const opinion = page.getByLabel(words.opinion.opinion, { exact: true });
    await opinion.fill('Nên nội soi trong tuần này.');
    await press(page, words.opinion.urgencies.urgent);
    await page.reload();
    await press(page, words.review.write);
    expect(await opinion.inputValue()).toBe('Nên nội soi trong tuần này.');
    await context.setOffline(true);
    await press(page, words.opinion.send);
    await page.getByText(words.opinion.notSent).waitFor();
    await fine(page, 'an opinion that was not sent');
    await context.setOffline(false);
    await press(page, words.opinion.send);
    await page.getByText(words.review.thanks).waitFor();
    await fine(page, 'an opinion that was sent');
    await page.reload();
    await page.locator('.review-opinions').getByText('Nên nội soi trong tuần này.').waitFor();
    await other.reload();
    await other.locator('.review-opinions').getByText('Nên nội soi trong tuần này.').waitFor();
    await press(other, words.review.write);
    expect(await other.getByLabel(words.opinion.opinion, { exact: true }).inputValue()).toBe('');
    expect((await readCase(site.service, held)).opinions).toMatchObject([{ urgency: 'urgent' }]);
    await leave();
  });

  it('a navigator signs in once for a tab, reads every page again, and loses no note with the network', async () => {
    const held = await createCase(
      site.service,
      aCase({ intake: anIntakeForHuman(), patient: { fullName: 'Phạm Bí Mật' } }),
    );
    const { page, context, leave } = await visit();
    await page.goto('/navigator');
    await page.getByLabel(words.signIn.token, { exact: true }).fill(navigatorToken);
    await context.setOffline(true);
    await press(page, words.signIn.signIn);
    await page.getByRole('alert').getByText(words.failure.offline).waitFor();
    await fine(page, 'signing in without a network');
    await context.setOffline(false);
    await press(page, words.signIn.signIn);
    await page.getByRole('link', { name: held.caseId }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: held.caseId }).click();
    await page.getByRole('heading', { name: 'Phạm Bí Mật' }).waitFor();
    await press(page, words.navigator.claim);
    await page.getByText(words.navigator.claimed(held.caseId)).waitFor();
    await page.reload();
    await press(page, words.notes.write);
    await page.getByRole('dialog').getByRole('textbox').fill('Đã gọi con gái.');
    await context.setOffline(true);
    await press(page, words.shared.save);
    await page.getByText(words.notes.notSaved).waitFor();
    await fine(page, 'a note that was not saved');
    await context.setOffline(false);
    await press(page, words.shared.save);
    await page.getByRole('heading', { name: words.notes.heading(1) }).waitFor();

    // Another tab is another desk: it asks for the token, and signing out there leaves this one in.
    const other = await context.newPage();
    await other.goto(`/navigator/${held.caseId}`);
    await other.getByLabel(words.signIn.token, { exact: true }).fill(navigatorToken);
    await press(other, words.signIn.signIn);
    await other.getByText('Đã gọi con gái.').waitFor();
    await fine(other, 'a case in another tab');
    await other.goto('/navigator');
    await press(other, words.queue.signOut);
    await other.getByLabel(words.signIn.token, { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: words.notes.heading(1) }).waitFor();
    const { notes, case: taken } = await readCase(site.service, held);
    expect(notes).toHaveLength(1);
    expect(taken.assignedNavigator).toBe('navigator');
    await leave();
  });
});
