import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { buildGraph } from '#engine/graph/graph.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { unzip } from '#test/unzip.ts';
import { aCase, aContact, anIntake } from '../builders.ts';
import { createCase, createShare, expectStatus, readCase, startOfTest, uploadFile } from '../harness.ts';
import { button, holdKey } from './family.ts';
import { aPng } from './files.ts';
import { doubleText, expectAccessible, expectNoSideScroll } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

describe('what is fetched when it is needed', () => {
  test('a form that is half filled in outlasts a reload', async () => {
    const { page, leave } = await site.visit();
    await page.goto('/case/new');
    await page.getByLabel(/Đang thấy thế nào/).fill('đau bụng âm ỉ');
    await button(page, 'Tiếp tục').click();
    await page.getByLabel(/Năm sinh/).fill('1968');
    await page.reload();
    expect(await page.getByLabel(/Năm sinh/).inputValue()).toBe('1968');
    await button(page, 'Quay lại').click();
    expect(await page.getByLabel(/Đang thấy thế nào/).inputValue()).toBe('đau bụng âm ỉ');
    await leave();
  });

  test('a part of the case that cannot be fetched says so, and comes when it is tried again', async () => {
    const held = await createCase(site.service);
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    await page.addInitScript('globalThis.requestIdleCallback = () => 0');
    await holdKey(page, held);
    await page.route('**/assets/family-panel-*.js', (route) => route.abort());
    await page.goto('/case');
    await page.getByRole('link', { name: 'Gia đình' }).click();
    await page.getByText('Trang này chưa mở được').waitFor();
    await page.unroute('**/assets/family-panel-*.js');
    await button(page, 'Thử lại').click();
    await page.getByRole('heading', { name: 'Người liên hệ' }).waitFor();
    await leave();
  });
});

