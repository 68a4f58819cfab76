import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Intake } from '../../src/contract/intake.ts';
import type { Meta } from '../../src/contract/meta.ts';
import { doubleText, expectNoSideScroll, type Screen, screens, widenText } from './harness.ts';
import { answerAll, answerFromText, answerUntilText, bellyAche, passDangerSigns } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

/** What the page has asked of the API. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) calls.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`.trim());
  });
  return calls;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe.each(Object.keys(screens) as Screen[])('finding help on a %s', (screen) => {
  it('leads from the first page to a named hospital, and sends nothing before the last step', async () => {
    const { page, leave } = await site.visit({ screen });
    const calls = apiCalls(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Bắt đầu' }).click();
    await page.getByRole('button', { name: 'Không có dấu hiệu nào' }).click();
    await answerUntilText(page);
    await answerFromText(page);
    expect(calls).toEqual([]);

    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/^POST \/v1\/navigate /);
    const { redFlagsDenied = [], ...told } = JSON.parse(calls[0]?.replace('POST /v1/navigate ', '') ?? '') as Intake;
    expect(redFlagsDenied.length).toBeGreaterThan(0);
    expect(told).toEqual({
      need: 'treatment',
      patient: { isSelf: false, age: 58, sex: 'male', province: 'Nghệ An', place: '40' },
      symptoms: bellyAche.symptoms,
      durationDays: 90,
      severity: 'mild',
      hasPriorResults: false,
    });
    await expect.poll(() => heading(page).textContent()).toMatch(/Khám (thường|sớm)/);
    await expect.poll(() => page.locator('.place-name').textContent()).toContain('Nghệ An');
    await expect.poll(() => page.locator('.step').count()).toBeGreaterThan(2);
    await leave();
  });

  it('stops at a ticked danger sign with 115, what to do and the nearest places, without asking the service', async () => {
    const { page, leave } = await site.visit({ screen });
    const calls = apiCalls(page);
    await page.goto('/find-help');
    await page.getByLabel('Đau thắt ngực').check();
    await page.getByRole('button', { name: 'Xem phải làm gì ngay' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cấp cứu: gọi 115 ngay' }).waitFor();
    const call = page.locator('main').getByRole('link', { name: 'Gọi 115' });
    expect(await call.getAttribute('href')).toBe('tel:115');
    await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();

    await page.getByLabel('Tỉnh hoặc thành phố').fill('dien chau');
    await page.getByRole('button', { name: 'Diễn Châu' }).click();
    await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).waitFor();
    await expect.poll(() => page.locator('.nearest > li').count()).toBe(3);
    expect(calls).toEqual([]);
    await leave();
  });
});

describe('the danger signs', () => {
  it('are denied only below the last of them, where all have been seen', async () => {
    const { page, leave } = await site.visit();
    await page.goto('/find-help');
    const none = page.getByRole('button', { name: 'Không có dấu hiệu nào' });
    const last = page.locator('label', { has: page.locator('input[name=danger]') }).last();
    const [button, sign] = [await none.boundingBox(), await last.boundingBox()];
    expect(button?.y).toBeGreaterThan((sign?.y ?? 0) + (sign?.height ?? 0) - 1);
    expect(button?.y).toBeGreaterThan(screens.phone.viewport.height);
    await page.getByLabel('Co giật').check();
    await none.waitFor({ state: 'detached' });
    await leave();
  });

  it('are codes of the catalogue, each an emergency', async () => {
    const { page, leave } = await site.visit();
    await page.goto('/find-help');
    const boxes = page.locator('input[name=danger]');
    await boxes.first().waitFor();
    const codes = await Promise.all((await boxes.all()).map((box) => box.getAttribute('value')));
    const { redFlags } = (await site.service.call('GET', '/v1/meta')).body as Meta;
    const emergencies = redFlags.filter(({ level }) => level === 'emergency').map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(8);
    for (const code of codes) expect(emergencies).toContain(code);
    await leave();
  });

  it('come first, whatever address is opened', async () => {
    const { page, leave } = await site.visit();
    for (const address of ['/find-help/symptoms', '/find-help/review', '/result']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: 'Lúc này có dấu hiệu nào' }).waitFor();
    }
    await leave();
  });
});

describe('the text', () => {
  it('is read while it is typed, and danger leads on at once', async () => {
    const { page, leave } = await site.visit();
    const calls = apiCalls(page);
    await passDangerSigns(page);
    await answerUntilText(page, { ...bellyAche, symptoms: '' });
    const text = page.getByLabel('Chuyện gì đang xảy ra?');
    await text.pressSequentially('tu sang dau nguc');
    await text.pressSequentially(' lan tay trai, va mo hoi');
    await page.locator('.strip-danger').waitFor();
    await page.locator('.notice-danger').first().waitFor();
    await page.getByRole('button', { name: 'Xem phải làm gì ngay' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cấp cứu: gọi 115 ngay' }).waitFor();
    expect(calls).toEqual([]);
    await leave();
  });

  it('that is taken back takes its warning with it', async () => {
    const { page, leave } = await site.visit();
    await passDangerSigns(page);
    await answerUntilText(page, { ...bellyAche, symptoms: 'đau ngực lan tay trái, vã mồ hôi' });
    await page.locator('.strip-danger').waitFor();
    await page.getByLabel('Chuyện gì đang xảy ra?').fill('ngứa da tay');
    await page.locator('.strip-danger').waitFor({ state: 'detached' });
    await leave();
  });

  it('may be left out where nothing hurts', async () => {
    const { page, leave } = await site.visit();
    await passDangerSigns(page);
    await answerUntilText(page, { ...bellyAche, need: 'Khám kiểm tra sức khỏe', symptoms: '' });
    await page.getByRole('button', { name: 'Bỏ qua' }).click();
    await page.waitForURL('**/find-help/diagnosis');
    await leave();
  });

  it('leads to questions of its own; a yes to a grave one ends in the emergency page', async () => {
    const { page, leave } = await site.visit();
    await passDangerSigns(page);
    await answerUntilText(page, { ...bellyAche, symptoms: 'đau bụng từ hôm qua' });
    await page.getByRole('button', { name: 'Tiếp tục' }).click();
    await page.waitForURL('**/find-help/ask/1');
    await page.getByRole('button', { name: 'Có', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Cấp cứu: gọi 115 ngay' }).waitFor();
    await leave();
  });

  it('leads to questions; "not sure" is not taken for no: nothing is called safe until they are answered', async () => {
    const { page, leave } = await site.visit();
    await answerAll(page, { ...bellyAche, symptoms: 'ngứa da tay vài ngày nay', replies: 'Không chắc' });
    const asked = page.getByRole('link', { name: /Hỏi thêm về nguy hiểm/ });
    const said = (await asked.textContent()) ?? '';
    const unsure = Number(/Không chắc: (\d)/.exec(said)?.[1]);
    expect(unsure, said).toBeGreaterThan(0);
    expect(unsure, said).toBeLessThanOrEqual(3);
    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    await page.getByRole('heading', { level: 1, name: 'Chưa rõ có nguy hiểm không' }).waitFor();
    expect(await page.locator('.outcome li').count()).toBe(unsure);
    expect(await page.locator('main').textContent()).not.toContain('Khám thường');
    // One answer, one time: whoever is told to go within a day is not told to book below.
    expect(await page.locator('main').textContent()).toContain('trong vòng 24 giờ');
    expect(await page.locator('main').textContent()).not.toMatch(/Đặt lịch khám/);
    await page.getByRole('button', { name: 'Chia sẻ' }).click();
    await page.getByRole('button', { name: 'Sao chép chữ' }).click();
    const handedOn = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(handedOn.replaceAll('\u00a0', ' ')).toContain('Chưa rõ có nguy hiểm không');
    expect(handedOn).not.toContain('Khám thường');

    await page.getByRole('link', { name: 'Trả lời lại' }).click();
    await page.waitForURL('**/find-help/ask?change=1');
    while (page.url().includes('/ask')) {
      const before = page.url();
      await page.getByRole('button', { name: /^Không( đã chọn)?$/ }).click();
      await page.waitForURL((url) => url.href !== before);
    }
    await page.getByRole('heading', { level: 1, name: 'Khám thường, chưa thấy nguy hiểm' }).waitFor();
    await leave();
  });
});

