import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aCase, anIntake } from '../builders.ts';
import { createCase, createShare, expectStatus, type HeldCase, startOfTest } from '../harness.ts';
import { button, fullCase, holdKey } from './family.ts';
import { doubleText, expectInSight } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

const story = 'méo miệng, nói khó, yếu tay phải từ sáng';

async function tellWorse(page: Page): Promise<void> {
  await button(page, 'Tình hình thay đổi?').click();
  await page.getByLabel(/Đang thấy thế nào/).fill(story);
}

/** Waits a while: a minute that passes at once would end a request that is under way. */
async function isSeen(shown: Locator): Promise<boolean> {
  return await shown.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
}

async function writeOpinion(held: HeldCase, opinion: { opinion: string; urgency: string }): Promise<void> {
  const { reviewToken } = await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa' });
  expectStatus(await site.service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: opinion }), 201);
}

describe('a case that becomes an emergency', () => {
  test('is read for danger while the change is described, and then shows the red card, in sight and in focus', async () => {
    const held = await fullCase(site);
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case');
    await tellWorse(page);
    const dialog = page.getByRole('dialog');
    await dialog.locator('.strip-danger').waitFor();
    expect(await dialog.getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
    await button(page, 'Cập nhật và xem gợi ý mới').click();
    const heading = page.getByRole('heading', { name: 'Cấp cứu: gọi 115 ngay' });
    await expectInSight(heading);
    await expectInSight(page.locator('.emergency').getByRole('link', { name: 'Gọi 115' }));
    await expect.poll(() => page.evaluate('document.activeElement.closest(".emergency") !== null')).toBe(true);

    await button(page, 'Tính lại gợi ý').click();
    await expectInSight(heading);
    await page.getByRole('link', { name: 'Giấy tờ' }).click();
    await page.getByRole('link', { name: 'Xem phải làm gì' }).click();
    await expectInSight(heading);
    await leave();
  });

  test('opens at its top, whoever comes with number and key', async () => {
    const held = await fullCase(site);
    const { page, leave } = await site.visit();
    await page.goto('/case');
    await page.getByLabel(/^Số hồ sơ/).fill(held.caseId);
    await page.getByLabel(/^Chìa khóa/).fill(held.token);
    await page.getByText('Mất chìa khóa?').click();
    await button(page, 'Mở hồ sơ').click();
    await button(page, 'Tình hình thay đổi?').waitFor();
    await button(page, 'Tính lại gợi ý').waitFor();
    expect(await page.evaluate('scrollY')).toBe(0);
    await leave();
  });

  test('because of a doctor is seen on a page that stayed open, with the doctor’s words', async () => {
    const calm = anIntake({ need: 'checkup', symptoms: 'khám sức khỏe tổng quát' });
    const held = await createCase(site.service, aCase({ intake: calm }));
    const { page, context, leave } = await site.visitOnNewDevice();
    await context.clock.install({ time: startOfTest });
    await holdKey(page, held);
    await page.goto('/case');
    await page.getByRole('heading', { name: 'Việc cần làm' }).waitFor();
    await writeOpinion(held, { opinion: 'Cần nội soi trong ngày mai.', urgency: 'urgent' });
    // The page may begin to follow only after it is seen, so minutes pass until it has looked.
    const opinion = page.getByText('Cần nội soi trong ngày mai.');
    await expect
      .poll(async () => {
        await context.clock.fastForward(61_000);
        return await isSeen(opinion);
      })
      .toBe(true);
    await page.getByRole('link', { name: 'Xem ý kiến' }).click();
    await page.getByRole('heading', { name: 'Ý kiến bác sĩ' }).waitFor();

    await writeOpinion(held, { opinion: 'Vào viện ngay.', urgency: 'emergency' });
    const alert = page.getByRole('alert').getByText('Cấp cứu: gọi 115 ngay.');
    await expect
      .poll(async () => {
        await page.evaluate("void document.dispatchEvent(new Event('visibilitychange'))");
        return await isSeen(alert);
      })
      .toBe(true);
    await leave();
  });
});

test('a new case whose story tells of danger leads to the emergency card before any form', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/case/new');
  await page.getByLabel(/Đang thấy thế nào/).fill('bo em dau nguc du doi lan tay trai va mo hoi');
  await page.locator('.header .strip-danger').waitFor();
  expect(await page.locator('main').getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
  await button(page, 'Xem phải làm gì ngay').click();
  await page.getByRole('heading', { level: 1, name: 'Cấp cứu: gọi 115 ngay' }).waitFor();
  await page.getByRole('link', { name: 'Lưu thành hồ sơ' }).click();
  await page.getByText('bo em dau nguc du doi').waitFor();
  await leave();
});

describe('a form over the page', () => {
  const faulty = async (page: Page) =>
    await page.evaluate<string>('document.activeElement.getAttribute("name") ?? document.activeElement.type');

  test.each(['plain', 'twice as large'])(
    'that lacks a consent shows it by the button and at the box, %s',
    async (size) => {
      const held = await createCase(site.service);
      const { page, leave } = await site.visit();
      await holdKey(page, held);
      await page.goto('/case/doctors');
      if (size !== 'plain') await doubleText(page);
      await button(page, 'Mời bác sĩ').click();
      await page.getByLabel(/Tên bác sĩ/).fill('BS. Lê Thị Hoa');
      await button(page, 'Tạo đường dẫn mời').click();
      const dialog = page.getByRole('dialog');
      await expectWithin(dialog, dialog.getByRole('alert'));
      await expectAbove(dialog.locator('.dialog-actions'), dialog.locator('form .field-error'));
      expect(await faulty(page)).toBe('agree');
      await leave();
    },
  );

  test('opens the fold in which a field is wrong, and goes to it', async () => {
    const held = await createCase(site.service);
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case/family');
    await button(page, 'Thêm người liên hệ').click();
    await page.getByLabel('Họ và tên').fill('Lê Thị Mai');
    const fold = page.getByText('Thêm Zalo, thư điện tử');
    await fold.click();
    await page.getByLabel(/Thư điện tử/).fill('mai');
    await fold.click();
    await button(page, 'Lưu').click();
    const dialog = page.getByRole('dialog');
    await expectWithin(dialog, dialog.getByRole('alert'));
    await expectAbove(dialog.locator('.dialog-actions'), page.getByLabel(/Thư điện tử/));
    expect(await faulty(page)).toBe('email');
    await leave();
  });

  test('that could not be sent says so beside the button', async () => {
    const held = await createCase(site.service);
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    await holdKey(page, held);
    await page.goto('/case/followups');
    await button(page, 'Thêm lịch hẹn').click();
    await page.getByLabel(/Việc gì/).fill('Tái khám');
    await page.getByLabel(/^Ngày/).fill('2026-11-20');
    await context.setOffline(true);
    await button(page, 'Lưu').click();
    const dialog = page.getByRole('dialog');
    await expectWithin(dialog, dialog.getByRole('alert'));
    await leave();
  });
});

/** Nothing of it is scrolled away, nor below the edge of the screen. */
async function expectWithin(dialog: Locator, shown: Locator): Promise<void> {
  await shown.waitFor();
  const isWithin = async () => {
    const [outer, inner] = [await dialog.boundingBox(), await shown.boundingBox()];
    if (!outer || !inner) return false;
    return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  };
  await expect.poll(isWithin).toBe(true);
}

/** Not under the bar at the lower edge, nor scrolled away. */
async function expectAbove(bar: Locator, shown: Locator): Promise<void> {
  const isAbove = async () => {
    const [lower, inner] = [await bar.boundingBox(), await shown.boundingBox()];
    return lower !== null && inner !== null && inner.y > 0 && inner.y + inner.height <= lower.y;
  };
  await expect.poll(isAbove).toBe(true);
}
