import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCase, aContact, aFile, aFileForm, anIntake, aShare } from '../builders.ts';
import { createTestDatabase } from '../database.ts';
import type { Answer } from '../harness.ts';
import { startMailServer } from '../post-offices.ts';
import { type RunningService, spawnService } from '../processes.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let running: RunningService;

beforeAll(async () => {
  mail = await startMailServer();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'danloi-outgoing-'));
  running = await spawnService({
    dataDir,
    databaseUrl: database.databaseUrl,
    env: {
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../told-connections.ts'))}`,
      TOLD_CONNECTIONS: join(dataDir, 'connections'),
      SMTP_URL: mail.url,
      MAIL_FROM: 'tin@danloi.test',
      PUBLIC_URL: 'https://danloi.test',
    },
  });
});
afterAll(async () => {
  await running.end('SIGKILL');
  await database.drop();
  await mail.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function call(method: string, path: string, token?: string, body?: unknown): Promise<Answer['body']> {
  const answer = await fetch(`${running.url}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.headers.get('content-type')?.includes('json') ? await answer.json() : undefined;
}

it('connects to nothing but what the settings name, whatever it is asked', async () => {
  await call('GET', '/v1/hospitals?q=cho+ray');
  await call('POST', '/v1/navigate', undefined, anIntake());
  const contact = aContact({ email: 'lan@example.vn', role: 'primary' });
  const { caseId, accessToken } = await call('POST', '/v1/cases', undefined, aCase({ contacts: [contact] }));
  const url = `/v1/cases/${caseId}`;
  const { contacts } = await call('GET', url, accessToken);
  await call('PUT', `${url}/contacts/${contacts[0].id}/notices`, accessToken, { email: true });
  const form = aFileForm(aFile());
  const headers = { ...form.headers, authorization: `Bearer ${accessToken}` };
  await fetch(`${running.url}${url}/documents`, { method: 'POST', headers, body: new Uint8Array(form.payload) });
  const { reviewToken } = await call('POST', `${url}/shares`, accessToken, aShare());
  await call('GET', `/v1/review/${reviewToken}`);
  await call('POST', `/v1/review/${reviewToken}/opinions`, undefined, { opinion: 'Nên khám lại.' });
  await expect.poll(() => mail.mails.length).toBeGreaterThan(0);

  const told = (await readFile(join(dataDir, 'connections'), 'utf8')).trim().split('\n');
  const named = [mail.url, database.databaseUrl].filter((each) => each !== undefined).map((each) => new URL(each).host);
  expect([...new Set(told)].sort()).toEqual(named.sort());
});
