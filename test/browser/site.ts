import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Site, startBrowser, startSite, type Visit, type VisitOptions, visit } from './harness.ts';

export type SiteOfTests = Site & { browser: Browser; visit: (options?: VisitOptions) => Promise<Visit> };

/** A site and a browser for all tests of a file, started before the first and stopped after the last. */
export function useSite(): SiteOfTests {
  const started = {} as Site & { browser: Browser };
  beforeAll(async () => {
    const [site, browser] = await Promise.all([startSite(), startBrowser()]);
    Object.assign(started, site, { browser });
  });
  afterAll(async () => {
    await started.browser.close();
    await started.stop();
  });
  return Object.assign(started, { visit: (options?: VisitOptions) => visit(started.browser, started, options) });
}
