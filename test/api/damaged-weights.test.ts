import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnService } from '../processes.ts';
import { root } from '../sources.ts';

let folder: string;
const weights = (name: string) => join(folder, 'src/engine/reader', `${name}-weights.json`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danloi-damaged-'));
  for (const path of ['src', 'directory', 'dist/cards', 'package.json'])
    await cp(join(root, path), join(folder, path), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** What a start says whose file has one letter changed. */
async function startWithDamaged(name: string): Promise<string> {
  const text = await readFile(weights(name), 'utf8');
  const place = text.indexOf('"keys"') + '"keys": "'.length + 100;
  await writeFile(weights(name), `${text.slice(0, place)}${text[place] === 'A' ? 'B' : 'A'}${text.slice(place + 1)}`);
  try {
    const service = await spawnService({ dataDir: join(folder, 'data'), databaseUrl: undefined, folder });
    await service.end('SIGKILL');
    return 'it started';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await writeFile(weights(name), text);
  }
}

describe('a start with damaged weights', () => {
  it.each(['level', 'sign', 'specialty'])('of %s is refused in one line that says what to do', async (name) => {
    expect(await startWithDamaged(name)).toMatch(/ended with 1 .*: danloi: [^\n]*damaged[^\n]*npm run train\n$/);
  });
});
