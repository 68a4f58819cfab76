import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds } from '#contract/vocabulary.ts';
import { addNavigator } from '#features/navigator/manage-navigators.ts';
import { newToken } from '#platform/tokens.ts';
import { aDevice } from '../builders.ts';
import { Canaries } from '../canaries.ts';
import { type Answer, expectStatus, type HeldCase, navigatorToken, type Service, startService } from '../harness.ts';
import { markedBodies } from '../marked.ts';
import { agreeToMail, goodRequest, goodRequests, type Target } from '../routes.ts';
import { everyRow, openedRows } from '../stored.ts';

/**
 * A walk over every route, with good requests and bad ones, by callers of every kind, in which every free text is
 * marked. Afterwards nobody finds a mark or a token where it does not belong.
 */
const marks = new Canaries('kinmark');
const key = 'an idempotency key of a family';

const { newCase: markedCase, contact: markedContact, form: markedForm, bad: badBodies } = markedBodies(marks);
const coordinates = /398712|123498/;

let service: Service;
let target: Target;
let tokens: string[];
/** Answers that show a token, as they must, once. */
const creations: Answer[] = [];
const answers: { what: string; answer: Answer }[] = [];

async function call(method: string, path: string, options: Parameters<Service['call']>[2] = {}): Promise<Answer> {
  const answer = await service.call(method, path, options);
  answers.push({ what: `${method} ${path.replace(/dl[crns]_[\w-]+/g, '…')}`, answer });
  return answer;
}

const passcode = 'sen-trang-482915';

async function createMarkedTarget(): Promise<Target> {
  const body = markedCase();
  const created = await service.call('POST', '/v1/cases', { body, headers: { 'idempotency-key': key } });
  const replayed = await service.call('POST', '/v1/cases', { body, headers: { 'idempotency-key': key } });
  expect(replayed.body).toEqual(expectStatus(created, 201).body);
  const { caseId, accessToken } = created.body;
  const held: HeldCase = { caseId, token: accessToken, url: `/v1/cases/${caseId}` };
  const post = (path: string, body: unknown) => service.call('POST', held.url + path, { token: held.token, body });
  const share = await post('/shares', { reviewerName: marks.next(), reviewerTitle: marks.next() });
  const guarded = await post('/shares', { reviewerName: marks.next(), passcode });
  const opinion = await service.call('POST', `/v1/review/${share.body.reviewToken}/opinions`, {
    body: { opinion: marks.next() },
  });
  for (const tried of ['', marks.next(), passcode]) {
    await call('GET', `/v1/review/${guarded.body.reviewToken}`, { headers: { 'x-share-passcode': tried } });
  }
  const contact = await post('/contacts', markedContact('secondary'));
  const followUp = await post('/followups', {
    dueAt: '2026-12-01',
    kind: 'test',
    title: marks.next(),
    note: marks.next(),
  });
  const document = await service.call('POST', `${held.url}/documents`, { token: held.token, ...markedForm() });
  const device = await post('/push-subscriptions', aDevice());
  const report = await service.call('POST', '/v1/hospitals/bv-cho-ray/reports', {
    body: { field: 'other', text: marks.next(), source: marks.next(), contact: marks.next() },
  });
  const { intake } = markedCase();
  expectStatus(await service.call('PATCH', held.url, { token: held.token, body: { intake } }), 200);
  creations.push(created, replayed, share, guarded);
  const { shareId, reviewToken } = share.body;
  return {
    held,
    shareId,
    reviewToken,
    contactId: contact.body.id,
    documentId: document.body.id,
    followUpId: followUp.body.id,
    opinionId: opinion.body.id,
    deviceId: device.body.id,
    stopToken: await agreeToMail(service, held, contact.body.id),
    yesToken: 'dly_nobody',
    reportId: report.body.reportId,
  };
}

