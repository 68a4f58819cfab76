import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFile, aFileForm } from '#test/builders.ts';
import { freePort } from '#test/free-port.ts';
import { testMasterKey } from '#test/master-key.ts';
import { generateLoad, type LoadResult, requestBytes } from './load.ts';
import { cpuMicroseconds, residentMb } from './processes.ts';
import { seedCases } from './seed-cases.ts';
import { waitForHealth } from './wait-for-health.ts';

/** Our endpoints beside their floor, in turn, in one run: `node bench/http.ts`. Prints Markdown. */
const rounds = 9;
const secondsPerRound = 1;
const connectionsUsual = 16;

type Running = { port: number; pid: number; stop(): Promise<void> };

async function start(args: string[], env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, MASTER_KEY: testMasterKey, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForHealth(port, child);
  return {
    port,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

type Measured = LoadResult & { cpu: number };

type Pair = { name: string; ours: () => Buffer; floor: () => Buffer; status: number; connections?: number };

/** One round of load, with the time on the processor that a request took. */
async function measure(
  { port, pid }: Running,
  next: () => Buffer,
  { expectedStatus = 200, connections = connectionsUsual } = {},
): Promise<Measured> {
  const before = await cpuMicroseconds(pid);
  const result = await generateLoad({ port, next, connections, seconds: secondsPerRound, expectedStatus });
  return { ...result, cpu: ((await cpuMicroseconds(pid)) - before) / result.requests };
}

const rateOf = (results: Measured[]) => Math.round(median(results.map(({ perSecond }) => perSecond)));
/** The least of the rounds: what else the machine does can only add to it. */
const cpuOf = (results: Measured[]) => Math.round(Math.min(...results.map(({ cpu }) => cpu)));

async function compare(service: Running, floor: Running, pair: Pair): Promise<string> {
  const options = { expectedStatus: pair.status, connections: pair.connections ?? connectionsUsual };
  await measure(service, pair.ours, options);
  await measure(floor, pair.floor, options);
  const ours: Measured[] = [];
  const floors: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await measure(service, pair.ours, options));
    floors.push(await measure(floor, pair.floor, options));
  }
  const ratio = median(ours.map((result, round) => result.perSecond / (floors[round]?.perSecond ?? 1)));
  const p99 = median(ours.map(({ p99Ms }) => p99Ms)).toFixed(1);
  const cpuText = `${cpuOf(ours)} / ${cpuOf(floors)}`;
  return `| ${pair.name} | ${rateOf(ours)} | ${rateOf(floors)} | ${ratio.toFixed(2)} | ${cpuText} | ${p99} |`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const intake = {
  need: 'treatment',
  patient: { age: 58, sex: 'male', province: 'Nghệ An', isSelf: false },
  symptoms:
    'Bố em đau bụng âm ỉ vùng trên rốn khoảng hai tháng nay, ăn không tiêu, hay ợ chua, thỉnh thoảng buồn nôn sau khi ăn. Không sốt, không sụt cân. Đã uống thuốc dạ dày mua ở hiệu thuốc nhưng không đỡ. Muốn đi khám ở đâu cho chắc.',
  durationDays: 60,
  severity: 'mild',
};
const newCase = {
  intake,
  patient: { fullName: 'Nguyễn Văn Ổi', birthYear: 1968, sex: 'male', province: 'Nghệ An', address: 'Xóm 3' },
  contacts: [{ fullName: 'Nguyễn Thị Mít', role: 'primary', relationship: 'con gái', phone: '0900000000' }],
};
const json = 'application/json';

async function call(port: number, method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...init });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function createCase({ port }: Running, body: string): Promise<{ path: string; token: string }> {
  const answer = await call(port, 'POST', '/v1/cases', { body, headers: { 'content-type': json } });
  const { caseId, accessToken } = (await answer.json()) as { caseId: string; accessToken: string };
  return { path: `/v1/cases/${caseId}`, token: accessToken };
}

type Answer = { headers: [string, string][]; body: string };

