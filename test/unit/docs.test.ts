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

describe('a command that the docs name', () => {
  it('is a script of the package', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const named = said(/\bnpm run (?:-s )?([\w:-]+)/g);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(([, script]) => !scripts.includes(script ?? ''))).toEqual([]);
  });

  it('is a command of danloi', () => {
    const help = execFileSync(process.execPath, ['src/cli.ts', 'help'], { cwd: root, encoding: 'utf8' });
    const commands = [...help.matchAll(/^ {2}danloi ([a-z]+(?: [a-z]+)?)/gm)].map(([, command]) => command);
    const isCommand = (first: string, second: string) =>
      first === 'help' || commands.includes(first) || commands.includes(`${first} ${second}`);
    const named = said(/(?:npm run danloi --|`danloi) ([a-z]+)(?: ([a-z|]+))?/g);
    expect(named.length).toBeGreaterThan(30);
    expect(
      named.filter(([, first = '', second = '']) => second.split('|').some((each) => !isCommand(first, each))),
    ).toEqual([]);
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