describe('a slow network', () => {
  test('is told after some seconds, while the shape of the case is already there', async () => {
    const held = await createCase(site.service);
    const { page, context, leave } = await site.visitOnNewDevice();
    await holdKey(page, held);
    await context.clock.install({ time: startOfTest });
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await context.route('**/v1/cases/*', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/case');
    await page.locator('.skeleton').first().waitFor();
    await context.clock.fastForward(4100);
    await page.getByText('Mạng đang chậm').waitFor();
    await expectAccessible(page, 'loading');
    open();
    await page.getByRole('heading', { name: 'Việc cần làm' }).waitFor();
    await leave();
  });
});

describe('the overview', () => {
  test('a worse description becomes an emergency with one touch to 115; the stage is changed and stored', async () => {
    const held = await createCase(site.service, aCase({ intake: anIntake({ symptoms: 'ho nhẹ' }) }));
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case');
    await button(page, 'Đổi chặng').click();
    await page.getByRole('radio', { name: /Đang ở bệnh viện/ }).check();
    await expectAccessible(page, 'changing the stage');
    await button(page, 'Lưu').click();
    await page.locator('.stage-now', { hasText: 'Ở viện' }).waitFor();

    await button(page, 'Tình hình thay đổi?').click();
    await page.getByLabel(/Đang thấy thế nào/).fill('đau ngực dữ dội lan tay trái, vã mồ hôi, khó thở');
    await button(page, 'Cập nhật và xem gợi ý mới').click();
    const card = page.locator('.emergency');
    await card.waitFor();
    expect(await card.getByRole('link', { name: 'Gọi 115' }).getAttribute('href')).toBe('tel:115');
    await expectAccessible(page, 'an emergency');
    await expectNoSideScroll(page, 'an emergency');
    const stored = await readCase(site.service, held);
    expect(stored.case).toMatchObject({ state: 'in_hospital', urgency: 'emergency' });
    await leave();
  });

  test('an emergency says what to do while waiting once, and whole', async () => {
    const intake = anIntake({ patient: { age: 67 }, redFlags: ['stroke_signs', 'hypoglycemia'] });
    const held = await createCase(site.service, aCase({ intake }));
    const { doNow } = (await readCase(site.service, held)).recommendation.safety;
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case');
    await page.locator('.emergency').waitFor();
    await page.locator('.steps').waitFor();
    for (const line of doNow.slice(1)) expect(await page.getByText(line, { exact: true }).count(), line).toBe(1);
    expect(await page.locator('.emergency').textContent()).toContain('nước đường');
    await leave();
  });

  test('an emergency that a doctor has seen says so, without the advice that was given before', async () => {
    const intake = anIntake({ patient: { age: 67 }, redFlags: ['prolonged_fever'], symptoms: 'sốt nhẹ về chiều' });
    const held = await createCase(site.service, aCase({ intake }));
    const { doNow } = (await readCase(site.service, held)).recommendation.safety;
    expect(doNow.join()).toContain('trong vòng 24 giờ');
    const { reviewToken } = await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa' });
    const opinion = { opinion: 'Vào viện ngay.', urgency: 'emergency' };
    expectStatus(await site.service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: opinion }), 201);
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case');
    const card = page.locator('.emergency');
    await card.getByRole('link', { name: 'Gọi 115' }).waitFor();
    await card.getByText('BS. Lê Thị Hoa viết: Vào viện ngay.').waitFor();
    expect(await card.textContent()).not.toContain('24 giờ');
    await page.getByText('Hãy theo mức gấp hơn').waitFor();
    await leave();
  });

  test('working it out again says what is different, and a place is chosen', async () => {
    const held = await createCase(site.service, aCase({ intake: anIntake({ symptoms: 'đau dạ dày' }) }));
    const before = (await readCase(site.service, held)).recommendation.primary.hospital;
    const { page, leave } = await site.visit({ screen: 'desktop' });
    await holdKey(page, held);
    await page.goto('/case');
    await button(page, 'Tính lại gợi ý').click();
    await page.getByText('Gợi ý không có gì khác').waitFor();
    const old = site.service.deps.graph();
    const directory = await loadShippedDirectory();
    const hospitals = directory.hospitals.filter(({ id }) => id !== before.id);
    site.service.setGraph(buildGraph({ ...directory, hospitals }, { version: 'without one' }));
    await button(page, 'Tính lại gợi ý').click();
    await page.getByText(`Nơi nên đến: trước là ${before.name}`).waitFor();
    await button(page, 'Chọn nơi này').first().click();
    await page.getByRole('heading', { name: 'Nơi bạn đã chọn' }).waitFor();
    const after = await readCase(site.service, held);
    expect(after.case.chosenHospitalId).toBe(after.recommendation.primary.hospital.id);
    site.service.setGraph(old);
    await leave();
  });

  test('a network that goes away leaves the case readable and says how old it is', async () => {
    const held = await createCase(site.service);
    const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
    await holdKey(page, held);
    await page.goto('/case');
    await button(page, 'Tính lại gợi ý').waitFor();
    await context.setOffline(true);
    await button(page, 'Tính lại gợi ý').click();
    await page.getByText('Những gì đã lưu vẫn nguyên').waitFor();
    await button(page, 'English').click();
    await page.getByText('Chưa tải được tiếng Anh').waitFor();
    await context.setOffline(false);
    await button(page, 'English').click();
    await page.getByRole('heading', { name: 'What to do' }).waitFor();
    await context.setOffline(true);
    await button(page, 'Tiếng Việt').click();
    await page.getByText('Bạn đang xem bản tải lúc').waitFor();
    await page.getByRole('heading', { name: 'Việc cần làm' }).waitFor();
    await expectAccessible(page, 'offline');
    await leave();
  });
});

