import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fullCase, holdKey } from './family.ts';
import { expectAccessible, screens } from './harness.ts';
import { bellyAche, openResult, press } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

const aKnee = { text: 'mẹ tôi 67 tuổi đau khớp gối mấy năm nay', place: ['quan 3', 'Quận 3'] } as const;
const isInSight = async (page: Page, selector: string) => {
  const bounds = await page.locator(selector).first().boundingBox();
  return bounds !== null && bounds.y + bounds.height <= screens.phone.viewport.height;
};

describe('the result', () => {
  it('says on the first screen of a phone how dangerous it is, where to go and what to do first', async () => {
    const { page, leave } = await site.visit();
    await openResult(page, aKnee);
    await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    for (const part of ['.outcome-title', '.outcome-first', '.place-name', '.place-department']) {
      expect(await isInSight(page, part), part).toBe(true);
    }
    // The signs that change everything stand with the verdict, not among the steps.
    expect(await page.locator('.outcome-warning').textContent()).toMatch(/^Gọi 115/);
    expect(await page.locator('.step-warning').count()).toBe(0);
    await leave();
  });

  it('tells the way, a number to touch and why, compares other places by what differs, and folds the rest', async () => {
    const { page, leave } = await site.visit();
    await openResult(page, aKnee);
    const place = page.locator('.place');
    await place.waitFor();
    expect(await place.getByRole('link', { name: 'Chỉ đường' }).getAttribute('href')).toContain('google.com/maps');
    expect(await place.locator('a[href^="tel:"]').first().getAttribute('href')).toMatch(/^tel:\d{9,}$/);
    expect((await place.innerText()).replaceAll('\u00a0', ' ')).toMatch(/cách trung tâm Quận 3.* khoảng \d+ km/);
    const rows = page.locator('.compare tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBeGreaterThan(2);
    for (const row of (await rows.all()).slice(1)) expect(await row.innerText()).toMatch(/km/);
    const open = await page.locator('details[open]').count();
    expect(open).toBe(0);
    await leave();
  });

  it('lets every fact of the hospital be called wrong, and asks about that fact', async () => {
    const { page, leave } = await site.visit();
    await openResult(page, aKnee);
    for (const [name, field] of [
      ['Sai? Địa chỉ', 'address'],
      ['Sai? Số điện thoại', 'phone'],
      ['Sai? Các khoa', 'departments'],
      ['Sai chỗ nào?', 'other'],
    ] as const) {
      await press(page, name);
      expect(await page.getByLabel('Sai ở đâu').inputValue(), name).toBe(field);
      await press(page, 'Đóng');
    }
    await press(page, 'Sai? Địa chỉ');
    await page.getByLabel('Thông tin đúng là gì?').fill('Cổng mới ở đường Thành Thái');
    await press(page, 'Gửi');
    await page.getByText('Người phụ trách sẽ xem lại').waitFor();
    await leave();
  });

  it('is handed on as text and as a picture, without what was told', async () => {
    const { page, leave } = await site.visit({ screen: 'desktop' });
    await openResult(page);
    await press(page, 'Chia sẻ');
    await press(page, 'Sao chép chữ');
    await page.getByText('Đã sao chép').waitFor();
    const text = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(text).toContain('Nên đến\nBệnh viện');
    expect(text).not.toContain('dau bung am i');
    await press(page, 'Chia sẻ');
    const download = page.waitForEvent('download');
    await press(page, 'Gửi hoặc lưu thành ảnh');
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(1080);
    await leave();
  });

  it('prints without buttons and menus and with what is folded, and leads on to saving a case', async () => {
    const { page, leave } = await site.visit({ screen: 'desktop' });
    await openResult(page);
    await page.getByRole('heading', { name: 'So với nơi khác' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('header').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Rồi làm tiếp' }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Lưu thành hồ sơ' }).click();
    await page.waitForURL('**/case/new');
    await leave();
  });
});

describe('the card', () => {
  it('is asked for on the result only by who wants to tell, and makes the answer particular', async () => {
    const { page, leave } = await site.visit();
    await openResult(page, bellyAche);
    const hospital = (await page.locator('.place-name').textContent()) ?? '';
    await page.getByRole('button', { name: 'Nói về thẻ của mình' }).click();
    await page.getByLabel('Có thẻ không?').selectOption('Có thẻ còn hạn');
    await page.getByLabel('Nơi đăng ký ghi trên thẻ').fill('bach mai');
    await page.getByRole('button', { name: 'Bệnh viện Bạch Mai' }).first().waitFor();
    await expectAccessible(page, 'the place of registration');
    await page.getByLabel('Nơi đăng ký ghi trên thẻ').fill(hospital.slice(0, -2));
    await page.getByRole('button', { name: hospital }).first().click();
    expect(await page.getByLabel('Nơi đăng ký ghi trên thẻ').inputValue()).toBe(hospital);
    await page.getByLabel('Loại thẻ').selectOption('Hộ cận nghèo');
    await press(page, 'Xem bảo hiểm trả thế nào');
    await page.getByText('Đây là nơi đăng ký trên thẻ').waitFor();
    await page.getByText('Chi tiết bảo hiểm').click();
    await page.getByText('Thẻ hộ cận nghèo').waitFor();

    await page.getByRole('button', { name: 'Nói về thẻ của mình' }).click();
    expect(await page.getByLabel('Nơi đăng ký ghi trên thẻ').inputValue()).toBe(hospital);
    await page.getByLabel('Có thẻ không?').selectOption('Không có thẻ');
    expect(await page.getByLabel('Nơi đăng ký ghi trên thẻ').count()).toBe(0);
    await press(page, 'Xem bảo hiểm trả thế nào');
    await page.getByText('Công tác xã hội').waitFor();
    await leave();
  });

  it('of a case is told on its overview and seen there', async () => {
    const held = await fullCase(site);
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case');
    await page.getByRole('button', { name: 'Thẻ bảo hiểm y tế' }).click();
    await page.getByLabel('Loại thẻ').selectOption('Hộ nghèo');
    await press(page, 'Xem bảo hiểm trả thế nào');
    await page.locator('dd', { hasText: 'Hộ nghèo' }).waitFor();
    const { insurance, symptoms } = (await site.service.call('GET', held.url, { token: held.token })).body.case.intake;
    expect(insurance).toEqual({ kind: 'poor' });
    expect(symptoms).not.toBeUndefined();
    await leave();
  });
});
