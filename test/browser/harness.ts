import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { expect } from 'vitest';
import type { Config } from '#config.ts';
import { findChromium } from '#scripts/find-chromium.ts';
import { freePort } from '../free-port.ts';
import { type Service, startOfTest, startService } from '../harness.ts';

export type Site = { service: Service; url: string; stop: () => Promise<void> };

/** The whole service behind a real socket, with the pages as they were built. */
export async function startSite(changes: Partial<Config> = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const service = await startService({ ...changes, publicUrl: url });
  await service.app.listen({ port, host: '127.0.0.1' });
  return { service, url, stop: service.stop };
}

export async function startBrowser(): Promise<Browser> {
  // Without a sandbox, because the tests also run as root in containers; they open nothing but our own pages.
  return await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...(process.env.FLAGS ?? '').split(' ').filter(Boolean)],
  });
}

export const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;
export type Screen = keyof typeof screens;

export type VisitOptions = {
  /** What the device's clock shows; without it a minute more than the service's, which stands still in the tests. */
  at?: number;
  screen?: Screen;
  language?: 'vi' | 'en';
  /** Network errors are expected where a test cuts the network. */
  expectsNetworkErrors?: boolean;
};
export type DeviceOptions = VisitOptions & {
  colorScheme?: 'light' | 'dark';
  /** Without it no page is kept for the time without a network, and every request is seen by the test. */
  serviceWorkers?: 'allow' | 'block';
};

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Addresses of other hosts that were asked for. */
  foreign: string[];
  /** What the console and the page complained about. */
  complaints: string[];
  /** Ends the visit; fails when anything was asked of another host or complained about. */
  leave: () => Promise<void>;
};

/** The last is what a browser says that looks for a newer service worker while there is no network. */
const networkTrouble = /Failed to load resource|ERR_|net::|preload|error occurred when fetching the script/;

/** One person at one device, which is thrown away after it. */
export async function visit(browser: Browser, site: Site, options: DeviceOptions = {}): Promise<Visit> {
  const device = await newDevice(browser, site, options);
  return await sitDown(device, site, options, () => device.close());
}

export async function newDevice(browser: Browser, site: Site, options: DeviceOptions): Promise<BrowserContext> {
  const { screen = 'phone', language = 'vi', colorScheme = 'light', serviceWorkers = 'block' } = options;
  const device = await browser.newContext({
    ...screens[screen],
    baseURL: site.url,
    colorScheme,
    serviceWorkers,
    locale: language === 'vi' ? 'vi-VN' : 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    permissions: ['clipboard-read', 'clipboard-write'],
    acceptDownloads: true,
  });
  // Far more than a page needs, for a machine may be busy.
  device.setDefaultTimeout(120_000);
  if (language === 'en') await device.addInitScript("localStorage.setItem('danloi.language', 'en')");
  return device;
}

/** One person at a device, until they get up. */
export async function sitDown(
  context: BrowserContext,
  site: Site,
  { at = startOfTest + 60_000, expectsNetworkErrors = false }: VisitOptions,
  getUp: () => Promise<void>,
): Promise<Visit> {
  await context.clock.setSystemTime(at);
  const foreign: string[] = [];
  const complaints: string[] = [];
  const noteForeign = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site.url) foreign.push(request.url());
  };
  context.on('request', noteForeign);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Asked for by the browser itself where a test opens a file of ours that is no page.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (expectsNetworkErrors && networkTrouble.test(message.text())) return;
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    page,
    context,
    foreign,
    complaints,
    async leave() {
      await getUp();
      context.off('request', noteForeign);
      expect(foreign, 'requests to other hosts').toEqual([]);
      expect(complaints, 'errors in the console').toEqual([]);
    },
  };
}

