import type { Page } from 'playwright-core';
import {
  answerEach,
  bellyAche,
  box,
  fillAbout,
  openResult,
  pickPlace,
  press,
  reply,
  tell,
} from '#test/browser/questions.ts';
import type { Scene } from './scene.ts';

const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) }).waitFor();

async function showResult(page: Page): Promise<void> {
  await openResult(page);
  await page.getByRole('heading', { name: 'So với nơi khác' }).waitFor();
}

async function openEmergency(page: Page, place?: readonly [typed: string, name: string]): Promise<void> {
  await page.goto('/find-help/danger');
  await page.getByLabel('Đau thắt ngực').check();
  await press(page, 'Xem phải làm gì ngay');
  await page.getByRole('heading', { name: 'Trong lúc chờ' }).waitFor();
  if (place === undefined) return;
  await pickPlace(page, ...place);
  await page.getByRole('heading', { name: 'Khoa cấp cứu gần nhất' }).waitFor();
  await page.evaluate('scrollTo(0, 0)');
}

const dienChau = ['dien chau', 'Diễn Châu'] as const;

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
      await page.goto('/find-help/danger');
      await page.locator('input[name=danger]').first().waitFor();
    },
  },
  {
    name: 'danger-sign-ticked',
    play: async (page) => {
      await page.goto('/find-help/danger');
      await page.getByLabel('Khó thở nhiều').check();
    },
  },
  {
    name: 'text-with-danger',
    alsoDark: true,
    play: async (page) => {
      await page.goto('/');
      await box(page).fill('Sáng nay bố đau ngực lan tay trái, vã mồ hôi');
      await page.locator('.strip-danger').waitFor();
    },
  },
  {
    name: 'text-without-danger',
    play: async (page) => {
      await page.goto('/');
      await box(page).fill('ngứa da tay, nổi mẩn vài tuần nay');
    },
  },
  {
    name: 'what-is-open',
    alsoDark: true,
    play: async (page) => {
      await tell(page, 'Mẹ tôi 67 tuổi đau khớp gối');
      await page.getByLabel('Người bệnh đang ở đâu?').waitFor();
    },
  },
  {
    name: 'what-is-open-whole',
    isWhole: true,
    play: async (page) => {
      await tell(page, 'đau bụng âm ỉ');
      await fillAbout(page, { text: '', who: 'Người nhà', age: '58', place: dienChau, hasCard: true });
    },
  },
  {
    name: 'question-age-wrong',
    play: async (page) => {
      await tell(page, 'đau bụng âm ỉ');
      await page.getByLabel('Bao nhiêu tuổi?').fill('200');
      await press(page, 'Tiếp tục');
    },
  },
  {
    name: 'question-place',
    play: async (page) => {
      await tell(page, bellyAche.text);
      await page.getByLabel('Người bệnh đang ở đâu?').fill('binh');
      await page.getByRole('button', { name: 'Bình Dương' }).waitFor();
    },
  },
  {
    name: 'question-of-the-engine',
    play: async (page) => {
      await tell(page, 'đau bụng từ hôm qua');
      await press(page, 'Tiếp tục');
      await reply(page, 'Không chắc').waitFor();
    },
  },
  { name: 'result', alsoDark: true, play: showResult },
  {
    name: 'result-whole',
    isWhole: true,
    play: async (page) => {
      await showResult(page);
      await page.locator('summary').first().click();
    },
  },
  {
    name: 'result-unsure',
    play: async (page) => {
      await openResult(page, { ...bellyAche, text: 'đau bụng từ hôm qua', reply: 'Không chắc' });
      await heading(page, 'Chưa rõ có nguy hiểm không');
    },
  },
  {
    name: 'result-share',
    play: async (page) => {
      await showResult(page);
      await press(page, 'Chia sẻ');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'result-offline',
    isKept: true,
    play: async (page, _site, context) => {
      await tell(page, bellyAche.text);
      await fillAbout(page, bellyAche);
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await context.setOffline(true);
      await press(page, 'Tiếp tục');
      await answerEach(page, 'Không');
      await page.getByRole('heading', { name: 'Nên đến' }).waitFor();
    },
  },
  { name: 'emergency-place-unknown', play: async (page) => await openEmergency(page) },
  { name: 'emergency', alsoDark: true, play: async (page) => await openEmergency(page, dienChau) },
  { name: 'emergency-whole', isWhole: true, play: async (page) => await openEmergency(page, dienChau) },
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
    isKept: true,
    play: async (page, _site, context) => {
      await openHospitals(page, '');
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await page.reload();
      await context.setOffline(true);
      await page.getByRole('searchbox').fill('nhi');
      await page.getByText('Không có mạng: đây chỉ là').waitFor();
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
