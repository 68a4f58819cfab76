import { readdir, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createShare, type HeldCase, navigatorToken } from '../harness.ts';
import { faultOf } from '../only-falls.ts';
import { fullCase } from './family.ts';
import { useSite } from './site.ts';

/**
 * Vietnamese words come with the code; English ones on top of them. The hashes in names move each by some bytes from build
 * to build. Of the 300 bytes above 30 kB the page of a yes, what is kept of hospitals and the graver word take most.
 */
const scriptBytesMax = { vi: 30_300, en: 35_000 };
const styleBytesMax = 15_000;

const site = useSite();
let held: HeldCase;
let reviewUrl: string;

beforeAll(async () => {
  held = await fullCase(site);
  ({ reviewUrl } = await createShare(site.service, held, { reviewerName: 'BS. Lê Thị Hoa' }));
});

type View = {
  name: string;
  path: string | (() => string);
  /** What stands there when the page can be used. */
  shows: string;
  /** What the tab already holds. */
  session?: () => Record<string, object>;
};

const aChest = { dangerSigns: ['chest_pain_severe'] };
const aBelly = { age: 58, symptoms: 'đau bụng âm ỉ', province: 'Nghệ An' };
const family = () => ({ 'danloi.case': { caseId: held.caseId, token: held.token } });
const navigator = () => ({ 'danloi.navigator': { token: navigatorToken, name: 'navigator' } });

const views: readonly View[] = [
  { name: 'the first page', path: '/', shows: 'Ví dụ, chạm để dùng thử' },
  { name: 'the danger signs', path: '/find-help/danger', shows: 'Co giật' },
  {
    name: 'what a story leaves open',
    path: '/find-help/about',
    shows: 'Người bệnh đang ở đâu?',
    session: () => ({ 'danloi.answers': { symptoms: 'đau bụng âm ỉ' } }),
  },
  { name: 'the emergency', path: '/result', shows: 'Trong lúc chờ', session: () => ({ 'danloi.answers': aChest }) },
  { name: 'the result', path: '/result', shows: 'Nên đến', session: () => ({ 'danloi.answers': aBelly }) },
  { name: 'the sheet', path: '/sheet', shows: 'Nói ở quầy', session: () => ({ 'danloi.answers': aBelly }) },
  { name: 'the hospitals', path: '/hospitals?q=cho+ray', shows: 'Chợ Rẫy' },
  { name: 'a hospital', path: '/hospitals/bv-cho-ray', shows: 'Các khoa' },
  { name: 'the way into a case', path: '/case', shows: 'Mở hồ sơ của bạn' },
  { name: 'a new case', path: '/case/new', shows: 'Người bệnh đang cần gì?' },
  { name: 'the overview of a case', path: '/case', shows: 'Lúc này', session: family },
  { name: 'the documents of a case', path: '/case/documents', shows: 'Xét nghiệm máu 10/11', session: family },
  { name: 'the family of a case', path: '/case/family', shows: 'Nguyễn Thị Lan', session: family },
  { name: 'the follow-ups of a case', path: '/case/followups', shows: 'Tái khám Khoa', session: family },
  { name: 'the doctors of a case', path: '/case/doctors', shows: 'Nên nội soi dạ dày', session: family },
  { name: 'the log of a case', path: '/case/log', shows: 'Ai đã xem hồ sơ', session: family },
  { name: 'the key card of a case', path: '/case/key', shows: 'In thẻ chìa khóa', session: family },
  { name: 'the sheet of a case', path: '/case/sheet', shows: 'Nói ở quầy', session: family },
  { name: 'a review', path: () => reviewUrl, shows: 'Siêu âm ổ bụng' },
  { name: 'a review without its secret', path: '/review', shows: 'Đường dẫn' },
  { name: 'the way to the queue', path: '/navigator', shows: 'Vào hàng đợi' },
  { name: 'the queue', path: '/navigator', shows: 'Ra khỏi hàng đợi', session: navigator },
  {
    name: 'a case of the navigator',
    path: () => `/navigator/${held.caseId}`,
    shows: 'Lúc này',
    session: navigator,
  },
  { name: 'the page to stop messages', path: '/stop#dls_x', shows: 'Ngừng nhận tin' },
  { name: 'the page about us', path: '/about', shows: 'Về Dẫn Lối' },
  { name: 'no page', path: '/khong-co', shows: 'Không có trang này' },
];

