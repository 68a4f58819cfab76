import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDirectory } from '#test/a-directory.ts';
import { type Service, startService } from '#test/harness.ts';
import { DirectoryRefused } from './check-directory.ts';
import { checkFile, exportToFile, importFile } from './commands.ts';
import { loadGraph } from './watch-directory.ts';

let service: Service;
let folder: string;
beforeAll(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), 'danloi-directory-'));
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

async function aFile(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

it('checks the shipped directory when no file is named', async () => {
  expect(await checkFile()).toMatch(/^no fault: \d+ hospitals in 34 provinces, 3321 wards$/);
});

it('imports JSON, exports it again, and takes a CSV of hospitals into the same provinces', async () => {
  const json = await aFile('directory.json', `\uFEFF${JSON.stringify(aDirectory())}`);
  expect(await checkFile(json)).toBe('no fault: 1 hospitals in 1 provinces, 0 wards');
  expect(await importFile(service.db, json, 1)).toMatch(/: 1 added, 0 changed, 0 unchanged, 0 retired$/);
  await exportToFile(service.db, join(folder, 'out.json'));
  expect(JSON.parse(await readFile(join(folder, 'out.json'), 'utf8'))).toEqual(aDirectory());

  const csv = await aFile(
    'hospitals.CSV',
    'id,name,type,province,address,specialties,sources,verifiedAt\r\nbv-hai,Bệnh viện Hai,public,Sài Gòn,2 Lê Lợi,ent,s,2026-10-02\r\n',
  );
  expect(await importFile(service.db, csv, 2)).toMatch(/: 1 added, 0 changed, 0 unchanged, 1 retired$/);
  expect((await loadGraph(service.db)).active.map(({ id, city }) => [id, city])).toEqual([['bv-hai', 'Hồ Chí Minh']]);
});

it.each([
  ['no JSON', 'broken.json', '{'],
  ['another JSON', 'other.json', '[]'],
  ['no CSV', 'broken.csv', 'id,"name'],
])('refuses a file that is %s, and keeps what it has', async (_, name, text) => {
  const before = (await loadGraph(service.db)).version;
  await expect(importFile(service.db, await aFile(name, text), 3)).rejects.toThrow(DirectoryRefused);
  expect((await loadGraph(service.db)).version).toBe(before);
});
