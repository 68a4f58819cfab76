import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { aCase, anIntake, anIntakeForHuman } from '../builders.ts';
import { createCase, createShare, type HeldCase, navigatorToken } from '../harness.ts';
import { fullCase, holdKey } from './family.ts';
import { aPng } from './files.ts';
import { expectAccessibleInEveryLook as expectFine, settled } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();
let full: HeldCase;

beforeAll(async () => {
  full = await fullCase(site);
});

const visit = () => site.visit({ expectsNetworkErrors: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

async function openDetails(page: Page): Promise<void> {
  await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
}

describe('axe finds nothing on the way into a case', () => {
  it('by its key: empty, not filled in, wrong, gone', async () => {
    const { page, leave } = await visit();
    await page.goto('/case');
    await heading(page, 'Mở hồ sơ của bạn');
    await expectFine(page, 'open');
    await button(page, 'Mở hồ sơ').click();
    await page.locator('.field-error').first().waitFor();
    await expectFine(page, 'open, missing');
    await page.getByLabel('Số hồ sơ').fill('CASE-000001');
    await page.getByLabel('Chìa khóa', { exact: true }).fill('dlc_wrong');
    await button(page, 'Mở hồ sơ').click();
    await page.getByRole('alert').waitFor();
    await expectFine(page, 'open, wrong');
    await holdKey(page, { ...full, token: 'dlc_gone' });
    await page.goto('/case');
    await page.getByText('Không mở được hồ sơ đã nhớ').waitFor();
    await expectFine(page, 'open, gone');
    await leave();
  });

  it('by making one: every page, every refusal, the key', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    await page.goto('/case/new');
    await page.getByLabel(/^Tuổi/).fill('200');
    await button(page, 'Tiếp tục').click();
    await page.locator('.field-error').waitFor();
    await expectFine(page, 'story, wrong');
    await page.getByLabel(/^Tuổi/).fill('58');
    await button(page, 'Tiếp tục').click();
    await page.getByLabel(/Năm sinh/).fill('1');
    await page.getByLabel(/Số điện thoại/).fill('0912');
    await button(page, 'Tiếp tục').click();
    await page.locator('.field-error').first().waitFor();
    await expectFine(page, 'people, wrong');
    await page.getByLabel(/Năm sinh/).fill('');
    await page.getByLabel(/Số điện thoại/).fill('');
    await button(page, 'Tiếp tục').click();
    await button(page, 'Tạo hồ sơ').click();
    await page.getByRole('alert').waitFor();
    await expectFine(page, 'consent, missing');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await context.setOffline(true);
    await button(page, 'Tạo hồ sơ').click();
    await page.getByText('Bấm lại sẽ không tạo hai hồ sơ').waitFor();
    await expectFine(page, 'consent, failed', true);
    await context.setOffline(false);
    await button(page, 'Tạo hồ sơ').click();
    await heading(page, 'Hồ sơ đã được tạo');
    await button(page, 'Mở hồ sơ').click();
    await page.getByRole('alert').waitFor();
    await expectFine(page, 'the key');
    await leave();
  });
});

describe('axe finds nothing in a case', () => {
  it('in each of its parts, full and empty', async () => {
    const { page, leave } = await visit();
    const empty = await createCase(site.service, aCase({ contacts: [], patient: {} }));
    for (const [held, state] of [
      [full, 'full case'],
      [empty, 'empty case'],
    ] as const) {
      await holdKey(page, held);
      await page.goto('/case');
      for (const part of ['', '/documents', '/family', '/followups', '/doctors', '/log']) {
        await page.locator(`.tabs a[href="/case${part}"]`).click();
        await page.waitForURL(`**/case${part}`);
        await settled(page);
        await openDetails(page);
        await expectFine(page, `${state}${part}`);
      }
    }
    await leave();
  });

  it('while it is read, in an emergency, and when the network has gone', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    const intake = anIntake({ need: 'emergency', symptoms: 'đau ngực dữ dội, vã mồ hôi' });
    const held = await createCase(site.service, aCase({ intake }));
    await holdKey(page, held);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/v1/cases/${held.caseId}`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/case');
    await page.locator('[aria-busy=true]').waitFor();
    await expectFine(page, 'being read', true);
    answer();
    await heading(page, 'Cấp cứu');
    await expectFine(page, 'emergency');
    await context.setOffline(true);
    await button(page, 'Tính lại gợi ý').click();
    await page.getByRole('alert').getByText('Không có kết nối mạng').waitFor();
    await expectFine(page, 'offline', true);
    await leave();
  });

  it.each([
    { path: '/case', dialogs: [['Đổi chặng'], ['Tình hình thay đổi'], ['Thoát hồ sơ']] },
    { path: '/case/family', dialogs: [['Thêm người liên hệ', 'Lưu'], [/^Sửa/], [/^Xóa/]] },
    { path: '/case/followups', dialogs: [['Thêm lịch hẹn', 'Lưu']] },
    { path: '/case/doctors', dialogs: [['Mời bác sĩ', 'Tạo đường dẫn mời'], [/^Thu hồi/]] },
  ] as const)('in the dialogs of $path, not filled in', async ({ path, dialogs }) => {
    const { page, leave } = await visit();
    await holdKey(page, full);
    await page.goto(path);
    for (const [open, send] of dialogs) {
      await settled(page);
      await button(page, open).click();
      await page.locator('dialog:not(:has([aria-busy]))').waitFor();
      if (send) await page.getByRole('dialog').getByRole('button', { name: send }).click();
      await expectFine(page, `${path}: ${open}`);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await leave();
  });

  it('with a link just made, a paper that was not sent, a paper opened, and what has changed', async () => {
    const { page, leave } = await visit();
    await holdKey(page, full);
    await page.goto('/case/doctors');
    await button(page, 'Mời bác sĩ').click();
    await page.getByLabel('Tên bác sĩ').fill('BS. Trần Văn An');
    await page.getByRole('checkbox', { name: 'Tôi đồng ý' }).check();
    await button(page, 'Tạo đường dẫn mời').click();
    await page.locator('.share-link').waitFor();
    await expectFine(page, 'a link');
    await page.route('**/v1/cases/*/documents', (route) => route.abort());
    await page.goto('/case/documents');
    await page.locator('input[name=upload]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: aPng() });
    await button(page, 'Gửi lại').waitFor();
    await expectFine(page, 'a failed upload', true);
    await button(page, 'Bỏ').click();
    await button(page, /Xét nghiệm máu/).click();
    await page.locator('.viewer img').waitFor();
    await expectFine(page, 'a paper');
    await page.keyboard.press('Escape');
    await page.goto('/case');
    await button(page, 'Tính lại gợi ý').click();
    await page.getByText('Đã tính lại').waitFor();
    await expectFine(page, 'worked out again');
    await leave();
  });
});

describe('axe finds nothing on the doctor’s page', () => {
  it('while it opens, open, writing, sent, without its secret and with a wrong one', async () => {
    const { page, leave } = await visit();
    const { reviewUrl, reviewToken } = await createShare(site.service, full, { reviewerName: 'BS. Lê Thị Hoa' });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/v1/review/${reviewToken}`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(reviewUrl);
    await page.locator('[aria-busy=true]').waitFor();
    await expectFine(page, 'opening', true);
    answer();
    await page.getByText('Siêu âm ổ bụng').waitFor();
    await expectFine(page, 'open');
    await button(page, 'Viết ý kiến').click();
    await button(page, 'Gửi ý kiến').click();
    await page.locator('.field-error').first().waitFor();
    await expectFine(page, 'writing');
    await page.getByLabel('Ý kiến của bác sĩ').fill('Nên khám cấp cứu.');
    await button(page, 'Cấp cứu').click();
    await button(page, 'Gửi ý kiến').click();
    await page.getByText('Đã gửi ý kiến').waitFor();
    await expectFine(page, 'sent');
    await page.goto('/review#dlr_nonsense');
    await heading(page, 'Đường dẫn không đúng');
    await expectFine(page, 'unknown');
    await leave();
    const other = await visit();
    await other.page.goto('/review');
    await heading(other.page, 'Đường dẫn bị thiếu');
    await expectFine(other.page, 'no secret');
    await other.leave();
  });
});

