import { describe, expect, test } from 'vitest';
import { aFollowUp } from '../builders.ts';
import { expectStatus } from '../harness.ts';
import { button, fullCase, holdKey } from './family.ts';
import { expectAccessibleInEveryLook, settled } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

const story = 'đau bụng âm ỉ hai tháng nay, ăn không tiêu';
const told = {
  dangerSigns: [],
  isSelf: false,
  need: 'treatment',
  age: 58,
  sex: 'male',
  symptoms: story,
  durationDays: 60,
  province: 'Vinh',
  asked: { vomiting_blood: { reply: 'no', question: { vi: 'Có nôn ra máu không?', en: 'Vomiting blood?' } } },
  insurance: { hasCard: true, registeredAt: 'Trạm y tế phường Vinh Tân' },
};

const answered = (answers: object) =>
  `sessionStorage.setItem('danloi.answers', ${JSON.stringify(JSON.stringify(answers))})`;

describe.each(['phone', 'desktop'] as const)('the sheet on a %s', (screen) => {
  test('says where, what to bring, what to say and what was told, and opens again by its code', async () => {
    const { page, context, leave } = await site.visitOnNewDevice({ screen });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await page.goto('/about');
    await page.evaluate(answered(told));
    await page.goto('/result');
    await page.getByRole('link', { name: 'Tờ mang theo' }).click();
    await page.locator('.qr svg').waitFor();
    const sheet = page.locator('.sheet');
    await sheet.getByText('Đã hỏi, không có: Nôn ra máu').waitFor();
    const whole = (await sheet.textContent()) ?? '';
    const [hospital = ''] = await sheet.locator('.sheet-where li').allTextContents();
    for (const part of ['Địa chỉ: ', 'đường chim bay', `“${story}”`, '60 ngày', 'Nam, 58 tuổi']) {
      expect(whole).toContain(part);
    }
    expect(whole).toContain('đăng ký khám ban đầu tại Trạm y tế phường Vinh Tân');
    expect(whole).toMatch(/Thuốc đang uống:.*Dị ứng/);
    await settled(page);
    await expectAccessibleInEveryLook(page, 'the sheet');

    await button(page, 'Chia sẻ').click();
    const sms = await page.getByRole('link', { name: /SMS/ }).getAttribute('href');
    expect(decodeURIComponent(sms ?? '')).toMatch(/^sms:\?&body=.*Địa chỉ.*maps/s);
    expect(decodeURIComponent(sms ?? '')).not.toContain(story);
    await button(page, 'Sao chép chữ').click();
    await page.getByText('Đã sao chép').waitFor();
    const text = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(text).toContain(story);
    const link = text.split('\n').at(-1) ?? '';
    expect(link).toMatch(/\/sheet#z[\w-]{50,900}$/);

    await page.goto('/about');
    await page.evaluate('sessionStorage.clear()');
    await page.goto(link);
    await page.waitForURL('**/sheet/opened');
    await page.locator('.qr svg').waitFor();
    expect((await sheet.locator('.sheet-where li').allTextContents())[0]).toBe(hospital);
    expect(await sheet.textContent()).toContain(story);
    await page.reload();
    await sheet.getByText(story).waitFor();
    expect(asked.filter((url) => url.includes(link.split('#')[1] ?? ''))).toEqual([]);
    await leave();
  });
});

test('prints on one page of A4, without buttons', async () => {
  const { page, leave } = await site.visit({ screen: 'desktop' });
  await page.goto('/about');
  await page.evaluate(answered({ ...told, symptoms: `${story}. `.repeat(20) }));
  await page.goto('/sheet');
  await page.locator('.qr svg').waitFor();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await leave();
});

test('of a story too long for a code keeps what makes it urgent', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/about');
  const padding = Array.from({ length: 125 }, (_, n) => `chuyện ${n} ${(n * 7919).toString(36)}`).join(' ');
  await page.evaluate(answered({ ...told, symptoms: `${padding} nôn ra máu tươi ồ ạt` }));
  await page.goto('/sheet');
  await page.locator('.qr svg').waitFor();
  await page.getByText('Cấp cứu: gọi 115 ngay').waitFor();
  await button(page, 'Chia sẻ').click();
  await button(page, 'Sao chép chữ').click();
  await page.getByText('Đã sao chép').waitFor();
  const link = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n').at(-1) ?? '';
  await page.goto('/about');
  await page.goto(link);
  await page.getByText('Cấp cứu: gọi 115 ngay').waitFor();
  await page.goto('/about');
  await page.goto('/sheet#znonsense');
  await page.getByText('Đường dẫn này bị thiếu hoặc hỏng').waitFor();
  await leave();
});

test('of a case names its medicines and what the doctor wrote, and its code opens the case only with the key', async () => {
  const held = await fullCase(site);
  const body = aFollowUp({ kind: 'medication', title: 'Omeprazol 20 mg', repeat: { every: 'day' } });
  expectStatus(await site.service.call('POST', `${held.url}/followups`, { token: held.token, body }), 200);
  const { page, leave } = await site.visit();
  await holdKey(page, held);
  await page.goto('/case');
  await page.getByRole('link', { name: 'Tờ mang theo' }).click();
  await page.getByText('Thuốc đang uống: Omeprazol 20 mg').waitFor();
  await page.getByText('BS. Lê Thị Hoa, Nội tiêu hóa, 16/11/2026: “Nên nội soi dạ dày trong tuần này.”').waitFor();
  await settled(page);
  await expectAccessibleInEveryLook(page, 'the sheet of a case');
  await button(page, 'Chia sẻ').click();
  await button(page, 'Sao chép chữ').click();
  await page.getByText('Đã sao chép').waitFor();
  const text = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(text).not.toContain(held.token);
  expect(text).toMatch(/Địa chỉ: .*\nĐiện thoại: \d/);
  const link = text.split('\n').at(-1) ?? '';
  expect(link).toBe(`${site.url}/case#${held.caseId}`);
  await page.goto('/about');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Việc cần làm' }).waitFor();
  await page.evaluate('sessionStorage.clear()');
  await page.goto('/about');
  await page.goto(link);
  expect(await page.getByLabel(/^Số hồ sơ/).inputValue()).toBe(held.caseId);
  await leave();
});
