import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFile } from '../../../test/builders.ts';
import { createCase, expectStatus, type Service, startService, uploadFile } from '../../../test/harness.ts';
import { storedFiles } from '../../../test/stored.ts';
import { hourMs } from '../../contract/when.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** A file where the store would have left it, last written so long ago. */
async function leaveBehind(name: string, folder: string, ageMs: number): Promise<void> {
  const path = join(service.dataDir, 'documents', folder);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, name), 'x');
  const writtenAt = new Date(service.deps.clock() - ageMs);
  await utimes(join(path, name), writtenAt, writtenAt);
}

it('removes files without a record, whole or half written, once they are old, and nothing else', async () => {
  service.setClock(Date.now() + 30 * 24 * hourMs);
  const held = await createCase(service);
  const document = await uploadFile(service, held, aFile());
  const orphan = '0190a000-0000-7000-8000-0000000000ab';
  const halfWritten = '0190a000-0000-7000-8000-0000000000cd';
  const young = '0190a000-0000-7000-8000-0000000000ef';
  await leaveBehind(orphan, 'ab', 7 * hourMs);
  await leaveBehind(`${halfWritten}.part`, 'cd', 7 * hourMs);
  await leaveBehind(young, 'ef', 5 * hourMs);

  expect(await sweepOrphans(service.deps)).toBe(2);
  expect(await storedFiles(service.dataDir)).toEqual([young, document.id].sort());
  expectStatus(await service.call('GET', `${held.url}/documents/${document.id}/file`, { token: held.token }), 200);
  expect(await sweepOrphans(service.deps)).toBe(0);
});
