import type { Page } from 'playwright-core';

/** What a person tells, and answers to what is asked because of it. */
export type Story = {
  text: string;
  who?: 'Tôi' | 'Người nhà';
  age?: string;
  sex?: 'Nam' | 'Nữ';
  duration?: string;
  /** What is typed as a place, and the row that is picked. */
  place?: readonly [typed: string, name: string];
  /** Opens the fold and says that there is a card. */
  hasCard?: boolean;
  /** What is said to each question that the text leads to. */
  reply?: 'Có' | 'Không' | 'Không chắc';
};

export const bellyAche: Story = {
  text: 'bo em dau bung am i 2 thang nay, an khong tieu',
  age: '58',
  place: ['dien chau', 'Diễn Châu'],
};

export const box = (page: Page) => page.getByLabel('Chuyện gì đang xảy ra?');
export const emergency = (page: Page) => page.getByRole('heading', { level: 1, name: 'Cấp cứu: gọi 115 ngay' });
export const dangerLink = (page: Page) => page.getByRole('link', { name: 'Có dấu hiệu nguy hiểm? Xem danh sách' });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const reply = (page: Page, name: NonNullable<Story['reply']>) =>
  page.getByRole('button', { name: new RegExp(`^${name}( đã chọn)?$`) });

/** What stands in the session of a tab that has told this much before, unless something is there already. */
export async function holdAnswers(page: Page, answers: object): Promise<void> {
  const kept = JSON.stringify(JSON.stringify(answers));
  await page.addInitScript(
    `sessionStorage.getItem('danloi.answers') ?? sessionStorage.setItem('danloi.answers', ${kept})`,
  );
}

/** The first page with the engine of the device at hand: from then on it answers at once, however busy the machine. */
export async function startWithEngine(page: Page): Promise<void> {
  await page.goto('/');
  await box(page).fill('khó thở dữ dội, môi tím');
  await page.locator('.strip-danger').waitFor();
  await box(page).fill('');
}

/** From the first page to what the text leads to: more to tell, or the emergency. */
export async function tell(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await box(page).fill(text);
  await goOn(page);
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Tiếp tục|Xem phải làm gì ngay)$/ }).click();
  await page.waitForURL(/\/(about|result)$/);
}

/** As `tell`, of a text that names a place: a device that is slow to read its list of them goes on without it. */
export async function tellWithPlace(page: Page, text: string): Promise<void> {
  await tell(page, text);
  const isHeard = () =>
    page.evaluate<boolean>("JSON.parse(sessionStorage.getItem('danloi.answers')).heard?.place !== undefined");
  while (!(await isHeard())) {
    await page.goBack();
    await box(page).waitFor();
    await goOn(page);
  }
}

/** All that a story left open, filled in but not sent on. */
export async function fillAbout(page: Page, { who, age, sex, duration, place, hasCard }: Story): Promise<void> {
  if (who) await page.getByText(who, { exact: true }).click();
  if (age) await page.getByLabel('Bao nhiêu tuổi?').fill(age);
  if (sex) await page.getByText(sex, { exact: true }).click();
  if (duration) await page.getByText(duration, { exact: true }).click();
  if (place) await pickPlace(page, ...place);
  if (hasCard) {
    await page.getByText('Thêm: bảo hiểm').click();
    await page.getByText('Có thẻ', { exact: true }).click();
  }
}

export async function pickPlace(page: Page, typed: string, name: string): Promise<void> {
  await page.getByLabel(/^(Người bệnh đang ở đâu\?|Tỉnh hoặc thành phố)/).fill(typed);
  await page.getByRole('button', { name }).first().click();
}

/** Gives the same answer until nothing is asked any more, and says what was asked. */
export async function answerEach(page: Page, name: NonNullable<Story['reply']>): Promise<string[]> {
  const asked: string[] = [];
  await page.waitForURL(/\/(ask\/\d|result)$/);
  while (page.url().includes('/ask')) {
    const before = page.url();
    await reply(page, name).waitFor();
    asked.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    await reply(page, name).click();
    await page.waitForURL((url) => url.href !== before);
  }
  return asked;
}

/** The whole way from the first page to the answer. */
export async function openResult(page: Page, story: Story = bellyAche): Promise<void> {
  await tell(page, story.text);
  await fillAbout(page, story);
  await press(page, 'Tiếp tục');
  await answerEach(page, story.reply ?? 'Không');
  await page.waitForURL('**/result');
}
