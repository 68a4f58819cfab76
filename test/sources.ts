import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Every TypeScript file under a folder of the repository. */
export function sourceFiles(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !/node_modules|dist/.test(path))
    .sort();
}

/** Every file that is kept in the repository. */
export function keptFiles(): string[] {
  const listed = execFileSync('git', ['ls-files'], { cwd: root });
  return listed
    .toString()
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}
