import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.ts';

/**
 * Whether `COPY . .` takes a file into an image. Of the rules of a `.dockerignore` only those that ours has: the last
 * that fits decides; `*` is everything, `!name` a file or folder at the top, `**` and an ending any file with it.
 */
export function isInImage(path: string): boolean {
  let isTaken = true;
  for (const rule of rules) {
    const [, name] = /^!([\w.-]+)$/.exec(rule) ?? [];
    const [, ending] = /^\*\*\/\*(\.[\w.]+)$/.exec(rule) ?? [];
    if (rule === '*') isTaken = false;
    else if (name !== undefined) isTaken ||= path === name || path.startsWith(`${name}/`);
    else if (ending !== undefined) isTaken &&= !path.endsWith(ending);
    else throw new Error(`nobody here knows what ${rule} means`);
  }
  return isTaken;
}

const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
