import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { caseNumberOf } from '#contract/ids.ts';
import { runDailyJob } from '#features/daily/daily-job.ts';
import { sealedOfCase } from '#features/keys/sealed-columns.ts';
import { listReferences, listTables } from '#platform/db/catalog.ts';
import type { Trx } from '#platform/db/connect.ts';
import { hashToken } from '#platform/tokens.ts';
import { aContact, aFile, aFileForm, aFollowUp } from '#test/builders.ts';
import { Canaries } from '#test/canaries.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  startService,
  uploadFile,
  useService,
} from '#test/harness.ts';
import { fillCase } from '#test/routes.ts';
import { storedFiles, trashedFiles } from '#test/stored.ts';
import { eraseRows } from './erase-rows.ts';
import { reapplyErasures } from './reapply-erasures.ts';

const service = useService();
const call: typeof service.call = (...given) => service.call(...given);
const numberOf = ({ caseId }: HeldCase) => caseNumberOf(caseId) ?? -1;
const erase = ({ url, token }: HeldCase) => call('DELETE', url, { token });

/** The tables that have rows of cases, but for the case itself and what is to stay. */
async function tablesOfCases(): Promise<string[]> {
  const tables: string[] = [];
  for (const table of await listTables(service.db)) {
    const has = sql`select case_number from ${sql.table(table)} limit 0`.execute(service.db);
    if (
      await has.then(
        () => true,
        () => false,
      )
    )
      tables.push(table);
  }
  return tables.filter((table) => table !== 'cases' && table !== 'tombstones');
}

