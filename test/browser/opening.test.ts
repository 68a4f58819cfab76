import { expect, it } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();

it('offers 115 before any script has come, and gives way to the page', async () => {
  const { page, leave } = await site.visit();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  expect(await page.getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
  await page.getByText('Đang mở trang…').waitFor();
  open();
  await page.getByRole('link', { name: 'Bắt đầu' }).waitFor();
  expect(await page.getByText('Đang mở trang…').count()).toBe(0);
  expect(await page.getByRole('banner').count()).toBe(1);
  await leave();
});

it('shows that a press was heard while the next page is on its way', async () => {
  const { page, leave } = await site.visit();
  await page.addInitScript('globalThis.requestIdleCallback = () => 0');
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/assets/find-help-screen-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Bắt đầu' }).click();
  await page.locator('html[data-waiting]').waitFor();
  open();
  await page.getByLabel('Co giật').waitFor();
  expect(await page.locator('html[data-waiting]').count()).toBe(0);
  await leave();
});
