import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Visit } from './harness.ts';
import { answerFromText, answerUntilText, bellyAche, passDangerSigns } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

/** Someone who has opened the first page once, long enough for it to be kept, and then lost the network. */
async function visitThenLoseNetwork(): Promise<Visit> {
  const visited = await site.visit({ serviceWorkers: 'allow', expectsNetworkErrors: true });
  const { page, context } = visited;
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect.poll(() => keeps(page, '/offline/directory.json')).toBe(true);
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await context.setOffline(true);
  return visited;
}

const keeps = (page: Page, path: string) =>
  page.evaluate<boolean>(
    `caches.match(${JSON.stringify(path)}, { ignoreVary: true }).then((found) => found !== undefined)`,
  );

it('checks danger signs and shows the nearest emergency departments with no network', async () => {
  const { page, leave } = await visitThenLoseNetwork();
  await page.goto('/find-help');
  await page.getByLabel('Co giật').check();
  await page.getByRole('button', { name: 'Xem phải làm gì ngay' }).click();
  await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
  await page.getByLabel('Tỉnh hoặc thành phố').fill('can tho');
  await page.getByRole('button', { name: 'Cần Thơ' }).first().click();
  await expect.poll(() => page.locator('.nearest > li').first().textContent()).toContain('Cần Thơ');
  await leave();
});

it('reads the text with no network', async () => {
  const { page, leave } = await visitThenLoseNetwork();
  await passDangerSigns(page);
  await answerUntilText(page, { ...bellyAche, symptoms: 'khó thở dữ dội, môi tím' });
  await page.locator('.strip-danger').waitFor();
  await leave();
});

it('still names a place when the network goes in the middle, and says what it rests on', async () => {
  const { page, context, leave } = await site.visit({
    serviceWorkers: 'allow',
    expectsNetworkErrors: true,
  });
  await passDangerSigns(page);
  await answerUntilText(page);
  await context.setOffline(true);
  await answerFromText(page);
  await page.getByRole('button', { name: 'Xem gợi ý' }).click();
  await page.getByText('dựa trên danh bạ lưu trong máy').waitFor();
  await expect.poll(() => page.locator('.place-name').textContent()).toContain('Nghệ An');
  await leave();
});

it('survives a reload in the middle of the questions with no network', async () => {
  const { page, leave } = await visitThenLoseNetwork();
  await passDangerSigns(page);
  await page.getByRole('button', { name: 'Tôi', exact: true }).click();
  await page.getByLabel('Tuổi').fill('70');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.waitForURL('**/sex');
  await page.reload();
  await page.getByRole('button', { name: 'Quay lại' }).click();
  expect(await page.getByLabel('Tuổi').inputValue()).toBe('70');
  await leave();
});

it('keeps nothing that the API has answered', async () => {
  const visited = await site.visit({ serviceWorkers: 'allow' });
  const { page, leave } = visited;
  await page.goto('/hospitals?q=cho+ray');
  await page.locator('.hospital-row').first().waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await page.locator('.hospital-row').first().waitFor();
  const kept = await page.evaluate<string[]>(`(async () => {
    const urls = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
    }
    return urls;
  })()`);
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/v1/'))).toEqual([]);
  await leave();
});

it('can be installed: a manifest with icons that exist, and a start page of this site', async () => {
  const answer = await fetch(`${site.url}/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.start_url).toBe('/');
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) {
    const icon = await fetch(site.url + src);
    expect(icon.status, src).toBe(200);
    expect(icon.headers.get('content-type'), src).toMatch(/^image\//);
  }
});

it('says so after a reload with no network, and still holds what was being typed', async () => {
  const { page, leave } = await visitThenLoseNetwork();
  await passDangerSigns(page);
  await answerUntilText(page, { ...bellyAche, symptoms: 'đau bụng từ hôm qua, chưa kể hết' });
  await page.reload();
  await page.getByText('Không có mạng.').waitFor();
  expect(await page.getByLabel('Chuyện gì đang xảy ra?').inputValue()).toBe('đau bụng từ hôm qua, chưa kể hết');
  await leave();
});
