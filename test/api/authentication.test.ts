import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { newToken } from '#platform/tokens.ts';
import { aFile, aFileForm } from '../builders.ts';
import { type Answer, createCase, createQueuedCase, navigatorToken, type Service, startService } from '../harness.ts';
import { fillCase, goodRequest, goodRequests, type Target } from '../routes.ts';

const caseRoutes = Object.keys(goodRequests).filter((route) => route.includes('/v1/cases/{id}'));
const reviewRoutes = Object.keys(goodRequests).filter((route) => route.includes('/v1/review/{token}'));
/** All that is not public on purpose, so that a new route is asked for its guard. */
const publicRoutes =
  /^(GET \/(health|openapi\.json|docs.*|v1\/meta|v1\/places|v1\/hospitals.*)|POST \/v1\/(navigate|cases|hospitals.*)|\w+ \/v1\/(stop|confirm).*)$/;
const protectedRoutes = Object.keys(goodRequests).filter((route) => !publicRoutes.test(route));

let service: Service;
let target: Target;
let unknownCaseId: string;

beforeAll(async () => {
  service = await startService();
  target = await fillCase(service, await createQueuedCase(service));
  unknownCaseId = 'CASE-987654';
});
afterAll(() => service.stop());

function methodOf(route: string): string {
  return route.split(' ')[0] ?? '';
}

/** What no one could tell apart from what: everything of an answer but what differs from one moment to the next. */
function comparable({ status, text, headers }: Answer) {
  const { date: _date, 'x-request-id': _requestId, ...rest } = headers;
  return { status, text, headers: rest };
}

const malformedCaseIds = [
  'CASE-1',
  'CASE-00001',
  'CASE-000000',
  'CASE-0000001',
  'CASE-9007199254740993',
  'CASE-99999999999999999999999999',
  'case-000001',
  'CASE-000001%20',
  'CASE-000001%0A',
  'CASE-000001%00',
  'CASE-00000%31%2F',
  'CASE-%EF%BC%91%EF%BC%92%EF%BC%93%EF%BC%94%EF%BC%95%EF%BC%96',
  "CASE-000001'--",
  'CASE--00001',
  '%zz',
  '%',
  '%F0%9F',
  '%C0%AE',
  'x'.repeat(10_000),
  '0',
  'null',
];

describe('a case that is not there', () => {
  it.each(caseRoutes)('answers %s byte for byte like a wrong token', async (route) => {
    const other = await createCase(service);
    const wrongToken = newToken('case');
    const { path, ...rest } = goodRequest(route, target);
    const ask = async (caseId: string, token: string | undefined) =>
      comparable(await service.call(methodOf(route), path.replace(target.held.caseId, caseId), { ...rest, token }));
    const expected = await ask(target.held.caseId, wrongToken);
    expect(expected.status).toBe(401);
    expect(Object.keys(JSON.parse(expected.text))).toEqual(['error']);
    expect(await ask(target.held.caseId, other.token), 'the token of another case').toEqual(expected);
    expect(await ask(target.held.caseId, undefined), 'no token').toEqual(expected);
    expect(await ask(unknownCaseId, wrongToken), 'an unknown case').toEqual(expected);
    expect(await ask(unknownCaseId, target.held.token), 'an unknown case and a good token').toEqual(expected);
    expect(await ask(unknownCaseId, navigatorToken), 'an unknown case and a navigator').toEqual(expected);
    for (const caseId of malformedCaseIds) {
      for (const token of [wrongToken, target.held.token, navigatorToken, undefined]) {
        expect(await ask(caseId, token), `${caseId.slice(0, 40)}, ${token}`).toEqual(expected);
      }
    }
  });

  it.each(reviewRoutes)('answers %s for every token that is none in one way', async (route) => {
    const ask = async (token: string) => {
      const { path, ...rest } = goodRequest(route, { ...target, reviewToken: token });
      return comparable(await service.call(methodOf(route), path, rest));
    };
    const expected = await ask(newToken('review'));
    expect(expected.status).toBe(401);
    const wrong = [...malformedCaseIds, target.held.token, navigatorToken, 'dlr_', `${target.reviewToken}%20`];
    for (const token of wrong) expect(await ask(token), token.slice(0, 40)).toEqual(expected);
  });
});

