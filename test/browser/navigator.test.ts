import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hourMs } from '#contract/when.ts';
import { standings } from '#features/case-file/standing.ts';
import { addNavigator } from '#features/navigator/manage-navigators.ts';
import { aCase, anIntake, anIntakeForHuman } from '../builders.ts';
import { createCase, type HeldCase, navigatorToken, readCase, startOfTest, uploadFile } from '../harness.ts';
import { holdKey } from './family.ts';
import { aPng } from './files.ts';
import { expectAccessible, expectAccessibleInEveryLook, expectNoSideScroll, type VisitOptions } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();
let calm: HeldCase;
let urgent: HeldCase;
let emergency: HeldCase;

beforeAll(async () => {
  const { service } = site;
  urgent = await createCase(
    service,
    aCase({
      intake: anIntakeForHuman({ symptoms: 'lời kể kín đáo' }),
      patient: { fullName: 'Phạm Bí Mật' },
      contacts: [{ fullName: 'Vũ Thị Giấu', role: 'primary', phone: '0900111222' }],
    }),
  );
  await uploadFile(service, urgent, aPng(), { title: 'Đơn thuốc cũ' });
  service.setClock(startOfTest + 2 * hourMs);
  emergency = await createCase(
    service,
    aCase({ intake: anIntake({ need: 'emergency', symptoms: 'đau ngực dữ dội, vã mồ hôi' }) }),
  );
  calm = await createCase(service);
  service.setClock(startOfTest + 3 * hourMs);
});

const later = { at: startOfTest + 3 * hourMs };
const visit = (options?: VisitOptions) => site.visit({ ...later, ...options });

async function signIn(page: Page, token = navigatorToken): Promise<void> {
  await page.goto('/navigator');
  await page.getByLabel(/Mã điều phối viên|Navigator token/).fill(token);
  await page.keyboard.press('Enter');
  await page.locator('a[data-case]').first().waitFor();
}

const focusedCase = (page: Page) => page.evaluate<string>('document.activeElement.dataset.case');