type Weight = { script: number; style: number; fonts: string[]; names: string[] };

/** Counts by its gzipped size all that a page fetches; only the engine, which is fetched on demand, is left out. */
function watch(page: Page): () => Promise<Weight> {
  const weight: Weight = { script: 0, style: 0, fonts: [], names: [] };
  const waiting: Promise<void>[] = [];
  page.on('request', (request) => {
    const kind = request.resourceType();
    const { pathname } = new URL(request.url());
    if (kind === 'font') weight.fonts.push(pathname);
    if ((kind !== 'script' && kind !== 'stylesheet') || pathname.includes('engine.worker')) return;
    const file = fileURLToPath(new URL(`../../dist/web${pathname}.gz`, import.meta.url));
    waiting.push(
      stat(file).then(({ size }) => {
        weight[kind === 'script' ? 'script' : 'style'] += size;
        weight.names.push(`${size} ${pathname}`);
      }),
    );
  });
  return async () => {
    await Promise.all(waiting);
    return weight;
  };
}

/** The first view: until the page can be used and the network is quiet, without what is fetched ahead when idle. */
async function weigh({ path, shows, session }: View, language: 'vi' | 'en'): Promise<Weight> {
  const { page, leave } = await site.visit({ language, expectsNetworkErrors: true });
  await page.addInitScript('globalThis.requestIdleCallback = () => 0');
  for (const [key, value] of Object.entries(session?.() ?? {})) {
    await page.addInitScript(`sessionStorage.setItem('${key}', ${JSON.stringify(JSON.stringify(value))})`);
  }
  const weight = watch(page);
  await page.goto(typeof path === 'string' ? path : path(), { waitUntil: 'networkidle' });
  if (language === 'vi') await page.getByText(shows).first().waitFor();
  else await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await leave();
  return await weight();
}

// Most of a weighing is waiting for the network to be quiet, so several go on at a time.
it.concurrent.each(views)('the first view of $name is small in script and style, and without a font', async (view) => {
  for (const language of ['vi', 'en'] as const) {
    const { script, style, fonts, names } = await weigh(view, language);
    const fetched = [language, ...names.toSorted()].join('\n');
    expect(script, fetched).toBeGreaterThan(1000);
    expect(script, fetched).toBeLessThanOrEqual(scriptBytesMax[language]);
    expect(style, fetched).toBeLessThanOrEqual(styleBytesMax);
    expect(fonts).toEqual([]);
  }
});

it('the engine, which is fetched on demand, has not grown', async () => {
  const assets = new URL('../../dist/web/assets/', import.meta.url);
  const [engine = ''] = (await readdir(assets)).filter((name) => /^engine\.worker.*\.br$/.test(name));
  const { size } = await stat(new URL(engine, assets));
  expect(faultOf('kilobytesOfTheWorker', Math.ceil(size / 1000))).toBeUndefined();
});

it('fetches neither the engine nor a viewer before it is needed', async () => {
  const { page, leave } = await site.visit();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  const isHeavy = (path: string) => /\/(engine\.worker|viewer|heic|read-dicom|qr)/.test(path);
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched.filter(isHeavy)).toEqual([]);
  await page.getByLabel('Chuyện gì đang xảy ra?').fill('ho');
  await expect.poll(() => fetched.filter(isHeavy)).toHaveLength(1);
  await leave();
});

describe('the served pages', () => {
  it('allow no inline script or style and nothing of another host', async () => {
    const policy = (await fetch(site.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const html = await readFile(new URL('../../dist/web/index.html', import.meta.url), 'utf8');
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)|onload=/);
  });

  it('are asked for again, while files with a hash in their name are kept for ever', async () => {
    const page = await fetch(site.url);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0];
    const file = await fetch(site.url + asset, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-encoding')).toBe('br');
  });

  it('answer an unknown address with a page for a person and an error for a program', async () => {
    const person = await fetch(`${site.url}/khong-co`, { headers: { accept: 'text/html' } });
    expect(person.status).toBe(404);
    expect(person.headers.get('content-type')).toContain('text/html');
    const program = await fetch(`${site.url}/v1/khong-co`, { headers: { accept: 'text/html' } });
    expect(program.status).toBe(404);
    expect(program.headers.get('content-type')).toContain('application/json');
  });
});
