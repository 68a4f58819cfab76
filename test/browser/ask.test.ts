import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { limits } from '#contract/limits.ts';
import type { Meta } from '#contract/meta.ts';
import type { RedFlagCode } from '#contract/vocabulary.ts';
import { ask } from '#engine/ask.ts';
import { understand } from '#engine/understand.ts';
import { apiCalls, screens } from './harness.ts';
import {
  answerEach,
  box,
  dangerLink,
  emergency,
  openResult,
  pickPlace,
  press,
  reply,
  startWithEngine,
  tell,
} from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('the danger signs', () => {
  it('are one touch away from every step, lead back when there are none, and outlast a reload', async () => {
    const { page, leave } = await site.visit();
    const back = async (url: RegExp) => {
      await dangerLink(page).click();
      await press(page, 'Không có dấu hiệu nào');
      await page.waitForURL(url);
    };
    await page.goto('/');
    await back(/\/$/);
    await tell(page, 'đau bụng từ hôm qua');
    await back(/\/about$/);
    await press(page, 'Tiếp tục');
    await page.waitForURL('**/ask/1');
    await back(/\/ask\/1$/);
    await dangerLink(page).click();
    await page.getByLabel('Co giật').check();
    await page.reload();
    expect(await page.getByLabel('Co giật').isChecked()).toBe(true);
    await press(page, 'Xem phải làm gì ngay');
    await emergency(page).waitFor();
    await leave();
  });

  it('stop at a tick with 115, what to do and the nearest places, without asking the service', async () => {
    const { page, leave } = await site.visit();
    const calls = apiCalls(page);
    await startWithEngine(page);
    await dangerLink(page).click();
    const none = page.getByRole('button', { name: 'Không có dấu hiệu nào' });
    expect((await none.boundingBox())?.y, 'below all of them').toBeGreaterThan(screens.phone.viewport.height);
    await page.getByLabel('Đau thắt ngực').check();
    await none.waitFor({ state: 'detached' });
    await press(page, 'Xem phải làm gì ngay');
    await emergency(page).waitFor();
    const call = page.locator('main').getByRole('link', { name: 'Gọi 115' });
    expect(await call.getAttribute('href')).toBe('tel:115');
    await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
    await pickPlace(page, 'dien chau', 'Diễn Châu');
    await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).waitFor();
    await expect.poll(() => page.locator('.nearest > li').count()).toBe(3);
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Hỏi cho người khác' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Thôi' }).click();
    await emergency(page).waitFor();
    await page.getByRole('button', { name: 'Hỏi cho người khác' }).click();
    await press(page, 'Xóa và hỏi lại');
    await box(page).waitFor();
    await leave();
  });

  it('are codes of the catalogue, each an emergency', async () => {
    const { page, leave } = await site.visit();
    await page.goto('/find-help/danger');
    const boxes = page.locator('input[name=danger]');
    await boxes.first().waitFor();
    const codes = await Promise.all((await boxes.all()).map((each) => each.getAttribute('value')));
    const { redFlags } = (await site.service.call('GET', '/v1/meta')).body as Meta;
    const emergencies = redFlags.filter(({ level }) => level === 'emergency').map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(8);
    for (const code of codes) expect(emergencies).toContain(code);
    await leave();
  });
});

/** To the first question that a text leads to. */
async function tellUntilAsked(page: Page, text: string): Promise<void> {
  await tell(page, text);
  await press(page, 'Tiếp tục');
  await page.waitForURL('**/ask/1');
  await reply(page, 'Có').waitFor();
}

const storedReplies = (page: Page) =>
  page.evaluate<Record<string, { reply: string }>>("JSON.parse(sessionStorage.getItem('danloi.answers')).asked");

