import { readFile } from 'node:fs/promises';
import { addNavigator } from '#features/navigator/manage-navigators.ts';
import { yesTokenOf } from '#features/notices/addressees.ts';
import { loadNoticeKeys, stopTokenOf } from '#features/notices/keys.ts';
import { connect, type Db } from '#platform/db/connect.ts';
import { openChainsBy } from '#platform/seal/chain-key.ts';
import { aCase, aContact, aFile, aFileForm, aFollowUp, aShare } from '../builders.ts';
import { testSeal } from '../master-key.ts';
import { spawnService } from '../processes.ts';
import { sendRequests } from './run.ts';
import type { Tally } from './tally.ts';

type Trial = {
  dataDir: string;
  databaseUrl: string | undefined;
  env?: Record<string, string>;
  seed: string;
  from: number;
  to: number;
  onProgress?: (tally: Tally, megabytes: number, errors: readonly unknown[]) => void;
};

export type Outcome = {
  tally: Tally;
  /** Of the service: when a tenth was sent, and at the end. */
  megabytes: { early: number; late: number };
  /** What the service itself held to be errors. */
  errors: unknown[];
  /** A case that nobody may touch, before and after. */
  canary: { before: string; after: string };
  health: number | string;
};

const lines = 8;
/** A token opens a hundred cases an hour, and a case is used a few dozen times. */
const requestsPerNavigator = 200;
/** Where nobody listens: what is sent there goes nowhere. */
const closed = '127.0.0.1:1';
const errorLevel = 50;

/** The whole service as an operator runs it, under generated requests, and what became of it. */
export async function tryRequests({
  dataDir,
  databaseUrl,
  env = {},
  seed,
  from,
  to,
  onProgress,
}: Trial): Promise<Outcome> {
  const service = await spawnService({
    dataDir,
    databaseUrl,
    env: {
      SMTP_URL: `smtp://${closed}`,
      MAIL_FROM: 'tin@danloi.test',
      PUBLIC_URL: 'https://danloi.test',
      PUSH_HOSTS: `http://${closed}`,
      ...env,
    },
  });
  const db = connect({ dataDir, databaseUrl });
  openChainsBy(db, testSeal);
  const errors: unknown[] = [];
  let complaints = '';
  service.child.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  let isEnding = false;
  service.child.once('exit', (code, signal) => {
    if (!isEnding) errors.push(`the service ended by itself: ${code ?? signal} ${complaints}`);
  });
  const megabytes = { early: 0, late: 0 };
  const look = async () => {
    errors.push(...service.lines.splice(0).filter(({ level }) => Number(level) >= errorLevel));
    megabytes.late = await residentMegabytes(service.child.pid);
  };
  try {
    const navigatorTokens = await addNavigators(db, Math.ceil((to - from) / requestsPerNavigator) + lines);
    const { read } = await makeCanary(service.url);
    const before = await read();
    let turn = 0;
    const noticeKeys = await loadNoticeKeys(db);
    const tally = await sendRequests({
      ...{ port: service.port, seed, from, to, lines },
      reachesAll: (env.RATE_LIMIT ?? 'off') === 'off',
      around: {
        hospitals: await idsAt(`${service.url}/v1/hospitals?limit=200`),
        places: await idsAt(`${service.url}/v1/places?q=v`),
        navigatorToken: () => navigatorTokens[turn++ % navigatorTokens.length] ?? '',
        pushOrigin: `http://${closed}`,
        stopTokenOf: async (contactId) => stopTokenOf((await recipientOf(db, contactId)).id, noticeKeys),
        yesTokenOf: async (contactId) => yesTokenOf((await recipientOf(db, contactId)).address_hash ?? '', noticeKeys),
      },
      onProgress: (soFar) => {
        void look();
        if (soFar.requests < (to - from) / 10) megabytes.early = megabytes.late;
        onProgress?.(soFar, megabytes.late, errors);
      },
    });
    await look();
    const health = await fetch(`${service.url}/health`).then(({ status }) => status, String);
    return { tally, megabytes, errors, canary: { before, after: await read().catch(String) }, health };
  } finally {
    isEnding = true;
    await db.destroy();
    await service.end('SIGTERM');
  }
}

async function residentMegabytes(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function addNavigators(db: Db, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let at = 0; at < count; at++) tokens.push(await addNavigator(db, `Điều phối ${at}`, Date.now()));
  return tokens;
}

async function recipientOf(db: Db, contactId: string): Promise<{ id: string; address_hash: string | null }> {
  const recipients = db.selectFrom('recipients').select(['id', 'address_hash']).where('contact_id', '=', contactId);
  return (await recipients.executeTakeFirst()) ?? { id: 'none', address_hash: null };
}

async function idsAt(url: string): Promise<string[]> {
  const items = (await (await fetch(url)).json()) as { id: string }[];
  return items.map(({ id }) => id);
}

/** A case with one of everything, and how to read all of it. */
async function makeCanary(url: string): Promise<{ read: () => Promise<string> }> {
  const created = await ask(url, 'POST', '/v1/cases', { body: aCase({ contacts: [aContact({ role: 'primary' })] }) });
  const { caseId, accessToken: token } = JSON.parse(created) as { caseId: string; accessToken: string };
  const path = `/v1/cases/${caseId}`;
  const { headers, payload } = aFileForm(aFile('image/jpeg', 5000));
  const { id } = JSON.parse(await ask(url, 'POST', `${path}/documents`, { token, headers, payload })) as { id: string };
  await ask(url, 'POST', `${path}/followups`, { token, body: aFollowUp({ dueAt: '2099-01-01' }) });
  await ask(url, 'POST', `${path}/shares`, { token, body: aShare({ expiresInHours: 720 }) });
  const all = [path, `${path}/documents/${id}/file`, `${path}/events`, `${path}/shares`, `${path}/notices`];
  return {
    read: async () => (await Promise.all(all.map((each) => ask(url, 'GET', each, { token })))).join('\n'),
  };
}

type Asked = { token?: string; body?: unknown; payload?: Buffer; headers?: Record<string, string> };

async function ask(url: string, method: string, path: string, { token, body, payload, headers = {} }: Asked) {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(payload && { body: new Uint8Array(payload) }),
  });
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}
