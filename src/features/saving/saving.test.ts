import { createHash } from 'node:crypto';
import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { steady } from '#platform/clock.ts';
import { listTables } from '#platform/db/catalog.ts';
import { connect } from '#platform/db/connect.ts';
import { openDisk } from '#platform/files/disk.ts';
import { aCase, aFollowUp } from '#test/builders.ts';
import { createTestDatabase } from '#test/database.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  type Service,
  startService,
  uploadFile,
} from '#test/harness.ts';
import { sealOf, testMasterKey } from '#test/master-key.ts';
import { writeMasterKeyId } from '../keys/queries.ts';
import { rotateKeys } from '../keys/rotate-keys.ts';
import { sealedOfCase, sealedOfReport } from '../keys/sealed-columns.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';
import { verifyFolder } from './verify-folder.ts';

let service: Service;
let held: HeldCase;
let documentId: string;
let root: string;
let saved: string;
beforeAll(async () => {
  service = await startService();
  await writeMasterKeyId(service.db, service.deps.seal.masterKeyId());
  held = await createCase(service, aCase({ contacts: [{ fullName: 'Nguyễn Văn Ổi', role: 'primary' }] }));
  documentId = (await uploadFile(service, held)).id;
  const { reviewUrl } = await createShare(service, held);
  const opinion = { opinion: 'Nên khám lại.', urgency: 'routine' };
  const review = `/v1/review/${reviewUrl.split(/[/#]/).at(-1)}/opinions`;
  expectStatus(await service.call('POST', review, { body: opinion }), 201);
  expectStatus(await service.call('POST', `${held.url}/followups`, { token: held.token, body: aFollowUp() }), 200);
  root = await mkdtemp(join(tmpdir(), 'danloi-saving-'));
  saved = join(root, 'saved');
  await backUp(service.deps, saved);
});
afterAll(async () => {
  await service.stop();
  await rm(root, { recursive: true });
});

let places: { drop(): Promise<void> }[];
beforeEach(() => {
  places = [];
});
afterEach(async () => {
  for (const place of places) await place.drop();
});

/** A database and a documents folder that nobody has used; of SQLite when it is said. */
async function anEmptyPlace(isSqlite = false) {
  const { databaseUrl, drop } = isSqlite
    ? { databaseUrl: undefined, drop: async () => {} }
    : await createTestDatabase();
  const dataDir = await mkdtemp(join(root, 'place-'));
  const config = { ...service.deps.config, databaseUrl, dataDir, keysBackupDir: dataDir };
  const db = connect(config);
  places.push({ drop: () => db.destroy().then(drop) });
  const clock = service.deps.clock;
  const files = openDisk(join(dataDir, 'documents'));
  return { ...service.deps, config, db, files, clock, steadyClock: steady(clock) };
}

type Place = Awaited<ReturnType<typeof anEmptyPlace>>;

async function faultsOf(place: Pick<Place, 'config' | 'db' | 'files' | 'seal' | 'clock'>): Promise<string[]> {
  const lines: string[] = [];
  const faults = await verify(place, (line) => void lines.push(line));
  const told = lines.filter((line) => line.startsWith('FAULT '));
  expect(told).toHaveLength(faults);
  return told;
}

async function everyRow({ db }: Pick<Place, 'db'>): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const table of await listTables(db)) {
    rows[table] = (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows;
  }
  return rows;
}

