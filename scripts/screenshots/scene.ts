import type { BrowserContext, Page } from 'playwright-core';
import type { Language } from '#contract/vocabulary.ts';
import type { Site } from '#test/browser/harness.ts';

/** One page in one state: what has to happen before the picture is taken. */
export type Scene = {
  name: string;
  language?: Language;
  /** The whole length of the page, not only what is seen first. */
  isWhole?: boolean;
  /** Once more at night. */
  alsoDark?: boolean;
  /** With what a device keeps for the time without a network. */
  isKept?: boolean;
  play: (page: Page, site: Site, context: BrowserContext) => Promise<void>;
};
