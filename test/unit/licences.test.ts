import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sources.ts';

type Locked = { license?: string; dev?: boolean; hasInstallScript?: boolean };
type Lock = { packages: Record<string, Locked> };

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as Lock;
const running = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);

const notice = read('NOTICE');
const namedWith = (name: string, license = 'none') => new RegExp(`^ *${name} +${license}\\b`, 'm');

/** Licences under which a package may run beside ours without more than being named. */
const allowed = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'];

/** What the pages import that is not ours ends up in files that we hand out. */
const bundled = new Set(
  sourceFiles('web/src')
    .flatMap((path) => [...read(path).matchAll(/(?:from|import\()\s*'([a-z@][^'#]*)'/g)])
    .map(([, name = '']) => name.split('/')[0] ?? '')
    .filter((name) => !name.startsWith('virtual:')),
);

describe('the packages of others', () => {
  it('that run on the server are under licences that ask for no more than their name, or stand in NOTICE', () => {
    expect(running.length).toBeGreaterThan(50);
    for (const [path, { license = 'none' }] of running) {
      if (!allowed.includes(license)) expect(notice).toMatch(namedWith(path.replace('node_modules/', ''), license));
    }
  });

  it('that run on the server run nothing when they are installed', () => {
    expect(running.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  });

  it('that are built into the pages are named in NOTICE with their licence, and are not needed on a server', () => {
    expect(bundled).toContain('heic-to');
    for (const name of bundled) {
      const { license, dev } = packages[`node_modules/${name}`] ?? {};
      expect(notice).toMatch(namedWith(name, license));
      expect(dev, name).toBe(true);
    }
  });
});