/** What the page has asked of the API. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) calls.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`.trim());
  });
  return calls;
}

async function setBars(page: Page, position: string): Promise<void> {
  await page.evaluate(
    `for (const bar of document.querySelectorAll('.tabs, .page-actions, .header')) bar.style.position = '${position}'`,
  );
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** axe finds nothing on the page as it stands now, with all its rules or some. */
export async function expectAccessible(page: Page, state: string, rules?: readonly string[]): Promise<void> {
  // A screen that is still being fetched has no heading: the page stands when it has one.
  if (!rules) await page.locator('main h1').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe);
  // A bar at the edge covers what lies under it only until one scrolls on.
  await setBars(page, 'static');
  const options = { resultTypes: ['violations'], runOnly: rules ?? tags };
  const found = await page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`);
  await setBars(page, '');
  expect(found, state).toEqual([]);
}

/**
 * axe finds nothing on the page as it stands now, in light and dark, with the text at twice its size, and in the other
 * language. A page that waits for something stays in its language: another one would be another request.
 */
export async function expectAccessibleInEveryLook(page: Page, state: string, isWaiting = false): Promise<void> {
  // A colour on its way to another is neither of them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, state);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${state}, dark`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await doubleText(page);
  await expectAccessible(page, `${state}, twice as large`, [
    'target-size',
    'color-contrast',
    'scrollable-region-focusable',
  ]);
  await expectNoSideScroll(page, `${state}, twice as large`);
  await widenText(page);
  await expectNoSideScroll(page, `${state}, twice as large in a wide face`);
  await restoreText(page);
  if (isWaiting) return;
  await switchLanguage(page, 'en');
  await expectAccessible(page, `${state}, in English`);
  await doubleText(page);
  await expectWholeWords(page, `${state}, in English, twice as large`);
  await restoreText(page);
  await switchLanguage(page, 'vi');
}

/** Also where a dialog stands over the button. */
async function switchLanguage(page: Page, language: 'vi' | 'en'): Promise<void> {
  await page.evaluate("document.querySelector('.language').click()");
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
  await settled(page);
}

/** All parts of the page are there: nothing stands in the place of what is still to come. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

/** Nothing sticks out at the side: a reader never has to scroll in two directions, and no tab covers its neighbour. */
export async function expectNoSideScroll(page: Page, state: string): Promise<void> {
  const tooWide = await page.evaluate<string[]>(`[...document.querySelectorAll('html, dialog, .tab')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => [element.tagName, element.className, element.scrollWidth, element.clientWidth].join(' '))`);
  expect(tooWide, state).toEqual([]);
}

/** No word of a heading is broken in two where it stands. */
async function expectWholeWords(page: Page, state: string): Promise<void> {
  const broken = await page.evaluate<string[]>(`[...document.querySelectorAll('h1, h2, h3')].filter((heading) => {
    const style = heading.style;
    style.overflowWrap = 'normal';
    style.hyphens = 'none';
    const isBroken = heading.scrollWidth > heading.clientWidth;
    style.overflowWrap = style.hyphens = '';
    return isBroken && heading.clientWidth > 1;
  }).map((heading) => heading.textContent)`);
  expect(broken, state).toEqual([]);
}

/** Wholly within the part of the screen that no bar covers. */
export async function expectInSight(shown: Locator): Promise<void> {
  const isInSight = () =>
    shown.evaluate((element) => {
      // biome-ignore lint/suspicious/noExplicitAny: this runs in the browser, whose types the tests do not have.
      const { document: page } = globalThis as any;
      const { top, bottom } = element.getBoundingClientRect();
      const upper = page.querySelector('.header').getBoundingClientRect().bottom;
      const lower = page.querySelector('.tabs')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      return top >= upper && bottom <= lower;
    });
  await expect.poll(isInSight).toBe(true);
}

/** As for a reader who has set the text to twice its size. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate("void (document.documentElement.style.fontSize = '225%')");
}

/** As a browser that enlarges everything: the page has so many times less room. */
export async function zoom(page: Page, times: number): Promise<void> {
  const { width, height } = screens.desktop.viewport;
  await page.setViewportSize({ width: width / times, height: height / times });
}

/** As in a face that is much wider than those of this machine: with the spacing that WCAG 1.4.12 asks pages to bear. */
export async function widenText(page: Page): Promise<void> {
  await page.evaluate(`{
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [spacing];
  }`);
}

async function restoreText(page: Page): Promise<void> {
  await page.evaluate("document.documentElement.style.fontSize = ''; void (document.adoptedStyleSheets = [])");
}
