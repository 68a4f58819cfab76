import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptFiles, root } from '../sources.ts';

const texts = keptFiles().filter((path) => /\.(ts|tsx|js|json|md|css|html|sh|yml|yaml)$|^\.ci\//.test(path));
const code = texts.filter((path) => /\.tsx?$/.test(path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Tables of facts, which are read by the line and not from top to bottom. */
const data = /^src\/engine\/(knowledge|scenarios)\/|\/query-set\.ts$|\/strings\.[\w.-]+\.ts$/;

/** Lines that hold what must not be there, as `path:line`. This file, which must name it, is left out. */
function linesWith(paths: string[], pattern: RegExp): string[] {
  return paths
    .filter((path) => path !== 'test/unit/tidy.test.ts')
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
    );
}

describe('the repository', () => {
  it('was looked at as a whole', () => {
    expect(code.length).toBeGreaterThan(200);
    for (const path of ['src/app.ts', 'test/harness.ts', 'README.md', 'package.json']) expect(texts).toContain(path);
  });

  it('has no file of code that is longer than 400 lines', () => {
    const long = code
      .filter((path) => !data.test(path))
      .map((path) => ({ path, lines: read(path).split('\n').length - 1 }));
    expect(long.filter(({ lines }) => lines > 400)).toEqual([]);
  });

  it('has nothing left to do in a comment', () => {
    expect(linesWith(code, /\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  });

  it('writes to the log and never to the console', () => {
    const own = code.filter((path) => /^(src|web|test)\//.test(path));
    expect(linesWith(own, /\bconsole\s*\.|\bdebugger\b/)).toEqual([]);
  });

  it('leaves no test out and lets none run alone', () => {
    const tests = code.filter((path) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'));
    expect(tests.length).toBeGreaterThan(40);
    expect(linesWith(tests, /\b(it|test|describe|suite)\.(only|skip|todo|fails)\b|\bx(it|describe)\(/)).toEqual([]);
  });

  it('knows no machine but the one it runs on', () => {
    expect(linesWith(texts, /(^|[\s"'`(=])(\/home\/|\/Users\/|\/root\/|\/work\/|\/tmp\/|[A-Z]:\\\\Users)/)).toEqual([]);
  });

  it('holds no token and no key', () => {
    const pattern = /dl[crns]_[\w-]{43}|-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|ghp_\w{36}/;
    expect(linesWith(texts, pattern)).toEqual([]);
  });

  it('exports by name only and silences no rule without saying why', () => {
    const own = code.filter((path) => !/\.config\.ts$/.test(path));
    expect(linesWith(own, /^export default /)).toEqual([]);
    expect(linesWith(own, /@ts-(ignore|nocheck)|eslint-disable|biome-ignore(?!.*: \w)/)).toEqual([]);
  });

  it('names files in small letters with dashes', () => {
    const named = code.filter((path) => !/^[a-z0-9.\-/]+$/.test(path));
    expect(named).toEqual([]);
  });
});
