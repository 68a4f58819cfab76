import { describe, expect, it } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();

describe('the age', () => {
  it('of a child under three may be told in months, of which only those of its years are offered', async () => {
    const { page, leave } = await site.visit();
    await page.goto('/find-help');
    await page.getByRole('button', { name: 'Không có dấu hiệu nào' }).click();
    await page.getByRole('button', { name: 'Người nhà của tôi' }).click();
    const months = page.getByLabel('Bé được mấy tháng?');
    await page.getByLabel('Tuổi').fill('3');
    expect(await months.count()).toBe(0);
    await page.getByLabel('Tuổi').fill('1');
    expect(await months.locator('option').allTextContents()).toEqual([
      'Không biết',
      ...Array.from({ length: 12 }, (_, at) => `${12 + at} tháng`),
    ]);
    await months.selectOption('18 tháng');
    // Another year has other months: what was chosen for the first no longer stands.
    await page.getByLabel('Tuổi').fill('0');
    expect(await months.inputValue()).toBe('');
    await months.selectOption('7 tháng');
    await page.getByRole('button', { name: 'Tiếp tục' }).click();
    await page.waitForURL('**/find-help/sex');
    await page.goto('/find-help/review');
    await page.locator('.answer', { hasText: 'Tuổi' }).filter({ hasText: '7 tháng' }).waitFor();
    await page.reload();
    await page.goto('/find-help/age?change=1');
    expect(await months.inputValue()).toBe('7');
    await leave();
  });
});
