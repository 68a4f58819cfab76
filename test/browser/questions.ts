import type { Page } from 'playwright-core';

/** How a person answers the questions of "find help", as a test needs it. */
export type Story = {
  who?: 'Tôi' | 'Người nhà của tôi';
  age?: string;
  sex?: string;
  need?: string;
  symptoms?: string;
  /** What is said to each question that the text leads to. */
  replies?: 'Có' | 'Không' | 'Không chắc';
  duration?: string;
  severity?: string;
  diagnosis?: string;
  province?: string;
  city?: string;
};

export const bellyAche: Required<Story> = {
  who: 'Người nhà của tôi',
  age: '58',
  sex: 'Nam',
  need: 'Đang có bệnh, cần khám và chữa',
  symptoms: 'bo em dau bung am i 2 thang nay, an khong tieu',
  replies: 'Không',
  duration: 'Vài tháng',
  severity: 'Nhẹ',
  diagnosis: '',
  province: 'Nghệ An',
  city: 'Gần nhà nhất có thể',
};

const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The first page: no danger sign. */
export async function passDangerSigns(page: Page): Promise<void> {
  await page.goto('/find-help');
  await row(page, 'Không có dấu hiệu nào').click();
  await page.waitForURL('**/find-help/who');
}

/** From "who" to the question about the text, which is filled in but not sent on. */
export async function answerUntilText(page: Page, story: Required<Story> = bellyAche): Promise<void> {
  await row(page, story.who).click();
  await page.getByLabel('Tuổi').fill(story.age);
  await row(page, 'Tiếp tục').click();
  await row(page, story.sex).click();
  await row(page, story.need).click();
  await page.getByLabel('Chuyện gì đang xảy ra?').fill(story.symptoms);
}

/** From the text, over whatever is asked because of it, to the overview. */
export async function answerFromText(page: Page, story: Required<Story> = bellyAche): Promise<void> {
  await row(page, 'Tiếp tục').click();
  await page.waitForURL(/\/(ask\/1|duration)$/);
  while (page.url().includes('/ask/')) {
    const before = page.url();
    await row(page, story.replies).click();
    await page.waitForURL((url) => url.href !== before);
  }
  await row(page, story.duration).click();
  await page.getByRole('button', { name: story.severity }).click();
  if (story.diagnosis === '') await row(page, 'Chưa đi khám').click();
  else {
    await page.getByLabel('Tên bệnh như bác sĩ đã nói').fill(story.diagnosis);
    await row(page, 'Tiếp tục').click();
  }
  await page.getByLabel('Tỉnh hoặc thành phố').fill(story.province);
  await page.getByRole('button', { name: story.province }).first().click();
  await row(page, story.city).click();
  await page.waitForURL('**/find-help/review');
}

export async function answerAll(page: Page, story: Required<Story> = bellyAche): Promise<void> {
  await passDangerSigns(page);
  await answerUntilText(page, story);
  await answerFromText(page, story);
}