async function countRows(table: string, caseNumber: number): Promise<number> {
  const counting = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
    where case_number = ${caseNumber}`;
  return Number((await counting.execute(service.db)).rows[0]?.count);
}

describe('an erased case', () => {
  it('leaves no row in any table that has its number, whichever tables are added later', async () => {
    const references = await listReferences(service.db);
    const tables = await tablesOfCases();
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      const reference = { table, column: 'case_number', target: 'cases', targetColumn: 'case_number' };
      expect(references, `${table} must refer to the case, and go with it`).toContainEqual(reference);
    }
    const held = await createCase(service, undefined, { 'idempotency-key': 'a key of this very family' });
    const { reviewToken } = await fillCase(service, held);
    expectStatus(await call('POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 'Khám sớm.' } }), 201);
    const others = await fillCase(service, await createCase(service));
    const before = await Promise.all(tables.map((table) => countRows(table, numberOf(others.held))));
    expectStatus(await erase(held), 204);
    for (const table of ['cases', ...tables]) expect(await countRows(table, numberOf(held)), table).toBe(0);
    expect(await Promise.all(tables.map((table) => countRows(table, numberOf(others.held))))).toEqual(before);
  });

  it('is unknown to every token that it had, and its number is never given again', async () => {
    const held = await createQueuedCase(service);
    const { documentId, reviewToken, stopToken } = await fillCase(service, held);
    expectStatus(await call('GET', held.url, { token: navigatorToken }), 200);
    expectStatus(await erase(held), 204);
    const unknown = await call('GET', '/v1/cases/CASE-999999', { token: held.token });
    for (const token of [held.token, navigatorToken]) {
      for (const path of ['', `/documents/${documentId}/file`]) {
        expect(await call('GET', held.url + path, { token })).toMatchObject({ status: 401, text: unknown.text });
      }
    }
    const unknownLink = await call('GET', '/v1/review/dlr_unknown');
    const link = await call('GET', `/v1/review/${reviewToken}`);
    expect(link).toMatchObject({ status: 401, text: unknownLink.text });
    expectStatus(await call('GET', `/v1/review/${reviewToken}/documents/${documentId}/file`), 401);
    expectStatus(await call('POST', `/v1/stop/${stopToken}`), 404);
    expectStatus(await erase(held), 401);
    const queue = await call('GET', '/v1/navigator/queue?limit=200', { token: navigatorToken });
    expect(queue.text).not.toContain(held.caseId);
    expect(numberOf(await createCase(service))).toBeGreaterThan(numberOf(held));
  });

  it('has lost its files past the trash, also when the process died between the rows and the files', async () => {
    const held = await createCase(service);
    const [now, later] = [await uploadFile(service, held), await uploadFile(service, held)];
    await service.deps.files.trash(now.id, '2026-11-16');
    const erasing = async (trx: Trx) => await eraseRows(trx, numberOf(held), service.deps.clock(), () => true);
    expect(await service.db.transaction().execute(erasing)).toBe(true);
    expect(await storedFiles(service.dataDir)).toContain(later.id);
    await runDailyJob(service.deps);
    expect(await storedFiles(service.dataDir)).not.toContain(later.id);
    expect(await trashedFiles(service.dataDir)).not.toContain(now.id);
    expect(await service.db.selectFrom('files_to_erase').selectAll().execute()).toEqual([]);
  });

  it('gives a repeated creation a new case and not the answer of the old', async () => {
    const headers = { 'idempotency-key': 'the same key as before' };
    const first = await createCase(service, undefined, headers);
    expect((await createCase(service, undefined, headers)).caseId).toBe(first.caseId);
    expectStatus(await erase(first), 204);
    expect((await createCase(service, undefined, headers)).caseId).not.toBe(first.caseId);
  });

  it('answers whoever races with it by what was before or by 401, and by nothing else', async () => {
    for (let round = 0; round < 6; round++) {
      const held = await createQueuedCase(service);
      const { reviewToken, documentId } = await fillCase(service, held);
      const { token, url } = held;
      const answers = await Promise.all([
        call('GET', `/v1/review/${reviewToken}`),
        call('POST', `${url}/followups`, { token, body: aFollowUp() }),
        call('POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 'Khám.', urgency: 'urgent' } }),
        erase(held),
        call('GET', url, { token: navigatorToken }),
        call('GET', `${url}/documents/${documentId}`, { token: navigatorToken }),
        call('POST', `${url}/documents`, { token, ...aFileForm(aFile()) }),
        call('POST', `${url}/contacts`, { token, body: aContact() }),
        call('GET', `/v1/review/${reviewToken}/documents/${documentId}/file`),
        erase(held),
      ]);
      const wrong = answers.filter(({ status }) => ![200, 201, 204, 401, 404].includes(status));
      expect(wrong.map(({ status, text }) => `${status} ${text}`)).toEqual([]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(await countRows('events', numberOf(held))).toBe(0);
    }
    expect((await storedFiles(service.dataDir)).length).toBe(
      (await service.db.selectFrom('documents').select('id').execute()).length,
    );
  });
});

describe('the list of erased cases', () => {
  const tombstones = async () => await service.db.selectFrom('tombstones').selectAll().execute();

  it('stands beside the database and beside the documents, and says of a case only its number and two times', async () => {
    const held = await createCase(service);
    expectStatus(await erase(held), 204);
    const line = (await tombstones()).find(({ case_number }) => case_number === numberOf(held));
    const { finished_at, mac: _mac, anchored: _anchored, ...kept } = line ?? { finished_at: null };
    expect(finished_at).not.toBeNull();
    for (const folder of ['.', 'documents']) {
      const path = join(service.dataDir, folder, 'erased.ndjson');
      expect((await readFile(path, 'utf8')).trim().split('\n')).toContain(JSON.stringify(kept));
      expect((await stat(path)).mode & 0o077).toBe(0);
    }
  });

  it('erases again what an older database brings back, and no case of another installation', async () => {
    const held = await createCase(service);
    const { id } = await uploadFile(service, held);
    const row = await service.db
      .selectFrom('cases')
      .selectAll()
      .where('case_number', '=', numberOf(held))
      .executeTakeFirstOrThrow();
    expectStatus(await erase(held), 204);
    const bringBack = async (created_at: number) => {
      await service.db.deleteFrom('tombstones').where('case_number', '=', numberOf(held)).execute();
      await service.db
        .insertInto('cases')
        .values({ ...row, created_at })
        .execute();
      await service.db
        .insertInto('documents')
        .values({
          id,
          case_number: numberOf(held),
          kind: 'other',
          media_type: 'image/png',
          size: 1,
          sha256: '0'.repeat(64),
          uploaded_at: 1,
          sealed: 'p{}',
        })
        .execute();
      await service.deps.files.put(id, (async function* () {})());
      await reapplyErasures(service.deps);
    };
    await bringBack(row.created_at);
    expect(await countRows('cases', numberOf(held))).toBe(0);
    expect(await storedFiles(service.dataDir)).not.toContain(id);
    // Only one of the two lists is needed.
    await rm(join(service.dataDir, 'erased.ndjson'));
    await bringBack(row.created_at);
    expect(await countRows('cases', numberOf(held))).toBe(0);
    expect(await readFile(join(service.dataDir, 'erased.ndjson'), 'utf8')).toContain(
      `"case_number":${numberOf(held)},`,
    );
    await bringBack(row.created_at + 1);
    expect(await countRows('cases', numberOf(held))).toBe(1);
  });

  it('keeps a number from being given again by a database that never knew it', async () => {
    const other = await startService();
    try {
      await other.deps.files.writeErased('{"case_number":70,"created_at":1,"erased_at":2}\n{"case_num');
      await reapplyErasures(other.deps);
      expect((await createCase(other)).caseId).toBe('CASE-000071');
    } finally {
      await other.stop();
    }
  });
});

/** Of each thing that is stored of these cases two pieces: where a page of the file ends in one, the other stands on one. */
async function sealedTexts(caseNumbers: number[]): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  for (const [table, columns] of Object.entries({ ...sealedOfCase, case_keys: { wrapped: '' } })) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
      where case_number in (${sql.join(caseNumbers)})`.execute(service.db);
    for (const row of rows) {
      for (const column of Object.keys(columns))
        if (typeof row[column] === 'string') texts.push([row[column].slice(0, 28), row[column].slice(28, 56)]);
    }
  }
  return texts;
}