describe('authentication', () => {
  const tooLarge = Buffer.alloc(limits.jsonBodyBytesMax + 1, ' ');
  const brokenBodies: [string, { payload?: Buffer | string; headers?: Record<string, string> }][] = [
    ['no body', {}],
    ['broken JSON', { payload: '{"need": ', headers: { 'content-type': 'application/json' } }],
    ['unknown members', { payload: '{"tên": 1}', headers: { 'content-type': 'application/json' } }],
    ['an unsupported type', { payload: 'a=1', headers: { 'content-type': 'text/plain' } }],
    ['a type that is none', { payload: 'a', headers: { 'content-type': ';;' } }],
    ['a body that is too large', { payload: tooLarge, headers: { 'content-type': 'application/json' } }],
    ['a form without a boundary', { payload: 'a', headers: { 'content-type': 'multipart/form-data' } }],
    ['a form cut off', { ...aFileForm(aFile()), payload: aFileForm(aFile()).payload.subarray(0, 200) }],
    ['wrong headers', { headers: { range: 'bytes=9-1', 'idempotency-key': 'short', 'if-none-match': '*' } }],
  ];

  it.each(protectedRoutes)('comes before %s looks at anything else', async (route) => {
    for (const isMalformed of [false, true]) {
      const asked = isMalformed ? brokenIds(target) : { ...target, reviewToken: newToken('review') };
      const { path } = goodRequest(route, asked);
      for (const query of ['', '?limit=none&assigned=nobody&unknown=1']) {
        for (const [name, broken] of brokenBodies) {
          for (const token of [undefined, newToken('case')]) {
            const answer = await service.call(methodOf(route), path + query, { ...broken, token });
            expect(answer.status, `${name}, ${path}, ${token}: ${answer.text}`).toBe(401);
          }
        }
      }
    }
  });

  it.each(['Basic abc', 'Bearer', 'Bearer ', 'bearer\tx', 'Bearer a b', `Bearer ${'x'.repeat(600)}`, 'ü'])(
    'takes the header %j for no token',
    async (authorization) => {
      for (const route of [...caseRoutes, 'GET /v1/navigator/queue']) {
        const { path, headers, ...rest } = goodRequest(route, target);
        const answer = await service.call(methodOf(route), path, { ...rest, headers: { ...headers, authorization } });
        expect(answer.status, route).toBe(401);
      }
    },
  );

  it('reads the scheme in any case', async () => {
    const headers = { authorization: `bEARER  ${target.held.token}` };
    expect((await service.call('GET', target.held.url, { headers })).status).toBe(200);
  });

  it('is asked by all routes of cases, of reviewers and of navigators', () => {
    const navigatorRoutes = protectedRoutes.filter((route) => route.includes('/v1/navigator/'));
    expect(navigatorRoutes.length).toBeGreaterThanOrEqual(3);
    expect(protectedRoutes.length).toBe(caseRoutes.length + reviewRoutes.length + navigatorRoutes.length);
    expect(caseRoutes.length).toBeGreaterThanOrEqual(16);
    expect(reviewRoutes.length).toBeGreaterThanOrEqual(3);
  });
});

function brokenIds({ held }: Target): Target {
  const none = '%00-no-id';
  return {
    held: { ...held, url: '/v1/cases/no-case' },
    contactId: none,
    documentId: none,
    shareId: none,
    followUpId: none,
    opinionId: none,
    reviewToken: 'no-token',
    deviceId: none,
    stopToken: 'no-token',
    yesToken: 'dly_nobody',
    reportId: none,
  };
}