describe('the queue', () => {
  test('is worked with the keyboard alone, and shows nobody until a case is opened', async () => {
    const { page, leave } = await visit({ screen: 'desktop' });
    await page.goto('/navigator');
    await page.keyboard.press('Tab');
    for (let presses = 0; presses < 20; presses++) {
      if (await page.evaluate<boolean>("document.activeElement.name === 'navigator-token'")) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(navigatorToken);
    await page.keyboard.press('Enter');
    await page.locator('a[data-case]').first().waitFor();
    const order = await page.locator('a[data-case]').allTextContents();
    expect(order, 'the most urgent first').toEqual([emergency.caseId, urgent.caseId]);
    const shown = await page.content();
    for (const secret of ['Phạm Bí Mật', 'Vũ Thị Giấu', '0900111222', 'lời kể kín đáo', navigatorToken]) {
      expect(shown).not.toContain(secret);
    }
    await page.getByText('3 giờ', { exact: true }).waitFor();
    await page.locator('.queue-signs', { hasText: 'Đau, tức, bóp nghẹt ngực' }).waitFor();
    await page.getByText('Tất cả 2', { exact: true }).waitFor();
    await page.getByText('Chưa ai nhận 2', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Tin báo sai (0)' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Phím tắt' }).waitFor();
    await expectAccessible(page, 'the keys');
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'the queue');

    await page.keyboard.press('j');
    expect(await focusedCase(page)).toBe(emergency.caseId);
    await page.keyboard.press('j');
    expect(await focusedCase(page)).toBe(urgent.caseId);
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await page.keyboard.press('c');
    await page.getByText(`Đã nhận ${urgent.caseId}`).waitFor();
    await page.getByText('Của tôi 1', { exact: true }).waitFor();
    expect((await readCase(site.service, urgent)).case.assignedNavigator).toBe('navigator');

    await page.keyboard.press('1');
    await page.getByText('1 hồ sơ', { exact: true }).waitFor();
    await page.keyboard.press('0');
    await page.getByText('2 hồ sơ', { exact: true }).waitFor();
    const another = await createCase(site.service, aCase({ intake: anIntakeForHuman() }));
    await page.keyboard.press('r');
    await page.getByText('1 hồ sơ mới trong hàng đợi').waitFor();
    await page.getByRole('link', { name: another.caseId }).waitFor();

    await page.keyboard.press('j');
    for (let presses = 0; presses < 5 && (await focusedCase(page)) !== urgent.caseId; presses++) {
      await page.keyboard.press('k');
    }
    for (let presses = 0; presses < 5 && (await focusedCase(page)) !== urgent.caseId; presses++) {
      await page.keyboard.press('j');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Phạm Bí Mật' }).waitFor();
    await page.getByText('Gia đình thấy bạn đã mở hồ sơ này').waitFor();
    // A page that has just come may not listen yet; whoever presses in vain presses again.
    const backAt = async () => {
      if (page.url().includes(urgent.caseId)) await page.keyboard.press('u');
      return await focusedCase(page);
    };
    await expect.poll(backAt, { message: 'back where one was' }).toBe(urgent.caseId);
    const { events } = await readCase(site.service, urgent);
    expect(events.filter(({ kind }) => kind === 'case.read').map(({ actor }) => actor)).toContain(
      'navigator:navigator',
    );
    await leave();
  });

  test('fits a phone, filters by who has a case, and says when it may be old', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({
      ...later,
      language: 'en',
      expectsNetworkErrors: true,
    });
    await signIn(page);
    await expectNoSideScroll(page, 'the queue');
    await expectAccessible(page, 'the queue on a phone');
    await page.getByRole('button', { name: 'Nobody’s' }).click();
    await page.getByRole('link', { name: urgent.caseId }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Mine' }).click();
    await page.getByRole('link', { name: urgent.caseId }).waitFor();
    await context.setOffline(true);
    await page.keyboard.press('r');
    await page.getByText('The list may be old').waitFor();
    await page.getByRole('link', { name: urgent.caseId }).waitFor();
    await leave();
  });

  test('knows a navigator by the name of the token, in the queue, the filter, the case and its notes', async () => {
    const { service } = site;
    const token = await addNavigator(service.db, 'Trần Minh', startOfTest);
    const { page, leave } = await visit({ screen: 'desktop' });
    await signIn(page, token);
    await page.getByText('Trần Minh', { exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('c');
    await page.getByText(`Đã nhận ${emergency.caseId}`).waitFor();
    await page.getByRole('button', { name: /^Của tôi/ }).click();
    await page.getByText('1 hồ sơ', { exact: true }).waitFor();
    await page.getByRole('link', { name: emergency.caseId }).click();
    await page.getByRole('button', { name: 'Trả lại' }).click();
    await page.getByRole('button', { name: 'Nhận' }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Trả lại' }).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('alert').getByText('Hãy viết điều cần ghi lại').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    await page.keyboard.type('Đã gọi con gái, đang trên đường đến viện.');
    await expectAccessible(page, 'a note');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('heading', { name: 'Ghi chú (1)' }).waitFor();
    const { case: taken, notes, events } = await readCase(service, emergency);
    expect(taken.assignedNavigator).toBe('Trần Minh');
    expect(notes).toMatchObject([{ author: 'Trần Minh', text: 'Đã gọi con gái, đang trên đường đến viện.' }]);
    expect(new Set(events.map(({ actor }) => actor))).toContain('navigator:Trần Minh');
    await leave();

    const family = await visit();
    await holdKey(family.page, emergency);
    await family.page.goto('/case');
    await family.page.getByRole('heading', { name: 'Ghi chú của điều phối viên' }).waitFor();
    await family.page.getByText('Đã gọi con gái, đang trên đường đến viện.').waitFor();
    await expectAccessible(family.page, 'the notes as the family reads them');
    await family.leave();
  });

  test('turns away a wrong token', async () => {
    const { page, leave } = await visit({ expectsNetworkErrors: true });
    await page.goto('/navigator');
    await expectAccessible(page, 'signing in');
    await page.getByLabel('Mã điều phối viên').fill('dln_wrong');
    await page.getByRole('button', { name: 'Vào hàng đợi' }).click();
    await page.getByText('Mã không đúng hoặc đã bị thu hồi').waitFor();
    expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain('dln_wrong');
    await leave();
  });
});

describe('a full queue', () => {
  test('shows twelve cases on a laptop, each on its line, and fits twice the text', async () => {
    const { service } = site;
    const made = Array.from({ length: 14 }, () =>
      createCase(
        service,
        aCase({ intake: anIntakeForHuman({ patient: { age: 58, sex: 'male', province: 'Hà Nội' } }) }),
      ),
    );
    await Promise.all(made);
    const { page, leave } = await visit({ screen: 'desktop' });
    await signIn(page);
    const rows = await page.evaluate<number[]>(
      "[...document.querySelectorAll('.queue-row')].map((row) => row.getBoundingClientRect().bottom)",
    );
    expect(rows.filter((bottom) => bottom <= 800).length).toBeGreaterThanOrEqual(12);
    const smallest = await page.evaluate<number>(
      "Math.min(...[...document.querySelectorAll('main *')].map((each) => parseFloat(getComputedStyle(each).fontSize)))",
    );
    expect(smallest).toBeGreaterThanOrEqual(15);
    await expectAccessibleInEveryLook(page, 'a full queue');
    await leave();
  });
});

describe('a case in the hands of a navigator', () => {
  test('is moved on, gets a date, and its papers can be looked at', async () => {
    const { page, leave } = await visit({ screen: 'desktop' });
    await signIn(page);
    await page.goto(`/navigator/${urgent.caseId}`);
    await page.getByRole('button', { name: 'Trả lại' }).waitFor();
    const call = page.getByRole('link', { name: 'Gọi Vũ Thị Giấu 0900111222' });
    expect(await call.getAttribute('href')).toBe('tel:0900111222');
    expect((await call.boundingBox())?.y, 'the phone without scrolling').toBeLessThan(800);
    await expectAccessible(page, 'a case');
    await page.getByRole('button', { name: 'Đổi chặng' }).click();
    await page.getByRole('radio', { name: /Chuẩn bị đi viện/ }).check();
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.locator('.stage-now', { hasText: 'Chuẩn bị' }).waitFor();

    await page.getByRole('link', { name: 'Lịch hẹn' }).click();
    await page.getByRole('button', { name: 'Thêm lịch hẹn' }).click();
    await page.getByLabel(/Việc gì/).fill('Gọi lại cho gia đình');
    await page.getByLabel(/^Ngày/).fill('2026-11-18');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('heading', { name: 'Gọi lại cho gia đình' }).waitFor();

    await page.getByRole('link', { name: 'Gia đình' }).click();
    await page
      .locator('.contact')
      .getByRole('link', { name: /0900111222/ })
      .waitFor();
    expect(await page.getByRole('button', { name: /Xóa|Thêm/ }).count(), 'a navigator deletes nothing').toBe(0);
    await page.getByRole('link', { name: 'Giấy tờ' }).click();
    await page.getByRole('button', { name: /Đơn thuốc cũ/ }).click();
    await page.locator('.viewer img').waitFor();
    await page.keyboard.press('Escape');

    const stored = await readCase(site.service, urgent);
    expect(stored.case.state).toBe('pre_hospital');
    expect(stored.followUps).toMatchObject([{ title: 'Gọi lại cho gia đình', dueAt: '2026-11-18' }]);
    expect(stored.events.map(({ kind }) => kind)).toContain('document.read');
    await leave();
  });

  test('that needs nobody stays closed until a reason was given, which the family reads, and can end', async () => {
    const { page, leave } = await visit({ expectsNetworkErrors: true });
    await signIn(page);
    await page.getByLabel('Mở theo số hồ sơ').fill(calm.caseId.replace('CASE-', ''));
    await page.keyboard.press('Enter');
    await page.getByText('Hồ sơ này không nhờ điều phối viên').waitFor();
    await page.getByRole('button', { name: 'Nhận và mở hồ sơ' }).click();
    await page.getByText('Hãy ghi lý do, một câu ngắn').waitFor();
    await expectAccessible(page, 'a closed case');
    await page.getByLabel('Vì sao bạn cần xem hồ sơ này').fill('Con gái gọi nhờ xem giúp đơn thuốc');
    await page.getByRole('button', { name: 'Nhận và mở hồ sơ' }).click();
    await page.getByRole('button', { name: 'Trả lại' }).waitFor();
    expect((await readCase(site.service, calm)).case.assignedNavigator).toBe('navigator');

    const family = await visit();
    await holdKey(family.page, calm);
    await family.page.goto(`/case/log`);
    await family.page.getByText('lý do: “Con gái gọi nhờ xem giúp đơn thuốc”').waitFor();
    await family.page.getByRole('button', { name: 'Không cho điều phối viên xem nữa' }).click();
    await expectAccessible(family.page, 'the question before it ends');
    await family.page.getByRole('button', { name: 'Kết thúc' }).click();
    await family.page.getByText('Bạn đã kết thúc việc điều phối viên xem hồ sơ').waitFor();
    await family.leave();
    await page.reload();
    await page.getByText('Hồ sơ này không nhờ điều phối viên').waitFor();
    await page.goto('/navigator/CASE-987654');
    await page.getByText('Không mở được hồ sơ này').waitFor();
    await leave();
  });
});

describe('a crowd of made-up emergencies', () => {
  test('is marked, chosen and closed at once, and each family reads by whom and why', async () => {
    const { service } = site;
    const made: HeldCase[] = [];
    while (made.length < 3) made.push(await createCase(service, aCase({ intake: anIntake({ need: 'emergency' }) })));
    const [used, ...unused] = made;
    if (!used) throw new Error('three were made');
    const numbers = made.map(({ caseId }) => Number(caseId.slice(5)));
    // As when they came one after the other from one address.
    await service.db
      .updateTable('cases')
      .set({ standing: standings.later, key_used: 0 })
      .where('case_number', 'in', numbers)
      .execute();
    await readCase(service, used);
    const { page, leave } = await visit({ screen: 'desktop' });
    await signIn(page);
    const order = await page.locator('a[data-case]').allTextContents();
    expect(order.slice(0, 4)).toEqual([emergency.caseId, ...made.map(({ caseId }) => caseId)]);
    await page.getByRole('checkbox').nth(2).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(3);
    await expectAccessible(page, 'a crowd in the queue');
    await expectNoSideScroll(page, 'a crowd in the queue');
    await page.getByRole('button', { name: 'Chọn 2 hồ sơ chưa ai mở lại' }).click();
    await page.getByRole('button', { name: 'Đóng 2 hồ sơ đã chọn' }).click();
    const dialog = page.getByRole('dialog', { name: 'Đóng 2 hồ sơ?' });
    await dialog.getByRole('button', { name: 'Đóng', exact: true }).last().click();
    await page.getByText('Đã đóng 2 hồ sơ', { exact: true }).waitFor();
    for (const held of unused) expect((await readCase(service, held)).case.state).toBe('closed');
    expect((await readCase(service, used)).case.state).toBe('emergency');
    await page.getByRole('checkbox', { name: new RegExp(used.caseId) }).click();
    await page.getByRole('button', { name: 'Đóng 1 hồ sơ đã chọn' }).waitFor();
    await leave();

    const [closed] = unused;
    if (!closed) throw new Error('two were closed');
    const family = await visit();
    await holdKey(family.page, closed);
    await family.page.goto('/case/log');
    await family.page.getByText(/cùng lúc với những hồ sơ khác gửi từ cùng một nơi/).waitFor();
    await family.leave();
  });
});
