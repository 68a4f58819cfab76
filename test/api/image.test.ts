import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { isInImage } from '../image-files.ts';
import { spawnService } from '../processes.ts';
import { keptFiles, root } from '../sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danloi-image-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('an image', () => {
  it('holds nothing that an installation keeps, and no history, test or text of the corpus', () => {
    const secrets = ['data/master.key', 'data/danloi.sqlite', 'data/documents/ab/x', '.env', 'deploy/.env', 'backup/x'];
    // An installation that was put into a folder of ours.
    for (const folder of ['web', 'src', 'scripts', 'directory', 'web/data']) {
      const kept = ['master.key', 'master.key.old', 'danloi.sqlite', 'danloi.sqlite-wal', '.env', '.env.local'];
      secrets.push(...kept.map((name) => `${folder}/${name}`));
    }
    const made = ['.git/config', 'node_modules/pg/package.json', 'dist/web/index.html', 'npm-debug.log'];
    expect([...secrets, ...made].filter(isInImage)).toEqual([]);
    const taken = keptFiles().filter(isInImage);
    expect(taken.filter((path) => /^(test|corpus|bench|docs|deploy|\.ci)\/|\.test\.tsx?$/.test(path))).toEqual([]);
    expect([...new Set(taken.map((path) => path.split('/')[0]))].toSorted()).toEqual(
      [
        'LICENSE',
        'NOTICE',
        'cards',
        'directory',
        'package-lock.json',
        'package.json',
        'scripts',
        'src',
        'tsconfig.json',
        'web',
      ].toSorted(),
    );
  });

  it('holds all that the pages are built of and the service needs', async () => {
    for (const path of keptFiles().filter(isInImage)) await cp(join(root, path), join(folder, path));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    const unbuilt = await promisify(execFile)(process.execPath, ['src/main.ts'], {
      cwd: folder,
      env: { DATA_DIR: join(folder, 'kept'), PORT: String(await freePort()) },
    }).catch((error) => error);
    expect(unbuilt).toMatchObject({ code: 1, stderr: 'danloi: the cards are not built: run `npm run cards`\n' });
    await promisify(execFile)(process.execPath, ['scripts/build-web.ts'], { cwd: folder });
    const service = await spawnService({ dataDir: join(folder, 'kept'), databaseUrl: undefined, folder });
    const statuses = await Promise.all(
      ['/', '/health', '/docs', '/v1/hospitals'].map(async (path) => (await fetch(service.url + path)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await service.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});
