import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { answerAll } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

describe('the result', () => {
  it('is handed on as text, without what was told', async () => {
    const { page, leave } = await site.visit({ screen: 'desktop' });
    await answerAll(page);
    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    await page.getByRole('button', { name: 'Chia sẻ' }).click();
    await page.getByRole('button', { name: 'Sao chép chữ' }).click();
    await page.getByText('Đã sao chép').waitFor();
    const text = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(text).toContain('Nên đến\nBệnh viện');
    expect(text).not.toContain('dau bung am i');
    await leave();
  });

  it('is handed on as a picture', async () => {
    const { page, leave } = await site.visit({ screen: 'desktop' });
    await answerAll(page);
    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    await page.getByRole('button', { name: 'Chia sẻ' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Gửi hoặc lưu thành ảnh' }).click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(1080);
    await leave();
  });

  it('prints without buttons and menus', async () => {
    const { page, leave } = await site.visit({ screen: 'desktop' });
    await answerAll(page);
    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('header').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Việc cần làm' }).isVisible()).toBe(true);
    await leave();
  });

  it('leads on to saving a case', async () => {
    const { page, leave } = await site.visit();
    await answerAll(page);
    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    await page.getByRole('link', { name: 'Lưu thành hồ sơ' }).click();
    await page.waitForURL('**/case/new');
    await leave();
  });
});
