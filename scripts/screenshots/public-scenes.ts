import type { Page } from 'playwright-core';
import {
  answerAll,
  answerFromText,
  answerUntilText,
  bellyAche,
  passDangerSigns,
} from '../../test/browser/questions.ts';
import type { Scene } from './scene.ts';

const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openResult(page: Page): Promise<void> {
  await answerAll(page);
  await press(page, 'Xem gợi ý');
  await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
}

async function openEmergency(page: Page, province?: string): Promise<void> {
  await page.goto('/find-help');
  await page.getByLabel('Đau thắt ngực').check();
  await press(page, 'Xem phải làm gì ngay');
  await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
  if (province === undefined) return;
  await page.getByLabel('Tỉnh hoặc thành phố').fill(province);
  await page.getByRole('button', { name: province }).first().click();
  await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).waitFor();
  await page.evaluate('scrollTo(0, 0)');
}

async function openHospitals(page: Page, query: string): Promise<void> {
  await page.goto(`/hospitals${query}`);
  await page.locator('.hospital-row').first().waitFor();
}

/** The first page, the questions, the result and the directory, in every state that they have. */
export const publicScenes: readonly Scene[] = [
  {
    name: 'home',
    alsoDark: true,
    play: async (page) => {
      await page.goto('/');
      await heading(page);
    },
  },
  {
    name: 'home-offline',
    play: async (page, _site, context) => {
      await page.goto('/');
      await heading(page);
      await context.setOffline(true);
      await page.locator('.strip').waitFor();
    },
  },
  {
    name: 'home-english',
    language: 'en',
    play: async (page) => {
      await page.goto('/');
      await heading(page);
    },
  },
  {
    name: 'danger-signs',
    alsoDark: true,
    play: async (page) => {
      await page.goto('/find-help');
      await page.locator('input[name=danger]').first().waitFor();
    },
  },
  {
    name: 'danger-sign-ticked',
    play: async (page) => {
      await page.goto('/find-help');
      await page.getByLabel('Khó thở nhiều').check();
    },
  },
  { name: 'question-who', play: passDangerSigns },
  {
    name: 'question-age-wrong',
    play: async (page) => {
      await passDangerSigns(page);
      await press(page, 'Tôi');
      await page.getByLabel('Tuổi').fill('sáu mươi');
      await press(page, 'Tiếp tục');
    },
  },
  {
    name: 'question-need',
    play: async (page) => {
      await passDangerSigns(page);
      await page.goto('/find-help/need');
      await heading(page);
    },
  },
  {
    name: 'text-with-danger',
    alsoDark: true,
    play: async (page) => {
      await passDangerSigns(page);
      await answerUntilText(page, { ...bellyAche, symptoms: 'Sáng nay bố đau ngực lan tay trái, vã mồ hôi' });
      await page.locator('.strip-danger').waitFor();
    },
  },
  {
    name: 'text-without-danger',
    play: async (page) => {
      await passDangerSigns(page);
      await answerUntilText(page, { ...bellyAche, symptoms: 'ngứa da tay, nổi mẩn vài ngày nay' });
    },
  },
  {
    name: 'question-of-the-engine',
    play: async (page) => {
      await passDangerSigns(page);
      await answerUntilText(page, { ...bellyAche, symptoms: 'đau bụng từ hôm qua' });
      await press(page, 'Tiếp tục');
      await page.getByRole('button', { name: 'Không chắc' }).waitFor();
    },
  },
  {
    name: 'question-place',
    play: async (page) => {
      await passDangerSigns(page);
      await page.goto('/find-help/province');
      await page.getByLabel('Tỉnh hoặc thành phố').fill('binh');
      await page.getByRole('button', { name: 'Bình Dương' }).waitFor();
    },
  },
  { name: 'overview', play: async (page) => await answerAll(page) },
  { name: 'result', alsoDark: true, play: openResult },
  {
    name: 'result-whole',
    isWhole: true,
    play: async (page) => {
      await openResult(page);
      await page.locator('summary').first().click();
    },
  },
  {
    name: 'result-unsure',
    play: async (page) => {
      await answerAll(page, { ...bellyAche, symptoms: 'đau bụng từ hôm qua', replies: 'Không chắc' });
      await press(page, 'Xem gợi ý');
      await page.getByRole('heading', { level: 1, name: 'Chưa rõ có nguy hiểm không' }).waitFor();
    },
  },
  {
    name: 'result-share',
    play: async (page) => {
      await openResult(page);
      await press(page, 'Chia sẻ');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'result-offline',
    play: async (page, _site, context) => {
      await passDangerSigns(page);
      await answerUntilText(page);
      await answerFromText(page);
      // What the next pages need is fetched ahead when the page is idle.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await press(page, 'Xem gợi ý');
      await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    },
  },
  { name: 'emergency-place-unknown', play: async (page) => await openEmergency(page) },
  { name: 'emergency', alsoDark: true, play: async (page) => await openEmergency(page, 'Nghệ An') },
  { name: 'emergency-whole', isWhole: true, play: async (page) => await openEmergency(page, 'Nghệ An') },
  { name: 'hospitals', alsoDark: true, play: async (page) => await openHospitals(page, '?q=nhi+dong') },
  { name: 'hospitals-old-province', play: async (page) => await openHospitals(page, '?city=Bình+Dương') },
  {
    name: 'hospitals-none',
    play: async (page) => {
      await page.goto('/hospitals?q=zzzzqqqq');
      await page.getByText('Chưa tìm thấy').waitFor();
    },
  },
  {
    name: 'hospitals-offline',
    play: async (page, _site, context) => {
      await openHospitals(page, '');
      await context.setOffline(true);
      await page.getByRole('searchbox').fill('nhi');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'hospital',
    isWhole: true,
    play: async (page) => {
      await page.goto('/hospitals/bv-cho-ray');
      await page.getByRole('heading', { name: 'Các khoa' }).waitFor();
    },
  },
  {
    name: 'hospital-missing',
    play: async (page) => {
      await page.goto('/hospitals/bv-khong-co');
      await heading(page, 'Không có bệnh viện này');
    },
  },
  {
    name: 'about',
    play: async (page) => {
      await page.goto('/about');
      await heading(page);
    },
  },
  {
    name: 'not-found',
    play: async (page) => {
      await page.goto('/khong-co');
      await heading(page);
    },
  },
];
