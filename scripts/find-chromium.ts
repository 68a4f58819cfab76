import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium that the browser tests use: the one named by CHROMIUM_PATH, one of the machine, or Playwright's own.
 * Where there is none it is installed: Debian's package when one may, otherwise Playwright's own.
 */
export async function findChromium(): Promise<string> {
  return installed() ?? (await install());
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  const own = chromium.executablePath();
  return onPath(names) ?? (existsSync(own) ? own : undefined);
}

function onPath(wanted: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

async function install(): Promise<string> {
  if (process.getuid?.() === 0 && onPath(['apt-get']) !== undefined) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']);
  } else {
    const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core')));
    await run(process.execPath, [cli, 'install', 'chromium']);
  }
  const path = installed();
  if (path === undefined) throw new Error('Chromium could not be installed; set CHROMIUM_PATH');
  return path;
}

if (import.meta.main) console.log(await findChromium());
