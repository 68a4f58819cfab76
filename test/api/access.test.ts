import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '#contract/when.ts';
import { addNavigator, revokeNavigator } from '#features/navigator/manage-navigators.ts';
import { newToken } from '#platform/tokens.ts';
import {
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  type Service,
  startOfTest,
  startService,
} from '../harness.ts';
import {
  createUnqueuedCase,
  fillCase,
  type GoodRequest,
  goodRequest,
  goodRequests,
  isPage,
  routesOf,
  type Target,
} from '../routes.ts';

/**
 * Who calls. On a case route a caller shows the token as a bearer; on a review route it stands in the path. A caller
 * whose right depends on the case says by the name whether the case is in the queue.
 */
const callers = [
  'nobody',
  'stranger',
  'family',
  'family of another case',
  'doctor',
  'doctor of another case',
  'doctor, expired',
  'doctor, revoked',
  'doctor without the passcode',
  'navigator, case in queue',
  'named navigator, case in queue',
  'navigator, case not in queue',
  'named navigator, case not in queue',
  'navigator, revoked',
] as const;
type Caller = (typeof callers)[number];
type Expected = Record<Caller, number>;

function everyone(status: number, changes: Partial<Expected> = {}): Expected {
  return { ...(Object.fromEntries(callers.map((caller) => [caller, status])) as Expected), ...changes };
}

function inQueue(status: number): Partial<Expected> {
  return { 'navigator, case in queue': status, 'named navigator, case in queue': status };
}

function notInQueue(status: number): Partial<Expected> {
  return { 'navigator, case not in queue': status, 'named navigator, case not in queue': status };
}

const navigatorsOnly = (ok: number) => everyone(401, { ...inQueue(ok), ...notInQueue(ok) });
const familyOnly = (ok: number) => everyone(401, { family: ok, ...inQueue(403), ...notInQueue(403) });
const familyOrNavigator = (ok: number) => everyone(401, { family: ok, ...inQueue(ok), ...notInQueue(403) });
const doctorOnly = (ok: number) =>
  everyone(401, { doctor: ok, 'doctor of another case': ok, 'doctor, expired': 410, 'doctor, revoked': 410 });