describe.runIf(process.env.TEST_ENGINE !== 'postgres')('the bytes of the database', () => {
  it('hold nothing of a case that was erased, neither in the file nor in its log', async () => {
    const marks = new Canaries('lostmark');
    const many = () => Array.from({ length: 12 }, () => marks.next()).join(' ');
    const made: { held: HeldCase; reviewToken: string }[] = [];
    for (let nth = 0; nth < 4; nth++) {
      const patient = { fullName: marks.next(), address: many() };
      const intake = { need: 'treatment', patient: { age: 40 }, symptoms: many(), goal: many() } as const;
      const contacts = [{ ...aContact({ fullName: marks.next(), phone: marks.next() }) }];
      const held = await createCase(service, { intake, patient, contacts });
      const { token, url } = held;
      for (let each = 0; each < 6; each++) {
        expectStatus(await call('POST', `${url}/followups`, { token, body: aFollowUp({ note: many() }) }), 200);
        expectStatus(await call('PATCH', url, { token, body: { intake: { ...intake, symptoms: many() } } }), 200);
      }
      await uploadFile(service, held, aFile(), { title: marks.next(), note: many() });
      made.push({ held, reviewToken: (await createShare(service, held, { reviewerName: marks.next() })).reviewToken });
    }
    const bytes = async () => {
      const names = (await readdir(service.dataDir)).filter((name) => name.startsWith('danloi.sqlite'));
      expect(names.length).toBeGreaterThan(1);
      return Buffer.concat(await Promise.all(names.map((name) => readFile(join(service.dataDir, name))))).toString(
        'latin1',
      );
    };
    const sealed = await sealedTexts(made.map(({ held }) => numberOf(held)));
    expect(sealed.length).toBeGreaterThan(50);
    const before = await bytes();
    expect(sealed.filter((pieces) => !pieces.some((piece) => before.includes(piece)))).toEqual([]);
    for (const { held } of made) expectStatus(await erase(held), 204);
    const left = await bytes();
    expect(sealed.flat().filter((piece) => left.includes(piece))).toEqual([]);
    expect(marks.foundIn(left)).toEqual([]);
    for (const { held, reviewToken } of made) {
      for (const token of [held.token, reviewToken]) expect(left).not.toContain(hashToken(token));
    }
  });
});
