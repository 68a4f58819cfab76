import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildApp } from '#app.ts';
import { type Config, readConfig } from '#config.ts';
import type { CaseFile, CreatedCase, NewCase } from '#contract/case.ts';
import type { CreatedShare, NewShare } from '#contract/share.ts';
import type { Deps } from '#deps.ts';
import type { Graph } from '#engine/graph/graph.ts';
import { pairAnew } from '#features/installation/pair-stores.ts';
import { bringUpToDate } from '#features/keys/bring-up-to-date.ts';
import { steady } from '#platform/clock.ts';
import { connect } from '#platform/db/connect.ts';
import { openDisk } from '#platform/files/disk.ts';
import { type Patience, usualPatience } from '#platform/http/patience.ts';
import { openLog } from '#platform/log.ts';
import { createMetrics } from '#platform/metrics.ts';
import { shippedGraph } from '#test/shipped-graph.ts';
import { aCase, aFile, aFileForm, anIntakeForHuman, aShare } from './builders.ts';
import { conformance, type Described } from './conformance.ts';
import { createDatabaseWithTables } from './database.ts';
import { testMasterKey, testSeal } from './master-key.ts';

export const navigatorToken = 'navigator-token-of-the-environment';
/** 08:00 of a Monday in Vietnam. */
export const startOfTest = Date.parse('2026-11-16T01:00:00Z');

type Call = {
  token?: string | undefined;
  body?: unknown;
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  bytes: Buffer;
  // The body of an answer is checked against the OpenAPI description; a test looks at what it is about.
  // biome-ignore lint/suspicious/noExplicitAny: a test reads deep into bodies whose shape is checked elsewhere.
  body: any;
};

export type Service = Awaited<ReturnType<typeof startService>>;

/** `TEST_INSTANCES=3`: each call comes to the next of so many instances over one database and one store of files. */
const instancesAtOnce = Number(process.env.TEST_INSTANCES ?? 1);

/** What is counted by each instance for itself (docs/operations.md) can be counted exactly of one only. */
export const isOneInstance = instancesAtOnce === 1;

let byDescription: ReturnType<typeof conformance> | undefined;

/** No setting changes the description (test/api/openapi.test.ts), so that it is read once for all services. */
function conformanceOf(app: Awaited<ReturnType<typeof buildApp>>): ReturnType<typeof conformance> {
  byDescription ??= conformance(app.swagger() as unknown as Described);
  return byDescription;
}

/** The whole service, built by the same function as in production, with its own database, files and movable clock. */
export async function startService(
  changes: Partial<Config> = {},
  patience: Partial<Patience> = {},
  files?: Deps['files'],
) {
  const database = await createDatabaseWithTables();
  const dataDir = await mkdtemp(join(tmpdir(), 'danloi-test-'));
  const config: Config = {
    ...readConfig({
      NAVIGATOR_TOKEN: navigatorToken,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'trace',
      MASTER_KEY: testMasterKey,
    }),
    dataDir,
    keysBackupDir: dataDir,
    databaseUrl: database.databaseUrl,
    publicUrl: 'https://danloi.test',
    // Nothing is sent unless a test starts a sender.
    mail: { url: 'smtp://127.0.0.1:1', from: 'Dẫn Lối <tin@danloi.test>' },
    ...changes,
  };
  const logLines: string[] = [];
  let now = startOfTest;
  let graph = shippedGraph;
  const db = connect(config);
  const deps: Deps = {
    config,
    clock: () => now,
    steadyClock: steady(() => now),
    db,
    files: files ?? openDisk(join(dataDir, 'documents')),
    seal: testSeal,
    log: openLog(config.logLevel, { write: (line) => void logLines.push(line) }),
    metrics: createMetrics(),
    graph: () => graph,
  };
  await bringUpToDate(deps);
  await pairAnew(deps);
  // Whoever runs the tests may have a busy machine; being turned away for it is no test's subject but one.
  const never = Number.POSITIVE_INFINITY;
  const build = (own: Deps) =>
    buildApp(own, {
      ...usualPatience,
      lateMsMax: never,
      lateMsMaxInDanger: never,
      readingAheadMsMax: never,
      turnMsMax: never,
      ...patience,
    });
  const app = await build(deps);
  const instances = [{ app, db }];
  while (instances.length < instancesAtOnce) {
    const own = { ...deps, db: connect(config) };
    await bringUpToDate(own);
    instances.push({ app: await build(own), db: own.db });
  }
  let turn = 0;
  const conforms = conformanceOf(app);

  async function call(method: string, url: string, { token, body, payload, headers = {} }: Call = {}): Promise<Answer> {
    const options: InjectOptions = {
      method: method as 'GET',
      url,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...(payload !== undefined && { payload }),
    };
    const response = await (instances[turn++ % instances.length]?.app ?? app).inject(options);
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    const answer: Answer = {
      status: response.statusCode,
      headers: response.headers,
      text: response.payload,
      bytes: response.rawPayload,
      body: isJson && response.payload !== '' ? JSON.parse(response.payload) : undefined,
    };
    conforms(method, url, answer);
    return answer;
  }

  return {
    app,
    deps,
    db,
    dataDir,
    logLines,
    call,
    moveClock: (ms: number) => {
      now += ms;
    },
    setClock: (atMs: number) => {
      now = atMs;
    },
    setGraph: (next: Graph) => {
      graph = next;
    },
    async stop() {
      for (const each of instances) {
        await each.app.close();
        await each.db.destroy();
      }
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A service for all tests of a file, started before the first and stopped after the last. */
export function useService(...how: Parameters<typeof startService>): Service {
  const started = {} as Service;
  beforeAll(async () => {
    Object.assign(started, await startService(...how));
  });
  afterAll(() => started.stop());
  return started;
}

/** An answer with this status, or a failure that shows the body. */
export function expectStatus(answer: Answer, status: number): Answer {
  expect(answer.status, answer.text.slice(0, 2000)).toBe(status);
  return answer;
}

export type HeldCase = { caseId: string; token: string; url: string };

export async function createCase(
  service: Service,
  newCase: NewCase = aCase(),
  headers: Record<string, string> = {},
): Promise<HeldCase> {
  const answer = expectStatus(await service.call('POST', '/v1/cases', { body: newCase, headers }), 201);
  const { caseId, accessToken } = answer.body as CreatedCase;
  return { caseId, token: accessToken, url: `/v1/cases/${caseId}` };
}

/** A case that a navigator may read. */
export async function createQueuedCase(service: Service): Promise<HeldCase> {
  return await createCase(service, aCase({ intake: anIntakeForHuman() }));
}

export async function readCase(service: Service, { url, token }: HeldCase): Promise<CaseFile> {
  return expectStatus(await service.call('GET', url, { token }), 200).body;
}

export async function createShare(
  service: Service,
  held: HeldCase,
  share: Partial<NewShare> = {},
): Promise<CreatedShare> {
  const answer = await service.call('POST', `${held.url}/shares`, { token: held.token, body: aShare(share) });
  return expectStatus(answer, 201).body;
}

export async function uploadFile(
  service: Service,
  held: HeldCase,
  file = aFile(),
  fields: Record<string, string> = {},
): Promise<{ id: string; size: number; sha256: string }> {
  const form = aFileForm(file, fields);
  const answer = await service.call('POST', `${held.url}/documents`, { token: held.token, ...form });
  return expectStatus(answer, 201).body;
}
