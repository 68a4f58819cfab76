import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { messagesHashes, noticeHashes } from '#web/consent-notice.ts';
import { readCase } from '../harness.ts';
import { button, holdKey } from './family.ts';
import { expectAccessible, expectNoSideScroll } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

describe('making and opening a case', () => {
  test('a family makes a case on a phone, keeps the key that is shown once, and opens the case with it', async () => {
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    await page.goto('/case/new');
    await page.getByLabel(/Đang thấy thế nào/).fill('đau bụng âm ỉ 2 tháng');
    await page.getByText('Tôi hỏi cho người khác').click();
    await page.getByLabel(/^Tuổi/).fill('12');
    await expectAccessible(page, 'the story');
    await button(page, 'Tiếp tục').click();
    await page.getByRole('heading', { name: 'Người bệnh và người liên hệ' }).waitFor();
    await page.goBack();
    expect(await page.getByLabel(/Đang thấy thế nào/).inputValue()).toBe('đau bụng âm ỉ 2 tháng');
    await button(page, 'Tiếp tục').click();
    await page.getByRole('heading', { name: 'Người bệnh và người liên hệ' }).waitFor();
    await page
      .getByLabel(/^Họ và tên/)
      .first()
      .fill('Nguyễn Văn Thắng');
    await page.getByLabel(/^Số điện thoại/).fill('0912345678');
    await button(page, 'Tiếp tục').click();
    await page.getByText('cần thêm tên người liên hệ').waitFor();
    await page
      .getByLabel(/^Họ và tên/)
      .last()
      .fill('Nguyễn Thị Thu');
    await expectAccessible(page, 'the people');
    await button(page, 'Tiếp tục').click();

    const boxes = page.getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await boxes.count(), 'keep, representative, child, and help by a navigator').toBe(4);
    for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false);
    await button(page, 'Tạo hồ sơ').click();
    await page.getByText('chưa có gì được lưu').waitFor();
    await expectAccessible(page, 'the consent');
    for (const box of (await boxes.all()).slice(0, 3)) await box.check();
    await button(page, 'Tạo hồ sơ').click();

    await page.getByText('Hãy cất chìa khóa này').waitFor();
    expect(await page.evaluate('scrollY'), 'the key is in sight').toBe(0);
    const [caseId = '', key = ''] = await page.locator('.key-value').allTextContents();
    await expectAccessible(page, 'the key');
    await expectNoSideScroll(page, 'the key');
    await button(page, 'Chép số và chìa khóa').click();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain(key);
    const download = page.waitForEvent('download');
    await button(page, 'Tải tệp chìa khóa').click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain(`Số hồ sơ: ${caseId}`);
    expect(text).toContain(key);

    await button(page, 'Mở hồ sơ').click();
    await page.getByText('Hãy cất chìa khóa rồi').waitFor();
    await page.getByText('Tôi đã cất chìa khóa').click();
    await button(page, 'Mở hồ sơ').click();
    await page.getByRole('heading', { name: 'Nguyễn Văn Thắng' }).waitFor();
    expect(page.url()).toBe(`${site.url}/case`);
    expect(await page.evaluate('scrollY'), 'the case begins at its beginning').toBe(0);
    expect(await page.content()).not.toContain(key);

    const stored = await readCase(site.service, { caseId, token: key, url: `/v1/cases/${caseId}` });
    expect(stored.case.intake).toMatchObject({
      symptoms: 'đau bụng âm ỉ 2 tháng',
      patient: { age: 12, isSelf: false },
    });
    expect(stored.contacts).toMatchObject([{ fullName: 'Nguyễn Thị Thu', role: 'primary', phone: '0912345678' }]);

    expect(stored.consents?.latest).toMatchObject([
      { purpose: 'keep_case', given: true, by: 'child_and_representative', noticeHash: noticeHashes.vi },
      { purpose: 'navigator_help', given: false },
    ]);

    await button(page, 'Thoát hồ sơ').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Thoát hồ sơ' }).click();
    await page.getByRole('heading', { name: 'Mở hồ sơ của bạn' }).waitFor();
    expect(await page.evaluate<string>('JSON.stringify([sessionStorage, localStorage])')).not.toContain(key);
    await expectAccessible(page, 'opening');

    await page.getByLabel(/^Số hồ sơ/).fill('999999');
    await page.getByLabel(/^Chìa khóa/).fill('dlc_wrong');
    await button(page, 'Mở hồ sơ').click();
    await page.getByText('Số hồ sơ và chìa khóa không khớp').waitFor();
    await page.getByLabel(/^Số hồ sơ/).fill(text);
    await page.getByText('Nhớ hồ sơ này trên máy này').click();
    await button(page, 'Mở hồ sơ').click();
    await page.getByRole('heading', { name: 'Nguyễn Văn Thắng' }).waitFor();
    expect(await page.evaluate<string>('JSON.stringify(localStorage)')).toContain(key);

    await page.goto('/case/family');
    const help = page.getByRole('checkbox', { name: /điều phối viên của Dẫn Lối/ });
    await help.waitFor();
    expect(await help.isChecked()).toBe(false);
    await help.click();
    await page.getByText('Không bắt buộc').waitFor();
    const messages = page.getByRole('checkbox', { name: /gửi tin báo và nhắc hẹn/ });
    await messages.click();
    await page.getByText('Không gửi tin hay nhắc hẹn cho ai nữa').waitFor();
    await page.getByText('Hiện không gửi tin nào').waitFor();
    await expectAccessible(page, 'messages refused');
    await messages.click();
    await page.getByText('Chỉ gửi cho máy và người đã được bật').waitFor();
    await page.getByText('Hiện không gửi tin nào').waitFor({ state: 'detached' });
    await button(page, 'Tạm dừng hồ sơ').click();
    await button(page, 'Mở lại hồ sơ').waitFor();
    const held = { caseId, token: key, url: `/v1/cases/${caseId}` };
    expect(await readCase(site.service, held)).toMatchObject({
      pausedAt: expect.any(String),
      consents: {
        latest: [
          { purpose: 'keep_case' },
          { purpose: 'navigator_help', given: true },
          { purpose: 'notices', given: true, by: 'child_and_representative', noticeHash: messagesHashes.vi },
        ],
      },
    });
    await expectAccessible(page, 'the rights');
    await expectNoSideScroll(page, 'the rights');
    await button(page, 'Mở lại hồ sơ').click();
    await button(page, 'Xóa cả hồ sơ').click();
    await page.getByRole('dialog').getByText('Không ai lấy lại được').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa hẳn' }).click();
    await page.getByText('Hồ sơ đã được xóa hẳn').waitFor();
    expect(await page.evaluate<string>('JSON.stringify([sessionStorage, localStorage])')).not.toContain(key);
    expect((await site.service.call('GET', held.url, { token: key })).status).toBe(401);
    await leave();
  });

  test('what was answered while looking for help is taken over and not asked again', async () => {
    const { page, leave } = await site.visit({ screen: 'desktop' });
    await page.goto('/about');
    const answers = { dangerSigns: [], isSelf: true, age: 40, need: 'treatment', symptoms: 'đau lưng khi cúi' };
    await page.evaluate(`sessionStorage.setItem('danloi.answers', ${JSON.stringify(JSON.stringify(answers))})`);
    await page.goto('/case/new');
    await page.getByText('đau lưng khi cúi').waitFor();
    await button(page, 'Tiếp tục').click();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await button(page, 'Tạo hồ sơ').click();
    await page.getByText('Hãy cất chìa khóa này').waitFor();
    const [caseId = '', token = ''] = await page.locator('.key-value').allTextContents();
    const stored = await readCase(site.service, { caseId, token, url: `/v1/cases/${caseId}` });
    expect(stored.case.intake).toMatchObject({ symptoms: 'đau lưng khi cúi', patient: { age: 40, isSelf: true } });
    await page.goBack();
    await page.getByText('Hãy cất chìa khóa này').waitFor();
    await leave();
  });

  test('a network that fails while the case is made leaves the form filled in, and trying again makes one case', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({ screen: 'desktop', expectsNetworkErrors: true });
    await page.goto('/case/new');
    await button(page, 'Tiếp tục').click();
    await button(page, 'Tiếp tục').click();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await context.setOffline(true);
    await button(page, 'Tạo hồ sơ').click();
    await page.getByText('Bấm lại sẽ không tạo hai hồ sơ').waitFor();
    await context.setOffline(false);
    await button(page, 'Tạo hồ sơ').click();
    await page.getByText('Hãy cất chìa khóa này').waitFor();
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await leave();
  });

  test('a remembered case whose key no longer works is explained, and the key is dropped', async () => {
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    await holdKey(page, { caseId: 'CASE-999999', token: 'dlc_gone', url: '' });
    await page.goto('/case');
    await page.getByText('Không mở được hồ sơ đã nhớ').waitFor();
    expect(await page.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain('dlc_gone');
    await leave();
  });
});
