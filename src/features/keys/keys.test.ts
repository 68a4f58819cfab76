import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CreatedCase } from '#contract/case.ts';
import type { Deps } from '#deps.ts';
import { openLog } from '#platform/log.ts';
import { chainKey, readChainKey } from '#platform/seal/chain-key.ts';
import { frameBytesMax } from '#platform/seal/frames.ts';
import { plainCaseSeal, plainMark } from '#platform/seal/plain-seal.ts';
import { aCase, aDevice, aFile, aFollowUp, anIntake, aReport } from '#test/builders.ts';
import { Canaries } from '#test/canaries.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  startService,
  uploadFile,
  useService,
} from '#test/harness.ts';
import { sealOf, testMasterKey } from '#test/master-key.ts';
import { plainSeal } from '#test/plain-seal.ts';
import { everyRow, openedRows, storedFiles } from '#test/stored.ts';
import { atOnce } from '../access/in-turn.ts';
import { createCase as storeCase } from '../cases/create-case.ts';
import { sendReport } from '../reports/send-report.ts';
import { verify } from '../saving/verify.ts';
import { describeKeys } from './describe-keys.ts';
import { encryptOld } from './encrypt-old.ts';
import { allowPlain, findPlainAllowed } from './plain-allowed.ts';
import { findMasterKeyId } from './queries.ts';
import { rotateKeys } from './rotate-keys.ts';
import { tellOfKeys } from './tell-of-keys.ts';

const otherMasterKey = 'q5Jv0yQm4Yw3bqkq1i0Yb1m3l6H3yq0m9kX0m1f4o2E=';
const marks = new Canaries('kinkey');

/** What is wrong, but for the directory, which these services have not stored. */
async function faultsOf(deps: Parameters<typeof verify>[0]): Promise<string[]> {
  const lines: string[] = [];
  await verify(deps, (line) => lines.push(line));
  return lines.filter((line) => line.startsWith('FAULT ') && !line.includes('hospital_id'));
}

describe('what was stored before there were keys', () => {
  const service = useService();
  const old = {
    get deps() {
      return { ...service.deps, seal: plainSeal };
    },
  };

  /** A case as an earlier release has left it, with something in every table. */
  async function anOldCase(): Promise<HeldCase> {
    const newCase = aCase({
      patient: { fullName: marks.next() },
      contacts: [{ fullName: marks.next(), role: 'primary', phone: '0912' }],
    });
    const { caseId, accessToken } = JSON.parse(
      await storeCase(old.deps, newCase, 'vi', undefined, atOnce),
    ) as CreatedCase;
    const held = { caseId, token: accessToken, url: `/v1/cases/${caseId}` };
    await letPlain();
    const { reviewToken } = await createShare(service, held, { reviewerName: marks.next() });
    const opinion = { opinion: marks.next(), urgency: 'urgent' };
    expectStatus(await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: opinion }), 201);
    const post = async (path: string, body: unknown, status = 200, token = held.token) =>
      expectStatus(await service.call('POST', held.url + path, { token, body }), status);
    await post('/followups', aFollowUp({ title: marks.next() }));
    await post('/push-subscriptions', aDevice(), 201);
    await post('/notes', { text: marks.next() }, 201, navigatorToken);
    for (const size of [1000, 2 * frameBytesMax]) {
      await uploadFile(service, held, aFile('application/pdf', size), { title: marks.next() });
    }
    return held;
  }

  /** As the start does that meets them first. */
  async function letPlain(): Promise<void> {
    await allowPlain(service.db, await chainKey(service.db));
    service.deps.seal.allowPlain(await findPlainAllowed(service.db, service.deps.seal));
  }

  const plain = async () => marks.foundIn(JSON.stringify(await everyRow(service)));

  it('stays readable, and is encrypted by a command: every text and every file', async () => {
    const held = await anOldCase();
    await sendReport(old.deps, 'bv-cho-ray', aReport({ text: marks.next(), contact: marks.next() }), undefined);
    await letPlain();
    const before = await readCase(service, held);
    expect((await plain()).length).toBeGreaterThan(8);
    expect(await faultsOf(service.deps)).toEqual([]);
    expect((await describeKeys(service.deps)).join('\n')).toMatch(
      /cases: 1 not encrypted yet: danloi keys encrypt\nreports: 1/,
    );

    expect(await encryptOld(service.deps)).toEqual({ cases: 1, reports: 1, damaged: [] });
    expect(await plain()).toEqual([]);
    expect(marks.foundIn(JSON.stringify(await openedRows(service))).length).toBeGreaterThan(8);
    expect(await readCase(service, held)).toEqual(before);
    expect(await faultsOf(service.deps)).toEqual([]);
    for (const { id, size, sha256 } of before.documents) {
      const { bytes, headers } = await service.call('GET', `${held.url}/documents/${id}/file`, { token: held.token });
      expect(bytes).toHaveLength(size);
      expect(headers.etag).toBe(`"${sha256}"`);
      const stored = await readFile(join(service.dataDir, 'documents', id.slice(-2), id));
      expect(stored.includes('%PDF')).toBe(false);
    }
    expect(await encryptOld(service.deps)).toEqual({ cases: 0, reports: 0, damaged: [] });
    expect((await describeKeys(service.deps)).join('\n')).not.toContain('not encrypted');
  });

  it('is encrypted whole although the command was stopped between two files', async () => {
    const held = await anOldCase();
    const before = await readCase(service, held);
    const { files } = service.deps;
    let puts = 0;
    const put: typeof files.put = async (...what) => {
      if (++puts === 2) throw new Error('stopped');
      await files.put(...what);
    };
    await expect(encryptOld({ ...service.deps, files: { ...files, put } })).rejects.toThrow('stopped');
    expect(await encryptOld(service.deps)).toEqual({ cases: 1, reports: 0, damaged: [] });
    expect(await readCase(service, held)).toEqual(before);
    expect(await faultsOf(service.deps)).toEqual([]);
  });

  it('is told of where a file is damaged, and all else of the case is encrypted', async () => {
    const held = await anOldCase();
    const [lost] = (await readCase(service, held)).documents;
    await service.deps.files.remove(lost?.id ?? '');
    expect(await encryptOld(service.deps)).toEqual({ cases: 1, reports: 0, damaged: [lost?.id] });
    expect(await plain()).toEqual([]);
    expect(await faultsOf(service.deps)).toEqual([`FAULT documents: ${lost?.id} has no file`]);
  });
});

