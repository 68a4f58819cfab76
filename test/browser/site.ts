import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '#config.ts';
import {
  type DeviceOptions,
  newDevice,
  type Site,
  sitDown,
  startBrowser,
  startSite,
  type Visit,
  type VisitOptions,
  visit,
} from './harness.ts';

export type SiteOfTests = Site & {
  browser: Browser;
  /** At a device that others of the same file have used before and will use again, as empty as a new one. */
  visit: (options?: VisitOptions) => Promise<Omit<Visit, 'context'>>;
  /** At a device of one's own, for who changes more of it than a page: its network, clock, permissions or scripts. */
  visitOnNewDevice: (options?: DeviceOptions) => Promise<Visit>;
};

/** One for all files of a worker; it ends with the worker. */
let browser: Promise<Browser> | undefined;

/** A site and devices for all tests of a file, started before the first and stopped after the last. */
export function useSite(changes?: Partial<Config>): SiteOfTests {
  const started = {} as Site & { browser: Browser };
  const idle = new Map<string, BrowserContext[]>();
  beforeAll(async () => {
    browser ??= startBrowser();
    Object.assign(started, await startSite(changes), { browser: await browser });
  });
  afterAll(async () => {
    await Promise.all(started.browser.contexts().map((context) => context.close()));
    await started.stop();
  });
  return Object.assign(started, {
    visitOnNewDevice: (options?: DeviceOptions) => visit(started.browser, started, options),
    async visit(options: VisitOptions = {}) {
      const kind = `${options.screen} ${options.language}`;
      const devices = idle.get(kind) ?? [];
      idle.set(kind, devices);
      const device = devices.pop() ?? (await newDevice(started.browser, started, options));
      const visited = await sitDown(device, started, options, async () => {
        await Promise.all(device.pages().map((page) => page.close()));
        devices.push(device);
      });
      const session = await device.newCDPSession(visited.page);
      await session.send('Storage.clearDataForOrigin', { origin: started.url, storageTypes: 'all' });
      await session.detach();
      return visited;
    },
  });
}
