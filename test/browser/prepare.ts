import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureChromium } from '#scripts/find-chromium.ts';

/**
 * Once, before any worker: a browser, and the pages as they are served, which are built and not older than their sources.
 */
export async function setup(): Promise<void> {
  await ensureChromium();
  const script = fileURLToPath(new URL('../../scripts/build-web.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [script, '--if-needed']);
}
