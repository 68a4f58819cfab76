import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import type { HistoryEntry } from '#contract/case.ts';
import { caseNumberOf } from '#contract/ids.ts';
import { limits } from '#contract/limits.ts';
import { redFlagCodes } from '#contract/vocabulary.ts';
import { buildGraph } from '#engine/graph/graph.ts';
import { findCaseAccess } from '#features/access/queries.ts';
import { loadShippedDirectory } from '#features/directory/shipped.ts';
import { openDeps } from '#open-deps.ts';
import type { Db } from '#platform/db/connect.ts';
import type { CaseSeal } from '#platform/seal/seal.ts';
import { aCase, aContact, anIntake } from '#test/builders.ts';
import { testMasterKey } from '#test/master-key.ts';
import { withPostgres } from './postgres.ts';

/**
 * What the fullest case that the limits allow costs to read: bytes, and milliseconds of this process's own processor.
 * `node bench/fullest-case.ts` fills every text with Vietnamese; with `worst`, with what takes six bytes a character.
 */
const letter = process.argv.includes('worst') ? '\u0001' : 'ệ';
const rounds = 15;
const text = (length: number) => letter.repeat(length);

async function measure(engine: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'danloi-fullest-'));
  const config = {
    ...readConfig({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', MASTER_KEY: testMasterKey }),
    dataDir,
    databaseUrl,
  };
  const opened = await openDeps(config);
  const { db } = opened;
  const graph = buildGraph(await loadShippedDirectory(), { version: 'shipped' });
  const app = await buildApp({ ...opened, graph: () => graph });
  const created = await app.inject({ method: 'POST', url: '/v1/cases', payload: aCase() });
  const { caseId, accessToken } = created.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const url = `/v1/cases/${caseId}`;
  const invited = await app.inject({ method: 'POST', url: `${url}/shares`, headers, payload: { reviewerName: 'A' } });
  const { reviewToken, shareId } = invited.json();
  const caseNumber = caseNumberOf(caseId) ?? 0;
  const [access] = await findCaseAccess(db, { caseNumber });
  if (!access) throw new Error('the case is not there');
  await fill(db, caseNumber, opened.seal.of(`case:${caseNumber}`, access), shareId);

  const base = await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' });
  for (const [name, path] of [
    ['case', url],
    ['review', `/v1/review/${reviewToken}`],
    ['documents', `${url}/documents`],
    ['shares', `${url}/shares`],
  ] as const) {
    const spent: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round++) {
      const before = process.threadCpuUsage();
      bytes = await read(base + path, headers);
      const { user, system } = process.threadCpuUsage(before);
      spent.push((user + system) / 1000);
    }
    spent.sort((a, b) => a - b);
    const [min = 0, median = 0] = [spent[0], spent[rounds >> 1]];
    const line = [
      engine,
      name,
      `${(bytes / 1e6).toFixed(2)} MB`,
      `min ${min.toFixed(1)}`,
      `median ${median.toFixed(1)} ms`,
    ];
    process.stdout.write(`${line.join('  ')}\n`);
  }
  await app.close();
  await db.destroy();
  await rm(dataDir, { recursive: true, force: true });
}