/** An answer as the floor is to give it; the headers that Node itself adds are left to it. */
async function answerOf(response: Response): Promise<Answer> {
  const ofNode = new Set(['date', 'connection', 'keep-alive', 'content-length']);
  return { headers: [...response.headers].filter(([name]) => !ofNode.has(name)), body: await response.text() };
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'danloi-bench-'));
  const service = await start(['src/main.ts'], {
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    DATABASE_URL: '',
  });
  const body = JSON.stringify(newCase);
  const headers = { 'content-type': json };
  const created = await answerOf(await call(service.port, 'POST', '/v1/cases', { body, headers }));
  const { caseId, accessToken: token } = JSON.parse(created.body) as { caseId: string; accessToken: string };
  const path = `/v1/cases/${caseId}`;
  const authorization = { authorization: `Bearer ${token}` };

  const small = aFile('application/pdf', 1024 * 1024);
  const form = aFileForm(small);
  const upload = () =>
    call(service.port, 'POST', `${path}/documents`, {
      body: new Uint8Array(form.payload),
      headers: { ...authorization, ...form.headers },
    });
  const document = await answerOf(await upload());
  const { id: documentId } = JSON.parse(document.body) as { id: string };
  const file = await answerOf(await call(service.port, 'GET', path, { headers: authorization }));
  const change = JSON.stringify({ state: 'pre_hospital', chosenHospitalId: 'bv-bach-mai' });
  const changed = await call(service.port, 'PATCH', path, { body: change, headers: { ...headers, ...authorization } });
  const navigateBody = JSON.stringify(intake);
  const navigated = await answerOf(await call(service.port, 'POST', '/v1/navigate', { body: navigateBody, headers }));
  const filePath = `${path}/documents/${documentId}/file`;
  const { headers: fileHeaders } = await answerOf(
    await call(service.port, 'GET', filePath, { headers: authorization }),
  );

  const answers = {
    create: created,
    read: file,
    change: await answerOf(changed),
    upload: document,
    download: { headers: fileHeaders, body: '' },
    navigate: navigated,
  };
  await writeFile(join(folder, 'answers.json'), JSON.stringify(answers));
  await writeFile(join(folder, 'download'), small);
  const floor = await start(['bench/floor-server.ts', folder], {});

  // An upload goes to a case of its own, and that case is emptied by making a new one before it is full.
  let uploads = 0;
  let uploadPath = path;
  let uploadToken = token;
  const nextUpload = () => {
    uploads++;
    return requestBytes('POST', `${uploadPath}/documents`, {
      token: uploadToken,
      contentType: form.headers['content-type'],
      body: form.payload,
    });
  };
  const freshCases: { path: string; token: string }[] = [];
  for (let index = 0; index < 200; index++) freshCases.push(await createCase(service, body));
  const rotatingUpload = () => {
    const fresh = freshCases[Math.floor(uploads / 190) % freshCases.length];
    if (fresh) [uploadPath, uploadToken] = [fresh.path, fresh.token];
    return nextUpload();
  };
  // Reading and changing must not meet a case that grows under the hands: each has its own.
  const [forChange = { path, token }] = freshCases.splice(0, 1);
  let turn = 0;
  const changes = freshCases.slice(0, 100);
  const nextChange = () => {
    const target = changes[turn++ % changes.length] ?? forChange;
    return requestBytes('PATCH', target.path, { token: target.token, contentType: json, body: change });
  };

  const pairs: Pair[] = [
    {
      name: 'POST /v1/navigate',
      ours: () => requestBytes('POST', '/v1/navigate', { contentType: json, body: navigateBody }),
      floor: () => requestBytes('POST', '/navigate', { contentType: json, body: navigateBody }),
      status: 200,
    },
    {
      name: 'POST /v1/cases',
      ours: () => requestBytes('POST', '/v1/cases', { contentType: json, body }),
      floor: () => requestBytes('POST', '/create', { contentType: json, body }),
      status: 201,
    },
    {
      name: 'GET /v1/cases/{id}',
      ours: () => requestBytes('GET', path, { token }),
      floor: () => requestBytes('GET', '/read'),
      status: 200,
    },
    {
      name: 'PATCH /v1/cases/{id}',
      ours: nextChange,
      floor: () => requestBytes('PATCH', '/change', { contentType: json, body: change }),
      status: 200,
    },
    {
      name: 'upload, 1 MiB',
      ours: rotatingUpload,
      floor: () => requestBytes('POST', '/upload', { contentType: 'application/octet-stream', body: form.payload }),
      status: 201,
      connections: 4,
    },
    {
      name: 'download, 1 MiB',
      ours: () => requestBytes('GET', filePath, { token }),
      floor: () => requestBytes('GET', '/download'),
      status: 200,
      connections: 4,
    },
  ];
  console.log(
    '| endpoint | ours, a second | floor, a second | ratio | CPU µs a request, ours / floor | our p99, ms |\n|---|---|---|---|---|---|',
  );
  const only = process.argv[2];
  for (const pair of pairs) {
    if (only === undefined || pair.name.includes(only)) console.log(await compare(service, floor, pair));
  }
  await floor.stop();
  await service.stop();
  if (only === undefined || only === 'memory') await reportMemory(join(folder, 'data-memory'), body);
  if (only === undefined || only === 'growth') await reportGrowth(folder, body);
  await rm(folder, { recursive: true, force: true });
}

