import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { answerUntilText, bellyAche, passDangerSigns } from './questions.ts';
import { useSite } from './site.ts';

const site = useSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const reply = (page: Page, name: 'Có' | 'Không' | 'Không chắc') =>
  page.getByRole('button', { name: new RegExp(`^${name}( đã chọn)?$`) });

/** To the first question that a text leads to. */
async function tell(page: Page, symptoms: string): Promise<void> {
  await passDangerSigns(page);
  await answerUntilText(page, { ...bellyAche, symptoms });
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.waitForURL('**/ask/1');
  await reply(page, 'Có').waitFor();
}

/** Gives the same answer until nothing is asked any more, and says what was asked. */
async function answerEach(page: Page, name: 'Không' | 'Không chắc'): Promise<string[]> {
  const asked: string[] = [];
  while (page.url().includes('/ask')) {
    const before = page.url();
    await reply(page, name).waitFor();
    asked.push((await heading(page).textContent()) ?? '');
    await reply(page, name).click();
    await page.waitForURL((url) => url.href !== before);
  }
  return asked;
}

const storedReplies = (page: Page) =>
  page.evaluate<Record<string, { reply: string }>>("JSON.parse(sessionStorage.getItem('danloi.answers')).asked");

describe('the questions about danger', () => {
  it.each(['Không', 'Không chắc'] as const)(
    'end after three, each another one, when all is answered “%s”',
    async (name) => {
      const { page, leave } = await site.visit();
      await tell(page, 'chân hơi sưng');
      const asked = await answerEach(page, name);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length).toBeLessThanOrEqual(limits.askMax);
      expect(new Set(asked).size).toBe(asked.length);
      expect(page.url()).toContain('/duration');
      expect(Object.values(await storedReplies(page)).map((each) => each.reply)).toEqual(
        asked.map(() => (name === 'Không' ? 'no' : 'unsure')),
      );
      await leave();
    },
  );

  it('are chosen by the answers: what follows a “not sure” is what the engine asks then', async () => {
    const { page, leave } = await site.visit();
    await tell(page, 'chân hơi sưng');
    await reply(page, 'Không chắc').click();
    await page.waitForURL(/\/(ask\/2|duration)$/);
    const [code = ''] = Object.keys(await storedReplies(page));
    const body = {
      need: 'treatment',
      patient: { isSelf: false, age: 58, sex: 'male' },
      symptoms: 'chân hơi sưng',
      redFlagsUnsure: [code],
    };
    const { ask } = (await site.service.call('POST', '/v1/navigate', { body })).body;
    if (ask.length === 0) expect(page.url()).toContain('/duration');
    else await expect.poll(() => heading(page).textContent()).toBe(ask[0].question);
    await leave();
  });

  it('show the emergency at once after a yes, and go on when that is taken back', async () => {
    const { page, leave } = await site.visit();
    await tell(page, 'đau bụng từ hôm qua');
    const first = await heading(page).textContent();
    await reply(page, 'Có').click();
    await page.getByRole('heading', { level: 1, name: 'Cấp cứu: gọi 115 ngay' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/ask/1');
    await expect.poll(() => heading(page).textContent()).toBe(first);
    await reply(page, 'Không').click();
    await page.waitForURL(/\/(ask\/2|duration)$/);
    await leave();
  });

  it('are found again on the way back, with what was answered, and can be answered otherwise', async () => {
    const { page, leave } = await site.visit();
    await tell(page, 'đau bụng từ hôm qua');
    const first = await heading(page).textContent();
    await reply(page, 'Không').click();
    await page.waitForURL('**/ask/2');
    await reply(page, 'Có').waitFor();
    expect(await heading(page).textContent()).not.toBe(first);
    await page.getByRole('button', { name: 'Quay lại' }).click();
    await page.waitForURL('**/ask/1');
    expect(await heading(page).textContent()).toBe(first);
    await page.getByRole('button', { name: 'Không đã chọn' }).waitFor();
    await reply(page, 'Không chắc').click();
    await page.waitForURL(/\/(ask\/2|duration)$/);
    expect(Object.values(await storedReplies(page)).map((each) => each.reply)).toEqual(['unsure']);
    await page.goBack();
    await page.waitForURL('**/ask/1');
    await leave();
  });

  it('go on once, however often an answer is touched', async () => {
    const { page, leave } = await site.visit();
    await tell(page, 'đau bụng từ hôm qua');
    await page.evaluate("for (let n = 0; n < 2; n++) document.querySelectorAll('.choice')[1].click()");
    await page.waitForURL('**/ask/2');
    await reply(page, 'Có').waitFor();
    await page.goBack();
    await page.waitForURL('**/ask/1');
    await leave();
  });

  it('outlast a reload, and have buttons that a thumb finds', async () => {
    const { page, leave } = await site.visit();
    await tell(page, 'đau bụng từ hôm qua');
    await reply(page, 'Không').click();
    await page.waitForURL('**/ask/2');
    await reply(page, 'Có').waitFor();
    const second = await heading(page).textContent();
    await page.reload();
    await expect.poll(() => heading(page).textContent()).toBe(second);
    for (const name of ['Có', 'Không', 'Không chắc'] as const) {
      const box = await reply(page, name).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(56);
      expect(box?.width, name).toBeGreaterThan(250);
    }
    await leave();
  });

  it('need no network', async () => {
    const { page, context, leave } = await site.visit({ expectsNetworkErrors: true });
    await tell(page, 'đau bụng từ hôm qua');
    await context.setOffline(true);
    expect((await answerEach(page, 'Không')).length).toBeGreaterThan(1);
    await leave();
  });

  it('are asked in English too', async () => {
    const { page, leave } = await site.visit();
    await tell(page, 'đau bụng từ hôm qua');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Extra question 1 of at most 3').waitFor();
    await page.getByRole('button', { name: 'Not sure' }).waitFor();
    await leave();
  });
});
