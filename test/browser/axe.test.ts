import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { expectAccessible, expectAccessibleInEveryLook, type Screen } from './harness.ts';
import { bellyAche, box, openResult, pickPlace, press, tell } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

const h1 = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** A phone is looked at in every look; a desktop has the same parts, only in other places. */
const looksOf = {
  phone: expectAccessibleInEveryLook,
  desktop: (page: Page, state: string, _isWaiting?: boolean) => expectAccessible(page, state),
} satisfies Record<Screen, unknown>;

describe.each(['phone', 'desktop'] as const)('axe finds nothing on a %s', (screen) => {
  const expectFine = looksOf[screen];

  it('on the pages around, with and without a network', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({ screen, expectsNetworkErrors: true });
    for (const path of ['/', '/about', '/khong-co']) {
      await page.goto(path);
      await h1(page);
      await expectFine(page, path);
    }
    await page.goto('/');
    await h1(page);
    await context.setOffline(true);
    await page.locator('.strip').waitFor();
    await expectFine(page, 'offline', true);
    await leave();
  });

  it('on the story, on what it leaves open, and on any question and wrong answer', async () => {
    const { page, leave } = await site.visit({ screen });
    await page.goto('/find-help/danger');
    await page.locator('input[name=danger]').first().check();
    await expectFine(page, 'danger signs');
    await page.goto('/');
    await press(page, 'Tiếp tục');
    await page.locator('.field-error').waitFor();
    await expectFine(page, 'no text');
    await box(page).fill('đau ngực lan tay trái, vã mồ hôi');
    await page.locator('.strip-danger').waitFor();
    await expectFine(page, 'text with danger');
    await tell(page, 'mẹ tôi đau đầu vài ngày nay');
    await page.getByLabel('Bao nhiêu tuổi?').fill('200');
    await press(page, 'Tiếp tục');
    await page.locator('.field-error').waitFor();
    await page.getByText('Thêm: bảo hiểm').click();
    await page.getByText('Có thẻ', { exact: true }).click();
    await page.getByLabel('Người bệnh đang ở đâu?').fill('binh');
    await page.getByRole('button', { name: 'Bình Định' }).waitFor();
    await expectFine(page, 'what is open, a wrong age, places');
    await page.getByLabel('Bao nhiêu tuổi?').fill('60');
    await pickPlace(page, 'dien chau', 'Diễn Châu');
    await expectFine(page, 'what is open, filled in');
    await press(page, 'Tiếp tục');
    await page.waitForURL('**/ask/1');
    await page.getByRole('button', { name: 'Không chắc' }).waitFor();
    await expectFine(page, 'a question of the engine');
    await leave();
  });

  it('on the result: being found, found, shared, called wrong, not to be had', async () => {
    const { page, leave } = await site.visit({ screen, expectsNetworkErrors: true });
    await openResult(page, { ...bellyAche, text: 'ngứa da tay vài ngày nay', reply: 'Không chắc' });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/navigate', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/result');
    await page.locator('[aria-busy=true]').waitFor();
    await expectFine(page, 'being found', true);
    answer();
    await page.getByRole('heading', { name: 'So với nơi khác' }).waitFor();
    await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
    await expectFine(page, 'result');
    await press(page, 'Sai chỗ nào?');
    await page.getByLabel('Sai ở đâu').waitFor();
    await expectFine(page, 'a wrong fact');
    await press(page, 'Đóng');
    await press(page, 'Chia sẻ');
    await page.getByRole('button', { name: 'Sao chép chữ' }).waitFor();
    await expectFine(page, 'sharing');
    await page.route('**/v1/navigate', (route) => route.abort());
    await page.route('**/offline/directory.json', (route) => route.abort());
    await page.goto('/result');
    await page.getByRole('alert').waitFor();
    await expectFine(page, 'no answer', true);
    await leave();
  });

  it('on the emergency page, before and after the place is known', async () => {
    const { page, leave } = await site.visit({ screen });
    await page.goto('/find-help/danger');
    await page.getByLabel('Co giật').check();
    await page.getByRole('button', { name: 'Xem phải làm gì ngay' }).click();
    await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
    await page.getByLabel('Tỉnh hoặc thành phố').waitFor();
    await expectFine(page, 'emergency');
    await page.getByLabel('Tỉnh hoặc thành phố').fill('hue');
    await page.getByRole('button', { name: 'Huế' }).first().click();
    await page.getByRole('heading', { name: 'Khoa cấp cứu ở Huế' }).waitFor();
    await expectFine(page, 'emergency with a province');
    await page.getByLabel('Tỉnh hoặc thành phố').fill('qqzz wwxx');
    await page.getByRole('button', { name: /^Vẫn dùng/ }).click();
    await page.getByRole('heading', { name: 'Chưa rõ “qqzz wwxx” ở đâu' }).waitFor();
    await expectFine(page, 'emergency with an unknown place');
    await leave();
  });

  it('on hospitals: being read, found, none, failed, one, missing', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({ screen, expectsNetworkErrors: true });
    await page.goto('/hospitals?q=nhi+dong');
    await page.locator('.hospital-row').first().waitFor();
    await expectFine(page, 'found');
    await page.getByRole('searchbox').fill('zzzzqqqq');
    await page.getByText('Chưa tìm thấy').waitFor();
    await expectFine(page, 'none');
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('nhi');
    await page.getByRole('alert').waitFor();
    await expectFine(page, 'failed', true);
    await context.setOffline(false);
    await page.goto('/hospitals/bv-cho-ray');
    await page.getByRole('heading', { name: 'Các khoa' }).waitFor();
    await expectFine(page, 'one');
    await page.goto('/hospitals/bv-khong-co');
    await h1(page);
    await expectFine(page, 'missing', true);
    await page.route('**/v1/hospitals/**', () => undefined);
    await page.goto('/hospitals/bv-cho-ray');
    await page.locator('[aria-busy=true]').waitFor();
    await expectFine(page, 'being read', true);
    await leave();
  });
});