describe('a new master key', () => {
  it('wraps every key anew while the service goes on, and then the former is needed no more', async () => {
    const service = await startService();
    try {
      for (let count = 0; count < 5; count++) await createCase(service);
      expectStatus(await service.call('POST', '/v1/hospitals/bv-cho-ray/reports', { body: aReport() }), 202);
      const both = { ...service.deps, seal: sealOf(otherMasterKey, testMasterKey) };
      expect((await describeKeys(both)).join('\n')).toContain('case_keys: 5 key(s), 5 wrapped by a former one');
      // Five cases, a report, and the key of the events.
      expect(await rotateKeys(both)).toBe(7);
      expect(await findMasterKeyId(service.db)).toBe(both.seal.masterKeyId());
      // A server that has not heard of the new one yet makes none; one that has may still wrap by the former.
      expectStatus(await service.call('POST', '/v1/cases', { body: aCase() }), 503);
      const former = service.deps.seal;
      service.deps.seal = sealOf(testMasterKey, otherMasterKey);
      await createCase(service);
      service.deps.seal = former;
      expect(await rotateKeys(both)).toBe(1);

      const next = { ...service.deps, seal: sealOf(otherMasterKey) };
      expect(await faultsOf(next)).toEqual([]);
      expect(await readChainKey(service.db, next.seal)).toEqual(await chainKey(service.db));
      expect((await faultsOf(service.deps)).length).toBeGreaterThan(6);
      await expect(rotateKeys(service.deps)).rejects.toThrow('wrapped by a master key that is not here');
    } finally {
      await service.stop();
    }
  });
});

