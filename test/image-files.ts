import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root } from './sources.ts';

/**
 * Whether `COPY . .` takes a file into an image. Of the rules of a `.dockerignore` only those that ours has: the last
 * that fits decides; `*` is everything, `!name` a file or folder at the top, `**` with a piece of a name any file or folder
 * called so, where a further `*` is anything.
 */
export function isInImage(path: string): boolean {
  let isTaken = true;
  for (const rule of rules) {
    const [, name] = /^!([\w.-]+)$/.exec(rule) ?? [];
    const [, called] = /^\*\*\/([\w.*]+)$/.exec(rule) ?? [];
    if (rule === '*') isTaken = false;
    else if (name !== undefined) isTaken ||= path === name || path.startsWith(`${name}/`);
    else if (called !== undefined) isTaken &&= !path.split('/').some((name) => matchesGlob(name, called));
    else throw new Error(`nobody here knows what ${rule} means`);
  }
  return isTaken;
}

const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