/** A row is a route, or a route with a body that changes who may: `PATCH /v1/cases/{id} with assignedNavigator`. */
const matrix: Record<string, Expected> = {
  'GET /health': everyone(200),
  'GET /v1/meta': everyone(200),
  'POST /v1/navigate': everyone(200),
  'GET /v1/hospitals': everyone(200),
  'GET /v1/hospitals/{hid}': everyone(200),
  'POST /v1/hospitals/{hid}/reports': everyone(202),
  'GET /v1/places': everyone(200),
  'GET /openapi.json': everyone(200),
  'GET /docs': everyone(200),
  'GET /docs/': everyone(200),
  'GET /docs/json': everyone(200),
  'GET /docs/yaml': everyone(200),
  'GET /docs/static/swagger-initializer.js': everyone(200),
  'GET /docs/static/index.html': everyone(302),
  'GET /docs/*': everyone(200),
  'POST /v1/cases': everyone(201),
  'GET /v1/cases/{id}': familyOrNavigator(200),
  'GET /v1/cases/{id}/export': familyOnly(200),
  'PATCH /v1/cases/{id}': familyOrNavigator(200),
  'PATCH /v1/cases/{id} with assignedNavigator': everyone(401, { family: 403, ...inQueue(200), ...notInQueue(200) }),
  'PATCH /v1/cases/{id} with assignedNavigator and state': { ...familyOrNavigator(200), family: 403 },
  'PATCH /v1/cases/{id} with nothing': familyOrNavigator(200),
  'PATCH /v1/cases/{id} with a reason': everyone(401, { family: 403, ...inQueue(200), ...notInQueue(200) }),
  'GET /v1/cases/{id}/events': familyOnly(200),
  'DELETE /v1/cases/{id}/navigator': familyOnly(204),
  'PUT /v1/cases/{id}/navigator': familyOnly(204),
  'POST /v1/cases/{id}/renavigate': familyOrNavigator(200),
  'POST /v1/cases/{id}/contacts': familyOnly(200),
  'PATCH /v1/cases/{id}/contacts/{cid}': familyOnly(200),
  'DELETE /v1/cases/{id}/contacts/{cid}': familyOnly(204),
  'POST /v1/cases/{id}/documents': familyOnly(201),
  'GET /v1/cases/{id}/documents': familyOrNavigator(200),
  'GET /v1/cases/{id}/documents/{docId}': familyOrNavigator(200),
  'PATCH /v1/cases/{id}/documents/{docId}': familyOnly(200),
  'DELETE /v1/cases/{id}/documents/{docId}': familyOnly(204),
  'GET /v1/cases/{id}/documents/{docId}/file': familyOrNavigator(200),
  'DELETE /v1/cases/{id}/documents/{docId}/file': familyOnly(204),
  'POST /v1/cases/{id}/shares': familyOnly(201),
  'GET /v1/cases/{id}/shares': familyOnly(200),
  'PATCH /v1/cases/{id}/shares/{shareId}': familyOnly(200),
  'DELETE /v1/cases/{id}/shares/{shareId}': familyOnly(204),
  'PATCH /v1/cases/{id}/opinions/{opinionId}': familyOnly(200),
  'POST /v1/cases/{id}/token': familyOnly(201),
  'POST /v1/cases/{id}/followups': familyOrNavigator(200),
  'PATCH /v1/cases/{id}/followups/{fid}': familyOrNavigator(200),
  'GET /v1/cases/{id}/notices': familyOnly(200),
  'PUT /v1/cases/{id}/contacts/{cid}/notices': familyOnly(200),
  'POST /v1/cases/{id}/push-subscriptions': familyOnly(201),
  'DELETE /v1/cases/{id}/push-subscriptions/{deviceId}': familyOnly(204),
  'GET /v1/stop/{token}': everyone(303),
  'POST /v1/stop/{token}': everyone(200),
  'DELETE /v1/stop/{token}': everyone(200),
  'POST /v1/confirm/{token}': everyone(200),
  'GET /v1/review/{token}': doctorOnly(200),
  'GET /v1/review/{token}/documents/{docId}/file': { ...doctorOnly(200), 'doctor of another case': 404 },
  'POST /v1/review/{token}/opinions': doctorOnly(201),
  'POST /v1/cases/{id}/notes': { ...familyOrNavigator(201), family: 403 },
  'PUT /v1/cases/{id}/consents/{purpose}': familyOnly(200),
  'PUT /v1/cases/{id}/pause': familyOnly(200),
  'DELETE /v1/cases/{id}': familyOnly(204),
  'GET /v1/navigator/me': navigatorsOnly(200),
  'GET /v1/navigator/queue': navigatorsOnly(200),
  'POST /v1/navigator/queue/close': navigatorsOnly(200),
  'GET /v1/navigator/reports': navigatorsOnly(200),
  'PATCH /v1/navigator/reports/{id}': navigatorsOnly(200),
};
const bodies: Record<string, unknown> = {
  assignedNavigator: { assignedNavigator: 'Cô Sáu' },
  'assignedNavigator and state': { assignedNavigator: 'Cô Sáu', state: 'pre_hospital' },
  'a reason': { assignedNavigator: 'Cô Sáu', reason: 'Gia đình gọi nhờ xem giúp' },
  nothing: {},
};

function rowRequest(row: string, target: Target): GoodRequest {
  const [route = '', variant] = row.split(' with ');
  const request = goodRequest(route, target);
  return variant === undefined ? request : { ...request, body: bodies[variant] };
}

let service: Service;
let another: HeldCase;
let anotherDoctor: string;
let namedNavigator: string;
let revokedNavigator: string;

beforeAll(async () => {
  service = await startService();
  another = await createQueuedCase(service);
  anotherDoctor = (await createShare(service, another, { expiresInHours: 720 })).reviewToken;
  namedNavigator = await addNavigator(service.db, 'Cô Tư', startOfTest);
  revokedNavigator = await addNavigator(service.db, 'Chú Năm', startOfTest);
  await revokeNavigator(service.db, 'Chú Năm', startOfTest);
});
afterAll(() => service.stop());

type Ground = { queued: Target; unqueued: Target; expired: string; revoked: string; guarded: string };