describe('a server that was not given the master key in use', () => {
  const service = useService();

  it('answers 503, makes no case and takes no report, is degraded, and goes on navigating', async () => {
    const held = await createCase(service);
    const count = () => service.db.selectFrom('case_keys').select('case_number').execute();
    const report = () => service.call('POST', '/v1/hospitals/bv-cho-ray/reports', { body: aReport() });
    await rotateKeys({ ...service.deps, seal: sealOf(otherMasterKey, testMasterKey) });
    const before = await count();
    const answers = [
      await service.call('GET', held.url, { token: held.token }),
      await service.call('POST', '/v1/cases', { body: aCase() }),
      await report(),
    ];
    expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
      [503, '5'],
    ]);
    expect(await count()).toEqual(before);
    const refusals = service.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unavailable');
    expect(refusals.map(({ err }) => err.code)).toEqual(Array(3).fill('ERR_NO_MASTER_KEY'));
    expectStatus(await service.call('POST', '/v1/navigate', { body: anIntake() }), 200);
    expect(expectStatus(await service.call('GET', '/health'), 200).body).toMatchObject({
      status: 'degraded',
      keys: { status: 'degraded', reason: 'master_key_missing' },
    });

    service.deps.seal = sealOf(testMasterKey, otherMasterKey);
    expect(expectStatus(await service.call('GET', '/health'), 200).body).toMatchObject({ keys: { status: 'ok' } });
    expectStatus(await service.call('POST', '/v1/cases', { body: aCase() }), 201);
    expectStatus(await report(), 202);
  });

  it('is told at its start of what it cannot open, and of what is not encrypted', async () => {
    const told = async (seal: Deps['seal']) => {
      const lines: string[] = [];
      await tellOfKeys({ ...service.deps, seal, log: openLog('warn', { write: (line) => void lines.push(line) }) });
      return lines.map((line) => JSON.parse(line));
    };
    // The case and the report that were wrapped by the former key after the change.
    const masterKeyIds = [sealOf(testMasterKey).masterKeyId()];
    expect(await told(sealOf(otherMasterKey))).toMatchObject([{ level: 40, keys: 2, masterKeyIds }]);
    expect(await told(sealOf(otherMasterKey, testMasterKey))).toEqual([]);
    await service.db.updateTable('cases').set({ sealing_key: plainMark }).execute();
    const plain = { level: 40, cases: 2, reports: 0, msg: expect.stringContaining('danloi keys encrypt') };
    expect(await told(sealOf(otherMasterKey, testMasterKey))).toMatchObject([plain]);
  });
});

describe('the key of the events', () => {
  const service = useService();
  const stored = () => service.db.selectFrom('installation').select(['sealing_key', 'chain_secret']);
  const put = (change: { sealing_key: string; chain_secret: string }) =>
    service.db.updateTable('installation').set(change).execute();
  const plainly = (key: Buffer) => ({
    sealing_key: plainMark,
    chain_secret: plainCaseSeal.seal('chain', key.toString('base64url')),
  });

  it('lies sealed in the database, and no other that somebody writes there is taken', async () => {
    await createCase(service);
    const key = await chainKey(service.db);
    expect(JSON.stringify(await everyRow(service))).not.toContain(key.toString('base64url'));
    const before = await stored().executeTakeFirstOrThrow();
    const strange = service.deps.seal.create();
    for (const change of [
      plainly(randomBytes(32)),
      { sealing_key: before.sealing_key, chain_secret: plainly(randomBytes(32)).chain_secret },
      { sealing_key: before.sealing_key, chain_secret: strange.caseSeal.seal('chain', 'AAAA') },
    ]) {
      await put(change);
      expect(await faultsOf(service.deps)).toContain('FAULT installation: the key of the events cannot be opened');
    }
    await put({ ...before, chain_secret: before.chain_secret ?? '' });
    expect(await faultsOf(service.deps)).toEqual([]);
  });
});

describe('once all is encrypted', () => {
  const service = useService();
  const deps = () => service.deps;

  /** What whoever writes to the database can do to make the service write plain from now on. */
  async function downgrade(held: HeldCase): Promise<void> {
    const caseNumber = Number(held.caseId.slice(5));
    const plain = { sealing_key: plainMark, intake: plainCaseSeal.seal('intake', anIntake()), patient: 'p{}' };
    await service.db.updateTable('cases').set(plain).where('case_number', '=', caseNumber).execute();
  }

  it('a case that is plain is answered to nobody, is written to by nobody, and is a fault', async () => {
    const held = await createCase(service);
    expect(await faultsOf(deps())).toEqual([]);
    await downgrade(held);
    const { token } = held;
    const contact = { fullName: marks.next(), role: 'secondary' };
    expect((await service.call('GET', held.url, { token })).status).toBe(500);
    expect((await service.call('POST', `${held.url}/contacts`, { token, body: contact })).status).toBe(500);
    expect(marks.foundIn(JSON.stringify(await everyRow(service)))).toEqual([]);
    expect(await faultsOf(deps())).toContain('FAULT cases: 1 is plain, and was encrypted');
    await expect(encryptOld(deps())).rejects.toMatchObject({ code: 'ERR_NOT_OURS' });
  });

  it('no leave to read plain ones is taken that we have not given, and the one that was given ends', async () => {
    const { db } = service;
    const put = (plain_allowed: string) => db.updateTable('installation').set({ plain_allowed }).execute();
    for (const forged of ['1', '1.', `1.${'A'.repeat(43)}`]) {
      await put(forged);
      expect(await findPlainAllowed(db, deps().seal)).toBeUndefined();
    }
    await allowPlain(db, await chainKey(db));
    expect(await findPlainAllowed(db, deps().seal)).toBe(1);
    const { plain_allowed } = await db.selectFrom('installation').select('plain_allowed').executeTakeFirstOrThrow();
    await put(`2${plain_allowed?.slice(1)}`);
    expect(await findPlainAllowed(db, deps().seal)).toBeUndefined();
    await db.deleteFrom('cases').execute();
    expect(await encryptOld(deps())).toEqual({ cases: 0, reports: 0, damaged: [] });
    expect(await db.selectFrom('installation').select('plain_allowed').execute()).toEqual([{ plain_allowed: null }]);
  });
});

