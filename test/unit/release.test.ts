import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { interfaceVersion, version } from '../../src/version.ts';
import { root } from '../sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the release has a version that grows, and its interface has its own', () => {
  const sections = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, name = '']) => name);
  const [newest = ''] = sections.filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  const parts = (text: string) =>
    text
      .split('.')
      .map((part) => part.padStart(6, '0'))
      .join('.');
  // What is not released yet will be a later release than the last.
  expect(sections[0] === 'Unreleased' ? parts(version) > parts(newest) : version === newest).toBe(true);
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe(version);
  expect(JSON.parse(read('docs/openapi.json')).info.version).toBe(interfaceVersion);
});
