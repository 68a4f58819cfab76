import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Intake } from '#contract/intake.ts';
import { aCase, anIntakeForHuman } from '../builders.ts';
import { createCase, createShare, type HeldCase, navigatorToken, readCase } from '../harness.ts';
import { button, holdKey } from './family.ts';
import { expectAccessible, expectNoSideScroll } from './harness.ts';
import { useSite } from './site.ts';

const site = useSite();

const said = {
  symptoms: 'ho 5 ngày',
  redFlags: ['leg_clot_signs', 'a_sign_nobody_knows'],
  redFlagsUnsure: ['fainting'],
  redFlagsDenied: ['seizure', 'coughing_blood_heavy', 'fainting'],
} satisfies Partial<Intake>;

let held: HeldCase;
beforeAll(async () => {
  held = await createCase(site.service, aCase({ intake: anIntakeForHuman(said) }));
});

const lines = {
  vi: [
    ['Dấu hiệu nguy hiểm', ['Một chân sưng, đau, nóng bất thường', 'a_sign_nobody_knows']],
    ['Đã hỏi, gia đình trả lời: chưa chắc', ['Ngất, xỉu dù đã tỉnh lại']],
    ['Đã hỏi, gia đình trả lời: không có', ['Co giật', 'Ho ra máu nhiều hoặc liên tục']],
  ],
  en: [
    ['Danger signs', ['One leg swollen, painful, warm', 'a_sign_nobody_knows']],
    ['Asked, and the family is not sure', ['Fainted, even if awake again']],
    ['Asked, and the family said no', ['Fit or convulsion', 'Coughing up a lot of blood']],
  ],
} as const;

async function expectSigns(page: Page, language: 'vi' | 'en'): Promise<void> {
  for (const [name, signs] of lines[language]) {
    const fact = page.locator('.fact', { has: page.locator('dt', { hasText: name }) });
    await expect.poll(() => fact.locator('dd li').allTextContents()).toEqual(signs);
  }
  await expectNoSideScroll(page, 'the signs');
}

const readers: Record<string, (page: Page) => Promise<void>> = {
  'the family': async (page) => {
    await holdKey(page, held);
    await page.goto('/case');
  },
  'an invited doctor': async (page) => {
    await page.goto((await createShare(site.service, held)).reviewUrl);
  },
  'a navigator': async (page) => {
    const session = JSON.stringify(JSON.stringify({ token: navigatorToken, name: 'navigator' }));
    await page.goto('/about');
    await page.evaluate(`sessionStorage.setItem('danloi.navigator', ${session})`);
    await page.goto(`/navigator/${held.caseId}`);
  },
};

test.each(
  Object.keys(readers).flatMap((reader) => [
    { reader, language: 'vi' as const },
    { reader, language: 'en' as const },
  ]),
)('$reader reads which signs were asked about and denied, or left open, in plain words ($language)', async (given) => {
  const { page, leave } = await site.visit({ language: given.language });
  await readers[given.reader]?.(page);
  await expectSigns(page, given.language);
  await expectAccessible(page, 'the signs');
  await leave();
});

test('a story that has changed keeps every sign that is there or in doubt, but no “no” to the former one', async () => {
  const own = await createCase(site.service, aCase({ intake: anIntakeForHuman(said) }));
  const { page, leave } = await site.visit();
  await holdKey(page, own);
  await page.goto('/case');
  await button(page, 'Tình hình thay đổi?').click();
  await page.getByLabel(/Đang thấy thế nào/).fill('ho nặng hơn, mệt');
  await button(page, 'Cập nhật và xem gợi ý mới').click();
  await page.getByText('ho nặng hơn, mệt').first().waitFor();
  const { intake } = (await readCase(site.service, own)).case;
  expect(intake).toMatchObject({ redFlags: said.redFlags, redFlagsUnsure: said.redFlagsUnsure });
  expect(intake.redFlagsDenied).toBeUndefined();
  await leave();
});
