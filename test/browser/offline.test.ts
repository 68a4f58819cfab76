import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { settled, type Visit } from './harness.ts';
import {
  answerEach,
  bellyAche,
  box,
  emergency,
  fillAbout,
  holdAnswers,
  pickPlace,
  press,
  reply,
  startWithEngine,
} from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

/** Someone who has opened the first page once, long enough for it to be kept, and then lost the network. */
async function visitThenLoseNetwork(language: 'vi' | 'en' = 'vi'): Promise<Visit> {
  const visited = await site.visitOnNewDevice({ serviceWorkers: 'allow', expectsNetworkErrors: true, language });
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

async function expectNoBox(page: Page): Promise<void> {
  await settled(page);
  expect(await page.locator('main [role=alert]').count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toMatch(/chưa mở được|Thử lại|chưa tải được/);
}

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

const steps = [
  'after the first page',
  'after typing',
  'at what is still to tell',
  'at the question',
  'before the result',
  'on the result',
] as const;

it.each(steps)('shows a whole result, with no box of trouble in it, when the network goes %s', async (step) => {
  const { page, context, leave } = await visitThenLoseNetwork();
  await context.setOffline(step === 'after the first page');
  const loseNetworkIf = (now: (typeof steps)[number]) => (now === step ? context.setOffline(true) : undefined);
  await box(page).fill('đau bụng từ hôm qua');
  await loseNetworkIf('after typing');
  await press(page, 'Tiếp tục');
  await page.waitForURL('**/about');
  await loseNetworkIf('at what is still to tell');
  await fillAbout(page, { ...bellyAche, hasCard: true });
  await press(page, 'Tiếp tục');
  await page.waitForURL('**/ask/1');
  await reply(page, 'Không').waitFor();
  await loseNetworkIf('at the question');
  while (page.url().includes('/ask')) {
    const before = page.url();
    await reply(page, 'Không').waitFor();
    if (!before.endsWith('/1')) await loseNetworkIf('before the result');
    await reply(page, 'Không').click();
    await page.waitForURL((url) => url.href !== before);
  }
  if (step === 'on the result') {
    await page.locator('.place-name').waitFor();
    await loseNetworkIf('on the result');
    await settled(page);
    expect(await page.locator('main [role=alert]').count()).toBe(0);
    await page.reload();
  }
  await page.getByText('dựa trên danh bạ lưu trong máy').waitFor();
  for (const name of ['Nên đến', 'Rồi làm tiếp', 'Nhớ mang theo', 'So với nơi khác']) {
    await page.getByRole('heading', { name }).waitFor();
  }
  await expect.poll(() => page.locator('.place-name').textContent()).toContain('Diễn Châu');
  await page.getByRole('button', { name: 'Chia sẻ' }).waitFor();
  await page.locator('.wrong-fact').first().waitFor();
  await expectNoBox(page);
  expect(await page.locator('main').innerText()).toContain('115');
  await leave();
});

it.each(['before it', 'on it'])(
  'shows a whole emergency, with no box of trouble in it, when the network goes %s',
  async (step) => {
    const { page, context, leave } = await visitThenLoseNetwork();
    await context.setOffline(step === 'before it');
    await box(page).fill('khó thở dữ dội, môi tím');
    await press(page, 'Xem phải làm gì ngay');
    await emergency(page).waitFor();
    await context.setOffline(true);
    await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
    await pickPlace(page, 'can tho', 'Cần Thơ');
    await expect.poll(() => page.locator('.nearest > li').first().textContent()).toContain('Cần Thơ');
    await page.getByRole('button', { name: 'Chia sẻ' }).waitFor();
    await expectNoBox(page);
    await leave();
  },
);

const unmissed = [
  ['a result', '/result', 'wrong-fact|place-hours'],
  ['a hospital', '/hospitals/bv-bach-mai', 'wrong-info'],
  ['the first page', '/', 'tell-again|remembered-cases|press-words'],
  ['what is still to tell', '/find-help/about', 'late-word|press-words'],
] as const;

it.each(unmissed)('leaves out of %s what nobody misses and could not be fetched', async (_, path, parts) => {
  const { page, leave } = await site.visit({ expectsNetworkErrors: true });
  const missing = new Set(parts.split('|'));
  await page.route(new RegExp(`/(${parts})-`), (route) => {
    missing.delete(/assets\/([a-z-]+?)-[^/]{7}\.js/.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  await holdAnswers(page, { age: 58, symptoms: 'đau bụng âm ỉ', province: 'Diễn Châu, Nghệ An' });
  await page.goto(path);
  await expect.poll(() => [...missing]).toEqual([]);
  await page.locator('main h1').waitFor();
  await expectNoBox(page);
  await leave();
});

it('says a line, no box, where the rest of the answer could not be fetched', async () => {
  const { page, leave } = await site.visit({ expectsNetworkErrors: true });
  await page.route(/\/result-rest-/, (route) => route.abort());
  await holdAnswers(page, { age: 58, symptoms: 'đau bụng âm ỉ', province: 'Diễn Châu, Nghệ An' });
  await page.goto('/result');
  await page.getByText('Phần này chưa tải được').waitFor();
  expect(await page.locator('main [role=alert]').count()).toBe(0);
  expect(await page.locator('.place-name').textContent()).toContain('Diễn Châu');
  await leave();
});

it('looks up kept hospitals and opens one, cold and with no network', async () => {
  const { page, context, leave } = await visitThenLoseNetwork();
  await page.close();
  const cold = await context.newPage();
  await cold.goto('/hospitals?q=dien+chau');
  await cold.getByText('đây chỉ là những nơi có cấp cứu').waitFor();
  const rows = cold.locator('.hospital-row');
  await rows.first().waitFor();
  for (const text of await rows.allTextContents()) expect(text).toContain('Diễn Châu');
  expect(await cold.locator('main [role=alert]').count()).toBe(0);
  const name = (await cold.locator('.hospital-name').first().textContent()) ?? '';
  await rows.first().click();
  await cold.getByRole('heading', { level: 1, name }).waitFor();
  await cold.goto('/hospitals');
  await cold.getByLabel('Tỉnh, thành phố').selectOption('Cần Thơ');
  await expect.poll(async () => (await rows.allTextContents()).every((text) => text.includes('Cần Thơ'))).toBe(true);
  await cold.getByLabel('Tên bệnh viện').fill('khong co noi nay');
  await cold.getByText('Chưa tìm thấy bệnh viện nào').waitFor();
  await cold.goto('/hospitals?q=dien+chau');
  await cold.getByText('Không có mạng: đây chỉ là').waitFor();
  await context.setOffline(false);
  await cold.getByText('đây chỉ là những nơi có cấp cứu').waitFor({ state: 'detached' });
  await rows.first().waitFor();
  await leave();
});

it.each(['/hospitals?q=cho+ray', '/hospitals/bv-cho-ray'])(
  'says of %s why it is only what is kept, and asks again',
  async (path) => {
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    let status = 429;
    await page.route('**/v1/hospitals**', (route) =>
      status === 200 ? route.continue() : route.fulfill({ status, body: '{}' }),
    );
    await page.goto(path);
    for (status of [429, 503]) {
      await page.reload();
      await page.getByText('Dịch vụ chưa trả lời được: đây chỉ là').waitFor();
      expect(await page.locator('main').innerText()).not.toContain('Không có mạng');
    }
    status = 200;
    await press(page, 'Thử lại');
    await page.getByText('đây chỉ là những nơi có cấp cứu').waitFor({ state: 'detached' });
    status = 400;
    await page.reload();
    await page.getByText('Chưa tải được danh sách').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('đây chỉ là');
    await leave();
  },
);

it('opens a sheet, cold and with no network', async () => {
  const { page, context, leave } = await visitThenLoseNetwork();
  await page.close();
  const cold = await context.newPage();
  await holdAnswers(cold, { age: 58, symptoms: 'đau bụng âm ỉ', province: 'Diễn Châu, Nghệ An' });
  await cold.goto('/sheet');
  await cold.getByText('Nói ở quầy').waitFor();
  await cold.locator('.qr svg').waitFor();
  await settled(cold);
  const said = await cold.locator('main').innerText();
  expect(said).toContain('Diễn Châu');
  expect(said).not.toMatch(/chưa mở được|Thử lại|Đang tải/);
  await leave();
});

it('shows a result, a sheet and hospitals in English, cold and with no network', async () => {
  const { page, context, leave } = await visitThenLoseNetwork('en');
  await page.close();
  const cold = await context.newPage();
  const question = { vi: 'Có co giật không?', en: 'Is there a fit?' };
  const asked = { seizure: { reply: 'no', question } };
  await holdAnswers(cold, { age: 58, sex: 'male', symptoms: 'dull belly ache', province: 'Diễn Châu, Nghệ An', asked });
  await cold.goto('/result');
  await cold.getByText('this comes from the directory kept on this device').waitFor();
  await cold.getByRole('heading', { name: 'Beside other places' }).waitFor();
  await cold.goto('/sheet');
  const sheet = cold.locator('main');
  await expect.poll(() => sheet.innerText()).toContain('Fit or convulsion');
  expect(await sheet.innerText()).not.toMatch(/Co giật|Nam,/);
  await cold.goto('/hospitals?q=dien+chau');
  await cold.getByText('only places with an emergency department').waitFor();
  await cold.getByLabel('Specialty').selectOption('Cardiology');
  expect(await cold.getByLabel('Specialty').innerText()).not.toMatch(/Tim mạch/);
  await leave();
});

it('still names a place when the network goes in the middle', async () => {
  const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
  await startWithEngine(page);
  await box(page).fill(bellyAche.text);
  await press(page, 'Tiếp tục');
  await page.waitForURL('**/about');
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
