import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectAccessible, type Site, startBrowser, startSite, visit } from './harness.ts';
import { answerFromText, answerUntilText, bellyAche, passDangerSigns } from './questions.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), startBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const h1 = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

describe.each([
  { screen: 'phone', colorScheme: 'light' },
  { screen: 'phone', colorScheme: 'dark' },
  { screen: 'desktop', colorScheme: 'light' },
] as const)('axe finds nothing on a $screen in $colorScheme', ({ screen, colorScheme }) => {
  it('on the pages around', async () => {
    const { page, leave } = await visit(browser, site, { screen, colorScheme, expectsNetworkErrors: true });
    for (const path of ['/', '/about', '/khong-co']) {
      await page.goto(path);
      await h1(page);
      await expectAccessible(page, path);
    }
    await leave();
  });

  it('on any question, wrong answer, overview or result', async () => {
    const { page, leave } = await visit(browser, site, { screen, colorScheme });
    await page.goto('/find-help');
    await page.locator('input[name=danger]').first().check();
    await expectAccessible(page, 'danger signs');
    await passDangerSigns(page);
    await expectAccessible(page, 'who');
    await page.getByRole('button', { name: 'Tôi', exact: true }).click();
    await page.getByRole('button', { name: 'Tiếp tục' }).click();
    await expectAccessible(page, 'age, wrong');
    await page.goto('/find-help/who');
    await answerUntilText(page, { ...bellyAche, symptoms: 'đau ngực lan tay trái, vã mồ hôi' });
    await page.locator('.strip-danger').waitFor();
    await expectAccessible(page, 'text with danger');
    await page.getByLabel('Chuyện gì đang xảy ra?').fill('đau bụng từ hôm qua');
    await page.locator('.strip-danger').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Tiếp tục' }).click();
    await page.waitForURL('**/ask/1');
    await page.getByRole('button', { name: 'Không chắc' }).waitFor();
    await expectAccessible(page, 'a question of the engine');
    await page.goto('/find-help/symptoms');
    await answerFromText(page, { ...bellyAche, replies: 'Không chắc' });
    await expectAccessible(page, 'overview');
    await page.goto('/find-help/province');
    await page.getByLabel('Tỉnh hoặc thành phố').fill('binh');
    await page.getByRole('button', { name: 'Bình Định' }).waitFor();
    await expectAccessible(page, 'place');
    await page.goto('/result');
    await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    await page.locator('summary').first().click();
    await expectAccessible(page, 'result');
    await page.getByRole('button', { name: 'Chia sẻ' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page, 'sharing');
    await leave();
  });

  it('on the emergency page, before and after the place is known', async () => {
    const { page, leave } = await visit(browser, site, { screen, colorScheme });
    await page.goto('/find-help');
    await page.getByLabel('Co giật').check();
    await page.getByRole('button', { name: 'Xem phải làm gì ngay' }).click();
    await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
    await expectAccessible(page, 'emergency');
    await page.getByLabel('Tỉnh hoặc thành phố').fill('hue');
    await page.getByRole('button', { name: 'Huế' }).first().click();
    await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).waitFor();
    await expectAccessible(page, 'emergency with places');
    await leave();
  });

  it('on hospitals: found, none, failed, one, missing', async () => {
    const { page, context, leave } = await visit(browser, site, { screen, colorScheme, expectsNetworkErrors: true });
    await page.goto('/hospitals?q=nhi+dong');
    await page.locator('.hospital-row').first().waitFor();
    await expectAccessible(page, 'found');
    await page.getByRole('searchbox').fill('zzzzqqqq');
    await page.getByText('Chưa tìm thấy').waitFor();
    await expectAccessible(page, 'none');
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('nhi');
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'failed');
    await context.setOffline(false);
    await page.goto('/hospitals/bv-cho-ray');
    await page.getByRole('heading', { name: 'Các khoa' }).waitFor();
    await expectAccessible(page, 'one');
    await page.goto('/hospitals/bv-khong-co');
    await h1(page);
    await expectAccessible(page, 'missing');
    await leave();
  });
});
