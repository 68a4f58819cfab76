import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { connect, type Db, engineOf } from '#platform/db/connect.ts';
import { aCase, aContact, aDevice, aFile, aFollowUp, anIntake, aShare } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { many, ok, overInstances, statuses } from '../over-instances.ts';
import { type RunningService, spawnService } from '../processes.ts';
import { storedFiles } from '../stored.ts';

/** How often each race is run, and how many guess at once; `npm run races` takes many more. */
const rounds = Number(process.env.RACE_ROUNDS ?? 5);
const guesses = Number(process.env.RACE_GUESSES ?? 300);
const patience = { timeout: 600_000 + rounds * 2000 };
/** Rounds of different cases do not meet, so that many of them need not wait for each other. */
const lanes = Math.min(6, Math.ceil(rounds / 10));
/** Large enough to be under way when something happens to it; of many, not so large that they take hours. */
const downloadBytes = rounds > 100 ? 1_000_000 : 3_000_000;

/** Where messages to devices go, and nobody listens. */
const nobody = 'http://127.0.0.1:1';

/** Two processes over one database and one folder, as behind a load balancer; calls go to them in turn. */
let database: TestDatabase;
let dataDir: string;
let instances: RunningService[];
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'danloi-races-'));
  // Both start on an empty database at the same time, so their migrations and first imports race as well.
  instances = await Promise.all([startInstance(), startInstance()]);
  db = connect({ dataDir, databaseUrl: database.databaseUrl });
});

afterAll(async () => {
  for (const { child } of instances) child.kill('SIGKILL');
  await db.destroy();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function startInstance(): Promise<RunningService> {
  return spawnService({ dataDir, databaseUrl: database.databaseUrl, env: { PUSH_HOSTS: nobody } });
}

const { send, createHeld, read, upload } = overInstances(() => instances);

/** So often as it was asked for, in a few lanes. */
async function inRounds(race: () => Promise<void>): Promise<void> {
  let left = rounds;
  await many(lanes, async () => {
    while (left-- > 0) await race();
  });
}

/** Until so many transactions wait for ours; on SQLite every other writer does. */
async function untilBlocked(count: number): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length < count);
}