describe('axe finds nothing on the navigator’s pages', () => {
  it('at the door, in the queue, with a filter that fits nothing, in a case, at one that is closed to them', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    const asking = await createCase(site.service, aCase({ intake: anIntakeForHuman() }));
    const calm = await createCase(site.service);
    await page.goto('/navigator');
    await button(page, 'Vào hàng đợi').click();
    await page.locator('.field-error').first().waitFor();
    await expectFine(page, 'sign in, missing');
    await page.getByLabel('Mã điều phối viên').fill('wrong');
    await button(page, 'Vào hàng đợi').click();
    await page.getByRole('alert').waitFor();
    await expectFine(page, 'sign in, wrong');
    await page.getByLabel('Mã điều phối viên').fill(navigatorToken);
    await button(page, 'Vào hàng đợi').click();
    await page.locator('a[data-case]').first().waitFor();
    await expectFine(page, 'queue');
    await button(page, 'Của tôi').click();
    await page.getByText('Không có hồ sơ nào khớp').waitFor();
    await expectFine(page, 'queue, nothing');
    for (const part of ['', '/documents', '/doctors']) {
      await page.goto(`/navigator/${asking.caseId}${part}`);
      await settled(page);
      await expectFine(page, `a case${part}`);
    }
    await page.goto(`/navigator/${calm.caseId}`);
    await page.getByText('Hồ sơ này không nhờ điều phối viên').waitFor();
    await expectFine(page, 'a case that has not asked');
    await page.goto('/navigator');
    await page.locator('a[data-case]').first().waitFor();
    await context.setOffline(true);
    await page.keyboard.press('r');
    await page.getByText('Danh sách có thể đã cũ').waitFor();
    await expectFine(page, 'queue, stale', true);
    await leave();
  });
});
