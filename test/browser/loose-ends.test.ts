import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aCase, anIntake, anIntakeForHuman } from '../builders.ts';
import { createCase, createShare, navigatorToken, uploadFile } from '../harness.ts';
import { button, holdKey } from './family.ts';
import { aPng } from './files.ts';
import { expectInSight, settled } from './harness.ts';
import { box, holdAnswers, openResult, pickPlace } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

const main = async (page: Page) => (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');

/** As on a slow line: the list of places comes only when the test lets it, and the service, which would hear it, not at all. */
async function holdPlaces(page: Page): Promise<() => void> {
  const { promise: gate, resolve } = Promise.withResolvers<void>();
  await page.route('**/v1/navigate', (route) => route.abort());
  await page.route('**/offline/directory.json', async (route) => {
    await gate;
    await route.continue();
  });
  return resolve;
}

test('a place that was told is heard when the list of places comes late, and is not asked for any more', async () => {
  const { page, leave } = await site.visit({ expectsNetworkErrors: true });
  const letThrough = await holdPlaces(page);
  await page.goto('/');
  await box(page).fill('bố em 58 tuổi đau bụng âm ỉ hai tháng nay, ở huyện Quỳnh Lưu, Nghệ An');
  await button(page, 'Tiếp tục').click();
  await page.waitForURL('**/about');
  const asked = page.getByLabel('Người bệnh đang ở đâu?');
  await asked.waitFor();
  letThrough();
  await page.locator('.about-fact', { hasText: 'Quỳnh Lưu' }).waitFor();
  expect(await asked.count()).toBe(0);
  await leave();
});

test('who is answering where they are is not interrupted by a place that is heard late', async () => {
  const { page, leave } = await site.visit({ expectsNetworkErrors: true });
  const letThrough = await holdPlaces(page);
  await page.goto('/');
  await box(page).fill('bố em 58 tuổi đau bụng âm ỉ hai tháng nay, ở huyện Quỳnh Lưu, Nghệ An');
  await button(page, 'Tiếp tục').click();
  await page.waitForURL('**/about');
  const asked = page.getByLabel('Người bệnh đang ở đâu?');
  await asked.fill('dien');
  const come = page.waitForResponse('**/offline/directory.json');
  letThrough();
  await (await come).finished();
  await pickPlace(page, 'dien chau', 'Diễn Châu');
  await page.locator('.about-place', { hasText: 'Diễn Châu' }).waitFor();
  expect(await page.locator('.about-fact', { hasText: 'Quỳnh Lưu' }).count()).toBe(0);
  await leave();
});

test('what nobody understands has one plan and one time', async () => {
  const { page, leave } = await site.visit();
  await openResult(page, { text: 'giá vàng hôm nay bao nhiêu', place: ['dien chau', 'Diễn Châu'] });
  await page.getByRole('heading', { level: 1, name: 'Chưa hiểu rõ lời kể' }).waitFor();
  await page.getByText('Không kể lại được thì:').waitFor();
  const said = await main(page);
  expect(said).toContain('hai tuần');
  expect(said).not.toMatch(/24 giờ|3 ngày/);
  await button(page, 'Chia sẻ').click();
  await button(page, 'Sao chép chữ').click();
  const handedOn = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(handedOn).not.toMatch(/24 giờ|3 ngày/);
  await leave();
});

test('a picture keeps the name of its file, and twins without one are told apart by the doctor', async () => {
  const held = await createCase(site.service);
  const { page, leave } = await site.visit();
  await holdKey(page, held);
  await page.goto('/case/documents');
  const png = (name: string, colour: string) => ({
    name,
    mimeType: 'image/png',
    buffer: aPng(160, 120, [colour, '#dbe2dd']),
  });
  await page
    .locator('input[name=upload]')
    .setInputFiles([png('giai-phau-benh.png', '#3a0507'), png('giai-phau-2.png', '#0b5c57')]);
  await page.getByText('2 giấy tờ', { exact: true }).waitFor();
  const names = page.locator('.document-name');
  await expect
    .poll(async () => (await names.allTextContents()).sort())
    .toEqual(['giai-phau-2.png', 'giai-phau-benh.png']);
  await page.locator('.document', { hasText: 'giai-phau-benh.png' }).click();
  await page.locator('.viewer').getByRole('heading', { name: 'giai-phau-benh.png' }).waitFor();

  const { reviewUrl } = await createShare(site.service, held);
  await page.goto(reviewUrl);
  await expect.poll(async () => (await names.allTextContents()).sort()).toEqual(['Giấy tờ khác 1', 'Giấy tờ khác 2']);
  expect(await page.content(), 'it may hold a name').not.toContain('giai-phau');
  const [first = ''] = await names.allTextContents();
  await page.locator('.document').first().click();
  await page.locator('.viewer').getByRole('heading', { name: first, exact: true }).waitFor();
  await leave();
});

test('the row that a navigator has chosen hides no other, and the case speaks to them', async () => {
  const signs = [
    'prolonged_fever',
    'severe_headache',
    'dehydration',
    'cancer_alarm_symptoms',
    'breast_lump_or_discharge',
  ];
  for (let count = 0; count < 3; count++) {
    await createCase(
      site.service,
      aCase({ intake: anIntakeForHuman({ redFlags: [...signs, 'a_sign_nobody_knows'] }) }),
    );
  }
  const { page, leave } = await site.visit({ screen: 'desktop' });
  await page.goto('/navigator');
  await page.getByLabel('Mã điều phối viên').fill(navigatorToken);
  await page.keyboard.press('Enter');
  await page.locator('a[data-case]').nth(2).waitFor();
  await page.keyboard.press('j');
  await page.locator('a[data-case]:focus-visible').waitFor();
  const boxes = await page.locator('.queue-complaint').evaluateAll((all) =>
    all.map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  for (const [at, { top }] of boxes.entries()) {
    if (at > 0) expect(boxes[at - 1]?.bottom, `row ${at}`).toBeLessThanOrEqual(top);
  }
  const badge = await page.locator('.queue-row .badge').first().boundingBox();
  const number = await page.locator('.queue-row .queue-case').first().boundingBox();
  expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeLessThan(number?.x ?? 0);

  await page.keyboard.press('Enter');
  await page.locator('.steps').waitFor();
  const said = await main(page);
  expect(said).not.toMatch(/Đang chờ điều phối viên|Họ cần một số điện thoại/);
  await leave();
});

const tabsOfACase = ['/case', '/case/sheet', '/case/key'].flatMap((path) => [
  { path, network: 'a network' },
  { path, network: 'none' },
]);

test.each(tabsOfACase)(
  'a case that is erased in one tab leaves another at $path, with $network',
  async ({ path, network }) => {
    const held = await createCase(site.service, aCase({ patient: { fullName: 'Phạm Bí Mật' } }));
    const { reviewUrl } = await createShare(site.service, held);
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    const shown = path === '/case' ? 'Phạm Bí Mật' : path === '/case/sheet' ? 'Nói ở quầy' : held.token.slice(0, 4);
    const says = async () => (await page.content()).includes(shown);
    await holdKey(page, held);
    await page.goto(path);
    await expect.poll(says).toBe(true);
    await settled(page);
    const second = await context.newPage();
    await holdKey(second, held);
    await second.goto('/case/family');
    await button(second, 'Xóa cả hồ sơ').click();
    const erase = second.getByRole('dialog').getByRole('button', { name: 'Xóa hẳn' });
    await erase.waitFor();
    if (network === 'none') await page.route('**/*', (route) => route.abort());
    await erase.click();
    await second.waitForURL(`${site.url}/`);
    await expect.poll(says).toBe(false);
    if (network === 'none') return await leave();
    await page.getByRole('heading', { name: 'Mở hồ sơ của bạn' }).waitFor();
    await page.goto(reviewUrl);
    await page.getByText('Có thể gia đình đã xóa hồ sơ').waitFor();
    await leave();
  },
);

test('what is said in passing lies on no call to 115, however far one has scrolled', async () => {
  const held = await createCase(site.service, aCase({ intake: anIntake({ symptoms: 'bố em co giật không tỉnh' }) }));
  const { page, leave } = await site.visit();
  const session = JSON.stringify(JSON.stringify({ token: navigatorToken, name: 'navigator' }));
  await page.goto('/icons/icon.svg');
  await page.evaluate(`sessionStorage.setItem('danloi.navigator', ${session})`);
  await page.goto(`/navigator/${held.caseId}`);
  await page.locator('main a[href="tel:115"]').waitFor();
  await settled(page);
  await button(page, 'Nhận').click();
  await page.locator('.toast', { hasText: held.caseId }).waitFor();
  // What the header covers is not in sight anyway.
  const covered = await page.evaluate<string[]>(`(() => {
    const toast = document.querySelector('.toast');
    const header = document.querySelector('.header');
    const found = [];
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 20) {
      scrollTo({ top: y, behavior: 'instant' });
      const said = toast.getBoundingClientRect();
      for (const call of document.querySelectorAll('a[href="tel:115"]')) {
        const { left, right, top, bottom } = call.getBoundingClientRect();
        const seenFrom = header.contains(call) ? top : Math.max(top, header.getBoundingClientRect().bottom);
        const isCovered = left < said.right && right > said.left && seenFrom < said.bottom && bottom > said.top;
        if (isCovered) found.push(call.textContent + ' at ' + y);
      }
    }
    return toast.isConnected ? found : ['gone'];
  })()`);
  expect(covered).toEqual([]);
  await leave();
});

test('a place that is chosen on the result leads to the new answer', async () => {
  const { page, leave } = await site.visit();
  await holdAnswers(page, { age: 58, symptoms: 'đau bụng âm ỉ' });
  await page.goto('/result');
  await page.getByLabel('Tỉnh hoặc thành phố').waitFor();
  await pickPlace(page, 'dien chau', 'Diễn Châu');
  const heading = page.getByRole('heading', { name: 'Nên đến' });
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Nên đến');
  await expectInSight(heading);
  await leave();
});

test('who wants another opinion is led to the papers, then to the doctor', async () => {
  const held = await createCase(site.service, aCase({ intake: anIntake({ need: 'second_opinion' }) }));
  const { page, leave } = await site.visit();
  await holdKey(page, held);
  await page.goto('/case');
  const now = page.getByRole('region', { name: 'Lúc này' });
  expect(await now.getByRole('link', { name: 'Thêm giấy tờ' }).getAttribute('href')).toBe('/case/documents');
  await uploadFile(site.service, held, aPng(), { kind: 'lab_result' });
  await page.reload();
  expect(await now.getByRole('link', { name: 'Mời bác sĩ' }).getAttribute('href')).toBe('/case/doctors');
  await leave();
});
