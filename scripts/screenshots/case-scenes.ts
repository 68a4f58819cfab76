import type { Page } from 'playwright-core';
import { dayMs } from '#contract/when.ts';
import { fullCase, holdKey } from '#test/browser/family.ts';
import type { Site } from '#test/browser/harness.ts';
import { openResult } from '#test/browser/questions.ts';
import { aCase, anIntake, aReport } from '#test/builders.ts';
import { createCase, createShare, navigatorToken, startOfTest } from '#test/harness.ts';
import type { Scene } from './scene.ts';

const settle = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** From the questions to the page where one agrees. */
async function answerConsent(page: Page): Promise<void> {
  await openResult(page);
  await page.goto('/case/new');
  await press(page, 'Tiếp tục');
  await page.getByRole('heading', { name: 'Trước khi lưu' }).waitFor();
}

async function openAs(page: Page, site: Site, path: string): Promise<void> {
  await holdKey(page, await fullCase(site));
  await page.goto(path);
  await settle(page);
  await page.waitForLoadState('networkidle');
}

const part = (name: string, path: string, alsoDark = false): Scene => ({
  name,
  isWhole: true,
  alsoDark,
  play: async (page, site) => await openAs(page, site, path),
});

async function openReview(page: Page, site: Site): Promise<void> {
  const held = await fullCase(site);
  const { reviewUrl } = await createShare(site.service, held, { reviewerName: 'BS. Trần Minh Quân' });
  await page.goto(reviewUrl);
  await page.waitForLoadState('networkidle');
}

async function openQueue(page: Page, site: Site): Promise<void> {
  await fullCase(site);
  const emergency = anIntake({ need: 'emergency', symptoms: 'đau ngực dữ dội, vã mồ hôi' });
  await createCase(site.service, aCase({ intake: emergency }));
  await page.goto('/navigator');
  await page.getByLabel('Mã điều phối viên').fill(navigatorToken);
  await page.keyboard.press('Enter');
  await page.locator('a[data-case]').first().waitFor();
}

/** The family's case, the doctor's page and the navigator's queue. */
export const caseScenes: readonly Scene[] = [
  {
    name: 'case-open',
    play: async (page) => {
      await page.goto('/case');
      await settle(page);
    },
  },
  {
    name: 'case-new',
    play: async (page) => {
      await openResult(page);
      await page.goto('/case/new');
      await settle(page);
    },
  },
  {
    name: 'case-open-wrong',
    play: async (page) => {
      await page.goto('/case');
      await page.getByLabel('Số hồ sơ').fill('CASE-000001');
      await page.getByLabel('Chìa khóa', { exact: true }).fill('dlc_nham');
      await press(page, 'Mở hồ sơ');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'case-consent',
    isWhole: true,
    play: async (page) => {
      await answerConsent(page);
      await press(page, 'Tạo hồ sơ');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'case-key',
    isWhole: true,
    alsoDark: true,
    play: async (page) => {
      await answerConsent(page);
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await press(page, 'Tạo hồ sơ');
      await page.getByRole('heading', { name: 'Hồ sơ đã được tạo' }).waitFor();
    },
  },
  {
    name: 'case-loading',
    play: async (page, site) => {
      await holdKey(page, await fullCase(site));
      await page.route('**/v1/cases/*', () => undefined);
      await page.goto('/case');
      await page.getByText('Mạng đang chậm').waitFor();
    },
  },
  {
    name: 'case-emergency',
    alsoDark: true,
    play: async (page, site) => {
      const patient = { age: 61, sex: 'male', province: 'Nghệ An' } as const;
      const intake = anIntake({ need: 'emergency', patient, symptoms: 'đau ngực dữ dội, vã mồ hôi' });
      await holdKey(page, await createCase(site.service, aCase({ intake })));
      await page.goto('/case');
      await page.getByRole('heading', { name: 'Cấp cứu' }).first().waitFor();
    },
  },
  {
    name: 'case-contact-wrong',
    play: async (page, site) => {
      await openAs(page, site, '/case/family');
      await press(page, 'Thêm người liên hệ');
      await press(page, 'Lưu');
      await page.locator('.field-error').first().waitFor();
    },
  },
  {
    name: 'case-share-papers',
    play: async (page, site) => {
      await openAs(page, site, '/case/doctors');
      await page.getByRole('button', { name: /^Đổi giấy tờ/ }).click();
      await page.getByRole('checkbox', { name: 'Chỉ cho xem một số giấy tờ' }).check();
    },
  },
  {
    name: 'case-share-link',
    play: async (page, site) => {
      await openAs(page, site, '/case/doctors');
      await press(page, 'Mời bác sĩ');
      await page.getByLabel('Tên bác sĩ').fill('BS. Trần Minh Quân');
      await page.getByRole('checkbox', { name: 'Tôi đồng ý' }).check();
      await press(page, 'Tạo đường dẫn mời');
      await page.locator('.share-link').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'document',
    play: async (page, site) => {
      await openAs(page, site, '/case/documents');
      await page.getByRole('button', { name: /Siêu âm ổ bụng/ }).click();
      await page.locator('.viewer img').waitFor();
    },
  },
  part('case', '/case', true),
  part('case-documents', '/case/documents'),
  part('case-family', '/case/family'),
  part('case-followups', '/case/followups'),
  part('case-doctors', '/case/doctors'),
  part('case-log', '/case/log'),
  part('case-sheet', '/case/sheet'),
  { name: 'review', isWhole: true, alsoDark: true, play: openReview },
  {
    name: 'review-writing',
    play: async (page, site) => {
      await openReview(page, site);
      await press(page, 'Viết ý kiến');
      await press(page, 'Gửi ý kiến');
      await page.locator('.field-error').first().waitFor();
    },
  },
  {
    name: 'review-passcode',
    play: async (page, site) => {
      const share = { reviewerName: 'BS. Trần Minh Quân', passcode: '482 915' };
      const { reviewUrl } = await createShare(site.service, await fullCase(site), share);
      await page.goto(reviewUrl);
      await page.getByLabel('Mã mở').fill('482 914');
      await press(page, 'Mở hồ sơ');
      await page.locator('.field-error').waitFor();
    },
  },
  {
    name: 'review-expired',
    play: async (page, site, context) => {
      const held = await fullCase(site);
      const { reviewUrl } = await createShare(site.service, held, { reviewerName: 'BS. Quân', expiresInHours: 1 });
      site.service.moveClock(dayMs);
      await context.clock.setSystemTime(startOfTest + dayMs);
      await page.goto(reviewUrl);
      await settle(page);
      await page.waitForLoadState('networkidle');
      site.service.setClock(startOfTest);
    },
  },
  {
    name: 'navigator-sign-in',
    play: async (page) => {
      await page.goto('/navigator');
      await settle(page);
    },
  },
  { name: 'navigator-queue', alsoDark: true, play: openQueue },
  {
    name: 'navigator-case',
    play: async (page, site) => {
      await openQueue(page, site);
      await page.locator('a[data-case]').nth(1).click();
      await page.waitForURL('**/navigator/CASE-*');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'navigator-reports',
    play: async (page, site) => {
      const body = aReport({ text: 'Gọi số này thì nghe báo không còn dùng.', contact: 'Lan, 0912 000 111' });
      await site.service.call('POST', '/v1/hospitals/bv-cho-ray/reports', { body });
      await page.goto('/navigator/reports');
      await page.getByLabel('Mã điều phối viên').fill(navigatorToken);
      await page.keyboard.press('Enter');
      await page.getByText('Danh bạ đang ghi').first().waitFor();
    },
  },
];
