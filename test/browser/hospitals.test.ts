import { expect, it } from 'vitest';
import { doubleText, expectNoSideScroll } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

it('finds a hospital while its name is typed without marks, and marks the words', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/hospitals');
  const box = page.getByRole('searchbox');
  await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("name")')).toBe('q');
  await box.pressSequentially('cho ray');
  const first = page.locator('.hospital-row').first();
  await expect.poll(() => first.textContent()).toContain('Bệnh viện Chợ Rẫy');
  expect(await first.locator('.hospital-name mark').allTextContents()).toEqual(['Chợ', 'Rẫy']);
  await leave();
});

it('shows all that is known of a hospital, with its sources and whose data it is', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/hospitals?q=cho+ray');
  await page.locator('.hospital-row').first().click();
  await page.waitForURL('**/hospitals/bv-cho-ray');
  await page.getByRole('heading', { level: 1, name: 'Bệnh viện Chợ Rẫy' }).waitFor();
  for (const part of ['Các khoa', 'Giờ khám, quy định', 'Chỗ ở gần bệnh viện', 'Ăn uống']) {
    expect(await page.getByRole('heading', { name: part }).count(), part).toBe(1);
  }
  const call = page.getByRole('link', { name: /^Gọi 028/ }).first();
  expect(await call.getAttribute('href')).toMatch(/^tel:028\d+$/);
  await page.getByText('Dữ liệu địa điểm © những người đóng góp OpenStreetMap').waitFor();
  await page.getByText(/Xem lại lần cuối: \d{2}\/\d{2}\/\d{4}/).waitFor();
  await leave();
});

it('shows phones, capabilities, ward and insurance code, each with how sure it is', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/hospitals/bv-bach-mai');
  await page.getByRole('heading', { name: 'Khả năng điều trị' }).waitFor();
  const stroke = page.getByRole('link', { name: 'Gọi về đột quỵ 0869 587 687' });
  expect(await stroke.getAttribute('href')).toBe('tel:0869587687');
  await page.getByText('Số điện thoại theo danh sách của Hội Đột quỵ Việt Nam, 6/2026').waitFor();
  await page.getByText('Nay là phường Kim Liên, trước thuộc quận Đống Đa').waitFor();
  await page.getByText('Mã cơ sở BHYT: 01929 (theo danh sách của BHXH Hà Nội, 2/2019').waitFor();
  const thrombectomy = page.locator('li', { hasText: 'lấy huyết khối' });
  expect(await thrombectomy.textContent()).toContain('Theo danh sách của Hội Đột quỵ Việt Nam, 6/2026');
  const surgery = page.locator('li', { hasText: 'Phẫu thuật tim' }).first();
  expect(await surgery.textContent()).toContain('Theo hiểu biết chung, nên gọi hỏi trước');
  await leave();
});

it('says of a medical centre that nobody knows whether it takes emergencies', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/hospitals/ttyt-ba-be-bac-kan');
  await page.getByText('Chưa biết nơi này có nhận cấp cứu hay không').waitFor();
  expect(await page.getByText('Cấp cứu 24 giờ').count()).toBe(0);
  await leave();
});

it('knows a province by its old name and says what it is called now', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/hospitals');
  await page.locator('.hospital-row').first().waitFor();
  await page.getByLabel('Tỉnh, thành phố').selectOption('Bình Dương');
  await page.getByText('Bình Dương, nay là TP. Hồ Chí Minh').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('city')).toBe('Bình Dương');
  await expect.poll(() => page.locator('.hospital-row').count()).toBeGreaterThan(0);
  await leave();
});

it('shows the old province on the page of a hospital that was moved by the merger', async () => {
  const moved = [...site.service.deps.graph().active].find(
    ({ formerProvince, city }) => formerProvince !== undefined && formerProvince !== city,
  );
  const { page, leave } = await site.visit();
  await page.goto(`/hospitals/${moved?.id}`);
  await page.getByText(new RegExp(`${moved?.formerProvince}, nay là (TP. )?${moved?.city}`)).waitFor();
  await leave();
});

it('keeps the search when one comes back from a hospital', async () => {
  const { page, leave } = await site.visit({ screen: 'desktop' });
  await page.goto('/hospitals');
  await page.getByRole('searchbox').fill('cho ray');
  await page.locator('.hospital-row', { hasText: 'Chợ Rẫy' }).first().click();
  await page.waitForURL('**/hospitals/bv-cho-ray');
  await page.goBack();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('cho ray');
  await leave();
});

it('narrows by specialty and clears what was narrowed', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/hospitals');
  const count = page.getByText(/^\d+ bệnh viện$/);
  const all = await count.textContent();
  await page.getByLabel('Chuyên khoa').selectOption('ophthalmology');
  await expect.poll(() => count.textContent()).not.toBe(all);
  await page.getByRole('button', { name: 'Xóa lọc' }).click();
  await expect.poll(() => count.textContent()).toBe(all);
  await leave();
});

it('fetches more of a long list', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/hospitals');
  await expect.poll(() => page.locator('.hospital-row').count()).toBe(20);
  await page.getByRole('button', { name: 'Xem thêm' }).click();
  await expect.poll(() => page.locator('.hospital-row').count()).toBe(40);
  await leave();
});

it('says so when nothing is found', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/hospitals?q=zzzzqqqq');
  await page.getByText('Chưa tìm thấy bệnh viện nào').waitFor();
  await leave();
});

it('says so when the network fails, and works again after it', async () => {
  const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
  await page.goto('/hospitals');
  await page.locator('.hospital-row').first().waitFor();
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('nhi');
  await page.getByRole('alert').waitFor();
  await page.getByText('Không có mạng.').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await page.locator('.hospital-row').first().waitFor();
  await leave();
});

it('says kindly that there is no such hospital', async () => {
  const { page, leave } = await site.visit({ expectsNetworkErrors: true });
  await page.goto('/hospitals/bv-khong-co');
  await page.getByRole('heading', { name: 'Không có bệnh viện này' }).waitFor();
  await page.getByRole('link', { name: 'Tìm bệnh viện khác' }).click();
  await page.locator('.hospital-row').first().waitFor();
  await leave();
});

it('speaks English and fits a small phone at twice the text size', async () => {
  const { page, leave } = await site.visit({ language: 'en' });
  await page.goto('/hospitals?q=cho+ray');
  await page.getByRole('heading', { name: 'Find a hospital' }).waitFor();
  await page.locator('.hospital-row').first().waitFor();
  await doubleText(page);
  await expectNoSideScroll(page, 'list');
  await page.locator('.hospital-row').first().click();
  await page.getByRole('heading', { name: 'Departments' }).waitFor();
  await expectNoSideScroll(page, 'hospital');
  await leave();
});
