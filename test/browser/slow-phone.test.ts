import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { button } from './family.ts';
import { apiCalls } from './harness.ts';
import { answerEach, bellyAche, box, emergency, fillAbout, holdAnswers, press, reply } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

const heartAttack = 'bố em 58 tuổi tự nhiên đau thắt ngực, vã mồ hôi';
const worker = '**/engine.worker*';
const navigate = '**/v1/navigate';
const places = '**/offline/directory.json';

/** As on a slow line: what is asked for there comes only when the test lets it. */
async function hold(page: Page, url: string): Promise<() => void> {
  const { promise: gate, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await gate;
    // The page may have gone on without it.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

const slow = (page: Page) => page.getByText('Máy đang tải phần đọc dấu hiệu nguy hiểm');
const unread = (page: Page) => page.locator('.notice-danger', { hasText: 'Chưa đọc được lời kể' });
const nearest = (page: Page) => page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' });

/** The service is told of a cough in place of what was told, and so finds less in it than the device. */
async function understate(route: Route): Promise<void> {
  const told = route.request().postDataJSON() as Intake;
  await route.continue({ postData: JSON.stringify({ ...told, symptoms: 'ho vài ngày nay' }) });
}

describe('when the engine does not come', () => {
  test('nothing is sent while one writes, and after the button the service finds the emergency', async () => {
    const { page, leave } = await site.visitOnNewDevice();
    await hold(page, worker);
    const letAnswer = await hold(page, navigate);
    const calls = apiCalls(page);
    await page.goto('/');
    await box(page).fill(heartAttack);
    await page.getByText('Bạn đang viết thì chỉ máy của bạn đọc').waitFor();
    expect(calls).toEqual([]);
    const asked = page.waitForRequest(navigate);
    await press(page, 'Tiếp tục');
    await slow(page).waitFor();
    expect(await slow(page).getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
    expect((await asked).postDataJSON()).toEqual({ need: 'treatment', patient: {}, symptoms: heartAttack });
    letAnswer();
    await emergency(page).waitFor();
    await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
    expect(calls, 'once for both').toHaveLength(1);
    await leave();
  });

  test('a ticked danger sign is told what to do by the service', async () => {
    const { page, leave } = await site.visitOnNewDevice();
    await hold(page, worker);
    await page.goto('/find-help/danger');
    await page.getByLabel('Co giật').check();
    await press(page, 'Xem phải làm gì ngay');
    await emergency(page).waitFor();
    await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
    await leave();
  });

  test('the service leads the whole way, hears the place, and asks what is worth asking', async () => {
    const { page, leave } = await site.visitOnNewDevice();
    await hold(page, worker);
    await page.goto('/');
    await box(page).fill('bố em đau bụng từ hôm qua, ở huyện Quỳnh Lưu, Nghệ An');
    await press(page, 'Tiếp tục');
    await page.locator('.about-fact', { hasText: 'Quỳnh Lưu' }).waitFor();
    expect(await page.getByLabel('Người bệnh đang ở đâu?').count()).toBe(0);
    await press(page, 'Tiếp tục');
    const asked = await answerEach(page, 'Không');
    expect(asked.length).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.place').textContent()).toContain('Quỳnh Lưu');
    await leave();
  });

  test('what the story says of the patient is heard as soon as it comes', async () => {
    const { page, leave } = await site.visitOnNewDevice();
    const letCome = await hold(page, worker);
    await page.goto('/');
    await box(page).fill('mẹ tôi 67 tuổi đau khớp gối mấy năm nay, ở Vinh');
    await press(page, 'Tiếp tục');
    const age = page.getByLabel('Bao nhiêu tuổi?');
    await age.waitFor();
    letCome();
    for (const fact of ['cho người nhà', '67 tuổi', 'ở Vinh, Nghệ An']) await button(page, `Sửa: ${fact}`).waitFor();
    expect(await age.count()).toBe(0);
    await leave();
  });

  test('a service that will not say leaves it to the device, with a sentence and 115 meanwhile', async () => {
    const { page, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    const letCome = await hold(page, worker);
    await page.route(navigate, (route) => route.fulfill({ status: 429, json: { error: 'too many' } }));
    await page.goto('/');
    await box(page).fill(heartAttack);
    const refused = page.waitForResponse(navigate);
    await press(page, 'Tiếp tục');
    await refused;
    await slow(page).getByRole('link', { name: 'Gọi 115' }).waitFor();
    expect(await unread(page).count()).toBe(0);
    letCome();
    await emergency(page).waitFor();
    await leave();
  });
});

describe('when both have spoken, the graver counts:', () => {
  test('an emergency that the device finds late ends the questions', async () => {
    const { page, leave } = await site.visitOnNewDevice();
    const letCome = await hold(page, worker);
    await page.route(navigate, understate);
    await page.goto('/');
    await box(page).fill(heartAttack);
    await press(page, 'Tiếp tục');
    await page.waitForURL('**/about');
    letCome();
    await emergency(page).waitFor();
    await leave();
  });

  test('an emergency that the device finds late takes the place of the answer', async () => {
    const { page, leave } = await site.visitOnNewDevice();
    const letCome = await hold(page, worker);
    await page.route(navigate, understate);
    await holdAnswers(page, { symptoms: heartAttack, province: 'Nghệ An' });
    await page.goto('/result');
    await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    letCome();
    await emergency(page).waitFor();
    expect(await page.getByRole('heading', { name: 'Nên đến' }).count()).toBe(0);
    await leave();
  });

  test('what the service finds graver than the device is shown', async () => {
    const { page, leave } = await site.visitOnNewDevice();
    await page.route(navigate, async (route) => {
      const told = route.request().postDataJSON() as Intake;
      await route.continue({ postData: JSON.stringify({ ...told, symptoms: heartAttack }) });
    });
    await holdAnswers(page, { symptoms: 'ho vài ngày nay', province: 'Nghệ An' });
    await page.goto('/result');
    await emergency(page).waitFor();
    await leave();
  });
});

describe('when neither can speak', () => {
  test('a sentence says so on the first page, with 115 and another try', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    await page.goto('/', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await box(page).fill(heartAttack);
    await press(page, 'Tiếp tục');
    await unread(page).waitFor();
    expect(await unread(page).getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
    expect(await box(page).inputValue()).toBe(heartAttack);
    expect(await page.locator('.spinner').count()).toBe(0);
    await context.setOffline(false);
    await unread(page).getByRole('button', { name: 'Thử lại' }).click();
    await emergency(page).waitFor();
    await leave();
  });

  test('the page after the story and the questions say so too', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    await hold(page, worker);
    await page.goto('/');
    await box(page).fill('bố em đau bụng từ hôm qua');
    await press(page, 'Tiếp tục');
    await page.waitForURL('**/about');
    await fillAbout(page, bellyAche);
    await page.unroute(worker);
    await page.route(worker, (route) => route.abort());
    await page.reload();
    await page.getByText('Diễn Châu, Nghệ An').waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await press(page, 'Tiếp tục');
    await unread(page).getByRole('link', { name: 'Gọi 115' }).waitFor();
    await context.setOffline(false);
    await unread(page).getByRole('button', { name: 'Thử lại' }).click();
    await page.waitForURL('**/ask/1');
    await reply(page, 'Không chắc').waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await reply(page, 'Không chắc').click();
    await unread(page).getByRole('link', { name: 'Gọi 115' }).waitFor();
    await context.setOffline(false);
    await unread(page).getByRole('button', { name: 'Thử lại' }).click();
    await page.waitForURL(/ask\/2|result/);
    await leave();
  });
});

test('in an emergency, a place that was told is not asked for though the list of places comes late', async () => {
  const { page, leave } = await site.visitOnNewDevice();
  await page.goto('/');
  await hold(page, places);
  await box(page).fill(`${heartAttack}, đang ở Vinh, Nghệ An`);
  await page.getByRole('button', { name: /^(Tiếp tục|Xem phải làm gì ngay)$/ }).click();
  await emergency(page).waitFor();
  await nearest(page).waitFor();
  expect(await page.getByText('Bạn đang ở đâu?').count()).toBe(0);
  await leave();
});