describe('what was saved', () => {
  it('is restored whole: every row, every file, and the numbers that were given', async () => {
    const place = await anEmptyPlace();
    await restore(place, saved);
    expect(await everyRow(place)).toEqual(await everyRow(service));
    expect(await faultsOf(place)).toEqual([]);
    const next = () => ({ kind: 'case.read' as const, actor: 'test', detail: '{}', at: 1 });
    const added = async ({ db }: Pick<Place, 'db'>) =>
      await db
        .insertInto('events')
        .values({ id: 'next', case_number: 1, number: 99, mac: '', sealed: null, ...next() })
        .returning('position')
        .executeTakeFirst();
    expect(await added(place)).toEqual(await added(service));
    for (const { db } of [place, service]) await db.deleteFrom('events').where('id', '=', 'next').execute();
  });

  it.runIf(process.env.TEST_ENGINE === 'postgres')('goes from one engine to the other and back', async () => {
    const sqlite = await anEmptyPlace(true);
    await restore(sqlite, saved);
    expect(await faultsOf(sqlite)).toEqual([]);
    await backUp(sqlite, join(root, 'of-sqlite'));
    const postgres = await anEmptyPlace();
    await restore(postgres, join(root, 'of-sqlite'));
    expect(await everyRow(postgres)).toEqual(await everyRow(sqlite));
    expect(await faultsOf(postgres)).toEqual([]);
  });

  it('can be read by nobody else, lists the sum of each of its files, and is never put over what is there', async () => {
    const names = await readdir(saved, { recursive: true });
    for (const name of ['', ...names]) expect((await stat(join(saved, name))).mode & 0o077, name).toBe(0);
    const sums = await readFile(join(saved, 'SHA256SUMS'), 'utf8');
    const files = names.filter((name) => /\.\w+$/.test(name) || name.includes(documentId));
    for (const file of files) expect(sums).toMatch(new RegExp(`^[0-9a-f]{64}  ${file}$`, 'm'));
    await expect(backUp(service.deps, saved)).rejects.toThrow('is there already');
    expect(await readdir(saved, { recursive: true })).toEqual(names);
  });

  it('leaves out a document that was deleted between the rows and the files', async () => {
    const { id } = await uploadFile(service, held);
    const remove = () => service.call('DELETE', `${held.url}/documents/${id}`, { token: held.token });
    const { files } = service.deps;
    const find = async (key: string) => {
      if (key === id) await remove();
      return await files.find(key);
    };
    const report = await backUp({ ...service.deps, files: { ...files, find } }, join(root, 'meanwhile'));
    expect(report).toMatchObject({ documents: 1, missing: [] });
    const place = await anEmptyPlace();
    await restore(place, join(root, 'meanwhile'));
    expect((await everyRow(place)).documents).toHaveLength(1);
    expect(await faultsOf(place)).toEqual([]);
  });

  it.each<[what: string, damage: (folder: string) => Promise<void>, told: RegExp]>([
    ['is not there', async (folder) => rm(folder, { recursive: true }), /nothing that "danloi backup" made/],
    ['has lost its sums', async (folder) => rm(join(folder, 'SHA256SUMS')), /SHA256SUMS is not what was saved/],
    ['has a changed list', (folder) => appendFile(join(folder, 'manifest.json'), ' '), /manifest.json is not what/],
    ['has a changed row', (folder) => change(join(folder, 'tables/cases.ndjson')), /cases.ndjson is not what/],
    ['has lost a row', (folder) => truncate(join(folder, 'tables/events.ndjson'), 0), /events.ndjson is not what/],
    ['has a changed document', (folder) => change(join(folder, fileOf(documentId))), /is not what was saved/],
    ['has a document that leads elsewhere', (folder) => lead(join(folder, fileOf(documentId))), /is no plain file/],
    ['has rows that lead elsewhere', (folder) => lead(join(folder, 'tables/cases.ndjson')), /is no plain file/],
    ['has sums that lead elsewhere', (folder) => lead(join(folder, 'SHA256SUMS')), /is no plain file/],
    ['has a list that leads elsewhere', (folder) => lead(join(folder, 'manifest.json')), /is no plain file/],
    [
      'has a document larger than any',
      (folder) => truncate(join(folder, fileOf(documentId)), 2 * limits.documentSizeBytesMax + 1),
      /larger than any document/,
    ],
    ['has lost a document', (folder) => rm(join(folder, fileOf(documentId))), /is not what was saved/],
  ])('is not restored at all when it %s, and the place stays free', async (_what, damage, told) => {
    const folder = await mkdtemp(join(root, 'damaged-'));
    await cp(saved, folder, { recursive: true });
    await damage(folder);
    const place = await anEmptyPlace();
    await expect(restore(place, folder)).rejects.toThrow(told);
    expect(await listTables(place.db)).toEqual([]);
    await restore(place, saved);
    expect(await faultsOf(place)).toEqual([]);
  });

  it('holds no key, and is restored only with those that were saved apart, in two places, and their master key', async () => {
    const keys = (table: 'case_keys' | 'installation_keys') => service.db.selectFrom(table).select('wrapped').execute();
    const wrapped = [...(await keys('case_keys')), ...(await keys('installation_keys'))].map((row) => row.wrapped);
    expect(wrapped).toHaveLength(2);
    for (const name of await readdir(join(saved, 'tables'))) {
      const rows = await readFile(join(saved, 'tables', name), 'utf8');
      for (const key of wrapped) expect(rows).not.toContain(key);
    }
    const name = (await readdir(root)).find((each) => each.startsWith('danloi-keys-')) ?? '';
    const [beside, second] = [join(root, name), join(service.dataDir, name)];
    const text = await readFile(beside, 'utf8');
    expect(await readFile(second, 'utf8')).toBe(text);
    for (const path of [beside, second]) expect((await stat(path)).mode & 0o077).toBe(0);
    const stranger = { ...(await anEmptyPlace()), seal: sealOf('q5Jv0yQm4Yw3bqkq1i0Yb1m3l6H3yq0m9kX0m1f4o2E=') };
    await expect(restore(stranger, saved)).rejects.toThrow('put the master key back');
    await rm(beside);
    const fromSecond = await anEmptyPlace();
    await restore({ ...fromSecond, config: { ...fromSecond.config, keysBackupDir: service.dataDir } }, saved);
    expect(await faultsOf(fromSecond)).toEqual([]);
    await expect(restore(await anEmptyPlace(), saved)).rejects.toThrow(/danloi-keys-[^ ]+ of .+ is missing/);
    await writeFile(beside, text.replace('"takenAt":"2026', '"takenAt":"2025'));
    await expect(restore(await anEmptyPlace(), saved)).rejects.toThrow('is not what was saved');
    await writeFile(beside, text, { mode: 0o600 });
    await expect(backUp(service.deps, join(service.dataDir, 'here'))).rejects.toThrow(/^KEYS_BACKUP_DIR: /);
  });

  it('is opened by the keys of a later backup, when these are wrapped by a new master key, its trail too', async () => {
    const beside = await mkdtemp(join(root, 'beside-'));
    await cp(saved, join(beside, 'early'), { recursive: true });
    const place = await anEmptyPlace();
    await restore(place, saved);
    const otherKey = 'q5Jv0yQm4Yw3bqkq1i0Yb1m3l6H3yq0m9kX0m1f4o2E=';
    const rotated = { ...place, seal: sealOf(otherKey, testMasterKey) };
    await rotateKeys(rotated);
    service.moveClock(1000);
    await backUp(rotated, join(beside, 'later'));
    const next = { ...(await anEmptyPlace()), seal: sealOf(otherKey) };
    await restore(next, join(beside, 'early'));
    expect(await faultsOf(next)).toEqual([]);
  });

  it('gives back no case that was erased since, once a later backup has replaced the keys', async () => {
    const erased = await createCase(service);
    const document = await uploadFile(service, erased);
    const early = join(root, 'early');
    await backUp(service.deps, early);
    expect((await readdir(early, { recursive: true })).join()).toContain(document.id);
    const caseNumber = Number(erased.caseId.slice(5));
    await service.db.deleteFrom('cases').where('case_number', '=', caseNumber).execute();
    await service.deps.files.remove(document.id);
    service.moveClock(1000);
    await backUp(service.deps, join(root, 'later'));
    const place = await anEmptyPlace();
    expect(await restore(place, early)).toMatchObject({ erased: 1 });
    expect(await faultsOf(place)).toEqual([]);
    expect((await everyRow(place)).cases).toHaveLength(1);
    expect(await place.files.has(document.id)).toBe(false);
  });

  it('is not restored when whoever had it in hands has changed a row and put all sums right', async () => {
    const beside = await mkdtemp(join(root, 'forged-'));
    const folder = join(beside, 'saved');
    await cp(saved, folder, { recursive: true });
    const keysName = (await readdir(root)).find((each) => each.startsWith('danloi-keys-')) ?? '';
    await cp(join(root, keysName), join(beside, keysName));
    const faults = async (isUnsignedAllowed = false) =>
      await verifyFolder(service.deps, folder, isUnsignedAllowed, () => {});
    expect(await faults()).toBe(0);

    const stranger = { name: 'Kẻ lạ', token_hash: 'x', created_at: 1, revoked_at: null, expires_at: null };
    await appendFile(
      join(folder, 'tables/navigators.ndjson'),
      `${JSON.stringify({ ...stranger, last_used_at: null })}\n`,
    );
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    manifest.rows.navigators++;
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await putSumsRight(folder);
    expect(await faults()).toBe(1);
    await expect(restore(await anEmptyPlace(), folder)).rejects.toThrow(/is not what we have signed; .+ --unsigned$/);
    await rm(join(folder, 'SIGNATURE'));
    await expect(restore(await anEmptyPlace(), folder)).rejects.toThrow(/is not signed: .+ --unsigned$/);
    const place = await anEmptyPlace();
    await expect(restore(place, folder)).rejects.toThrow('is not signed');
    expect(await listTables(place.db)).toEqual([]);
    await restore(place, folder, { isUnsignedAllowed: true });
    expect((await everyRow(place)).navigators).toHaveLength(1);
    expect(service.logLines.at(-1)).toContain('without a signature of ours');
    expect(await faults(true)).toBe(0);
  });

  it('is not restored with keys of which somebody has taken some away, as if their cases were erased', async () => {
    const beside = await mkdtemp(join(root, 'fewer-'));
    await cp(saved, join(beside, 'saved'), { recursive: true });
    const keysName = (await readdir(root)).find((each) => each.startsWith('danloi-keys-')) ?? '';
    const lines = (await readFile(join(root, keysName), 'utf8')).trimEnd().split('\n');
    const body = `${lines
      .slice(0, -1)
      .filter((line) => !line.includes('"case_keys"'))
      .join('\n')}\n`;
    const { signature } = JSON.parse(lines.at(-1) ?? '');
    const end = { sha256: createHash('sha256').update(body).digest('hex'), signature };
    await writeFile(join(beside, keysName), `${body}${JSON.stringify(end)}\n`);
    const restored = restore(await anEmptyPlace(), join(beside, 'saved'));
    await expect(restored).rejects.toThrow(/danloi-keys-\S+ is not what we have signed/);
  });

  it('is not restored with keys that lie elsewhere: a device would be read until the memory ends', async () => {
    const beside = await mkdtemp(join(root, 'elsewhere-'));
    await cp(saved, join(beside, 'saved'), { recursive: true });
    const keysName = (await readdir(root)).find((each) => each.startsWith('danloi-keys-')) ?? '';
    await cp(join(root, keysName), join(beside, keysName));
    await lead(join(beside, keysName));
    await expect(restore(await anEmptyPlace(), join(beside, 'saved'))).rejects.toThrow(/is no plain file/);
  });

  it('is never restored over what is there', async () => {
    const before = await everyRow(service);
    await expect(restore(service.deps, saved)).rejects.toThrow('into an empty place only');
    expect(await everyRow(service)).toEqual(before);
    expect(await faultsOf(service.deps)).toEqual([]);
  });
});

