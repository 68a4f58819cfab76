import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { caseNumberOf } from '#contract/ids.ts';
import { dayMs } from '#contract/when.ts';
import { aCase, aContact, anIntake } from '../builders.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  startOfTest,
} from '../harness.ts';
import { button, holdKey } from './family.ts';
import { expectAccessible, expectAccessibleInEveryLook, expectNoSideScroll, settled } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

const calm = anIntake({ need: 'checkup', symptoms: 'khám sức khỏe tổng quát' });

async function writeOpinion(held: HeldCase, opinion: string, urgency: string): Promise<void> {
  const { reviewToken } = await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa' });
  const body = { opinion, urgency };
  expectStatus(await site.service.call('POST', `/v1/review/${reviewToken}/opinions`, { body }), 201);
}

describe.each(['phone', 'desktop'] as const)('a case that stays open on a %s', (screen) => {
  test('tells by itself of an opinion, a navigator and a stage, until they are read', async () => {
    const held = await createCase(site.service, aCase({ intake: calm }));
    const { page, leave } = await site.visit({ screen });
    await holdKey(page, held);
    await page.goto('/case');
    const now = page.getByRole('region', { name: 'Lúc này' });
    await now.getByText('Chọn nơi khám bên dưới').waitFor();

    await writeOpinion(held, 'Cần nội soi trong ngày mai.', 'urgent');
    await page.getByText('BS. Lê Thị Hoa vừa viết ý kiến').waitFor();
    await now.getByText('Cần nội soi trong ngày mai.').waitFor();
    await now.getByText('Hãy theo mức gấp hơn').waitFor();
    const [first] = await page.locator('.steps .step').allTextContents();
    expect(first).toContain('BS. Lê Thị Hoa cho là cần khám sớm');
    expect(first, 'the doctor gave no time').not.toMatch(/24 giờ|trong vòng/);

    const taken = { state: 'in_hospital', assignedNavigator: 'Cô Sáu' };
    expectStatus(await site.service.call('PATCH', held.url, { token: navigatorToken, body: taken }), 200);
    await now.getByText('Điều phối viên Cô Sáu đang giúp').waitFor();
    await page.locator('.stage-now', { hasText: 'Ở viện' }).waitFor();
    expect(await page.getByText('cho là cần khám sớm').count(), 'done').toBe(0);
    await settled(page);
    await expectAccessibleInEveryLook(page, 'what matters now');
    await leave();
  });
});

test('an opinion is new until it was read, and what is due or missing comes first', async () => {
  const held = await createCase(site.service, aCase({ intake: anIntake({ redFlags: ['a_sign_nobody_knows'] }) }));
  await writeOpinion(held, 'Khám trong tuần là được.', 'routine');
  const { page, leave } = await site.visit();
  await holdKey(page, held);
  await page.goto('/case');
  const now = page.getByRole('region', { name: 'Lúc này' });
  await now.getByText('Họ cần một số điện thoại').waitFor();
  await now.getByText('Khám trong tuần là được.').waitFor();
  await now.getByRole('link', { name: 'Xem ý kiến' }).click();
  await page.getByText('Khám trong tuần là được.').waitFor();
  await page.getByRole('link', { name: 'Tổng quan' }).click();
  await now.getByText('Họ cần một số điện thoại').waitFor();
  expect(await now.getByText('Khám trong tuần là được.').count()).toBe(0);
  await leave();
});

test('the red card leaves with the stage, comes back with new danger, and the urgency stays', async () => {
  const held = await createCase(site.service, aCase({ intake: anIntake({ redFlags: ['stroke_signs'] }) }));
  const { page, leave } = await site.visit();
  await holdKey(page, held);
  await page.goto('/case');
  await page.locator('.emergency').waitFor();
  await button(page, 'Đổi chặng').click();
  await page.getByRole('radio', { name: /Đang ở bệnh viện/ }).check();
  await button(page, 'Lưu').click();
  await page.locator('.emergency').waitFor({ state: 'detached' });
  await page.getByText('hãy báo ngay bác sĩ hoặc điều dưỡng').waitFor();
  expect(await page.locator('.strip-danger').count()).toBe(0);
  expect((await readCase(site.service, held)).case.urgency).toBe('emergency');

  await writeOpinion(held, 'Báo bác sĩ trực ngay.', 'emergency');
  await page.reload();
  await page.locator('.emergency').getByText('Báo bác sĩ trực ngay.').waitFor();
  await leave();
});

