import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCase, anIntake } from '../builders.ts';
import { createTestDatabase } from '../database.ts';
import { type Answer, createQueuedCase, expectStatus, navigatorToken, type Service, startService } from '../harness.ts';
import { fillCase, goodRequest, goodRequests, isForNavigators, isPage, routesOf, type Target } from '../routes.ts';

let service: Service;
let target: Target;

beforeAll(async () => {
  service = await startService();
  target = await fillCase(service, await createQueuedCase(service));
});
afterAll(() => service.stop());

const aFullCase = async () => await fillCase(service, await createQueuedCase(service));
const routes = Object.keys(goodRequests);
const withToken = routes.filter((route) => /\{id\}|\{token\}|queue/.test(route));

async function callRoute(
  route: string,
  options: Parameters<Service['call']>[2] = {},
  on: Target = target,
): Promise<Answer> {
  const [method = ''] = route.split(' ');
  const { path, headers, ...good } = goodRequest(route, on);
  const token = isForNavigators(route) ? navigatorToken : on.held.token;
  return await service.call(method, path, { token, ...good, ...options, headers: { ...headers, ...options.headers } });
}

function expectSafeHeaders({ headers, status, text }: Answer, what: string): void {
  expect(headers['x-request-id'], what).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['referrer-policy'], what).toBe('no-referrer');
  expect(headers['x-content-type-options'], what).toBe('nosniff');
  expect(headers['content-security-policy'], what).toContain("default-src 'none'");
  expect(headers['content-security-policy'], what).not.toMatch(/unsafe|https?:|\*/);
  expect(headers['content-language'], what).toMatch(/^(vi|en)$/);
  expect(String(headers.vary).toLowerCase(), what).toContain('accept-language');
  if (status >= 400) expect(headers['cache-control'], what).toBe('no-store');
  if (status >= 400 && text !== '') expect(headers['content-type'], what).toBe('application/json; charset=utf-8');
}

describe('every answer', () => {
  it.each(routes)('to %s carries the headers that keep it safe', async (route) => {
    const isSpent = route.startsWith('DELETE') || route.endsWith('/token');
    const own = isSpent ? await aFullCase() : target;
    const [method = ''] = route.split(' ');
    const { path, ...good } = goodRequest(route, own);
    const token = isForNavigators(route) ? navigatorToken : own.held.token;
    const answers: [string, Answer][] = [
      ['no token', await service.call(method, path, good)],
      ['broken', await service.call(method, path, { token, payload: '{', headers: { 'content-type': 'text/plain' } })],
      ['another method', await service.call('PUT', path)],
      ['not there', await service.call(method, `${path}/none`, { token })],
      ['good', await service.call(method, path, { ...good, token })],
    ];
    for (const [what, answer] of answers) expectSafeHeaders(answer, what);
    const [, last] = answers.at(-1) as [string, Answer];
    expect(last.status).toBeLessThan(400);
    // Taking back one's own stop is told as the other two are.
    if (method === 'DELETE') expect(last.status).toBe(route.includes('/stop/') ? 200 : 204);
  });

  it.each(withToken)('to %s is never stored on the way', async (route) => {
    const answer = await callRoute(route, {}, await aFullCase());
    expect(answer.status).toBeLessThan(400);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('tells two requests apart, whatever number the caller gives', async () => {
    const ids = [];
    for (let count = 0; count < 3; count++) {
      const { headers } = await service.call('GET', '/health', { headers: { 'x-request-id': 'mine' } });
      ids.push(headers['x-request-id']);
    }
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('mine');
  });

  it('holds the id under which the log has it', async () => {
    const { headers } = await service.call('GET', '/v1/meta');
    const line = JSON.parse(service.logLines.at(-1) ?? '{}');
    expect(line).toMatchObject({ requestId: headers['x-request-id'], route: '/v1/meta', method: 'GET', status: 200 });
  });

  it('of a file may not be run by a browser', async () => {
    for (const route of [
      'GET /v1/cases/{id}/documents/{docId}/file',
      'GET /v1/review/{token}/documents/{docId}/file',
    ]) {
      const { headers } = expectStatus(await callRoute(route), 200);
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
      expect(headers['content-disposition']).toMatch(/^attachment; /);
    }
  });
});

describe('the language', () => {
  it.each([
    [undefined, 'vi'],
    ['vi', 'vi'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['fr', 'vi'],
    ['fr, en;q=0.5', 'en'],
    ['en;q=0.5, vi', 'vi'],
    ['vi;q=0.5, en;q=0.6', 'en'],
    ['en;q=0', 'vi'],
    ['*', 'vi'],
    [';;q=,,', 'vi'],
  ])('for %j is %s, in errors, catalogues and recommendations alike', async (header, language) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'accept-language': header };
    const error = await service.call('GET', '/nowhere', { headers });
    expect(error.headers['content-language']).toBe(language);
    expect(error.body.error).toBe(language === 'vi' ? 'Không có địa chỉ này.' : 'There is no such address.');
    const meta = await service.call('GET', '/v1/meta', { headers });
    expect(meta.headers['content-language']).toBe(language);
    expect(meta.body.sexes ?? meta.body.needs[0].label).not.toBe('');
    const { body } = await service.call('POST', '/v1/navigate', { headers, body: anIntake() });
    expect(body.disclaimer).toContain(language === 'vi' ? 'không thay thế bác sĩ' : 'does not replace a doctor');
  });

  it('changes texts and never codes', async () => {
    const [vi, en] = await Promise.all(
      ['vi', 'en'].map((language) => service.call('GET', '/v1/meta', { headers: { 'accept-language': language } })),
    );
    const codes = (answer: Answer | undefined) => answer?.body.needs.map(({ code }: { code: string }) => code);
    const labels = (answer: Answer | undefined) => answer?.body.needs.map(({ label }: { label: string }) => label);
    expect(codes(vi)).toEqual(codes(en));
    expect(labels(vi)).not.toEqual(labels(en));
  });
});

describe('what is public and seldom changes', () => {
  it.each(['/v1/meta', '/openapi.json', '/v1/hospitals', '/v1/hospitals?q=tim', '/v1/hospitals/bv-cho-ray'])(
    '%s is sent once: a known ETag gets a 304 without a body',
    async (url) => {
      const first = expectStatus(await service.call('GET', url), 200);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(first.headers['cache-control']).toBe('public, no-cache');
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        for (const method of ['GET', 'HEAD']) {
          const again = await service.call(method, url, { headers: { 'if-none-match': known } });
          expect(again.status).toBe(304);
          expect(again.text).toBe('');
          expect(again.headers.etag).toBe(etag);
          expectSafeHeaders(again, known);
        }
      }
      expectStatus(await service.call('GET', url, { headers: { 'if-none-match': '"other"' } }), 200);
    },
  );

  it('has another ETag in another language, and for another question', async () => {
    const tag = async (url: string, language = 'vi') =>
      (await service.call('GET', url, { headers: { 'accept-language': language } })).headers.etag;
    expect(await tag('/v1/meta', 'en')).not.toBe(await tag('/v1/meta'));
    expect(await tag('/v1/hospitals?q=tim')).not.toBe(await tag('/v1/hospitals?q=mat'));
  });
});

