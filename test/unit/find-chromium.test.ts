import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../sources.ts';

/** A machine without a browser: its programs are these, and nothing can be fetched. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danloi-bare-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function addProgram(name: string, lines: string[]): Promise<void> {
  await writeFile(join(folder, name), `#!/bin/sh\nset -e\ncd ${folder}\n${lines.join('\n')}\n`);
  await chmod(join(folder, name), 0o755);
}

/** Who comes while another is at it is turned away, as Debian's does it; it takes seconds, and is there half way. */
const locking = [
  'if ! /bin/mkdir lock 2>/dev/null; then',
  '  echo "E: Could not get lock lock-frontend. It is held by process 4711 (apt-get)" >&2',
  '  echo "$1" >> refused',
  '  exit 100',
  'fi',
  'echo "$1" >> done',
  'if [ "$1" = install ]; then printf "half" > chromium; /bin/sleep 2; printf "whole" > chromium; fi',
  '/bin/sleep 1',
  '/bin/rmdir lock',
];

type Ended = { code: number | null; stdout: string; stderr: string };

const bare = () => ({
  PATH: folder,
  PLAYWRIGHT_BROWSERS_PATH: folder,
  PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1',
});

/** Playwright's own browser, where Playwright looks for it. */
async function addPlaywrights(lines: string[]): Promise<string> {
  const where = "import { chromium } from 'playwright-core'; process.stdout.write(chromium.executablePath());";
  const args = ['--input-type=module', '-e', where];
  const path = execFileSync(process.execPath, args, { cwd: root, env: bare(), encoding: 'utf8' });
  await mkdir(dirname(path), { recursive: true });
  await addProgram(path.slice(folder.length + 1), lines);
  return path;
}

function find(): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, 'scripts/find-chromium.ts')], { env: bare() });
  const ended = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk) => {
      ended[name] += chunk;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...ended })));
}

it('installs the browser once, however many ask for it, and waits for whoever holds the lock', async () => {
  await addProgram('apt-get', locking);
  // Somebody else's: a machine that has just been started brings itself up to date.
  await mkdir(join(folder, 'lock'));
  const finding = [find(), find(), find(), find()].map(async (each) => {
    const { code, stdout } = await each;
    return { code, stdout, chromium: await readFile(join(folder, 'chromium'), 'utf8') };
  });
  await expect.poll(() => existsSync(join(folder, 'refused'))).toBe(true);
  await rm(join(folder, 'lock'), { recursive: true });
  const whole = { code: 0, stdout: `${join(folder, 'chromium')}\n`, chromium: 'whole' };
  expect(await Promise.all(finding)).toEqual([whole, whole, whole, whole]);
  expect(await readFile(join(folder, 'done'), 'utf8')).toBe('update\ninstall\n');
});

it('takes Playwright’s own where it starts', async () => {
  await addProgram('apt-get', locking);
  const path = await addPlaywrights(['echo "Chromium 1"']);
  expect(await find()).toEqual({ code: 0, stdout: `${path}\n`, stderr: '' });
});

it('starts Playwright’s own before it believes in it, and where its libraries are not there takes Debian’s', async () => {
  await addProgram('apt-get', locking);
  await addPlaywrights([
    'echo "chrome: error while loading shared libraries: libnspr4.so: no such file" >&2',
    'exit 127',
  ]);
  const { code, stdout, stderr } = await find();
  expect([code, stdout]).toEqual([0, `${join(folder, 'chromium')}\n`]);
  expect(stderr.trim().split('\n')).toEqual([
    'There is no Chromium that starts (chrome: error while loading shared libraries: libnspr4.so: no such file); it is being installed.',
  ]);
});

// Whoever fetches a browser tries it several times.
it('says in one line that there is no browser and none can be had, and what to do', async () => {
  await addProgram('apt-get', ['echo "E: Could not open lock file, are you root?" >&2', 'exit 100']);
  const { code, stdout, stderr } = await find();
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n').at(-1)).toMatch(/^No Chromium .*are you root\?.*CHROMIUM_PATH/);
  expect(stderr).not.toMatch(/^ {4}at /m);
});