/** Over a line, and without keeping anything: what a test's client does with an answer costs more than to write it. */
function read(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${answer.statusCode}`))));
    });
    asked.on('error', reject);
  });
}

/** Straight into the tables: through the service it would take an hour. */
async function fill(db: Db, case_number: number, caseSeal: CaseSeal, share_id: string): Promise<void> {
  const now = Date.now();
  const id = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const many = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: count }, (_, index) => row(index));
  const insert = async (table: string, rows: object[]) => {
    for (let at = 0; at < rows.length; at += 500) {
      await db
        .insertInto(table as 'events')
        .values(rows.slice(at, at + 500) as never)
        .execute();
    }
  };
  const intake = anIntake({
    symptoms: text(limits.symptomsLengthMax),
    diagnosis: text(limits.diagnosisLengthMax),
    goal: text(limits.goalLengthMax),
    redFlags: many(limits.redFlagsMax, () => text(limits.redFlagLengthMax)),
    redFlagsUnsure: redFlagCodes.slice(0, limits.redFlagsUnsureMax),
    redFlagsDenied: redFlagCodes.slice(-limits.redFlagsDeniedMax),
    patient: { age: 70, province: text(limits.provinceLengthMax), isSelf: false },
  });
  const entries: Omit<HistoryEntry, 'at'>[] = [
    { kind: 'intake_changed', intake },
    {
      kind: 'recommendation',
      urgency: 'urgent',
      specialties: ['cardiology'],
      hospital: { id: 'a'.repeat(30), name: text(60) },
    },
  ];
  await insert(
    'history',
    many(limits.historyPerCaseMax - 1, (index) => {
      const { kind, ...rest } = entries[index % 2] as (typeof entries)[0];
      return { case_number, at: now, kind, sealed: caseSeal.seal('history', rest) };
    }),
  );
  await insert(
    'events',
    many(limits.eventsShownMax, (index) => ({
      id: id(index),
      case_number,
      number: index + 2,
      mac: '',
      at: now,
      kind: 'case.updated',
      actor: `navigator:${'a'.repeat(40)}`,
      detail: JSON.stringify({ state: 'in_hospital', assignedNavigator: text(120) }),
    })),
  );
  await insert(
    'contacts',
    many(limits.contactsPerCaseMax, (index) => ({
      id: id(index),
      case_number,
      role: 'secondary',
      sealed: caseSeal.seal('contact', {
        ...aContact(),
        fullName: text(120),
        relationship: text(60),
        phone: text(30),
        zalo: text(60),
        province: text(80),
      }),
    })),
  );
  await insert(
    'documents',
    many(limits.documentsPerCaseMax, (index) => ({
      id: id(index),
      case_number,
      kind: 'imaging',
      media_type: 'image/png',
      size: 1,
      sha256: 'a'.repeat(64),
      uploaded_at: now,
      sealed: caseSeal.seal('document', {
        title: text(limits.documentTitleLengthMax),
        note: text(limits.documentNoteLengthMax),
        takenAt: null,
        fileName: text(limits.fileNameLengthMax),
      }),
    })),
  );
  await insert(
    'shares',
    many(limits.sharesPerCaseMax - 1, (index) => ({
      id: id(index),
      case_number,
      token_hash: id(index),
      created_at: now,
      expires_at: now + 1000,
      opened_count: 0,
      sealed: caseSeal.seal('share', { reviewerName: text(120), reviewerTitle: text(200) }),
    })),
  );
  await insert(
    'opinions',
    many(limits.opinionsPerCaseMax, (index) => ({
      id: id(index),
      case_number,
      share_id,
      created_at: now,
      sealed: caseSeal.seal('opinion', {
        opinion: text(limits.opinionLengthMax),
        urgency: 'urgent',
        suggestedSpecialty: text(80),
        reviewerName: text(120),
        reviewerTitle: text(200),
      }),
    })),
  );
  await insert(
    'notes',
    many(limits.notesPerCaseMax, (index) => ({
      id: id(index),
      case_number,
      author: text(limits.assignedNavigatorLengthMax),
      created_at: now,
      sealed: caseSeal.seal('note', { text: text(limits.noteLengthMax) }),
    })),
  );
  await insert(
    'follow_ups',
    many(limits.followUpsPerCaseMax, (index) => ({
      id: id(index),
      case_number,
      due_at_text: '2026-12-01',
      due_at: now,
      kind: 'revisit',
      notify_contact_id: null,
      status: 'scheduled',
      created_at: now,
      updated_at: now,
      sealed: caseSeal.seal('follow-up', {
        title: text(limits.followUpTitleLengthMax),
        note: text(limits.followUpNoteLengthMax),
      }),
    })),
  );
}

await measure('sqlite', undefined);
await withPostgres((databaseUrl) => measure('postgres', databaseUrl));