test('a medicine twice a day is noted once, goes on when it is taken, and rings at its hours', async () => {
  const held = await createCase(site.service);
  const { page, leave } = await site.visit();
  await holdKey(page, held);
  await page.goto('/case/followups');
  await button(page, 'Thêm lịch hẹn').click();
  await page.getByLabel('Loại').selectOption('medication');
  await page.getByLabel(/Việc gì/).fill('Thuốc huyết áp');
  await page.getByLabel(/^Ngày/).fill('2026-11-16');
  await page.getByLabel('Lặp lại').selectOption('day');
  await page.getByLabel(/^Giờ/).fill('07:00');
  await button(page, 'Thêm giờ trong ngày').click();
  await page.getByLabel(/^Giờ thứ 2/).fill('20:00');
  await page.getByLabel('Kéo dài').selectOption('count');
  await button(page, 'Lưu').click();
  await page.getByRole('alert').getByText('Nhập số lần').waitFor();
  await page.getByLabel('Số lần').fill('30');
  await expectAccessible(page, 'a medicine');
  await expectNoSideScroll(page, 'a medicine');
  await button(page, 'Lưu').click();
  // Seven in the morning has passed, so that one begins tomorrow.
  await page.getByText('07:00, 17/11/2026').waitFor();
  await page.getByText('20:00, 16/11/2026').waitFor();
  expect(await page.getByText('Mỗi ngày, đến 15/12/2026').count()).toBe(2);

  const download = page.waitForEvent('download');
  await button(page, 'Đưa tất cả vào lịch').click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toContain('RRULE:FREQ=DAILY;UNTIL=20261215T165959Z\r\n');

  await button(page, 'Đã xong').first().click();
  await page.getByText('20:00, 17/11/2026').waitFor();
  const stored = (await readCase(site.service, held)).followUps.map(({ dueAt, status }) => `${dueAt} ${status}`);
  expect(stored).toEqual(['2026-11-17T07:00 scheduled', '2026-11-16T20:00 done', '2026-11-17T20:00 scheduled']);
  await leave();
});

test('papers are sorted by their names, and each gets a name of its own', async () => {
  const held = await createCase(site.service);
  const { page, leave } = await site.visit();
  await holdKey(page, held);
  await page.goto('/case/documents');
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj') });
  await page.locator('input[name=upload]').setInputFiles([pdf('XN máu 12-11.pdf'), pdf('Đơn thuốc BV.pdf')]);
  await page.getByText('Đã thêm 2 giấy tờ').waitFor();
  await button(page, 'Xem loại và đặt tên').click();
  const paper = (name: RegExp) => page.getByRole('dialog').getByRole('group', { name });
  await paper(/XN máu/)
    .getByLabel(/Tên giấy tờ/)
    .fill('Xét nghiệm máu');
  await paper(/Đơn thuốc/)
    .getByLabel('Loại giấy tờ')
    .selectOption('visit_slip');
  await expectAccessible(page, 'naming papers');
  await button(page, 'Lưu').click();
  await button(page, /Xét nghiệm máu/).waitFor();
  const { documents } = await readCase(site.service, held);
  expect(documents.map(({ kind, title, fileName }) => [fileName, kind, title]).toSorted()).toEqual([
    ['XN máu 12-11.pdf', 'lab_result', 'Xét nghiệm máu'],
    ['Đơn thuốc BV.pdf', 'visit_slip', null],
  ]);
  await leave();
});

test('a contact is changed, and another one becomes the one to call first', async () => {
  const contacts = [
    aContact({ fullName: 'Lê Thị Mai', role: 'primary', phone: '0901', email: 'mai@example.vn' }),
    aContact({ fullName: 'Lê Văn Nhanh' }),
  ];
  const held = await createCase(site.service, aCase({ contacts }));
  const { page, leave } = await site.visit({ screen: 'desktop' });
  await holdKey(page, held);
  await page.goto('/case/family');
  await button(page, 'Sửa Lê Văn Nhanh').click();
  await page.getByLabel(/Số điện thoại/).fill('0902 222 333');
  await page.getByRole('radio', { name: /Liên hệ chính/ }).check();
  await expectAccessible(page, 'changing a contact');
  await button(page, 'Lưu').click();
  await page.getByRole('link', { name: /0902 222 333/ }).waitFor();
  await button(page, 'Sửa Lê Thị Mai').click();
  await page.getByLabel(/Số điện thoại/).fill('');
  await button(page, 'Lưu').click();
  await page.getByRole('link', { name: /0901/ }).waitFor({ state: 'detached' });
  const stored = (await readCase(site.service, held)).contacts;
  expect(stored).toMatchObject([
    { fullName: 'Lê Thị Mai', role: 'secondary', email: 'mai@example.vn' },
    { fullName: 'Lê Văn Nhanh', role: 'primary', phone: '0902 222 333' },
  ]);
  expect(stored[0]).not.toHaveProperty('phone');
  await leave();
});

