import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { caseNumberOf } from '#contract/ids.ts';
import { limits } from '#contract/limits.ts';
import { hourMs } from '#contract/when.ts';
import { chainStart, headMacOf, linkOf } from '#features/case-file/chain.ts';
import { recordEvent } from '#features/case-file/journal.ts';
import { anchorTrails, readAnchor } from '#features/installation/take-anchor.ts';
import { addNavigator } from '#features/navigator/manage-navigators.ts';
import { verify } from '#features/saving/verify.ts';
import { verifyTrails } from '#features/saving/verify-trail.ts';
import { engineOf } from '#platform/db/connect.ts';
import { openSnapshot } from '#platform/db/snapshot.ts';
import type { Tables } from '#platform/db/tables.ts';
import { openLog } from '#platform/log.ts';
import { chainKey } from '#platform/seal/chain-key.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  uploadFile,
  useService,
} from '../harness.ts';

const service = useService();
const numberOf = ({ caseId }: HeldCase) => caseNumberOf(caseId) ?? -1;

/** Whatever is written to the events fails, until it is let again. */
async function makeUnwritable(): Promise<() => Promise<void>> {
  const { db } = service;
  const run = async (statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  if (engineOf(db) === 'sqlite') {
    const events = ['insert', 'update'];
    const refusing = (event: string) =>
      `create trigger no_${event} before ${event} on events begin select raise(abort, 'no room for bí mật'); end`;
    await run(events.map(refusing));
    return () => run(events.map((event) => `drop trigger no_${event}`));
  }
  await run([
    `create function refuse_event() returns trigger language plpgsql as $$ begin raise 'no room for bí mật'; end $$`,
    `create trigger no_event before insert or update on events for each row execute function refuse_event()`,
  ]);
  return () => run(['drop trigger no_event on events', 'drop function refuse_event']);
}

describe('when no event can be stored', () => {
  it('every reading by a doctor or a navigator is refused, also one that was allowed before, and tells nothing', async () => {
    const held = await createQueuedCase(service);
    const { id } = await uploadFile(service, held);
    const { reviewToken } = await createShare(service, held);
    const token = navigatorToken;
    const reads: [method: string, path: string, as: { token?: string; body?: unknown }][] = [
      ['GET', held.url, { token }],
      ['PATCH', held.url, { token, body: {} }],
      ['GET', `${held.url}/documents`, { token }],
      ['GET', `${held.url}/documents/${id}`, { token }],
      ['GET', `${held.url}/documents/${id}/file`, { token }],
      ['POST', `${held.url}/renavigate`, { token }],
      ['GET', `/v1/review/${reviewToken}`, {}],
      ['GET', `/v1/review/${reviewToken}/documents/${id}/file`, {}],
      ['POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 'Khám sớm.' } }],
    ];
    for (const isRepeated of [false, true]) {
      if (isRepeated)
        for (const [method, path, as] of reads) expect((await service.call(method, path, as)).status).toBeLessThan(300);
      const stored = (await readCase(service, held)).events;
      const writeAgain = await makeUnwritable();
      try {
        for (const [method, path, as] of reads) {
          const answer = await service.call(method, path, as);
          expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(500);
          expect(Object.keys(answer.body)).toEqual(['error']);
          expect(answer.text).not.toMatch(/bí mật|symptoms|reviewer/);
        }
        expect((await readCase(service, held)).events, 'the family reads on').toEqual(stored);
      } finally {
        await writeAgain();
      }
    }
  });
});

describe('a navigator who opens case after case', () => {
  it('is refused past 100 different ones within an hour, on every instance, and it is noted', async () => {
    const token = await addNavigator(service.db, 'Người tò mò', service.deps.clock());
    const actor = 'navigator:Người tò mò';
    const first = await createQueuedCase(service);
    const read = ({ url }: HeldCase) => service.call('GET', url, { token });
    expectStatus(await read(first), 200);
    const others = await letOpenOthers(first, actor, limits.casesPerNavigatorAndHourMax - 1);

    const next = await createQueuedCase(service);
    const refused = expectStatus(await read(next), 429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expectStatus(await service.call('PATCH', next.url, { token, body: { state: 'closed' } }), 429);
    expect((await readCase(service, next)).events.map((event) => event.actor)).toEqual(['family']);
    expectStatus(await read(first), 200);
    expectStatus(await service.call('GET', next.url, { token: navigatorToken }), 200);
    expect(await service.deps.metrics.registry.metrics()).toContain('danloi_alerts_total{kind="sweep"} 2');
    expect(service.logLines.filter((line) => line.includes('a sweep through the cases was refused'))).toHaveLength(2);
    service.moveClock(hourMs);
    expectStatus(await read(next), 200);
    await service.db.deleteFrom('cases').where('case_number', 'in', others).execute();
  });

  /** As if another instance had let them open so many other cases. */
  async function letOpenOthers(like: HeldCase, actor: string, count: number): Promise<number[]> {
    const { db } = service;
    const cases = db.selectFrom('cases').selectAll().where('case_number', '=', numberOf(like));
    const { case_number: _number, ...row } = await cases.executeTakeFirstOrThrow();
    const copies = Array.from({ length: count }, () => row);
    const made = await db.insertInto('cases').values(copies).returning('case_number').execute();
    const event = {
      number: 1,
      at: service.deps.clock(),
      kind: 'case.read',
      actor,
      detail: '{}',
      mac: '',
      sealed: null,
    } as const;
    const events = made.map(({ case_number }) => ({ ...event, case_number, id: `opened ${case_number}` }));
    await db.insertInto('events').values(events).execute();
    return made.map(({ case_number }) => case_number);
  }
});

it('wrong tokens are counted for whoever watches', async () => {
  const held = await createCase(service);
  const count = async () =>
    Number(/danloi_alerts_total\{kind="wrong_token"\} (\d+)/.exec(await service.deps.metrics.registry.metrics())?.[1]);
  const before = await count();
  expectStatus(await service.call('GET', held.url, { token: 'wrong' }), 401);
  expectStatus(await service.call('GET', '/v1/review/wrong'), 401);
  expectStatus(await service.call('GET', '/v1/navigator/me', { token: 'wrong' }), 401);
  expectStatus(await service.call('GET', held.url, { token: held.token }), 200);
  expect(await count()).toBe(before + 3);
});

describe('the chain of events', () => {
  const size = 10_000;

  async function faults(): Promise<string[]> {
    const snapshot = await openSnapshot(service.deps.config);
    try {
      return await Array.fromAsync(verifyTrails(service.deps, snapshot));
    } finally {
      await snapshot.close();
    }
  }

  type Row = Omit<Tables['events'], 'position' | 'again' | 'last_at' | 'again_mac'>;

  /** A case that has been looked at for years. */
  async function aLongTrail(): Promise<{ held: HeldCase; rows: Row[] }> {
    const held = await createCase(service);
    const case_number = numberOf(held);
    await service.db.deleteFrom('events').where('case_number', '=', case_number).execute();
    const key = await chainKey(service.db);
    const rows: Row[] = [];
    for (let number = 1; number <= size; number++) {
      const event = {
        id: `${held.caseId}-${number}`,
        case_number,
        number,
        at: 1_700_000_000_000 + number,
        kind: 'case.read' as const,
        actor: 'navigator:Cô Tư',
        detail: JSON.stringify({ number }),
        sealed: null,
      };
      rows.push({ ...event, mac: linkOf(key, rows.at(-1)?.mac ?? chainStart, event) });
    }
    await putBack(rows);
    const end = { case_number, count: size, mac: rows.at(-1)?.mac ?? '' };
    const head = { ...end, head_mac: headMacOf(key, end) };
    await service.db.updateTable('event_heads').set(head).where('case_number', '=', case_number).execute();
    return { held, rows };
  }

  async function putBack(rows: readonly Row[]): Promise<void> {
    for (let at = 0; at < rows.length; at += 200) {
      await service.db
        .insertInto('events')
        .values(rows.slice(at, at + 200))
        .execute();
    }
  }

  it('of 10,000 shows every event that was changed, moved, taken out or put in, and an end that was cut off', async () => {
    const { held, rows } = await aLongTrail();
    const { db } = service;
    const case_number = numberOf(held);
    const events = db.updateTable('events').where('case_number', '=', case_number);
    const heads = db.updateTable('event_heads').where('case_number', '=', case_number);
    const rowAt = (number: number): Row => rows[number - 1] as Row;
    const take = (from: number, to = from) =>
      db
        .deleteFrom('events')
        .where('case_number', '=', case_number)
        .where('number', '>=', from)
        .where('number', '<=', to)
        .execute();
    const named = async () => new Set((await faults()).map((fault) => Number(/number (\d+):/.exec(fault)?.[1])));
    expect(await faults()).toEqual([]);

    await events.set({ detail: sql`replace(detail, 'number', 'numbeR')` }).execute();
    expect((await named()).size, 'each of them').toBe(size);
    await events.set({ detail: sql`replace(detail, 'numbeR', 'number')` }).execute();

    const changes: Partial<Row>[] = [{ id: 'x' }, { at: 1 }, { kind: 'case.updated' }, { actor: 'family' }];
    changes.push({ sealed: 'p{"reason":"không có"}' }, { mac: rowAt(1).mac });
    for (const [index, change] of changes.entries())
      await events
        .set(change)
        .where('number', '=', 10 * index + 10)
        .execute();
    await take(1);
    await take(5000);
    await take(7000, 7001);
    await putBack([
      { ...rowAt(7000), number: 7001 },
      { ...rowAt(7001), number: 7000 },
    ]);
    const found = await named();
    for (const number of [2, 10, 20, 30, 40, 50, 60, 5001, 7000, 7001]) expect(found, `${number}`).toContain(number);
    await take(1, size);
    await putBack(rows);

    await putBack([{ ...rowAt(size), id: 'put in', number: size + 1 }]);
    expect(await named(), 'one more').toContain(size + 1);
    await take(size - 9, size + 1);
    expect(await faults(), 'cut off').toHaveLength(1);
    await heads.set({ count: size - 10 }).execute();
    expect(await faults(), 'cut off, and the count with it').toHaveLength(1);
    await heads.set({ mac: rowAt(size - 10).mac }).execute();
    expect(await faults(), 'cut off, and the whole head with it').toHaveLength(1);
    const add = recordEvent(service.db as never, case_number, { at: 1, kind: 'case.updated', actor: 'family' });
    await expect(add, 'what comes after it').rejects.toMatchObject({ code: 'ERR_NOT_OURS' });
    await putBack(rows.slice(size - 10));
    await heads.set({ count: size, mac: rowAt(size).mac }).execute();
    expect(await faults()).toEqual([]);
    await take(1, size);
    await db.deleteFrom('cases').where('case_number', '=', case_number).execute();
  });

  it('shows a count of readings that was changed', async () => {
    const held = await createQueuedCase(service);
    for (let count = 0; count < 3; count++)
      expectStatus(await service.call('GET', held.url, { token: navigatorToken }), 200);
    expect(await faults()).toEqual([]);
    const readings = service.db
      .updateTable('events')
      .where('case_number', '=', numberOf(held))
      .where('kind', '=', 'case.read');
    await readings.set({ again: 0 }).execute();
    expect(await faults()).toHaveLength(1);
    await readings.set({ again: 2 }).execute();
    expect(await faults()).toEqual([]);
  });
});

describe('an anchor outside of the database', () => {
  const db = () => service.db;
  const faultsBy = async (anchors: string) => {
    const lines: string[] = [];
    await verify(service.deps, (line) => lines.push(line), { anchors });
    return lines.filter((line) => line.startsWith('FAULT anchor'));
  };
  /** The line of today; what is kept in `DATA_DIR` stays as it is where it does not fit any more. */
  async function anchor(): Promise<string> {
    // However little of the log an operator keeps.
    const log = openLog('error', { write: (line) => void service.logLines.push(line) });
    await anchorTrails({ ...service.deps, log });
    const lines = service.logLines.map((line) => JSON.parse(line)).filter((line) => line.anchor !== undefined);
    return lines.at(-1)?.anchor;
  }
  const rowsOf = async (caseNumber: number) => {
    const rows = async (table: 'events' | 'event_heads') =>
      await db().selectFrom(table).selectAll().where('case_number', '=', caseNumber).execute();
    return { events: await rows('events'), heads: await rows('event_heads') };
  };
  const note = (held: HeldCase) =>
    service.call('POST', `${held.url}/followups`, {
      token: held.token,
      body: { kind: 'revisit', title: 'Khám lại', dueAt: '2026-12-01' },
    });

  it('shows a trail that was put back with its own old head, and a case that was taken away without a stone', async () => {
    const [held, other] = [await createCase(service), await createCase(service)];
    const [caseNumber, otherNumber] = [numberOf(held), numberOf(other)];
    const former = await rowsOf(caseNumber);
    expectStatus(await note(held), 200);
    const line = await anchor();
    const kept = await readAnchor(service.deps.config);
    expect(kept).toBe(`${line}\n`);
    expect(await faultsBy(line)).toEqual([]);

    const later = await rowsOf(caseNumber);
    const [head] = former.heads;
    await db()
      .deleteFrom('events')
      .where('case_number', '=', caseNumber)
      .where('position', '>', Math.max(...former.events.map((event) => (event as { position: number }).position)))
      .execute();
    await db()
      .updateTable('event_heads')
      .set(head as object)
      .where('case_number', '=', caseNumber)
      .execute();
    expect(await faultsBy(`{"level":30,"anchor":"${line}"}\n`)).toHaveLength(1);
    await anchorTrails(service.deps);
    expect(await readAnchor(service.deps.config), 'is not replaced by one of what was cut').toBe(kept);
    expect(service.logLines.at(-1)).toContain('the trails are not what they were at the last anchor');
    await db()
      .insertInto('events')
      .values(later.events.slice(former.events.length) as never)
      .execute();
    await db()
      .updateTable('event_heads')
      .set(later.heads[0] as object)
      .where('case_number', '=', caseNumber)
      .execute();
    expect(await faultsBy(line)).toEqual([]);

    const another = line.replace(/ (sealed|plain) /, ' unknown ');
    expect(await faultsBy(another)).toEqual(['FAULT anchor: there is none in what was given']);
    expect(await faultsBy(line.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toHaveLength(1);

    await db().deleteFrom('cases').where('case_number', '=', otherNumber).execute();
    expect(await faultsBy(line)).toHaveLength(1);
    const stone = { case_number: otherNumber, created_at: 1, erased_at: 2, finished_at: 3, mac: '' };
    const anchored = `${line.split(' ')[3]}.1.${'0'.repeat(64)}`;
    await db()
      .insertInto('tombstones')
      .values({ ...stone, anchored })
      .execute();
    const lines: string[] = [];
    await verify(service.deps, (each) => lines.push(each), { anchors: line });
    expect(lines.filter((each) => each.startsWith('FAULT tombstones'))).toHaveLength(1);
    expect(lines.filter((each) => each.startsWith('FAULT anchor'))).toHaveLength(1);
    await db().deleteFrom('tombstones').where('case_number', '=', otherNumber).execute();
    await rm(join(service.dataDir, 'anchor.txt'));
  });

  it('goes on fitting while cases are made, used and erased, and says so where it is too old to tell', async () => {
    const made = [];
    for (let count = 0; count < 4; count++) made.push(await createCase(service));
    const [first, second, third, fourth] = made as [HeldCase, HeldCase, HeldCase, HeldCase];
    const erase = async (held: HeldCase) =>
      expectStatus(await service.call('DELETE', held.url, { token: held.token }), 204);
    await erase(first);
    const line = await anchor();
    await erase(second);
    expectStatus(await note(third), 200);
    const born = await createCase(service);
    await erase(born);
    expect(await faultsBy(line)).toEqual([]);
    service.moveClock(1000);
    const later = await anchor();
    await erase(fourth);
    expect(await faultsBy(later)).toEqual([]);
    expect(await faultsBy(line)).toEqual([]);
    const lines: string[] = [];
    await verify(service.deps, (each) => lines.push(each), { anchors: line });
    expect(lines.join('\n')).toContain('too old to be compared: 1 case(s) were erased since a later one');
  });

  it('fits when it is taken at the moment in which cases are made, read, used and erased', async () => {
    const lines: string[] = [];
    let held = await Promise.all(Array.from({ length: 6 }, () => createQueuedCase(service)));
    for (let round = 0; round < 5; round++) {
      const [first, second, third, ...others] = held as [HeldCase, HeldCase, HeldCase, ...HeldCase[]];
      const erase = async ({ url, token }: HeldCase) => expectStatus(await service.call('DELETE', url, { token }), 204);
      service.moveClock(1000);
      const [made, more, line] = await Promise.all([
        createQueuedCase(service),
        createQueuedCase(service),
        anchor(),
        erase(first),
        erase(second),
        note(third).then((answer) => expectStatus(answer, 200)),
        ...others.map(({ url }) => service.call('GET', url, { token: navigatorToken })),
      ]);
      lines.push(line);
      held = [third, ...others, made, more];
    }
    expect(new Set(lines).size).toBe(5);
    expect(await faultsBy(lines.join('\n'))).toEqual([]);
  });
});
