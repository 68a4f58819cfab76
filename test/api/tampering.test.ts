import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { caseNumberOf } from '#contract/ids.ts';
import { runDailyJob } from '#features/daily/daily-job.ts';
import { addNavigator, revokeNavigator } from '#features/navigator/manage-navigators.ts';
import { backUp } from '#features/saving/back-up.ts';
import { verify } from '#features/saving/verify.ts';
import { verifyFolder } from '#features/saving/verify-folder.ts';
import { hashToken } from '#platform/tokens.ts';
import { aContact, anIntake } from '../builders.ts';
import { Chance } from '../chance.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  startService,
  uploadFile,
  useService,
} from '../harness.ts';
import { fillCase } from '../routes.ts';
import { isBound, putAllBack, readAll, type Tampering, tamper, unfoundIn, wordsOf } from '../tamper.ts';
import { type FolderTampering, tamperWithSaved } from '../tamper-folder.ts';

const service = useService();
const numberOf = ({ caseId }: HeldCase) => caseNumberOf(caseId) ?? -1;
const mine = `dlc_${'m'.repeat(43)}`;

async function faults(): Promise<string[]> {
  const lines: string[] = [];
  await verify(service.deps, (line) => lines.push(line));
  return lines.filter((line) => line.startsWith('FAULT ') && !line.endsWith('is not in hospitals'));
}

const forgedLines = () => service.logLines.filter((line) => line.includes('a row is not what was written'));

/** `npm run tampering` tries two thousand. */
const tamperings = Number(process.env.TAMPERINGS ?? 60);