/** Goes through all routes as everybody, with everything. */
async function walk(): Promise<void> {
  const callers = [undefined, target.held.token, target.reviewToken, navigatorToken, newToken('case')];
  for (const route of Object.keys(goodRequests).filter((each) => !each.includes('/docs'))) {
    const method = route.split(' ')[0] ?? '';
    const { path, ...good } = goodRequest(route, target);
    for (const token of callers) {
      // A key that was changed would open nothing of what comes after.
      if (method !== 'DELETE' && !path.endsWith('/token')) {
        const answer = await service.call(method, path, { ...good, token });
        if (answer.status === 201 && /cases$|shares$/.test(path)) creations.push(answer);
        else answers.push({ what: route, answer });
      }
      if (method === 'GET') await call('HEAD', path, { token });
    }
    for (const bad of badBodies()) await call(method, path, { ...bad, token: target.held.token });
    await call('PUT', path, { token: target.held.token, body: { mark: marks.next() } });
    await call(method, `${path}/${marks.next()}/${target.reviewToken}`, { token: target.held.token });
    await call(method, `${path}%zz${marks.next()}`, { token: target.held.token });
  }
}

/** Addresses and headers that are wrong and hold what nobody may find again. */
async function walkAstray(): Promise<void> {
  const { held, reviewToken } = target;
  for (const path of [
    `/${held.token}`,
    `/v1/review/${reviewToken}/none`,
    `/v1/review/${reviewToken}x`,
    `/v1/review/${reviewToken}%`,
    `/review#${reviewToken}`,
    `/review?token=${reviewToken}`,
    `/docs/static/${reviewToken}`,
    `/v1/hospitals?q=${marks.next()}&limit=${marks.next()}`,
    `/v1/hospitals/${marks.next()}`,
    `/v1/navigator/queue?token=${navigatorToken}&cursor=${marks.next()}`,
  ]) {
    for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD']) {
      const token = path.includes('queue') ? navigatorToken : undefined;
      await call(method, path, { token, headers: { 'x-note': marks.next(), 'idempotency-key': marks.next() } });
    }
  }
  for (const kind of documentKinds) {
    await call('GET', `${held.url}/documents/${kind}${marks.next()}`, { token: held.token });
  }
}

/** Requests that are no HTTP, over a real connection. */
async function walkRaw(): Promise<void> {
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = service.app.server.address() as { port: number };
  const { reviewToken, held } = target;
  for (const text of [
    `GET /v1/review/${reviewToken} HTTP/9.9\r\n\r\n`,
    `${held.token} / HTTP/1.1\r\n\r\n`,
    `GET /v1/review/${reviewToken} HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}${marks.next()}\r\n\r\n`,
    `POST /v1/cases HTTP/1.1\r\nhost: a\r\ncontent-length: ${marks.next()}\r\n\r\n`,
    `GET /nowhere/${reviewToken} HTTP/1.1\r\nhost: a\r\nexpect: ${marks.next()}\r\n\r\n`,
    `GET /v1/review/${reviewToken} HTTP/1.1\r\nbad header ${held.token}\r\n\r\n`,
  ]) {
    const answer = await sendRaw(port, text);
    expect(answer, text.slice(0, 40)).toMatch(/^HTTP\/1\.1 4\d\d /);
    answers.push({ what: text.slice(0, 10), answer: { status: 400, headers: {}, text: answer } as unknown as Answer });
  }
}