describe('family, dates and doctors', () => {
  test('contacts are added with one primary, and the rule is told where it bites', async () => {
    const held = await createCase(site.service);
    const { page, leave } = await site.visit({ expectsNetworkErrors: true });
    await holdKey(page, held);
    await page.goto('/case/family');
    await button(page, 'Thêm người liên hệ').click();
    await page.getByLabel('Họ và tên').fill('Lê Thị Mai');
    await page.getByLabel(/Số điện thoại/).fill('0987 654 321');
    await page.getByText('Đi cùng đến bệnh viện').click();
    await expectAccessible(page, 'a new contact');
    // Someone else in the family is a moment faster.
    expectStatus(
      await site.service.call('POST', `${held.url}/contacts`, {
        token: held.token,
        body: aContact({ fullName: 'Lê Văn Nhanh', role: 'primary' }),
      }),
      200,
    );
    await button(page, 'Lưu').click();
    await page.getByText('mỗi hồ sơ chỉ có một').waitFor();
    await page.getByRole('radio', { name: 'Liên hệ phụ' }).check();
    await button(page, 'Lưu').click();
    await page.getByRole('heading', { name: 'Lê Thị Mai' }).waitFor();
    expect(await page.getByRole('link', { name: /0987 654 321/ }).getAttribute('href')).toBe('tel:0987654321');
    await page.reload();
    await page.getByRole('heading', { name: 'Lê Văn Nhanh' }).waitFor();
    await button(page, 'Thêm người liên hệ').click();
    await page.getByText('Lê Văn Nhanh đang là người liên hệ chính').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
    await button(page, 'Xóa Lê Thị Mai').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa' }).click();
    await page.getByRole('heading', { name: 'Lê Thị Mai', exact: true }).waitFor({ state: 'detached' });
    expect((await readCase(site.service, held)).contacts).toMatchObject([{ fullName: 'Lê Văn Nhanh' }]);
    await leave();
  });

  test('a date is noted, put into the calendar of the device, moved and done', async () => {
    const held = await createCase(site.service);
    const { page, leave } = await site.visit();
    await holdKey(page, held);
    await page.goto('/case/followups');
    await button(page, 'Thêm lịch hẹn').click();
    await button(page, 'Lưu').click();
    await page.locator('.field-error', { hasText: 'Chọn ngày.' }).waitFor();
    await page.getByLabel(/Việc gì/).fill('Tái khám tim mạch; phòng 203, nhà Q');
    await page.getByLabel(/^Ngày/).fill('2026-11-20');
    await page.getByLabel(/^Giờ/).fill('08:30');
    await expectAccessible(page, 'a new date');
    await button(page, 'Lưu').click();
    await page.getByText('08:30, 20/11/2026').waitFor();
    const download = page.waitForEvent('download');
    await button(page, 'Thêm vào lịch').click();
    const calendar = await readFile(await (await download).path(), 'utf8');
    expect(calendar).toContain('DTSTART:20261120T013000Z\r\n');
    expect(calendar).toContain('SUMMARY:Tái khám tim mạch\\; phòng 203\\, nhà Q\r\n');
    await button(page, 'Đổi ngày').click();
    await page.getByLabel(/^Giờ/).fill('');
    await page.getByLabel(/^Ngày/).fill('2026-11-17');
    await button(page, 'Lưu').click();
    await page.getByText('(ngày mai)').waitFor();
    await button(page, 'Đã xong').click();
    await page.getByRole('heading', { name: 'Đã qua' }).waitFor();
    expect((await readCase(site.service, held)).followUps).toMatchObject([{ dueAt: '2026-11-17', status: 'done' }]);
    await expectAccessible(page, 'dates');
    await leave();
  });

  test('a doctor is invited by a link with a QR code, is seen to have looked, sees other papers, and the link is revoked', async () => {
    const held = await createCase(site.service);
    const blood = await uploadFile(site.service, held, aPng(), { kind: 'lab_result', title: 'Xét nghiệm máu' });
    await uploadFile(site.service, held, aPng(), { kind: 'imaging', title: 'Siêu âm bụng' });
    const { page, leave } = await site.visit({ screen: 'desktop' });
    await holdKey(page, held);
    await page.goto('/case/doctors');
    await button(page, 'Mời bác sĩ').click();
    await page.getByLabel(/Tên bác sĩ/).fill('BS. Lê Thị Hoa');
    await button(page, 'Tạo đường dẫn mời').click();
    await page.getByRole('alert').getByText('Hãy đánh dấu ô đồng ý').waitFor();
    await expectAccessible(page, 'inviting');
    await page.getByRole('checkbox', { name: 'Tôi đồng ý' }).check();
    await button(page, 'Tạo đường dẫn mời').click();
    await page.locator('.qr svg').waitFor();
    expect(await page.locator('.share-link').textContent()).toContain('còn 3 ngày');
    await expectAccessible(page, 'the link');
    await button(page, 'Chép đường dẫn').click();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(link).toMatch(new RegExp(`^${site.url}/review#dlr_`));
    await page.getByText('Chưa mở lần nào').waitFor();

    const token = link.split('#')[1];
    expectStatus(await site.service.call('GET', `/v1/review/${token}`), 200);
    expectStatus(
      await site.service.call('POST', `/v1/review/${token}/opinions`, {
        body: { opinion: 'Nên nội soi trong tuần này.', urgency: 'urgent' },
      }),
      201,
    );
    await page.reload();
    await page.getByText('Đã mở 1 lần, gần nhất').waitFor();
    await page.getByText('Nên nội soi trong tuần này.').waitFor();
    await page.getByText('không phải đơn thuốc').waitFor();
    expect(await page.content()).not.toContain(token);

    const papersSeen = async () => {
      const { documents } = expectStatus(await site.service.call('GET', `/v1/review/${token}`), 200).body;
      return documents.map(({ title }: { title: string }) => title);
    };
    await button(page, 'Đổi giấy tờ BS. Lê Thị Hoa').click();
    await page.getByRole('checkbox', { name: 'Chỉ cho xem một số giấy tờ' }).check();
    await page.getByRole('checkbox', { name: 'Xét nghiệm máu' }).check();
    await expectAccessible(page, 'other papers');
    await button(page, 'Lưu').click();
    await page.getByText('Chỉ xem 1 giấy tờ').waitFor();
    expect(await papersSeen()).toEqual(['Xét nghiệm máu']);
    // What was removed since is not asked for, and all can be shown again.
    expectStatus(await site.service.call('DELETE', `${held.url}/documents/${blood.id}`, { token: held.token }), 204);
    await page.reload();
    await button(page, 'Đổi giấy tờ BS. Lê Thị Hoa').click();
    await page.getByRole('checkbox', { name: 'Siêu âm bụng' }).check();
    await button(page, 'Lưu').click();
    await expect.poll(papersSeen).toEqual(['Siêu âm bụng']);
    await button(page, 'Đổi giấy tờ BS. Lê Thị Hoa').click();
    await page.getByRole('checkbox', { name: 'Chỉ cho xem một số giấy tờ' }).uncheck();
    await button(page, 'Lưu').click();
    await page.getByText('Chỉ xem 1 giấy tờ').waitFor({ state: 'detached' });

    await button(page, 'Thu hồi BS. Lê Thị Hoa').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Thu hồi' }).click();
    await page.getByText('Đã thu hồi').waitFor();
    expect((await site.service.call('GET', `/v1/review/${token}`)).status).toBe(410);

    await page.getByRole('link', { name: 'Nhật ký' }).click();
    await page.getByText('BS. Lê Thị Hoa mở đường dẫn mời').waitFor();
    expect(await page.getByText('Gia đình', { exact: true }).count(), 'only others, and the tab').toBe(1);
    await button(page, 'Tất cả').click();
    await page.getByText('Gia đình tạo hồ sơ').waitFor();
    await expectAccessible(page, 'the log');

    const download = page.waitForEvent('download');
    await button(page, 'Tải bản sao về máy').click();
    const archive = unzip(await readFile(await (await download).path()));
    expect(archive.get('summary.html')?.toString()).toContain('BS. Lê Thị Hoa');
    await leave();
  });

  test('everything is there in English, with a very long name', async () => {
    const fullName = `${'Nguyễn Phúc Thanh Hằng '.repeat(5)}Trang`;
    const held = await createCase(site.service, aCase({ patient: { fullName }, contacts: [aContact()] }));
    await createShare(site.service, held, { reviewerName: fullName });
    const { page, leave } = await site.visit({ language: 'en' });
    await holdKey(page, held);
    for (const [path, heading] of [
      ['/case', 'What to do'],
      ['/case/documents', 'Papers and pictures'],
      ['/case/family', 'Contacts'],
      ['/case/followups', 'Coming up'],
      ['/case/doctors', 'Invite a doctor'],
      ['/case/log', 'Who looked at the case'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await expectNoSideScroll(page, path);
      await doubleText(page);
      await expectNoSideScroll(page, `${path} with text of twice the size`);
    }
    await expectAccessible(page, 'English');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await leave();
  });
});