/** How far a process that has done nothing else grows while files of the full size come in: one, and fifty at once. */
async function reportMemory(dataDir: string, newCaseBody: string): Promise<void> {
  const service = await start(['src/main.ts'], { DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT: 'off' });
  const cases: { path: string; token: string }[] = [];
  for (let index = 0; index < 50; index++) cases.push(await createCase(service, newCaseBody));
  const form = aFileForm(aFile('video/mp4', 25 * 1024 * 1024));
  const upload = async (target: { path: string; token: string } | undefined) => {
    if (!target) return;
    await call(service.port, 'POST', `${target.path}/documents`, {
      body: new Uint8Array(form.payload),
      headers: { authorization: `Bearer ${target.token}`, ...form.headers },
    });
  };
  for (const count of [1, 50]) {
    const before = await residentMb(service.pid);
    let peak = before;
    const timer = setInterval(async () => {
      peak = Math.max(peak, await residentMb(service.pid));
    }, 20);
    await Promise.all(cases.slice(-count).map(upload));
    clearInterval(timer);
    console.log(`\n${count} upload(s) of 25 MiB at once: memory grows by ${Math.round(peak - before)} MiB at most`);
  }
  await service.stop();
}

/** `node bench/http.ts growth 10000 1000000` measures other sizes; a million cases take some 20 GB. */
const sizes = process.argv.length > 3 ? process.argv.slice(3).map(Number) : [10_000, 100_000];

/** Reading and creating must cost what the case is, not how many there are. */
async function reportGrowth(folder: string, newCaseBody: string): Promise<void> {
  const create = () => requestBytes('POST', '/v1/cases', { contentType: json, body: newCaseBody });
  const measured: { count: number; service: Running; read: () => Buffer; reads: Measured[]; creates: Measured[] }[] =
    [];
  for (const count of sizes) {
    const dataDir = join(folder, `data-${count}`);
    const held = await seedCases(dataDir, count);
    const service = await start(['src/main.ts'], { DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT: 'off' });
    let turn = 0;
    const read = () => {
      const target = held[(turn++ * 7919) % held.length];
      return requestBytes('GET', `/v1/cases/${target?.caseId}`, { token: target?.token ?? '' });
    };
    await measure(service, read);
    await measure(service, create, { expectedStatus: 201 });
    measured.push({ count, service, read, reads: [], creates: [] });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { service, read, reads, creates } of measured) {
      reads.push(await measure(service, read));
      creates.push(await measure(service, create, { expectedStatus: 201 }));
    }
  }
  console.log(
    '\n| cases | GET /v1/cases/{id}, a second | CPU µs | POST /v1/cases, a second | CPU µs |\n|---|---|---|---|---|',
  );
  for (const { count, service, reads, creates } of measured) {
    console.log(`| ${count} | ${rateOf(reads)} | ${cpuOf(reads)} | ${rateOf(creates)} | ${cpuOf(creates)} |`);
    await service.stop();
  }
}

await main();