async function sendRaw(port: number, text: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

/** The database refuses, first in part and then altogether. */
async function walkBroken(): Promise<void> {
  await sql.raw('alter table events rename to events_gone').execute(service.db);
  await walkOnce();
  await sql.raw('alter table cases rename to cases_gone').execute(service.db);
  await walkOnce();
}

async function walkOnce(): Promise<void> {
  const { held } = target;
  const erasing = 'DELETE /v1/cases/{id}';
  const routes = Object.keys(goodRequests).filter((each) => !each.includes('/docs') && each !== erasing);
  for (const route of routes) {
    const { path, ...good } = goodRequest(route, target);
    await call(route.split(' ')[0] ?? '', path, { ...good, token: held.token });
  }
  const { caseId, accessToken } = (await call('POST', '/v1/cases', { body: markedCase() })).body;
  // What is told of the walk is looked for in a case that stays.
  await call('DELETE', `/v1/cases/${caseId}`, { token: accessToken });
  await call('POST', `${held.url}/contacts`, { token: held.token, body: markedContact('secondary') });
  await call('POST', `${held.url}/documents`, { token: held.token, ...markedForm() });
}

/** All rows as they are stored, and the same with what is sealed in them opened. */
let stored: string;
let opened: string;

beforeAll(async () => {
  service = await startService();
  target = await createMarkedTarget();
  const named = await addNavigator(service.db, 'Cô Tư', 0);
  tokens = [target.held.token, target.reviewToken, navigatorToken, named, key, passcode];
  await service.call('GET', '/v1/navigator/queue', { token: named });
  await walk();
  await walkAstray();
  await walkRaw();
  stored = JSON.stringify(await everyRow(service));
  opened = JSON.stringify(await openedRows(service));
  await walkBroken();
});
afterAll(() => service.stop());

function tokensIn(text: string): string[] {
  const all = [...tokens, ...creations.flatMap(({ body }) => [body.accessToken, body.reviewToken])];
  return all.filter((token) => token !== undefined && text.includes(token));
}

describe('after a walk over every route, with good and bad requests', () => {
  it('has seen answers of every kind', () => {
    const statuses = new Set(answers.map(({ answer }) => answer.status));
    for (const status of [200, 201, 400, 401, 403, 404, 405, 413, 415, 500]) expect(statuses).toContain(status);
    expect(answers.length).toBeGreaterThan(1000);
    expect(creations.length).toBeGreaterThan(5);
    expect(service.logLines.length).toBeGreaterThan(1000);
  });

  it('no line of the log holds a token or anything that a person wrote', () => {
    const log = service.logLines.join('');
    expect(tokensIn(log)).toEqual([]);
    expect(marks.foundIn(log)).toEqual([]);
    expect(log).not.toContain(target.held.caseId);
    expect(log).not.toMatch(/dl[crns]_/);
  });

  it('no refusal holds a token, anything that a person wrote, a stack or a statement of SQL', () => {
    for (const { what, answer } of answers.filter(({ answer: { status } }) => status >= 400)) {
      const whole = JSON.stringify(answer.headers) + answer.text;
      expect(marks.foundIn(whole), what).toEqual([]);
      expect(tokensIn(whole), what).toEqual([]);
      expect(whole, what).not.toMatch(/node_modules|\.ts:|select |insert |_gone|no such table|relation|SQLITE/);
    }
  });

  it('no answer but that of a creation and its retry holds a token', () => {
    for (const { what, answer } of answers) {
      expect(tokensIn(JSON.stringify(answer.headers) + answer.text), what).toEqual([]);
    }
  });

  it('nothing holds the position that a device told, and the case holds the place around it', () => {
    const said = answers.map(({ answer }) => answer.text).join('');
    for (const text of [service.logLines.join(''), said, opened]) expect(text).not.toMatch(coordinates);
    expect(opened).toMatch(/"place":"\d{5}"/);
  });

  it('the database holds no token, sealed or not, and what people wrote only sealed', () => {
    expect(marks.foundIn(opened).length).toBeGreaterThan(50);
    expect(tokensIn(opened)).toEqual([]);
    expect(marks.foundIn(stored)).toEqual([]);
  });

  it('the metrics name routes and nothing that a caller wrote', async () => {
    const text = await service.deps.metrics.registry.metrics();
    expect(text).toContain('route="/v1/review/:token"');
    expect(tokensIn(text)).toEqual([]);
    expect(marks.foundIn(text)).toEqual([]);
    expect(text).not.toContain(target.held.caseId);
  });
});