/** Fresh cases for a row, so that what one row deletes no other misses. */
async function prepareGround(): Promise<Ground> {
  const queued = await fillCase(service, await createQueuedCase(service));
  const unqueued = await fillCase(service, await createUnqueuedCase(service));
  const expired = (await createShare(service, queued.held, { expiresInHours: 1 })).reviewToken;
  const { shareId, reviewToken: revoked } = await createShare(service, queued.held);
  const guarded = (await createShare(service, queued.held, { passcode: '482 915' })).reviewToken;
  const revoking = await service.call('DELETE', `${queued.held.url}/shares/${shareId}`, { token: queued.held.token });
  expectStatus(revoking, 204);
  service.moveClock(hourMs);
  return { queued, unqueued, expired, revoked, guarded };
}

function tokenOf(caller: Caller, { queued, expired, revoked, guarded }: Ground): string | undefined {
  switch (caller) {
    case 'nobody':
      return undefined;
    case 'stranger':
      return newToken('case');
    case 'family':
      return queued.held.token;
    case 'family of another case':
      return another.token;
    case 'doctor':
      return queued.reviewToken;
    case 'doctor of another case':
      return anotherDoctor;
    case 'doctor, expired':
      return expired;
    case 'doctor, revoked':
      return revoked;
    case 'doctor without the passcode':
      return guarded;
    case 'navigator, case in queue':
    case 'navigator, case not in queue':
      return navigatorToken;
    case 'named navigator, case in queue':
    case 'named navigator, case not in queue':
      return namedNavigator;
    case 'navigator, revoked':
      return revokedNavigator;
  }
}

async function callAs(caller: Caller, row: string, method: string, ground: Ground) {
  const token = tokenOf(caller, ground);
  const target = caller.endsWith('not in queue') ? ground.unqueued : ground.queued;
  const { path, ...rest } = rowRequest(row, { ...target, reviewToken: token ?? 'nobody' });
  return await service.call(method, path, { ...rest, token });
}

const tables = [
  'cases',
  'contacts',
  'documents',
  'shares',
  'opinions',
  'follow_ups',
  'history',
  'events',
  'event_heads',
  'navigator_grants',
  'idempotency_keys',
  'recipients',
  'notices',
  'reports',
  'corrections',
] as const;

async function everythingStored(): Promise<string> {
  const rows = await Promise.all(tables.map((table) => service.db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows.map((each) => each.map((row) => JSON.stringify(row)).sort()));
}

describe('the matrix of routes and callers', () => {
  it('has a row for every route of the app, and none for a route that is not there', () => {
    const rows = new Set(Object.keys(matrix).map((row) => row.split(' with ')[0]));
    const [pages, others] = [true, false].map((wanted) =>
      routesOf(service.app).filter((route) => isPage(route.split(' ')[1] ?? '') === wanted),
    ) as [string[], string[]];
    expect(pages.filter((route) => !/^(GET|HEAD) /.test(route))).toEqual([]);
    const routes = others.filter((route) => !route.startsWith('HEAD '));
    expect([...rows].sort()).toEqual(routes);
    expect(Object.keys(goodRequests).sort()).toEqual(routes);
    expect(routes.length).toBeGreaterThan(30);
  });

  for (const [row, expected] of Object.entries(matrix)) {
    const method = row.split(' ')[0] ?? '';
    const methods = method === 'GET' ? ['HEAD', 'GET'] : [method];

    it(`holds for ${row}`, async () => {
      const ground = await prepareGround();
      const refused = callers.filter((caller) => expected[caller] >= 400);
      const admitted = callers.filter((caller) => expected[caller] < 400);
      const before = await everythingStored();
      for (const caller of refused) {
        for (const each of methods) {
          const answer = await callAs(caller, row, each, ground);
          expect(answer.status, `${caller}, ${each}: ${answer.text}`).toBe(expected[caller]);
          expect(answer.text === '' || Object.keys(answer.body).join() === 'error').toBe(true);
        }
      }
      expect(await everythingStored(), 'a refused request changes nothing').toBe(before);
      // Only one case is there to be taken or deleted, so whoever is admitted there gets a ground of their own.
      for (const caller of admitted) {
        const own = admitted.length < callers.length ? await prepareGround() : ground;
        for (const each of methods) {
          const answer = await callAs(caller, row, each, own);
          expect(answer.status, `${caller}, ${each}: ${answer.text}`).toBe(expected[caller]);
          if (each === 'HEAD') expect(answer.text).toBe('');
        }
      }
    });
  }
});
