import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const run = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const waitMs = 1000;
/** Whoever installs something else is done by then. */
const attemptsMax = 600;
const startMsMax = 60_000;
/** What a package manager says to whom it lets wait, and not to whom it does not know. */
const isHeldByOther = /held by process|another process|temporarily unavailable/i;
/** A name of no file: it goes with the process that holds it. */
const lockName = '\0danloi-find-chromium';

/** The Chromium that the browser tests use: the one named by CHROMIUM_PATH, one of the machine, or Playwright's own. */
export function findChromium(): string {
  const path = installed();
  if (path === undefined) throw new Error('there is no Chromium; `node scripts/find-chromium.ts` installs one');
  return path;
}

/**
 * The same; where there is none it is installed: Debian's package where one may, otherwise Playwright's own. Of several
 * that ask at once one installs it, and the others wait until it is there as a whole.
 */
export async function ensureChromium(): Promise<string> {
  const lock = await takeLock();
  try {
    return installed() ?? (await install());
  } finally {
    lock.close();
  }
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  const own = chromium.executablePath();
  return onPath(names) ?? (whyNotStarted(own) === undefined ? own : undefined);
}

/** Playwright's own comes without the libraries that it needs: to be there is not yet to start. */
function whyNotStarted(path: string): string | undefined {
  if (!existsSync(path)) return 'it is not there';
  const { error, status, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: startMsMax });
  if (status === 0) return undefined;
  return faultOf({ message: error?.message ?? `it ended with ${status}`, stderr: stderr ?? '' });
}

function onPath(wanted: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

async function takeLock(): Promise<Server> {
  for (;;) {
    const server = createServer();
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve).listen(lockName, () => resolve(undefined));
    });
    if (error === undefined) return server;
    if (error.code !== 'EADDRINUSE') throw error;
    await setTimeout(waitMs);
  }
}

async function install(): Promise<string> {
  const own = chromium.executablePath();
  const isOwnThere = existsSync(own) ? ` that starts (${whyNotStarted(own)})` : '';
  process.stderr.write(`There is no Chromium${isOwnThere}; it is being installed.\n`);
  const faults: string[] = [];
  for (const installWith of [installPackage, installPlaywrights]) {
    const fault = await installWith().catch((error) => faultOf(error));
    const path = installed();
    if (path !== undefined) return path;
    faults.push(fault ?? 'it was installed, and is not found');
  }
  throw new Error(
    `No Chromium for the browser tests, and none can be installed (${faults.join('; ')}): install one, or set CHROMIUM_PATH`,
  );
}

async function installPackage(): Promise<void> {
  if (onPath(['apt-get']) === undefined) throw new Error('no apt-get');
  await aptGet('update');
  await aptGet('install', '--yes', '--no-install-recommends', 'chromium');
}

async function aptGet(...args: string[]): Promise<void> {
  const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 1; ; attempt++) {
    try {
      await run('apt-get', args, { env });
      return;
    } catch (error) {
      if (!isHeldByOther.test(String((error as { stderr?: string }).stderr)) || attempt === attemptsMax) throw error;
      await setTimeout(waitMs);
    }
  }
}

async function installPlaywrights(): Promise<void> {
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core')));
  await run(process.execPath, [cli, 'install', 'chromium']);
  const fault = whyNotStarted(chromium.executablePath());
  if (fault !== undefined) throw new Error(`Playwright’s does not start: ${fault}`);
}

/** Of all that a program says, the line that names its fault. */
function faultOf(error: { message: string; stderr?: string }): string {
  const lines = (error.stderr?.trim() || error.message).split('\n');
  return (lines.find((line) => /^(E|\w*Error):/.test(line)) ?? lines.at(-1) ?? '').trim();
}

if (import.meta.main) {
  try {
    console.log(await ensureChromium());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
