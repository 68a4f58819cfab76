import { describe, expect, it } from 'vitest';
import { fullCase } from './family.ts';
import { answerAll } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

describe('the card', () => {
  it('is asked for on the result only by who wants to tell, and makes the answer particular', async () => {
    const { page, leave } = await site.visit();
    await answerAll(page);
    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    const hospital = (await page.locator('.place-name').textContent()) ?? '';
    await page.getByRole('button', { name: 'Nói về thẻ của mình' }).click();
    await page.getByLabel('Có thẻ không?').selectOption('Có thẻ còn hạn');
    await page.getByLabel('Nơi đăng ký ghi trên thẻ').fill(hospital);
    await page.getByLabel('Loại thẻ').selectOption('Hộ cận nghèo');
    await page.getByRole('button', { name: 'Xem bảo hiểm trả thế nào' }).click();
    await page.getByText('Đây là nơi đăng ký trên thẻ').waitFor();
    await page.getByText('Chi tiết bảo hiểm').click();
    await page.getByText('Thẻ hộ cận nghèo').waitFor();

    await page.getByRole('button', { name: 'Nói về thẻ của mình' }).click();
    expect(await page.getByLabel('Nơi đăng ký ghi trên thẻ').inputValue()).toBe(hospital);
    await page.getByLabel('Có thẻ không?').selectOption('Không có thẻ');
    expect(await page.getByLabel('Nơi đăng ký ghi trên thẻ').count()).toBe(0);
    await page.getByRole('button', { name: 'Xem bảo hiểm trả thế nào' }).click();
    await page.getByText('Công tác xã hội').waitFor();
    await leave();
  });

  it('of a case is told on its overview and seen there', async () => {
    const held = await fullCase(site);
    const { page, leave } = await site.visit();
    const kept = JSON.stringify({ caseId: held.caseId, token: held.token });
    await page.addInitScript(`sessionStorage.setItem('danloi.case', ${JSON.stringify(kept)})`);
    await page.goto('/case');
    await page.getByRole('button', { name: 'Thẻ bảo hiểm y tế' }).click();
    await page.getByLabel('Loại thẻ').selectOption('Hộ nghèo');
    await page.getByRole('button', { name: 'Xem bảo hiểm trả thế nào' }).click();
    await page.locator('dd', { hasText: 'Hộ nghèo' }).waitFor();
    const { insurance, symptoms } = (await site.service.call('GET', held.url, { token: held.token })).body.case.intake;
    expect(insurance).toEqual({ kind: 'poor' });
    expect(symptoms).not.toBeUndefined();
    await leave();
  });
});
