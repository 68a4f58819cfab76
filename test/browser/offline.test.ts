import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Visit } from './harness.ts';
import { answerEach, bellyAche, box, fillAbout, pickPlace, press, tell } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

/** Someone who has opened the first page once, long enough for it to be kept, and then lost the network. */
async function visitThenLoseNetwork(): Promise<Visit> {
  const visited = await site.visitOnNewDevice({ serviceWorkers: 'allow', expectsNetworkErrors: true });
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
  await page.goto('/find-help/danger');
  await page.getByLabel('Co giật').check();
  await press(page, 'Xem phải làm gì ngay');
  await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
  await pickPlace(page, 'can tho', 'Cần Thơ');
  await expect.poll(() => page.locator('.nearest > li').first().textContent()).toContain('Cần Thơ');
  await leave();
});

it('goes the whole way with no network, over a reload at each step, and says what the answer rests on', async () => {
  const { page, leave } = await visitThenLoseNetwork();
  await page.goto('/');
  await box(page).fill('khó thở dữ dội, môi tím');
  await page.locator('.strip-danger').waitFor();
  await box(page).fill(bellyAche.text);
  await page.reload();
  await page.getByText('Không có mạng.').waitFor();
  expect(await box(page).inputValue()).toBe(bellyAche.text);
  await press(page, 'Tiếp tục');
  await fillAbout(page, bellyAche);
  await page.reload();
  await page.getByText('Diễn Châu, Nghệ An').waitFor();
  await press(page, 'Tiếp tục');
  await answerEach(page, 'Không');
  await page.getByText('dựa trên danh bạ lưu trong máy').waitFor();
  await expect.poll(() => page.locator('.place-name').textContent()).toContain('Diễn Châu');
  await page.getByRole('heading', { name: 'So với nơi khác' }).waitFor();
  await leave();
});

it('still names a place when the network goes in the middle', async () => {
  const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
  await tell(page, bellyAche.text);
  await fillAbout(page, bellyAche);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await press(page, 'Tiếp tục');
  await answerEach(page, 'Không');
  await page.getByText('dựa trên danh bạ lưu trong máy').waitFor();
  await leave();
});

it('keeps nothing that the API has answered', async () => {
  const visited = await site.visitOnNewDevice({ serviceWorkers: 'allow' });
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
