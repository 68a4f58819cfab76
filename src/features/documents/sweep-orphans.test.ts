import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/when.ts';
import { aFile } from '#test/builders.ts';
import { createCase, expectStatus, type HeldCase, type Service, startService, uploadFile } from '#test/harness.ts';
import { storedFiles, trashedFiles } from '#test/stored.ts';
import { checkFiles } from './check-files.ts';
import { emptyTrash, isFew, sweepAllOrphans, sweepOrphans } from './sweep-orphans.ts';

let service: Service;
let held: HeldCase;
beforeEach(async () => {
  service = await startService();
  service.setClock(Date.now() + 30 * dayMs);
  held = await createCase(service);
});
afterEach(() => service.stop());

/** A file where the store would have left it, last written so long ago. */
async function leaveBehind(name: string, ageMs = 7 * hourMs): Promise<string> {
  const path = join(service.dataDir, 'documents', name.replace('.part', '').slice(-2));
  await mkdir(path, { recursive: true });
  await writeFile(join(path, name), 'x');
  const writtenAt = new Date(service.deps.clock() - ageMs);
  await utimes(join(path, name), writtenAt, writtenAt);
  return name;
}

const orphanOf = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

async function leaveOrphans(count: number): Promise<string[]> {
  const names = [];
  for (let number = 0; number < count; number++) names.push(await leaveBehind(orphanOf(number)));
  return names.sort();
}

const getFile = (id: string) => service.call('GET', `${held.url}/documents/${id}/file`, { token: held.token });
const storage = async () => (await service.call('GET', '/health')).body.storage.status;

describe('the sweep', () => {
  it('takes files without a record once they are old, and nothing else: whole ones into the trash', async () => {
    const document = await uploadFile(service, held, aFile());
    const orphan = await leaveBehind('0190a000-0000-7000-8000-0000000000ab');
    await leaveBehind('0190a000-0000-7000-8000-0000000000cd.part');
    const young = await leaveBehind('0190a000-0000-7000-8000-0000000000ef', 5 * hourMs);

    expect(await sweepOrphans(service.deps)).toBe(2);
    expect(await storedFiles(service.dataDir)).toEqual([young, document.id].sort());
    expect(await trashedFiles(service.dataDir)).toEqual([orphan]);
    expectStatus(await getFile(document.id), 200);
    expect(await sweepOrphans(service.deps)).toBe(0);
  });

  it('takes up to 20 files or a twentieth of all', () => {
    const found = (orphans: number, stored: number) => ({ orphans: Array.from({ length: orphans }, String), stored });
    expect([isFew(found(20, 20)), isFew(found(21, 21))]).toEqual([true, false]);
    expect([isFew(found(50, 1000)), isFew(found(51, 1000))]).toEqual([true, false]);
  });

  it('of more than that takes none, says so, and waits for an operator', async () => {
    const orphans = await leaveOrphans(21);
    expect(await sweepOrphans(service.deps)).toBe(0);
    expect(await storedFiles(service.dataDir)).toEqual(orphans);
    expect(await storage()).toBe('degraded');
    expect(service.logLines.some((line) => line.includes('too many files without a record'))).toBe(true);

    expect(await sweepAllOrphans(service.deps)).toBe(21);
    expect(await storedFiles(service.dataDir)).toEqual([]);
    expect(await trashedFiles(service.dataDir)).toEqual(orphans);
    expect(await storage()).toBe('ok');
  });

  it('of a folder that is not the one of its database takes nothing, and health is down', async () => {
    const [orphan] = await leaveOrphans(1);
    await service.deps.files.writeId('of another');
    await expect(sweepOrphans(service.deps)).rejects.toThrow('not the one of this database');
    expect(await storedFiles(service.dataDir)).toEqual([orphan]);
    expect(await storage()).toBe('down');
  });
});

describe('the trash', () => {
  it('is kept for 30 days after the day on which something was put there', async () => {
    const [orphan] = await leaveOrphans(1);
    await sweepOrphans(service.deps);
    service.moveClock(30 * dayMs);
    expect(await emptyTrash(service.deps)).toBe(0);
    expect(await trashedFiles(service.dataDir)).toEqual([orphan]);
    service.moveClock(dayMs);
    expect(await emptyTrash(service.deps)).toBe(1);
    expect(await trashedFiles(service.dataDir)).toEqual([]);
  });

  it('keeps its time also when it was filled while the clock was years behind', async () => {
    const now = service.deps.clock();
    service.deps.steadyClock.setFloor(now);
    service.setClock(now - 4000 * dayMs);
    await leaveOrphans(1);
    await sweepOrphans(service.deps);
    service.setClock(now + dayMs);
    expect(await emptyTrash(service.deps)).toBe(0);
  });

  it('gives back a file whose record has turned up, when it is asked for and when all are looked for', async () => {
    const ids = [];
    for (let number = 0; number < 2; number++) ids.push((await uploadFile(service, held)).id);
    for (const id of ids) await service.deps.files.trash(id, '2026-11-16');
    expect(await storedFiles(service.dataDir)).toEqual([]);
    expectStatus(await getFile(ids[0] ?? ''), 200);
    expect(await storedFiles(service.dataDir)).toEqual([ids[0]]);
    expect(await checkFiles(service.deps)).toBe(0);
    expect(await storedFiles(service.dataDir)).toEqual(ids.sort());
    expect(await trashedFiles(service.dataDir)).toEqual([]);
  });

  it('keeps nothing that a family has deleted', async () => {
    const { id } = await uploadFile(service, held);
    const kept = await uploadFile(service, held);
    await service.deps.files.trash(id, '2026-11-16');
    const url = `${held.url}/documents/`;
    expectStatus(await service.call('DELETE', url + id, { token: held.token }), 204);
    expectStatus(await service.call('DELETE', url + kept.id, { token: held.token }), 204);
    expect([await storedFiles(service.dataDir), await trashedFiles(service.dataDir)]).toEqual([[], []]);
  });
});

describe('a document whose file is missing', () => {
  const lose = (id: string) => rm(join(service.dataDir, 'documents', id.slice(-2), id));

  it('is found by the look at all of them, told of by health, and forgotten when it is back', async () => {
    const { id } = await uploadFile(service, held);
    await uploadFile(service, held);
    const bytes = (await getFile(id)).bytes;
    expect(await checkFiles(service.deps)).toBe(0);
    await lose(id);
    expect(await checkFiles(service.deps)).toBe(1);
    expect(service.logLines.some((line) => line.includes('are missing') && line.includes(id))).toBe(true);
    expect(await storage()).toBe('degraded');
    await service.deps.files.put(id, ReadableStream.from([bytes]));
    expect(await checkFiles(service.deps)).toBe(0);
    expect(await storage()).toBe('ok');
  });

  it('is told of by health as soon as somebody has asked for it', async () => {
    const { id } = await uploadFile(service, held);
    await lose(id);
    expect(await storage()).toBe('ok');
    const { body } = expectStatus(await getFile(id), 500);
    expect(body.error).toContain('đang thiếu hoặc hỏng');
    expect(body.error).not.toContain('vẫn còn nguyên');
    expect(await storage()).toBe('degraded');
  });

  it('is found however many there are', async () => {
    const { id } = await uploadFile(service, held);
    const row = await service.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { position: _position, ...copied } = row;
    const copies = Array.from({ length: 450 }, (_, number) => ({ ...copied, id: `copy-${number}` }));
    await service.db.insertInto('documents').values(copies).execute();
    expect(await checkFiles(service.deps)).toBe(450);
  });
});