describe('the questions about danger', () => {
  it.each(['Không', 'Không chắc'] as const)(
    'end after three, each another one, when all is answered “%s”',
    async (name) => {
      const { page, leave } = await site.visit();
      await tellUntilAsked(page, 'mệt mỏi');
      const asked = await answerEach(page, name);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length).toBeLessThanOrEqual(limits.askMax);
      expect(new Set(asked).size).toBe(asked.length);
      expect(Object.values(await storedReplies(page)).map((each) => each.reply)).toEqual(
        asked.map(() => (name === 'Không' ? 'no' : 'unsure')),
      );
      await leave();
    },
  );

  it('are chosen by the answers: what follows a “not sure” is what the engine asks then', async () => {
    const { page, leave } = await site.visit();
    await tellUntilAsked(page, 'mệt mỏi');
    await reply(page, 'Không chắc').click();
    await page.waitForURL(/\/(ask\/2|result)$/);
    const [code = ''] = Object.keys(await storedReplies(page));
    const told: Intake = {
      need: 'treatment',
      patient: {},
      symptoms: 'mệt mỏi',
      redFlagsUnsure: [code as RedFlagCode],
    };
    const [next] = ask(understand(told), told);
    if (!next) expect(page.url()).toContain('/result');
    else await expect.poll(() => heading(page).textContent()).toBe(next.question.vi);
    await leave();
  });

  it('show the emergency at once after a yes, are found again on the way back, and can be answered otherwise', async () => {
    const { page, leave } = await site.visit();
    await tellUntilAsked(page, 'đau bụng từ hôm qua');
    const first = await heading(page).textContent();
    await reply(page, 'Có').click();
    await emergency(page).waitFor();
    await page.goBack();
    await page.waitForURL('**/ask/1');
    await expect.poll(() => heading(page).textContent()).toBe(first);
    await reply(page, 'Không').click();
    await page.waitForURL('**/ask/2');
    await reply(page, 'Có').waitFor();
    const second = await heading(page).textContent();
    expect(second).not.toBe(first);
    await page.reload();
    await expect.poll(() => heading(page).textContent()).toBe(second);
    await press(page, 'Quay lại');
    await page.waitForURL('**/ask/1');
    await page.getByRole('button', { name: 'Không đã chọn' }).waitFor();
    await reply(page, 'Không chắc').click();
    await page.waitForURL(/\/(ask\/2|result)$/);
    expect(Object.values(await storedReplies(page)).map((each) => each.reply)).toEqual(['unsure']);
    await leave();
  });

  it('go on once, however often an answer is touched, and have buttons that a thumb finds', async () => {
    const { page, leave } = await site.visit();
    await tellUntilAsked(page, 'đau bụng từ hôm qua');
    for (const name of ['Có', 'Không', 'Không chắc'] as const) {
      const bounds = await reply(page, name).boundingBox();
      expect(bounds?.height, name).toBeGreaterThanOrEqual(56);
      expect(bounds?.width, name).toBeGreaterThan(250);
    }
    await page.evaluate("for (let n = 0; n < 2; n++) document.querySelectorAll('.choice')[1].click()");
    await page.waitForURL('**/ask/2');
    await reply(page, 'Có').waitFor();
    await page.goBack();
    await page.waitForURL('**/ask/1');
    await leave();
  });

  it('are not asked again when only the place is changed', async () => {
    const { page, leave } = await site.visit();
    await openResult(page);
    await page.getByRole('link', { name: 'Sửa câu trả lời' }).click();
    await press(page, 'Đổi nơi ở');
    await pickPlace(page, 'hue', 'Huế');
    await press(page, 'Tiếp tục');
    await page.waitForURL('**/result');
    await expect.poll(() => page.locator('.place').textContent()).toContain('Huế');
    await leave();
  });
});

it('“not sure” is not taken for no: nothing is called safe until it is answered', async () => {
  const { page, leave } = await site.visit();
  await tell(page, 'đau đầu vài ngày nay');
  await pickPlace(page, 'dien chau', 'Diễn Châu');
  await press(page, 'Tiếp tục');
  const unsure = (await answerEach(page, 'Không chắc')).length;
  expect(unsure).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1, name: 'Chưa rõ có nguy hiểm không' }).waitFor();
  expect(await page.locator('.outcome li').count()).toBe(unsure);
  const said = (await page.locator('main').textContent()) ?? '';
  expect(said).not.toContain('Khám thường');
  // One answer, one time: whoever is told to go within a day is not told to book below.
  expect(said).toContain('trong vòng 24 giờ');
  expect(said).not.toMatch(/Đặt lịch khám/);
  await press(page, 'Chia sẻ');
  await press(page, 'Sao chép chữ');
  const handedOn = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(handedOn.replaceAll('\u00a0', ' ')).toContain('Chưa rõ có nguy hiểm không');
  expect(handedOn).not.toContain('Khám thường');
  await page.getByRole('link', { name: 'Trả lời lại' }).click();
  await page.waitForURL('**/ask/1');
  await answerEach(page, 'Không');
  await page.getByRole('heading', { level: 1, name: 'Khám thường, chưa thấy nguy hiểm' }).waitFor();
  await leave();
});

it('calls nothing safe that it has not understood, and asks to be told again', async () => {
  const { page, leave } = await site.visit();
  await openResult(page, { text: 'asdkjh qwe zxc', place: ['dien chau', 'Diễn Châu'] });
  await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
  expect(await page.locator('.outcome-routine').count()).toBe(0);
  await page.getByText('Chúng tôi chưa hiểu điều bạn viết').waitFor();
  await page.getByRole('link', { name: 'Kể lại' }).click();
  expect(await box(page).inputValue()).toBe('asdkjh qwe zxc');
  await leave();
});