/** As anybody can who has no key. */
async function putSumsRight(folder: string): Promise<void> {
  const sums = (await readFile(join(folder, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n');
  const right = sums.map(async (line) => {
    const name = line.slice(66);
    return `${createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex')}  ${name}\n`;
  });
  await writeFile(join(folder, 'SHA256SUMS'), (await Promise.all(right)).join(''));
}

const fileOf = (id: string) => `documents/${id.slice(-2)}/${id}`;

/** One byte, in the middle. */
/** The same bytes, but at another place. */
async function lead(path: string): Promise<void> {
  await rename(path, `${path}-elsewhere`);
  await symlink(`${path}-elsewhere`, path);
}

async function change(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.length >> 1;
  bytes[at] = bytes[at] === 0x31 ? 0x32 : 0x31;
  await writeFile(path, bytes);
}

describe('a look at everything', () => {
  it('names what is wrong and nothing that is said there', async () => {
    const place = await anEmptyPlace();
    await restore(place, saved);
    const { db, config } = place;
    expect(await faultsOf(place)).toEqual([]);
    await db.updateTable('contacts').set({ sealed: 'p{"fullName": "Nguyễn' }).execute();
    await db.updateTable('events').set({ detail: '{' }).where('position', '=', 1).execute();
    await db.updateTable('cases').set({ chosen_hospital_id: 'nowhere' }).execute();
    await db.deleteFrom('recommendations').execute();
    await change(join(config.dataDir, fileOf(documentId)));
    const faults = (await faultsOf(place)).join('\n');
    expect(faults.split('\n')).toHaveLength(6);
    expect(faults).toMatch(/^FAULT contacts.sealed: cannot be read in [\w-]{36}$/m);
    expect(faults).toMatch(/^FAULT events.detail: cannot be read/m);
    expect(faults).toMatch(/^FAULT events: CASE-000001, number 1: is not what was written/m);
    expect(faults).toMatch(/^FAULT cases.chosen_hospital_id: nowhere is not in hospitals$/m);
    expect(faults).toMatch(/^FAULT cases.case_number: 1 is not in recommendations$/m);
    expect(faults).toContain(`FAULT documents: ${documentId} has a damaged file`);
    expect(faults).not.toContain('Nguyễn');
    await rm(join(config.dataDir, fileOf(documentId)));
    expect((await faultsOf(place)).join('\n')).toContain(`FAULT documents: ${documentId} has no file`);
  });

  it('one event that was taken out is one fault', async () => {
    const place = await anEmptyPlace();
    await restore(place, saved);
    const events = await place.db.selectFrom('events').select('position').orderBy('position').execute();
    expect(events.length).toBeGreaterThan(4);
    await place.db
      .deleteFrom('events')
      .where('position', '=', events[1]?.position ?? 0)
      .execute();
    expect(await faultsOf(place)).toEqual(['FAULT events: CASE-000001, number 3: stands where number 2 should be']);
  });

  it('opens whatever has been sealed, in every table there is', async () => {
    const { db } = service;
    for (const table of await listTables(db)) {
      const isSealed = await sql`select sealed from ${sql.table(table)} limit 1`.execute(db).then(
        () => true,
        () => false,
      );
      if (isSealed) expect({ ...sealedOfCase, reports: sealedOfReport }[table], table).toHaveProperty('sealed');
    }
  });
});
