import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Report } from '#contract/report.ts';
import { buildGraph, type Graph } from '#engine/graph/graph.ts';
import { aDirectory, aHospital } from '../a-directory.ts';
import { aReport } from '../builders.ts';
import { expectStatus, navigatorToken, startOfTest } from '../harness.ts';
import { doubleText, expectAccessibleInEveryLook as expectFine, expectNoSideScroll } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();
let shipped: Graph;
beforeAll(() => {
  shipped = site.service.deps.graph();
});
afterEach(() => site.service.setGraph(shipped));

const visit = (options: Parameters<typeof site.visit>[0] = {}) => site.visit({ at: startOfTest, ...options });

async function reports(status: string): Promise<Report[]> {
  const url = `/v1/navigator/reports?status=${status}`;
  return expectStatus(await site.service.call('GET', url, { token: navigatorToken }), 200).body;
}

const send = async (text: string) =>
  expectStatus(
    await site.service.call('POST', '/v1/hospitals/bv-cho-ray/reports', { body: aReport({ text, contact: 'Lan' }) }),
    202,
  );

async function openReports(page: Page): Promise<void> {
  await page.goto('/navigator/reports');
  await page.getByLabel(/Mã điều phối viên|Navigator token/).fill(navigatorToken);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Tin báo sai|Reported errors/ }).waitFor();
}

it('lets whoever reads of a hospital say what is wrong, and promises only what happens', async () => {
  const { page, context, leave } = await site.visitOnNewDevice({ at: startOfTest, expectsNetworkErrors: true });
  await page.goto('/hospitals/bv-cho-ray');
  await page.getByRole('button', { name: 'Thông tin này sai?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Gửi' }).click();
  await dialog.getByRole('alert').getByText('Hãy viết vài chữ').waitFor();
  await expectFine(page, 'a report, not filled in');
  await dialog.getByLabel('Sai ở đâu').selectOption('hours');
  await dialog.getByLabel('Thông tin đúng là gì?').fill('Thứ bảy nghỉ.');
  await dialog.getByLabel(/của bạn/).fill('Lan 0912');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Gửi' }).click();
  await dialog.getByText('Không có kết nối mạng').waitFor();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Gửi' }).click();
  await page.getByText('Người phụ trách sẽ xem lại; thông tin chỉ đổi sau khi kiểm tra.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const sent = (await reports('open')).filter(({ text }) => text === 'Thứ bảy nghỉ.');
  expect(sent).toMatchObject([{ hospitalId: 'bv-cho-ray', field: 'hours', contact: 'Lan 0912' }]);
  await leave();
});

it('is accepted by a navigator with the keyboard alone, with its source, and can be undone', async () => {
  await send('Số mới là 028 3855 4137.');
  const { page, leave } = await visit({ screen: 'desktop' });
  await openReports(page);
  const card = page.getByRole('article').filter({ hasText: 'Số mới là 028 3855 4137.' });
  await card.getByText('Liên hệ: Lan').waitFor();
  const phone = shipped.hospitals.get('bv-cho-ray')?.phone;
  await card.getByText(`Danh bạ đang ghi: ${phone}`).waitFor();
  await expectFine(page, 'reports');
  await card.getByRole('button', { name: 'Sửa theo tin này' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Giá trị đúng').waitFor();
  await dialog.getByText(`Danh bạ đang ghi: ${phone}`).waitFor();
  await dialog.getByLabel('Giá trị đúng').focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText('Hãy nhập giá trị đúng.').waitFor();
  await expectFine(page, 'accepting, not filled in');
  await dialog.getByLabel('Giá trị đúng').focus();
  await page.keyboard.type('028 3855 4137');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Gọi thử');
  await page.keyboard.press('Enter');
  await page.getByText('Đã sửa. Trang của bệnh viện đổi sau vài giây.').waitFor();
  await card.waitFor({ state: 'detached' });
  expect((await reports('accepted'))[0]).toMatchObject({
    settledBy: 'navigator',
    contact: null,
    correction: { facts: { phone: '028 3855 4137' }, source: 'Gọi thử', certainty: 'listed' },
  });

  await page.getByRole('button', { name: 'Đã sửa' }).click();
  await card.getByText('028 3855 4137 (Gọi thử, theo nguồn)').waitFor();
  await card.getByRole('button', { name: 'Hoàn lại' }).click();
  await page.getByRole('dialog').getByLabel('Lý do').fill('Nhầm số');
  await page.getByRole('dialog').getByRole('button', { name: 'Hoàn lại' }).click();
  await card.waitFor({ state: 'detached' });
  expect((await reports('undone'))[0]).toMatchObject({ reason: 'Nhầm số' });
  await leave();
});

it('is rejected with a reason on a small phone at twice the text size, in English; who comes second is told', async () => {
  await send('Đã đóng cửa.');
  const { page, leave } = await visit({ language: 'en', expectsNetworkErrors: true });
  await openReports(page);
  await doubleText(page);
  const card = page.getByRole('article').filter({ hasText: 'Đã đóng cửa.' });
  await card.getByRole('button', { name: 'Do not change' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Still open');
  await expectNoSideScroll(page, 'reports');
  const id = (await reports('open')).find(({ text }) => text === 'Đã đóng cửa.')?.id;
  const settling = { status: 'rejected', reason: 'Vẫn mở' };
  await site.service.call('PATCH', `/v1/navigator/reports/${id}`, { token: navigatorToken, body: settling });
  await page.getByRole('dialog').getByRole('button', { name: 'Do not change' }).click();
  await page.getByText('Somebody has settled this report before.').waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await leave();
});

it('shows on the page of the hospital what was put right, with source, date and certainty', async () => {
  const grounds = { source: 'Gọi thử', asOf: '2026-11-16', certainty: 'checked' as const };
  const mended = aHospital({ phone: '028 2222', corrections: [{ fact: 'phone', ...grounds }] });
  site.service.setGraph(buildGraph(aDirectory({ hospitals: [mended] }), { version: 'mended' }));
  const { page, leave } = await visit();
  await page.goto('/hospitals/bv-mot');
  await page.getByText('Đã sửa theo tin báo: Số điện thoại (Gọi thử, 16/11/2026, đã kiểm tra)').waitFor();
  await leave();
});