describe('a change in the database', () => {
  const service = useService();
  const answerOf = async ({ url, token }: HeldCase) => (await service.call('GET', url, { token })).status;

  it('that exchanges columns, rows, keys or files of two cases is found, and nothing of it is answered', async () => {
    const { db } = service;
    const [one, other] = [await createCase(service), await createCase(service)];
    const numbers = [one, other].map(({ caseId }) => Number(caseId.slice(5)));
    const at = (number = 0) => db.selectFrom('cases').selectAll().where('case_number', '=', number);
    const [first, second] = await Promise.all(numbers.map((number) => at(number).executeTakeFirstOrThrow()));
    const set = (change: object) =>
      db
        .updateTable('cases')
        .set(change)
        .where('case_number', '=', numbers[0] ?? 0)
        .execute();
    for (const change of [
      { intake: first?.patient },
      { intake: second?.intake },
      { patient: first?.patient.replace(/.$/, '!') },
      { intake: `p${JSON.stringify({ need: 'checkup', patient: {} })}` },
      { sealing_key: 'p' },
    ]) {
      await set(change);
      expect(await answerOf(one), JSON.stringify(change).slice(0, 30)).toBe(500);
      expect(await faultsOf(service.deps)).not.toEqual([]);
      await set({ intake: first?.intake, patient: first?.patient, sealing_key: first?.sealing_key });
    }
    expect(await answerOf(one)).toBe(200);

    const keys = await db.selectFrom('case_keys').selectAll().orderBy('case_number').execute();
    const give = (wrapped = '') =>
      db
        .updateTable('case_keys')
        .set({ wrapped })
        .where('case_number', '=', numbers[0] ?? 0)
        .execute();
    await give(keys[1]?.wrapped);
    expect(await answerOf(one)).toBe(500);
    expect(await faultsOf(service.deps)).toContain(`FAULT case_keys: the key of ${numbers[0]} cannot be opened`);
    await db
      .deleteFrom('case_keys')
      .where('case_number', '=', numbers[0] ?? 0)
      .execute();
    expect(await faultsOf(service.deps)).toContain(`FAULT case_keys: the key of ${numbers[0]} is missing`);
    expect(await answerOf(other)).toBe(200);
  });

  it('the key of a case goes with the case', async () => {
    const { caseId } = await createCase(service);
    const caseNumber = Number(caseId.slice(5));
    await service.db.deleteFrom('cases').where('case_number', '=', caseNumber).execute();
    const keys = service.db.selectFrom('case_keys').selectAll().where('case_number', '=', caseNumber);
    expect(await keys.execute()).toEqual([]);
  });
});

it('a document cannot be exchanged for another, nor go on after its end', async () => {
  const service = await startService();
  try {
    const held = await createCase(service);
    const [one, other] = [await uploadFile(service, held), await uploadFile(service, held)];
    const { files } = service.deps;
    const bytesOf = (id: string) => readFile(join(service.dataDir, 'documents', id.slice(-2), id));
    async function* only(bytes: Buffer) {
      yield bytes;
    }
    const file = () => service.call('GET', `${held.url}/documents/${one.id}/file`, { token: held.token });
    const own = await bytesOf(one.id);
    await files.put(one.id, only(await bytesOf(other.id)));
    expectStatus(await file(), 500);
    await files.put(one.id, only(Buffer.concat([own, own])));
    expect(await faultsOf(service.deps)).toEqual([
      `FAULT documents: ${one.id} has a damaged file: a stored document is damaged`,
    ]);
    await files.put(one.id, only(own));
    expectStatus(await file(), 200);
    expect(await storedFiles(service.dataDir)).toHaveLength(2);
  } finally {
    await service.stop();
  }
});
