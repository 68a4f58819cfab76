import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { keptFiles, root } from '../sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const docs = keptFiles().filter((path) => path.endsWith('.md'));

/** Every place in the docs where this is said, as the file and the words that were caught. */
function said(pattern: RegExp): [path: string, ...words: string[]][] {
  // A command may go on in the next line of its paragraph.
  return docs.flatMap((path) =>
    [...read(path).replaceAll(/\s+/g, ' ').matchAll(pattern)].map(([, ...words]): [string, ...string[]] => [
      path,
      ...words.map((word) => word ?? ''),
    ]),
  );
}

const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const help = execFileSync(process.execPath, ['src/cli.ts', 'help'], { cwd: root, encoding: 'utf8' });

/** What a program of ours takes, by the words that call it: of danloi its help, of a script its source. */
function knownBy(call: string): ((option: string) => boolean) | undefined {
  const [, command] = /^(?:npm run danloi --|danloi) ([a-z]+(?: [a-z]+)?)/.exec(call) ?? [];
  if (command !== undefined) {
    const lines = help.split('\n').filter((line) => line.startsWith(`  danloi ${command}`));
    return (option) => lines.some((line) => line.includes(`--${option}`));
  }
  const [, script = ''] = /^npm run (?:-s )?([\w-]+)/.exec(call) ?? [];
  const [, path] = /(?:^| )node ([\w./-]+\.ts)/.exec(call) ?? /.*node ([\w./-]+\.ts)/.exec(scripts[script] ?? '') ?? [];
  const source = path === undefined ? undefined : read(path);
  if (source === undefined) return undefined;
  return (option) => new RegExp(`'--${option}'|\\b${option}'?: \\{ type:`).test(source);
}

describe('a command that the docs name', () => {
  it('is a script of the package', () => {
    const named = said(/\bnpm run (?:-s )?([\w:-]+)/g);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(([, script = '']) => !(script in scripts))).toEqual([]);
  });

  it('is a command of danloi', () => {
    const commands = [...help.matchAll(/^ {2}danloi ([a-z]+(?: [a-z]+)?)/gm)].map(([, command]) => command);
    const isCommand = (first: string, second: string) =>
      first === 'help' || commands.includes(first) || commands.includes(`${first} ${second}`);
    const named = said(/(?:npm run danloi --|`danloi) ([a-z]+)(?: ([a-z|]+))?/g);
    expect(named.length).toBeGreaterThan(30);
    expect(
      named.filter(([, first = '', second = '']) => second.split('|').some((each) => !isCommand(first, each))),
    ).toEqual([]);
  });

  it('takes the options that are named with it, or after it', () => {
    let tried = 0;
    const unknown = docs.flatMap((path) => {
      let knows: ReturnType<typeof knownBy>;
      return [
        ...read(path)
          .replaceAll(/\s+/g, ' ')
          .matchAll(/`([^`]+)`/g),
      ].flatMap(([, span = '']) => {
        if (!/^-?-/.test(span)) knows = knownBy(span) ?? (/^(npm|npx|node|danloi) /.test(span) ? undefined : knows);
        if (!knows || !(/^-?-/.test(span) || knownBy(span))) return [];
        const options = [...span.matchAll(/--([a-z][a-z-]*)/g)].map(([, option = '']) => option);
        tried += options.length;
        return options.filter((option) => !knows?.(option)).map((option) => `${path}: ${span} --${option}`);
      });
    });
    expect(unknown).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });

  it('is told a setting by a name that something reads', () => {
    const known = keptFiles().filter((path) => /\.(ts|tsx|conf|ya?ml|service)$|^package\.json$/.test(path));
    const code = new Set(
      known
        .filter((path) => !/^(cards|corpus)/.test(path))
        .flatMap((path) => read(path).match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []),
    );
    const named = said(/`([A-Z][A-Z0-9_]*_[A-Z0-9_]+|[A-Z][A-Z0-9]+(?==))/g);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter(([, name = '']) => !code.has(name))).toEqual([]);
  });

  it('runs a file that is there, or a project of the tests', () => {
    const files = said(/`node ([\w./-]+\.ts)/g);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(([, path = '']) => !existsSync(join(root, path)))).toEqual([]);
    const projects = JSON.stringify(config.test?.projects);
    const run = said(/npx vitest run --project ([\w-]+)/g);
    expect(run.length).toBeGreaterThan(0);
    expect(run.filter(([, name]) => !projects.includes(`"name":"${name}"`))).toEqual([]);
  });
});