it('calls nothing safe that it has not understood, and asks to be told again', async () => {
  const { page, leave } = await site.visit();
  await answerAll(page, { ...bellyAche, symptoms: 'asdkjh qwe zxc' });
  await page.getByRole('button', { name: 'Xem gợi ý' }).click();
  await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
  expect(await page.locator('.outcome-routine').count()).toBe(0);
  await page.getByText('Chúng tôi chưa hiểu điều bạn viết').waitFor();
  await page.getByRole('link', { name: 'Kể lại' }).click();
  expect(await page.getByLabel('Chuyện gì đang xảy ra?').inputValue()).toBe('asdkjh qwe zxc');
  await leave();
});

it('asks before the answers of an emergency are wiped for someone else', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/find-help');
  await page.getByLabel('Co giật').check();
  await page.getByRole('button', { name: 'Xem phải làm gì ngay' }).click();
  await page.getByRole('button', { name: 'Hỏi cho người khác' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Thôi' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cấp cứu: gọi 115 ngay' }).waitFor();
  await page.getByRole('button', { name: 'Hỏi cho người khác' }).click();
  await page.getByRole('button', { name: 'Xóa và hỏi lại' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lúc này có dấu hiệu nào' }).waitFor();
  await leave();
});

describe('going back', () => {
  it('works with the browser and with the page, and keeps what was answered', async () => {
    const { page, leave } = await site.visit();
    await passDangerSigns(page);
    await answerUntilText(page);
    await page.goBack();
    await page.waitForURL('**/find-help/need');
    await page.getByRole('button', { name: 'Quay lại' }).click();
    await page.waitForURL('**/find-help/sex');
    await page.getByRole('button', { name: 'Quay lại' }).click();
    await page.waitForURL('**/find-help/age');
    expect(await page.getByLabel('Tuổi').inputValue()).toBe('58');
    await leave();
  });

  it('leads from an answer that was only looked at to the overview, and from a hospital to the result', async () => {
    const { page, leave } = await site.visit();
    await answerAll(page);
    await page.getByRole('link', { name: /^Tuổi/ }).click();
    await page.waitForURL('**/find-help/age?change=1');
    await page.getByRole('button', { name: 'Quay lại' }).click();
    await page.waitForURL('**/find-help/review');
    await page.getByRole('button', { name: 'Xem gợi ý' }).click();
    await page.getByRole('link', { name: 'Xem bệnh viện' }).click();
    await page.getByRole('heading', { name: 'Các khoa' }).waitFor();
    await page.getByRole('button', { name: 'Quay lại' }).click();
    await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    await leave();
  });

  it('works on a page that was opened anew', async () => {
    const { page, leave } = await site.visit();
    await passDangerSigns(page);
    await page.getByRole('button', { name: 'Tôi', exact: true }).click();
    await page.waitForURL('**/find-help/age');
    await page.reload();
    await page.getByRole('button', { name: 'Quay lại' }).click();
    await page.waitForURL('**/find-help/who');
    await leave();
  });
});

describe('the overview', () => {
  it('lets every answer be changed and comes back to it', async () => {
    const { page, leave } = await site.visit();
    await answerAll(page);
    await page.getByRole('link', { name: 'Tuổi 58 tuổi' }).click();
    await page.getByLabel('Tuổi').fill('8');
    await page.getByRole('button', { name: 'Tiếp tục' }).click();
    await page.waitForURL('**/find-help/review');
    await page.getByRole('link', { name: 'Tuổi 8 tuổi' }).waitFor();
    await leave();
  });

  it('forgets everything when asked to', async () => {
    const { page, leave } = await site.visit();
    await answerAll(page);
    await page.getByRole('button', { name: 'Xóa các câu trả lời' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Xóa các câu trả lời' }).click();
    await page.waitForURL(`${site.url}/`);
    expect(await page.evaluate("sessionStorage.getItem('danloi.answers')")).toBe('{}');
    await leave();
  });
});

describe('a wrong age', () => {
  it('is refused with what to do, and tied to its field', async () => {
    const { page, leave } = await site.visit();
    await passDangerSigns(page);
    await page.getByRole('button', { name: 'Tôi', exact: true }).click();
    const age = page.getByLabel('Tuổi');
    for (const wrong of ['abc', '121', '-1', '']) {
      await age.fill(wrong);
      await page.getByRole('button', { name: 'Tiếp tục' }).click();
      expect(await age.getAttribute('aria-invalid'), wrong).toBe('true');
    }
    await page.getByText('từ 0 đến 120').waitFor();
    await page.getByRole('button', { name: 'Không biết' }).click();
    await page.waitForURL('**/find-help/sex');
    await leave();
  });
});

it('can be gone through with the keyboard alone', async () => {
  const { page, leave } = await site.visit({ screen: 'desktop' });
  /** Moves to the control with this name as a keyboard does, and presses it. */
  const press = async (name: RegExp, key = 'Enter') => {
    for (let count = 0; count < 60; count++) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate<string>(
        "(document.activeElement?.closest('label') ?? document.activeElement)?.textContent ?? ''",
      );
      if (name.test(label.trim())) return await page.keyboard.press(key);
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(/^Bắt đầu$/);
  await page.waitForURL('**/find-help');
  await page.locator('input[name=danger]').first().waitFor();
  await press(/^Không có dấu hiệu nào$/);
  await page.waitForURL('**/who');
  await press(/^Tôi$/);
  await page.waitForURL('**/age');
  await page.keyboard.press('Tab');
  await page.keyboard.type('41');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sex');
  await press(/^Nữ$/);
  await page.waitForURL('**/need');
  await press(/^Tái khám$/);
  await page.waitForURL('**/symptoms');
  await press(/^Bỏ qua$/);
  await page.waitForURL('**/diagnosis');
  await press(/^Chưa đi khám$/);
  await page.waitForURL('**/province');
  await page.keyboard.press('Tab');
  await page.keyboard.type('hue');
  await page.getByRole('button', { name: 'Huế' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/city');
  await press(/^Gần nhà nhất có thể$/);
  await page.waitForURL('**/review');
  await press(/^Xem gợi ý$/);
  await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
  await leave();
});

it('tells a screen reader the new question by moving the focus to it', async () => {
  const { page, leave } = await site.visit();
  await passDangerSigns(page);
  await expect.poll(() => page.evaluate<string>("document.activeElement?.textContent ?? ''")).toBe('Ai cần được giúp?');
  expect(await page.title()).toBe('Ai cần được giúp? – Dẫn Lối');
  await leave();
});

it('speaks English at a switch, keeps the answers, and remembers the choice', async () => {
  const { page, leave } = await site.visit();
  await passDangerSigns(page);
  await page.getByRole('button', { name: 'Tôi', exact: true }).click();
  await page.getByLabel('Tuổi').fill('30');
  await page.getByRole('button', { name: 'English' }).click();
  expect(await page.getByLabel('Age in years').inputValue()).toBe('30');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Where should you go for care?' }).waitFor();
  await leave();
});

it('fits a small phone with the text at twice its size', async () => {
  const { page, leave } = await site.visit();
  await page.goto('/');
  await heading(page).waitFor();
  await doubleText(page);
  await widenText(page);
  await expectNoSideScroll(page, 'home');
  await page.getByRole('link', { name: 'Bắt đầu' }).click();
  await page.locator('input[name=danger]').first().waitFor();
  await expectNoSideScroll(page, 'danger signs');
  await page.getByRole('button', { name: 'Không có dấu hiệu nào' }).click();
  await answerUntilText(page);
  await expectNoSideScroll(page, 'text');
  await answerFromText(page);
  await expectNoSideScroll(page, 'overview');
  await page.getByRole('button', { name: 'Xem gợi ý' }).click();
  await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
  await expectNoSideScroll(page, 'result');
  await leave();
});
