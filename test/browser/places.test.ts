import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectInSight } from './harness.ts';
import { holdAnswers, pickPlace as pick } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

async function open(page: Page, answers: object): Promise<void> {
  await holdAnswers(page, answers);
  await page.goto('/result');
}

const aChest = { dangerSigns: ['chest_pain_severe'] };
const aBelly = { age: 58, symptoms: 'đau bụng âm ỉ' };
const place = (page: Page) => page.getByLabel('Tỉnh hoặc thành phố');
const text = async (page: Page) => (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');

describe('an emergency', () => {
  it('in a place that nobody knows says so, calls 115 and asks again on the spot', async () => {
    const { page, leave } = await site.visit();
    await open(page, aChest);
    await place(page).fill('nha ba ngoai');
    await page.getByText('Chưa biết “nha ba ngoai” ở đâu').waitFor();
    await page.getByRole('button', { name: 'Vẫn dùng “nha ba ngoai”' }).click();
    await page.getByRole('heading', { name: 'Chưa rõ “nha ba ngoai” ở đâu' }).waitFor();
    await page.getByText('đến khoa cấp cứu gần nhất mà bạn biết').waitFor();
    await page.getByText('Người bệnh đang ở tỉnh nào').waitFor();
    expect(await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).count()).toBe(0);
    expect(await text(page)).not.toMatch(/Bạch Mai|\d km/);

    await pick(page, 'dien chau', 'Diễn Châu');
    const heading = page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' });
    await expectInSight(heading);
    await expectInSight(page.locator('.nearest > li').first());
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Khoa cấp cứu gần nhất');
    expect(await text(page)).toMatch(/cách trung tâm Diễn Châu, Nghệ An khoảng \d+ km đường chim bay/);
    await leave();
  });

  it('in a province names no nearest place and asks for the district', async () => {
    const { page, leave } = await site.visit();
    await open(page, { ...aChest, province: 'Nghệ An' });
    await page.getByRole('heading', { name: 'Khoa cấp cứu ở Nghệ An' }).waitFor();
    expect(await page.locator('.nearest > li').count()).toBeGreaterThan(0);
    const said = await text(page);
    expect(said).toContain('hãy chọn nơi gần bạn nhất');
    expect(said).toContain('đưa ngay đến khoa cấp cứu gần nhất');
    expect(said).not.toMatch(/\d km/);
    await place(page).waitFor();
    await leave();
  });

  it('on an island leads to its own house first, and over the sea by boat or helicopter', async () => {
    const { page, leave } = await site.visit();
    await open(page, { ...aChest, province: 'Côn Đảo' });
    await page.getByText('đến nơi y tế trên đảo trước; cần vào đất liền bằng tàu hoặc trực thăng').waitFor();
    expect(await page.locator('.nearest > li').first().innerText()).toContain('Trung tâm Quân dân y đặc khu Côn Đảo');
    expect(await text(page)).not.toMatch(/đưa ngay đến Bệnh viện/);
    await leave();
  });

  it('asks which of several places of a name is meant', async () => {
    const { page, leave } = await site.visit();
    await open(page, { ...aChest, province: 'Châu Thành' });
    await page.getByRole('button', { name: 'Châu Thành, Long An' }).click();
    await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).waitFor();
    await leave();
  });
});

describe('a commune that the device does not keep', () => {
  it('is found by the service while it is typed, and sent by its id', async () => {
    const { page, leave } = await site.visit();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/navigate')) sent.push(request.postData() ?? '');
    });
    await open(page, { ...aBelly, province: 'nhà bà ngoại' });
    await place(page).waitFor();
    await pick(page, 'xa muong tip', 'xã Mường Típ');
    await page.getByText('trung tâm xã Mường Típ, Kỳ Sơn, Nghệ An').first().waitFor();
    expect(JSON.parse(sent.at(-1) ?? '{}').patient).toMatchObject({ place: '16858' });
    await leave();
  });

  it('is understood by its district in an emergency that the device answers alone', async () => {
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    // A slow device would ask the service, which knows the commune.
    await page.route('**/v1/navigate', (route) => route.abort());
    await open(page, aChest);
    await pick(page, 'muong tip', 'xã Mường Típ');
    await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).waitFor();
    expect(await text(page)).toContain('cách trung tâm Kỳ Sơn, Nghệ An khoảng');
    await leave();
  });
});

describe('the location of the device', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Dùng vị trí của tôi' });

  it('is asked for only when the button is pressed, and distances run from there', async () => {
    const { page, context, leave } = await site.visitOnNewDevice();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 19.399, longitude: 104.123 });
    await open(page, aChest);
    await button(page).click();
    await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).waitFor();
    // Where the device is slow the service speaks first, which is told only the district.
    await expect.poll(() => text(page)).toMatch(/cách vị trí hiện tại khoảng \d+ km đường chim bay/);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toContain('104.123');
    expect(kept).toContain('Kỳ Sơn, Nghệ An');
    await leave();
  });

  it('never leaves the device: an ordinary answer knows only the place around it', async () => {
    const { page, context, leave } = await site.visitOnNewDevice();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 19.399, longitude: 104.123 });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await open(page, aBelly);
    await button(page).click();
    await page.getByText('cách trung tâm Kỳ Sơn, Nghệ An').first().waitFor();
    expect(sent.filter((each) => /104\.1|19\.39|latitude/.test(each))).toEqual([]);
    await leave();
  });

  it('that is refused, or lies abroad, is told, and a name can be written instead', async () => {
    const { page, context, leave } = await site.visitOnNewDevice();
    await open(page, aChest);
    await button(page).click();
    await page.getByText('Máy không cho xem vị trí').waitFor();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 48.85, longitude: 2.35 });
    await button(page).click();
    await page.getByText('Vị trí này xa mọi nơi ở Việt Nam').waitFor();
    await pick(page, 'dien chau', 'Diễn Châu');
    await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).waitFor();
    await leave();
  });
});

describe('an ordinary matter', () => {
  it('in a place that nobody knows shows the question above, and calls no place the right one', async () => {
    const { page, leave } = await site.visit();
    await open(page, { ...aBelly, province: 'nhà bà ngoại' });
    await page.getByRole('heading', { name: 'Chưa rõ “nhà bà ngoại” ở đâu' }).waitFor();
    await place(page).waitFor();
    expect(await page.getByRole('heading', { name: 'Nên đến' }).count()).toBe(0);
    const question = await place(page).boundingBox();
    const named = await page.locator('.place-name').boundingBox();
    expect(question?.y).toBeLessThan(named?.y ?? 0);
    expect(await page.locator('.place').innerText()).toContain('Chưa biết người bệnh ở đâu');

    await pick(page, 'nghe na', 'Nghệ An');
    await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    await page.getByText('quận, huyện hay thị xã nào của Nghệ An').waitFor();
    expect(await text(page)).not.toMatch(/\d km/);
    await leave();
  });
});