describe('at once', patience, () => {
  it('two primaries: exactly one wins, in every round', async () => {
    await inRounds(async () => {
      const held = await createHeld();
      const add = () => send('POST', `${held.path}/contacts`, held.token, aContact({ role: 'primary' }));
      expect(await statuses([add(), add(), add(), add(), add(), add()])).toEqual([200, 409, 409, 409, 409, 409]);
      const { contacts, events } = await read(held);
      expect(contacts).toHaveLength(1);
      expect(events.filter(({ kind }) => kind === 'contact.added')).toHaveLength(1);
    });
  });

  it('creating with one Idempotency-Key: one case, and everyone gets its answer', async () => {
    for (let round = 0; round < 8; round++) {
      const key = `mot-khoa-cho-tat-ca-${round}`;
      const before = await db.selectFrom('cases').select('case_number').execute();
      const answers = await many(8, () =>
        ok<{ caseId: string; accessToken: string }>(
          send('POST', '/v1/cases', undefined, aCase(), { 'idempotency-key': key }),
        ),
      );
      expect(new Set(answers.map(({ caseId }) => caseId)).size).toBe(1);
      expect(new Set(answers.map(({ accessToken }) => accessToken)).size).toBe(1);
      expect(await db.selectFrom('cases').select('case_number').execute()).toHaveLength(before.length + 1);
    }
  });

  it('one Idempotency-Key with different bodies: one case, 409 for the others', async () => {
    const ages = [10, 20, 30, 40, 50, 60];
    const create = (age: number) =>
      send('POST', '/v1/cases', undefined, aCase({ intake: anIntake({ patient: { age } }) }), {
        'idempotency-key': 'mot-khoa-nhieu-noi-dung',
      });
    expect(await statuses(ages.map(create))).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('revoking against reading: no request that begins after the answer gets anything', async () => {
    await inRounds(async () => {
      const held = await createHeld();
      const { id } = await ok<{ id: string }>(upload(held));
      const { shareId, reviewToken } = await ok<{ shareId: string; reviewToken: string }>(
        send('POST', `${held.path}/shares`, held.token, aShare()),
      );
      const review = () => send('GET', `/v1/review/${reviewToken}`);
      const file = () => send('GET', `/v1/review/${reviewToken}/documents/${id}/file`);
      const during = [review(), file(), review(), file(), review(), file()];
      const revoked = send('DELETE', `${held.path}/shares/${shareId}`, held.token);
      during.push(review(), file(), review(), file());
      await ok(revoked);
      expect(await statuses([review(), file(), review(), file()])).toEqual([410, 410, 410, 410]);
      const seen = await statuses(during);
      expect(seen.filter((status) => status !== 200 && status !== 410)).toEqual([]);
      const { events } = await read(held);
      const readings = events.filter(({ actor }) => actor === `reviewer:${shareId}`);
      const told = readings.reduce((sum, { detail }) => sum + Number(detail.count ?? 1), 0);
      expect(told).toBe(seen.filter((status) => status === 200).length);
      expect(events.at(-1)?.kind).toBe('share.revoked');
    });
  });

  it('doctors against the family in one case: nobody waits for whoever waits for them', async () => {
    for (let round = 0; round < rounds; round++) {
      const { path, token } = await createHeld();
      const add = (to: string, body: unknown) => ok<Record<string, string>>(send('POST', path + to, token, body));
      const links = await many(3, () => add('/shares', aShare()));
      const devices = await many(3, (at) => add('/push-subscriptions', aDevice({ endpoint: `${nobody}/${at}` })));
      const seen = await statuses([
        ...links.flatMap(({ shareId, reviewToken }) => [
          send('POST', `/v1/review/${reviewToken}/opinions`, undefined, { opinion: 'x', urgency: 'urgent' }),
          send('GET', `/v1/review/${reviewToken}`),
          send('DELETE', `${path}/shares/${shareId}`, token),
        ]),
        ...devices.map(({ id }) => send('DELETE', `${path}/push-subscriptions/${id}`, token)),
      ]);
      expect(seen.filter((status) => ![200, 201, 204, 410].includes(status))).toEqual([]);
    }
  });

  it('uses of a link that had to wait for its revocation: none gets anything', async () => {
    const held = await createHeld();
    const { id } = await ok<{ id: string }>(upload(held));
    const { shareId, reviewToken } = await ok<{ shareId: string; reviewToken: string }>(
      send('POST', `${held.path}/shares`, held.token, aShare()),
    );
    // The row as the service writes it when it revokes, put there by a transaction that can be held.
    const row = () => db.selectFrom('shares').select(['revoked_at', 'mac']).where('id', '=', shareId);
    const before = await row().executeTakeFirstOrThrow();
    await ok(send('DELETE', `${held.path}/shares/${shareId}`, held.token));
    const after = await row().executeTakeFirstOrThrow();
    await db.updateTable('shares').set(before).where('id', '=', shareId).execute();
    const revoking = await db.startTransaction().execute();
    await revoking.updateTable('shares').set(after).where('id', '=', shareId).execute();
    const waiting = [
      send('GET', `/v1/review/${reviewToken}`),
      send('GET', `/v1/review/${reviewToken}/documents/${id}/file`),
      send('POST', `/v1/review/${reviewToken}/opinions`, undefined, { opinion: 'x', urgency: 'emergency' }),
    ];
    await untilBlocked(waiting.length);
    await revoking.commit().execute();
    expect(await statuses(waiting)).toEqual([410, 410, 410]);
    const { opinions, events } = await read(held);
    expect(opinions).toEqual([]);
    expect(events.at(-1)?.kind).toBe('share.revoked');
  });

  it('revoking against a running download: what had begun comes whole, and nothing begins after it', async () => {
    const file = aFile('application/pdf', downloadBytes);
    await inRounds(async () => {
      const held = await createHeld();
      const { id } = await ok<{ id: string }>(upload(held, file));
      const { shareId, reviewToken } = await ok<{ shareId: string; reviewToken: string }>(
        send('POST', `${held.path}/shares`, held.token, aShare()),
      );
      const url = `/v1/review/${reviewToken}/documents/${id}/file`;
      const running = await send('GET', url);
      await ok(send('DELETE', `${held.path}/shares/${shareId}`, held.token));
      expect(await statuses([send('GET', url), send('GET', url)])).toEqual([410, 410]);
      expect(Buffer.from(await running.arrayBuffer()).equals(file)).toBe(true);
      // Thousands of them would fill the disk.
      await ok(send('DELETE', held.path, held.token));
    });
  });

  it('erasing against reading: the whole or nothing, and nothing that begins after the answer', async () => {
    const file = aFile('application/pdf', 100_000);
    await inRounds(async () => {
      const held = await createHeld();
      const { id } = await ok<{ id: string }>(upload(held, file));
      const { reviewToken } = await ok<{ reviewToken: string }>(
        send('POST', `${held.path}/shares`, held.token, aShare()),
      );
      const readings = () => [
        send('GET', held.path, held.token),
        send('GET', `/v1/review/${reviewToken}`),
        send('GET', `${held.path}/documents/${id}/file`, held.token),
        send('GET', `/v1/review/${reviewToken}/documents/${id}/file`),
      ];
      const erase = () => send('DELETE', held.path, held.token);
      const during = readings();
      const erasing = [erase(), erase()];
      during.push(...readings());
      expect(await statuses(erasing)).toEqual([204, 401]);
      expect(await statuses(readings())).toEqual([401, 401, 401, 401]);
      for (const response of await Promise.all(during)) {
        const bytes = Buffer.from(await response.arrayBuffer());
        expect([200, 401, 404]).toContain(response.status);
        if (response.status === 200 && response.url.endsWith('/file')) expect(bytes.equals(file)).toBe(true);
      }
    });
  });

  it('changing the key against its use: one new key, and no change by the old one after it', async () => {
    await inRounds(async () => {
      const held = await createHeld();
      const change = () => send('PATCH', held.path, held.token, { state: 'pre_hospital' });
      const rotate = () => send('POST', `${held.path}/token`, held.token);
      const changes = [change(), change(), change()];
      const rotations = [rotate(), rotate(), rotate()];
      changes.push(change(), change(), change());
      const given = (await Promise.all(rotations)).filter(({ status }) => status !== 401);
      expect(given.map(({ status }) => status)).toEqual([201]);
      const { accessToken } = await ok<{ accessToken: string }>(Promise.resolve(given[0] as Response));
      const outcome = await statuses(changes);
      expect(outcome.filter((status) => status !== 200 && status !== 401)).toEqual([]);
      expect(await statuses([change(), rotate(), send('GET', held.path, held.token)])).toEqual([401, 401, 401]);
      const { events } = await read({ ...held, token: accessToken });
      const kinds = events.map(({ kind }) => kind).filter((kind) => kind !== 'case.created');
      const changed = outcome.filter((status) => status === 200).map(() => 'case.updated');
      expect(kinds).toEqual([...changed, 'case.key_changed']);
    });
  });

  it('guessing a passcode: ten are compared, whoever asks and however many, and then the link has ended', async () => {
    const held = await createHeld();
    const { shareId, reviewToken } = await ok<{ shareId: string; reviewToken: string }>(
      send('POST', `${held.path}/shares`, held.token, { ...aShare(), passcode: '482915' }),
    );
    const guess = (passcode: string) =>
      send('GET', `/v1/review/${reviewToken}`, undefined, undefined, { 'x-share-passcode': passcode });
    const outcome = await statuses(Array.from({ length: guesses }, (_, index) => guess(String(100_000 + index))));
    const told = limits.wrongPasscodesPerShareMax - 1;
    expect(outcome).toEqual([...Array(told).fill(401), ...Array(guesses - told).fill(410)]);
    expect(await statuses([guess('482915'), guess('482915')])).toEqual([410, 410]);
    const [share] = await ok<{ wrongTries: number; status: string }[]>(send('GET', `${held.path}/shares`, held.token));
    expect(share).toMatchObject({ wrongTries: limits.wrongPasscodesPerShareMax, status: 'locked', openedCount: 0 });
    const { events } = await read(held);
    const wrong = events.filter(({ kind }) => kind === 'review.passcode_wrong');
    expect(wrong.map(({ detail }) => detail.wrongTries).sort()).toEqual([1, 10, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(events.filter(({ kind }) => kind === 'share.locked')).toMatchObject([{ detail: { shareId } }]);
  });

  it('deleting against downloading: the whole file or 404, never a part', async () => {
    const file = aFile('application/pdf', 3_000_000);
    const sha256 = createHash('sha256').update(file).digest('hex');
    for (let round = 0; round < 4; round++) {
      const held = await createHeld();
      const { id } = await ok<{ id: string }>(upload(held, file));
      const url = `${held.path}/documents/${id}/file`;
      const download = async () => {
        const response = await send('GET', url, held.token);
        const bytes = Buffer.from(await response.arrayBuffer());
        return response.status === 200 ? createHash('sha256').update(bytes).digest('hex') : response.status;
      };
      const during = [download(), download(), download()];
      const deleted = [send('DELETE', url, held.token), send('DELETE', `${held.path}/documents/${id}`, held.token)];
      during.push(download(), download(), download());
      expect(await statuses(deleted)).toEqual([204, 404]);
      expect(await Promise.all([download(), download()])).toEqual([404, 404]);
      for (const outcome of await Promise.all(during)) expect([sha256, 404]).toContain(outcome);
      expect(await storedFiles(dataDir)).not.toContain(id);
    }
  });

  it('uploading at the limit: just as many as fit, and no file of the others stays', async () => {
    const held = await createHeld();
    await ok(upload(held));
    const row = await db
      .selectFrom('documents')
      .selectAll()
      .where('case_number', '=', Number(held.path.split('-')[1]))
      .executeTakeFirstOrThrow();
    const { position: _position, ...copied } = row;
    const copies = Array.from({ length: limits.documentsPerCaseMax - 4 }, (_, index) => ({
      ...copied,
      id: `${row.id}-${index}`,
    }));
    await db.insertInto('documents').values(copies).execute();
    const filesBefore = (await storedFiles(dataDir)).length;
    const answers = await many(8, () => upload(held));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect((await read(held)).documents).toHaveLength(limits.documentsPerCaseMax);
    expect(await storedFiles(dataDir)).toHaveLength(filesBefore + 3);
  });

  it('adding contacts at the limit: just as many as fit', async () => {
    const held = await createHeld();
    const add = () => send('POST', `${held.path}/contacts`, held.token, aContact());
    await many(limits.contactsPerCaseMax - 2, add);
    expect(await statuses([add(), add(), add(), add(), add()])).toEqual([200, 200, 409, 409, 409]);
    expect((await read(held)).contacts).toHaveLength(limits.contactsPerCaseMax);
  });

  it('a contact’s removal against follow-ups that name it: none is left that names nobody', async () => {
    for (let round = 0; round < 8; round++) {
      const held = await createHeld(aCase({ contacts: [aContact()] }));
      const contactId = (await read(held)).contacts[0]?.id ?? '';
      const name = () => send('POST', `${held.path}/followups`, held.token, aFollowUp({ notifyContactId: contactId }));
      const added = [name(), name()];
      const removed = send('DELETE', `${held.path}/contacts/${contactId}`, held.token);
      added.push(name(), name());
      expect(await statuses([removed])).toEqual([204]);
      for (const status of await statuses(added)) expect([200, 400]).toContain(status);
      for (const { notifyContactId } of (await read(held)).followUps) expect(notifyContactId).toBeNull();
    }
  });

  it('changes that all had to wait for the case: none overwrites another', async () => {
    const held = await createHeld();
    const caseNumber = Number(held.path.split('-')[1]);
    const holding = await db.startTransaction().execute();
    await holding.updateTable('cases').set({ updated_at: 0 }).where('case_number', '=', caseNumber).execute();
    const patch = (body: unknown) => send('PATCH', held.path, held.token, body);
    const waiting = [patch({ state: 'emergency' }), patch({ patient: { sex: 'male' } }), patch({ intake: anIntake() })];
    await untilBlocked(waiting.length);
    await holding.commit().execute();
    expect(await statuses(waiting)).toEqual([200, 200, 200]);
    const { case: kept, patient, history } = await read(held);
    expect(kept).toMatchObject({ state: 'emergency', urgency: 'emergency', needs_human: true });
    expect(patient).toEqual({ sex: 'male' });
    expect(history.filter(({ kind }) => kind === 'recommendation')).toHaveLength(2);
  });

  it('all kinds of changes: no raise of urgency and no call for a human is lost', async () => {
    for (let round = 0; round < 5; round++) {
      const held = await createHeld();
      const { reviewToken } = await ok<{ reviewToken: string }>(
        send('POST', `${held.path}/shares`, held.token, aShare()),
      );
      const patch = (body: unknown) => send('PATCH', held.path, held.token, body);
      const outcome = await statuses([
        patch({ state: 'in_hospital' }),
        patch({ intake: anIntake() }),
        send('POST', `/v1/review/${reviewToken}/opinions`, undefined, { opinion: 'Gấp.', urgency: 'emergency' }),
        patch({ patient: { sex: 'male' } }),
        send('POST', `/v1/review/${reviewToken}/opinions`, undefined, { opinion: 'Sớm.', urgency: 'urgent' }),
        send('POST', `${held.path}/renavigate`, held.token),
        patch({ intake: anIntake(), state: 'follow_up' }),
      ]);
      expect(outcome).toEqual([200, 200, 200, 200, 200, 201, 201]);
      const { case: kept, patient, opinions, history, events } = await read(held);
      expect(kept).toMatchObject({ urgency: 'emergency', needs_human: true });
      expect(patient).toEqual({ sex: 'male' });
      expect(opinions).toHaveLength(2);
      const raises = history.filter(({ kind }) => kind === 'urgency_raised');
      expect(raises.at(-1)).toMatchObject({ to: 'emergency' });
      expect(events.filter(({ kind }) => kind === 'case.urgency_raised')).toHaveLength(raises.length);
    }
  });
});

describe('instances that start together', () => {
  it('migrate once and keep one directory', async () => {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(
      await db.selectFrom('directory_versions').select('version').where('is_current', '=', 1).execute(),
    ).toHaveLength(1);
  });

  it('run the daily job that was missed once among them', async () => {
    const held = await createHeld();
    const dueAt = new Date(Date.now() + 3_600_000).toISOString();
    await ok(send('POST', `${held.path}/followups`, held.token, aFollowUp({ dueAt })));
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await db.deleteFrom('job_runs').execute();

    instances = await Promise.all([startInstance(), startInstance(), startInstance()]);
    const finished = db.selectFrom('job_runs').select('day').where('finished_at', 'is not', null);
    while ((await finished.execute()).length === 0);
    const { events } = await read(held);
    expect(events.filter(({ kind }) => kind === 'followup.due')).toHaveLength(1);
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    const done = instances.flatMap(({ lines }) => lines).filter(({ msg }) => msg === 'daily job done');
    expect(done).toHaveLength(1);
  });
});