describe('a path that is known', () => {
  it('refuses every other method and says which it takes', async () => {
    const byPath = Map.groupBy(routesOf(service.app), (route) => route.split(' ')[1] ?? '');
    let refused = 0;
    for (const [path, taken] of byPath) {
      if (path.startsWith('/docs/') || isPage(path)) continue;
      const methods = taken.map((route) => route.split(' ')[0] ?? '');
      const url = path.replace(/\{\w+\}/g, 'x');
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (methods.includes(method)) continue;
        const answer = expectStatus(await service.call(method, url), 405);
        expect(answer.headers.allow, path).toBe([...methods].sort().join(', '));
        expectSafeHeaders(answer, `${method} ${path}`);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(60);
  });

  it.each([
    ['text/plain', 'x'],
    ['application/json', '{'],
    ['multipart/form-data; boundary=b', '--b--'],
    ['application/json', ' '.repeat(300_000)],
  ])('refuses another method, and an unknown path, whatever comes with it: %s', async (contentType, payload) => {
    const call = (url: string) => service.call('PUT', url, { payload, headers: { 'content-type': contentType } });
    expectStatus(await call('/v1/meta'), 405);
    expectStatus(await call('/v1/nowhere'), 404);
  });

  it.each(['/v1', '/v1/', '/v2/meta', '/v1/meta/', '/V1/meta', '/v1//meta', '/health/x', '/nowhere', '/.env'])(
    '%s is not one',
    async (url) => {
      const answer = expectStatus(await service.call('GET', url), 404);
      expect(answer.headers.allow).toBeUndefined();
      expectSafeHeaders(answer, url);
    },
  );
});

describe('a request without a body', () => {
  const bodiless = routes.filter((route) => /renavigate|\/token$|^DELETE/.test(route));

  it.each(bodiless)('%s takes none, an empty one and {} under any content type', async (route) => {
    const types = [undefined, 'application/json', 'text/plain', 'application/x-www-form-urlencoded', 'text/html'];
    for (const type of [...types, 'multipart/form-data; boundary=x', 'application/octet-stream']) {
      for (const payload of [undefined, '', '{}']) {
        const own = await fillCase(service, await createQueuedCase(service));
        const answer = await service.call(route.split(' ')[0] ?? '', goodRequest(route, own).path, {
          token: own.held.token,
          ...(payload !== undefined && { payload }),
          ...(type !== undefined && { headers: { 'content-type': type } }),
        });
        expect(answer.status, `${type} ${payload}: ${answer.text}`).toBeLessThan(300);
      }
    }
  });

  it.each(bodiless)('%s refuses one that says something, and changes nothing', async (route) => {
    for (const payload of ['{"state":"closed"}', '[]', '"x"', 'x', '{']) {
      const before = await service.call('GET', target.held.url, { token: target.held.token });
      const headers = { 'content-type': 'application/json' };
      expectStatus(await callRoute(route, { payload, headers }), 400);
      const after = await service.call('GET', target.held.url, { token: target.held.token });
      expect(after.text).toBe(before.text);
    }
  });
});

describe('pages of other origins', () => {
  const origin = 'https://benhvien.example.vn';

  it('may read nothing unless the operator has named them', async () => {
    for (const path of ['/v1/meta', '/nowhere', target.held.url]) {
      const { headers } = await service.call('GET', path, { headers: { origin } });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    const preflight = { origin, 'access-control-request-method': 'POST' };
    const answer = await service.call('OPTIONS', '/v1/navigate', { headers: preflight });
    expectStatus(answer, 405);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('may when they are named, and only they', async () => {
    const open = await startService({ corsOrigins: [origin] });
    try {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const preflight = expectStatus(await open.call('OPTIONS', '/v1/navigate', { headers }), 204);
      expect(preflight.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      });
      expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
      const named = await open.call('GET', '/v1/meta', { headers: { origin } });
      expect(named.headers['access-control-allow-origin']).toBe(origin);
      expect(named.headers['access-control-expose-headers']).toContain('X-Request-Id');
      expect(named.headers['access-control-allow-credentials']).toBeUndefined();
      expect(named.headers.vary).toMatch(/origin/i);
      const refused = await open.call('GET', target.held.url, { headers: { origin } });
      expect(expectStatus(refused, 401).headers['access-control-allow-origin']).toBe(origin);
      for (const other of ['https://evil.example', `${origin}.evil.example`, 'null', origin.replace('https', 'http')]) {
        const answer = await open.call('GET', '/v1/meta', { headers: { origin: other } });
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(answer.headers.vary).toMatch(/origin/i);
        const asked = { ...headers, origin: other };
        expectStatus(await open.call('OPTIONS', '/v1/navigate', { headers: asked }), 405);
      }
    } finally {
      await open.stop();
    }
  });
});

describe('a request that may be a cry for help', () => {
  const cries = [
    ['/v1/navigate', anIntake()],
    ['/v1/cases', aCase()],
  ] as const;
  const json = { 'content-type': 'application/json' };

  it.each(cries)('to %s is told of 115 with every refusal, in both languages', async (url, body) => {
    const refusals: [number, Parameters<Service['call']>[2]][] = [
      [400, { payload: '{', headers: json }],
      [400, { body: {} }],
      [400, { body: { ...body, unknown: 1 } }],
      [400, { payload: '', headers: json }],
      [413, { payload: ' '.repeat(262_145), headers: json }],
      [415, { payload: 'help', headers: { 'content-type': 'text/plain' } }],
      [415, { payload: 'help' }],
    ];
    for (const [status, options] of refusals) {
      for (const language of ['vi', 'en']) {
        const headers = { ...options?.headers, 'accept-language': language };
        const answer = await service.call('POST', url, { ...options, headers });
        expect(expectStatus(answer, status).body.error).toContain(language === 'vi' ? 'gọi 115' : 'call 115');
      }
    }
  });

  it.each(cries)('to %s is told of 115 when there are too many requests', async (url, body) => {
    const limited = await startService({ requestsPerMinute: 1 });
    try {
      await limited.call('POST', url, { body });
      const answer = expectStatus(await limited.call('POST', url, { body }), 429);
      expect(answer.body.error).toContain('115');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });

  it('to store a case is told of 115 when the database is down', async () => {
    const { stop, failing } = await startFailing();
    try {
      const answer = expectStatus(await failing.call('POST', '/v1/cases', { body: bigCase() }), 503);
      expect(answer.body.error).toContain('115');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expectSafeHeaders(answer, '503');
      expectStatus(await failing.call('POST', '/v1/navigate', { body: anIntake() }), 200);
    } finally {
      await stop();
    }
  });
});

function bigCase() {
  return aCase({ intake: anIntake({ symptoms: 'ho '.repeat(600) }), patient: { address: 'x'.repeat(300) } });
}

/** A service whose database has just gone: PostgreSQL behind a line that is cut, SQLite on a disk that is full. */
async function startFailing(): Promise<{ failing: Service; stop(): Promise<void> }> {
  if (process.env.TEST_ENGINE !== 'postgres') {
    const failing = await startService();
    await sql.raw('pragma max_page_count = 1').execute(failing.db);
    for (let tries = 0; tries < 50; tries++) {
      if ((await failing.call('POST', '/v1/cases', { body: bigCase() })).status === 503) break;
    }
    return { failing, stop: () => failing.stop() };
  }
  const database = await createTestDatabase();
  const line = await openLine(new URL(database.databaseUrl ?? ''));
  const failing = await startService({ databaseUrl: line.url });
  line.cut();
  const stop = async () => {
    await failing.stop();
    await database.drop();
  };
  return { failing, stop };
}

async function openLine(to: URL): Promise<{ url: string; cut(): void }> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    const far = dial(Number(to.port), to.hostname);
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.pipe(other);
      sockets.push(one);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