test('key cards open several cases on one device, which remembers those it was told to', async () => {
  const [father, mother] = [
    await createCase(site.service, aCase({ patient: { fullName: 'Nguyễn Văn Thắng' } })),
    await createCase(site.service, aCase({ patient: { fullName: 'Trần Thị Bưởi' } })),
  ];
  const { page, context, leave } = await site.visitOnNewDevice({ expectsNetworkErrors: true });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const { caseId, token } of [father, mother]) {
    await page.goto('/about');
    await page.goto(`/case#${caseId}.${token}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Gia đình' }).click();
    expect(page.url()).not.toContain('#');
    await page.getByRole('link', { name: 'Xem thẻ chìa khóa' }).click();
    await page.locator('.qr svg').waitFor();
    expect(await page.locator('.key-value').allTextContents()).toEqual([caseId, token]);
    await page.getByText('Nhớ hồ sơ này trên máy này').click();
    await page.getByRole('checkbox', { checked: true }).waitFor();
    await expectAccessible(page, 'the key card');
    await expectNoSideScroll(page, 'the key card');
    await button(page, 'Quay lại').click();
    await page.getByRole('link', { name: 'Tổng quan' }).click();
    await page.getByRole('heading', { name: 'Việc cần làm' }).waitFor();
  }
  expect(asked.filter((url) => url.includes(father.token) || url.includes(mother.token))).toEqual([]);

  // A card with another key neither opens the case nor costs the device the right one.
  await page.goto('/about');
  await page.goto(`/case#${father.caseId}.dlc_${'x'.repeat(43)}`);
  await page.getByText('Không mở được hồ sơ').waitFor();
  await page.goto('/');
  await button(page, /Nguyễn Văn Thắng/).click();
  await page.getByRole('heading', { level: 1, name: 'Nguyễn Văn Thắng' }).waitFor();

  await button(page, 'Thoát hồ sơ').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Xóa khỏi máy này' }).click();
  await button(page, /Trần Thị Bưởi/).waitFor();
  expect(await button(page, /Nguyễn Văn Thắng/).count()).toBe(0);
  expect(await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])')).not.toContain(father.token);
  await expectAccessible(page, 'the cases of a device');
  await leave();
});

test('a case that was about to be erased says when, and that it is kept by being opened', async () => {
  const held = await createCase(site.service, aCase({ intake: anIntake({ redFlags: ['a_sign_nobody_knows'] }) }));
  const { db, deps } = site.service;
  Object.assign(deps.config, { retentionDays: 365 });
  const erasesAt = startOfTest + 90 * dayMs;
  const ofCase = db.updateTable('cases').where('case_number', '=', caseNumberOf(held.caseId) ?? -1);
  await ofCase.set({ erases_at: erasesAt }).execute();
  const { page, leave } = await site.visit();
  await page.goto('/icons/icon.svg');
  const navigator = JSON.stringify(JSON.stringify({ token: navigatorToken, name: 'navigator' }));
  await page.evaluate(`sessionStorage.setItem('danloi.navigator', ${navigator})`);
  await page.goto(`/navigator/${held.caseId}`);
  await page.getByText('hồ sơ sẽ bị xóa vào 14/02/2027').waitFor();
  await expectAccessible(page, 'to be erased, for a navigator');
  await holdKey(page, held);
  await page.goto('/case');
  await page.getByText('Bạn vừa mở, vậy là hồ sơ được giữ lại').waitFor();
  await expectAccessibleInEveryLook(page, 'was to be erased');
  await page.getByRole('link', { name: 'Tải bản sao ở Nhật ký' }).click();
  await button(page, 'Tải bản sao về máy').waitFor();
  expect(await readCase(site.service, held)).not.toHaveProperty('erasesAt');
  await page.reload();
  await button(page, 'Tải bản sao về máy').waitFor();
  expect(await page.getByText('sắp bị xóa').count()).toBe(0);
  await leave();
});

test('a case is followed by asking whether anything is new, and little is sent while nothing is', async () => {
  const held = await createCase(site.service);
  const { page, context, leave } = await site.visitOnNewDevice();
  await context.clock.install({ time: startOfTest });
  await holdKey(page, held);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(held.url)) statuses.push(response.status());
  });
  await page.goto('/case');
  await page.getByRole('heading', { name: 'Việc cần làm' }).waitFor();
  await expect
    .poll(async () => {
      await context.clock.fastForward(11_000);
      return statuses.at(-1);
    })
    .toBe(304);
  await leave();
});