it('whatever is bound to a key is found when it is dropped, swapped, cut, put in, changed or made plain', {
  timeout: 600_000 + tamperings * 2000,
}, async () => {
  const own = await startService();
  try {
    const chance = new Chance(process.env.TAMPER_SEED ?? 'danloi-1');
    for (let count = 0; count < 2; count++) await fillCase(own, await createCase(own));
    const former = await readAll(own.db);
    for (let count = 0; count < 2; count++) await fillCase(own, await createCase(own));
    for (const name of ['Cô Ba', 'Cô Tư']) await addNavigator(own.db, name, own.deps.clock());
    await runDailyJob(own.deps);
    const now = await readAll(own.db);
    const faultsNow = async () => {
      const lines: string[] = [];
      await verify(own.deps, (line) => lines.push(line));
      return lines.filter((line) => line.startsWith('FAULT ') && !line.endsWith('is not in hospitals'));
    };
    expect(await faultsNow()).toEqual([]);
    const unfound: Tampering[] = [];
    const rest: Tampering[] = [];
    let bound = 0;
    let tried = 0;
    while (tried < tamperings) {
      const what = await tamper(own.db, chance, now, former);
      if (!what) continue;
      tried++;
      // A database that does not know itself any more is not even looked at.
      const isFound = (await faultsNow().catch(() => ['refused'])).length > 0;
      if (isBound(what)) bound++;
      if (isBound(what) && !isFound) unfound.push(what);
      if (!isFound) rest.push(what);
      await putAllBack(own.db, now);
    }
    expect(await faultsNow()).toEqual([]);
    expect(unfound).toEqual([]);
    const list = await readFile(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
    const told = list.replaceAll(/\s+/g, ' ');
    const words = Object.values(unfoundIn).flatMap((said) => (typeof said === 'object' ? Object.keys(said) : said));
    expect(words.filter((each) => !told.includes(each))).toEqual([]);
    expect(rest.filter((each) => wordsOf(each) === undefined)).toEqual([]);
    expect(bound).toBeGreaterThan(tamperings / 10);
  } finally {
    await own.stop();
  }
});

it('a backup of which anything was dropped, swapped, put back, cut, put in, changed or made plain is refused', {
  timeout: 600_000 + tamperings * 500,
}, async () => {
  const root = await mkdtemp(join(tmpdir(), 'danloi-tampering-'));
  const own = await startService();
  try {
    const chance = new Chance(process.env.TAMPER_SEED ?? 'danloi-1');
    const [former, now, place] = ['former', 'now', 'place'].map((name) => join(root, name)) as [string, string, string];
    const of = (folder: string) => ({
      ...own.deps,
      config: { ...own.deps.config, keysBackupDir: join(folder, 'keys') },
    });
    for (const folder of [former, now]) {
      await fillCase(own, await createCase(own));
      await mkdir(folder);
      await backUp(of(folder), join(folder, 'saved'));
      await rm(join(folder, 'keys'), { recursive: true });
      own.moveClock(1000);
    }
    const faultsOf = async (folder: string) => {
      const lines: string[] = [];
      await verifyFolder(of(folder), join(folder, 'saved'), false, (line) => lines.push(line));
      return lines.filter((line) => line.startsWith('FAULT '));
    };
    expect(await faultsOf(now)).toEqual([]);
    const unfound: FolderTampering[] = [];
    for (let tried = 0; tried < tamperings; ) {
      const what = await tamperWithSaved(chance, { now, former, place });
      if (!what) continue;
      tried++;
      // What is told is told in a line, and not by a program that ends.
      if ((await faultsOf(place).catch(() => [])).length === 0) unfound.push(what);
    }
    expect(unfound).toEqual([]);
  } finally {
    await own.stop();
    await rm(root, { recursive: true });
  }
});

describe('whoever writes to the database without a key', () => {
  it('gets into no case by a token of their own, nor by that of another case', async () => {
    const [held, other] = [await createCase(service), await createCase(service)];
    const set = (change: object, { caseId } = held) =>
      service.db
        .updateTable('cases')
        .set(change)
        .where('case_number', '=', numberOf({ ...held, caseId }))
        .execute();
    const rows = service.db.selectFrom('cases').select(['access_token_hash', 'access_mac']).orderBy('case_number');
    const [before, another] = await rows.execute();
    const ways = [{ access_token_hash: hashToken(mine) }, { ...another, access_token_hash: hashToken(mine) }];
    for (const way of ways) {
      await set(way);
      for (const path of ['', '/events', '/documents']) {
        expectStatus(await service.call('GET', held.url + path, { token: mine }), 401);
      }
      expectStatus(await service.call('PATCH', held.url, { token: mine, body: { state: 'closed' } }), 401);
      expect(await faults()).toEqual([`FAULT cases: the key of ${held.caseId} is not what was written`]);
      await set(before ?? {});
    }
    expect(forgedLines().length).toBeGreaterThan(3);
    expect(forgedLines().join()).not.toContain(hashToken(mine));
    expect(await faults()).toEqual([]);
    for (const { url, token } of [held, other]) expectStatus(await service.call('GET', url, { token }), 200);
    const changed = expectStatus(await service.call('POST', `${held.url}/token`, { token: held.token }), 201);
    expectStatus(await service.call('GET', held.url, { token: changed.body.accessToken }), 200);
    expect(await faults()).toEqual([]);
  });

  it('gives no link more than its family did', async () => {
    const held = await createCase(service);
    const { id } = await uploadFile(service, held);
    const { reviewToken, shareId } = await createShare(service, held, { passcode: 'kx93pq7m', documentIds: [id] });
    const review = (passcode?: string) =>
      service.call('GET', `/v1/review/${reviewToken}`, {
        ...(passcode !== undefined && { headers: { 'x-share-passcode': passcode } }),
      });
    const ofShare = service.db.selectFrom('shares').selectAll().where('id', '=', shareId);
    const before = await ofShare.executeTakeFirstOrThrow();
    const set = (change: object) => service.db.updateTable('shares').set(change).where('id', '=', shareId).execute();
    expectStatus(await review('kx93pq7m'), 200);
    for (const change of [
      { passcode: null },
      { document_ids: null },
      { expires_at: before.expires_at + 1 },
      { token_hash: hashToken('x'), id: shareId },
      { mac: '' },
    ]) {
      await set(change);
      const token = 'token_hash' in change ? 'x' : reviewToken;
      expectStatus(
        await service.call('GET', `/v1/review/${token}`, { headers: { 'x-share-passcode': 'kx93pq7m' } }),
        401,
      );
      expect(await faults()).toContain(`FAULT shares: ${shareId} is not what was written`);
      await set(before);
    }
    const longer = { token: held.token, body: { expiresInHours: 2 } };
    expectStatus(await service.call('PATCH', `${held.url}/shares/${shareId}`, longer), 200);
    expectStatus(await review('kx93pq7m'), 200);
    expectStatus(await service.call('DELETE', `${held.url}/shares/${shareId}`, { token: held.token }), 204);
    expectStatus(await review('kx93pq7m'), 410);
    expect(await faults()).toEqual([]);
    await set({ revoked_at: null });
    expectStatus(await review('kx93pq7m'), 401);
    await service.db.deleteFrom('shares').where('id', '=', shareId).execute();
  });

  it('hides no emergency, moves no contact and opens no ended link again without being found by its trail', async () => {
    const contacts = [aContact({ role: 'secondary' })];
    const held = await createCase(service, { intake: anIntake({ need: 'emergency' }), contacts });
    const { shareId } = await createShare(service, held);
    const ofCase = { case_number: numberOf(held) };
    const link = service.db.selectFrom('shares').selectAll().where('id', '=', shareId);
    const before = await link.executeTakeFirstOrThrow();
    expectStatus(await service.call('DELETE', `${held.url}/shares/${shareId}`, { token: held.token }), 204);
    expect(await faults()).toEqual([]);

    const { db } = service;
    const revoked = await link.executeTakeFirstOrThrow();
    const setShare = (row: object) => db.updateTable('shares').set(row).where('id', '=', shareId).execute();
    await setShare(before);
    expect(await faults()).toEqual([`FAULT shares: ${shareId} does not end as the trail of ${held.caseId} tells`]);
    await setShare(revoked);

    const { state, needs_human, navigators_ended_at, paused_at, help_refused } = await db
      .selectFrom('cases')
      .selectAll()
      .where('case_number', '=', ofCase.case_number)
      .executeTakeFirstOrThrow();
    const setCase = (change: object) =>
      db.updateTable('cases').set(change).where('case_number', '=', ofCase.case_number).execute();
    const hidden = { state: 'closed', needs_human: 0, navigators_ended_at: 1, paused_at: 1, help_refused: 1 };
    for (const [column, value] of Object.entries(hidden)) {
      await setCase({ [column]: value });
      expect(await faults()).toEqual([`FAULT cases: ${column} of ${held.caseId} is not what its trail tells`]);
      await setCase({ state, needs_human, navigators_ended_at, paused_at, help_refused });
    }

    const { position: _, ...contact } = await db
      .selectFrom('contacts')
      .selectAll()
      .where('case_number', '=', ofCase.case_number)
      .executeTakeFirstOrThrow();
    const putIn = (id: string) =>
      db
        .insertInto('contacts')
        .values({ ...contact, id })
        .execute();
    const takeOut = (id: string) => db.deleteFrom('contacts').where('id', '=', id).execute();
    await putIn('copied');
    expect(await faults()).toEqual([`FAULT contacts: 1 of ${held.caseId} are not in its trail`]);
    await takeOut('copied');
    await takeOut(contact.id);
    expect(await faults()).toEqual([`FAULT contacts: 1 of the first of ${held.caseId} are not there`]);
    await putIn(contact.id);
    expect(await faults()).toEqual([]);
  });

  it('makes no navigator, and gives none back who was revoked or has run out', async () => {
    const { db, deps } = service;
    const held = await createQueuedCase(service);
    const row = { name: 'Kẻ lạ', token_hash: hashToken(mine), created_at: 1, revoked_at: null, expires_at: null };
    await db
      .insertInto('navigators')
      .values({ ...row, last_used_at: null })
      .execute();
    const queue = (token: string) => service.call('GET', '/v1/navigator/queue', { token });
    expectStatus(await queue(mine), 401);
    expectStatus(await service.call('GET', held.url, { token: mine }), 401);
    expect(await faults()).toEqual(['FAULT navigators: Kẻ lạ is not what was written']);
    await db.deleteFrom('navigators').execute();

    const token = await addNavigator(db, 'Cô Ba', deps.clock(), 1);
    expectStatus(await queue(token), 200);
    expect(await faults()).toEqual([]);
    await db.updateTable('navigators').set({ expires_at: null }).execute();
    expectStatus(await queue(token), 401);
    await db.deleteFrom('navigators').execute();
    const again = await addNavigator(db, 'Cô Ba', deps.clock());
    await revokeNavigator(db, 'Cô Ba', deps.clock());
    expect(await faults()).toEqual([]);
    await db.updateTable('navigators').set({ revoked_at: null }).execute();
    expectStatus(await queue(again), 401);
    await db.deleteFrom('navigators').execute();
  });
});
