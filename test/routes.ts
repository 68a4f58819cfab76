import { yesTokenOf } from '#features/notices/addressees.ts';
import { loadNoticeKeys, stopTokenOf } from '#features/notices/keys.ts';
import type { App } from '#platform/http/server.ts';
import {
  aCase,
  aConsent,
  aContact,
  aDevice,
  aFile,
  aFileForm,
  aFollowUp,
  anIntake,
  aReport,
  aShare,
} from './builders.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  type Service,
  startOfTest,
  uploadFile,
} from './harness.ts';

/** Every route that the app has, as `GET /v1/cases/{id}`, also those that the description hides. */
export function routesOf(app: App): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^(.*)[├└]── (\S+) \((.+)\)$/.exec(line);
      if (!match) return [];
      const [, indent = '', segment = '', methods = ''] = match;
      const depth = indent.length / 4;
      const path = (parents[depth - 1] ?? '') + segment;
      parents[depth] = path;
      return methods.split(', ').map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    })
    .sort();
}

/** The pages are there only when they are built, take nothing but `GET`, and know nobody. */
export function isPage(path: string): boolean {
  return !/^\/(v1|docs|health|openapi\.json)(\/|$)/.test(path);
}

/** Whether the token of a navigator opens it, and that of a family does not. */
export function isForNavigators(route: string): boolean {
  return /\/navigator\/|\/notes$/.test(route);
}

/** A case with one of everything in it, and a token to call a route as a reviewer. */
export type Target = {
  held: HeldCase;
  contactId: string;
  documentId: string;
  shareId: string;
  followUpId: string;
  opinionId: string;
  reviewToken: string;
  deviceId: string;
  stopToken: string;
  yesToken: string;
  reportId: string;
};

export type GoodRequest = { path: string; body?: unknown; payload?: Buffer; headers?: Record<string, string> };

/** A good request for every route of the service, so that a law can be tried on all of them. */
export const goodRequests: Readonly<Record<string, (target: Target) => GoodRequest>> = {
  'GET /health': () => ({ path: '/health' }),
  'GET /v1/meta': () => ({ path: '/v1/meta' }),
  'POST /v1/navigate': () => ({ path: '/v1/navigate', body: anIntake() }),
  'GET /v1/hospitals': () => ({ path: '/v1/hospitals?limit=1' }),
  'GET /v1/hospitals/{hid}': () => ({ path: '/v1/hospitals/bv-cho-ray' }),
  'POST /v1/hospitals/{hid}/reports': () => ({ path: '/v1/hospitals/bv-cho-ray/reports', body: aReport() }),
  'GET /v1/places': () => ({ path: '/v1/places?q=vinh' }),
  'POST /v1/cases': () => ({ path: '/v1/cases', body: aCase() }),
  'GET /v1/cases/{id}': ({ held }) => ({ path: held.url }),
  'GET /v1/cases/{id}/export': ({ held }) => ({ path: `${held.url}/export` }),
  'PATCH /v1/cases/{id}': ({ held }) => ({ path: held.url, body: { state: 'pre_hospital' } }),
  'GET /v1/cases/{id}/events': ({ held }) => ({ path: `${held.url}/events` }),
  'DELETE /v1/cases/{id}/navigator': ({ held }) => ({ path: `${held.url}/navigator` }),
  'PUT /v1/cases/{id}/navigator': ({ held }) => ({ path: `${held.url}/navigator` }),
  'POST /v1/cases/{id}/renavigate': ({ held }) => ({ path: `${held.url}/renavigate` }),
  'POST /v1/cases/{id}/contacts': ({ held }) => ({ path: `${held.url}/contacts`, body: aContact() }),
  'PATCH /v1/cases/{id}/contacts/{cid}': ({ held, contactId }) => ({
    path: `${held.url}/contacts/${contactId}`,
    body: { phone: '0912 345 678' },
  }),
  'DELETE /v1/cases/{id}/contacts/{cid}': ({ held, contactId }) => ({ path: `${held.url}/contacts/${contactId}` }),
  'POST /v1/cases/{id}/documents': ({ held }) => ({ path: `${held.url}/documents`, ...aFileForm(aFile()) }),
  'GET /v1/cases/{id}/documents': ({ held }) => ({ path: `${held.url}/documents` }),
  'GET /v1/cases/{id}/documents/{docId}': ({ held, documentId }) => ({ path: `${held.url}/documents/${documentId}` }),
  'PATCH /v1/cases/{id}/documents/{docId}': ({ held, documentId }) => ({
    path: `${held.url}/documents/${documentId}`,
    body: { kind: 'lab_result' },
  }),
  'DELETE /v1/cases/{id}/documents/{docId}': ({ held, documentId }) => ({
    path: `${held.url}/documents/${documentId}`,
  }),
  'GET /v1/cases/{id}/documents/{docId}/file': ({ held, documentId }) => ({
    path: `${held.url}/documents/${documentId}/file`,
  }),
  'DELETE /v1/cases/{id}/documents/{docId}/file': ({ held, documentId }) => ({
    path: `${held.url}/documents/${documentId}/file`,
  }),
  'POST /v1/cases/{id}/shares': ({ held }) => ({ path: `${held.url}/shares`, body: aShare() }),
  'GET /v1/cases/{id}/shares': ({ held }) => ({ path: `${held.url}/shares` }),
  'DELETE /v1/cases/{id}/shares/{shareId}': ({ held, shareId }) => ({ path: `${held.url}/shares/${shareId}` }),
  'PATCH /v1/cases/{id}/shares/{shareId}': ({ held, shareId }) => ({
    path: `${held.url}/shares/${shareId}`,
    body: { expiresInHours: 48 },
  }),
  'PATCH /v1/cases/{id}/opinions/{opinionId}': ({ held, opinionId }) => ({
    path: `${held.url}/opinions/${opinionId}`,
    body: { hidden: true },
  }),
  'POST /v1/cases/{id}/token': ({ held }) => ({ path: `${held.url}/token` }),
  'GET /v1/review/{token}': ({ reviewToken }) => ({ path: `/v1/review/${reviewToken}` }),
  'GET /v1/review/{token}/documents/{docId}/file': ({ reviewToken, documentId }) => ({
    path: `/v1/review/${reviewToken}/documents/${documentId}/file`,
  }),
  'POST /v1/review/{token}/opinions': ({ reviewToken }) => ({
    path: `/v1/review/${reviewToken}/opinions`,
    body: { opinion: 'Nên khám lại.' },
  }),
  'POST /v1/cases/{id}/followups': ({ held }) => ({ path: `${held.url}/followups`, body: aFollowUp() }),
  'PATCH /v1/cases/{id}/followups/{fid}': ({ held, followUpId }) => ({
    path: `${held.url}/followups/${followUpId}`,
    body: { status: 'done' },
  }),
  'POST /v1/cases/{id}/notes': ({ held }) => ({ path: `${held.url}/notes`, body: { text: 'Đã gọi gia đình.' } }),
  'GET /v1/navigator/me': () => ({ path: '/v1/navigator/me' }),
  'GET /v1/cases/{id}/notices': ({ held }) => ({ path: `${held.url}/notices` }),
  'PUT /v1/cases/{id}/contacts/{cid}/notices': ({ held, contactId }) => ({
    path: `${held.url}/contacts/${contactId}/notices`,
    body: { email: true, language: 'en' },
  }),
  'POST /v1/cases/{id}/push-subscriptions': ({ held }) => ({
    path: `${held.url}/push-subscriptions`,
    body: aDevice(),
  }),
  'DELETE /v1/cases/{id}/push-subscriptions/{deviceId}': ({ held, deviceId }) => ({
    path: `${held.url}/push-subscriptions/${deviceId}`,
  }),
  'GET /v1/stop/{token}': ({ stopToken }) => ({ path: `/v1/stop/${stopToken}` }),
  'POST /v1/stop/{token}': ({ stopToken }) => ({ path: `/v1/stop/${stopToken}` }),
  'DELETE /v1/stop/{token}': ({ stopToken }) => ({ path: `/v1/stop/${stopToken}` }),
  'POST /v1/confirm/{token}': ({ yesToken }) => ({ path: `/v1/confirm/${yesToken}` }),
  'GET /v1/navigator/queue': () => ({ path: '/v1/navigator/queue' }),
  'POST /v1/navigator/queue/close': ({ held }) => ({
    path: '/v1/navigator/queue/close',
    body: { caseIds: [held.caseId], reason: 'Nhiều hồ sơ giống nhau' },
  }),
  'GET /v1/navigator/reports': () => ({ path: '/v1/navigator/reports' }),
  'PATCH /v1/navigator/reports/{id}': ({ reportId }) => ({
    path: `/v1/navigator/reports/${reportId}`,
    body: {
      status: 'accepted',
      correction: { phone: '024 3869 3731' },
      source: 'Gọi thử và nghe trả lời',
      certainty: 'checked',
    },
  }),
  'PUT /v1/cases/{id}/consents/{purpose}': ({ held }) => ({
    path: `${held.url}/consents/notices`,
    body: aConsent(),
  }),
  'PUT /v1/cases/{id}/pause': ({ held }) => ({ path: `${held.url}/pause`, body: { paused: false } }),
  // The last of a case, for whoever goes through all of them with one.
  'DELETE /v1/cases/{id}': ({ held }) => ({ path: held.url }),
  'GET /openapi.json': () => ({ path: '/openapi.json' }),
  'GET /docs': () => ({ path: '/docs' }),
  'GET /docs/': () => ({ path: '/docs/' }),
  'GET /docs/json': () => ({ path: '/docs/json' }),
  'GET /docs/yaml': () => ({ path: '/docs/yaml' }),
  'GET /docs/static/swagger-initializer.js': () => ({ path: '/docs/static/swagger-initializer.js' }),
  'GET /docs/static/index.html': () => ({ path: '/docs/static/index.html' }),
  'GET /docs/*': () => ({ path: '/docs/static/swagger-ui.css' }),
};

export function goodRequest(route: string, target: Target): GoodRequest {
  const make = goodRequests[route.replace(/^HEAD /, 'GET ')];
  if (!make) throw new Error(`${route} has no good request in test/routes.ts`);
  return make(target);
}

/** A case that no navigator may read, whatever the engine recommends: closing clears the need of a human. */
export async function createUnqueuedCase(service: Service): Promise<HeldCase> {
  const held = await createCase(service);
  for (const state of ['closed', 'intake']) {
    const answer = await service.call('PATCH', held.url, { token: held.token, body: { state } });
    if (expectStatus(answer, 200).body.needs_human) throw new Error('the case needs a human');
  }
  return held;
}

/** Fills a case with one of everything. */
export async function fillCase(service: Service, held: HeldCase): Promise<Target> {
  const { token } = held;
  const add = async (path: string, body: unknown): Promise<string> =>
    expectStatus(await service.call('POST', held.url + path, { token, body }), 200).body.id;
  const contactId = await add('/contacts', aContact({ email: 'buoi@example.vn' }));
  const followUpId = await add('/followups', aFollowUp());
  const { id: documentId } = await uploadFile(service, held);
  const { shareId, reviewToken } = await createShare(service, held);
  const written = await service.call('POST', `/v1/review/${reviewToken}/opinions`, {
    body: { opinion: 'Nên khám lại.' },
  });
  const stopToken = await agreeToMail(service, held, contactId);
  const device = await service.call('POST', `${held.url}/push-subscriptions`, { token, body: aDevice() });
  return {
    held,
    contactId,
    documentId,
    shareId,
    followUpId,
    opinionId: expectStatus(written, 201).body.id,
    reviewToken,
    deviceId: expectStatus(device, 201).body.id,
    stopToken,
    yesToken: await yesTokenOfContact(service, contactId),
    reportId: await createReport(service),
  };
}

/** As if everybody who was asked had said yes: what is tried is what comes after it. */
export async function sayYes({ db }: Pick<Service, 'db'>): Promise<void> {
  await db.updateTable('addressees').set({ confirmed_at: startOfTest }).where('confirmed_at', 'is', null).execute();
  await db.deleteFrom('notices').where('asks', '=', 1).execute();
}

/** Switches mail on for a contact, who says yes; gives the token of the link by which they stop it. */
export async function agreeToMail(service: Service, held: HeldCase, contactId: string): Promise<string> {
  const url = `${held.url}/contacts/${contactId}/notices`;
  // Another case may have stopped the same address.
  await service.db.updateTable('addressees').set({ stopped_at: null }).execute();
  expectStatus(await service.call('PUT', url, { token: held.token, body: { email: true } }), 200);
  await sayYes(service);
  const { id } = await service.db
    .selectFrom('recipients')
    .select('id')
    .where('contact_id', '=', contactId)
    .where('channel', '=', 'email')
    .executeTakeFirstOrThrow();
  return stopTokenOf(id, await loadNoticeKeys(service.db));
}

async function yesTokenOfContact({ db }: Service, contactId: string): Promise<string> {
  const recipients = db.selectFrom('recipients').select('address_hash').where('contact_id', '=', contactId);
  const { address_hash } = await recipients.executeTakeFirstOrThrow();
  return yesTokenOf(address_hash ?? '', await loadNoticeKeys(db));
}

let reportsCreated = 0;

/** A report that is open, each about another hospital, because one takes only so many. */
async function createReport(service: Service): Promise<string> {
  const ids = [...service.deps.graph().hospitals.keys()];
  const url = `/v1/hospitals/${ids[reportsCreated++ % ids.length]}/reports`;
  return expectStatus(await service.call('POST', url, { body: aReport() }), 202).body.reportId;
}

/** A report is settled once, and a link writes a few opinions: whoever does it another time needs another. */
export async function renewed(service: Service, target: Target, route: string): Promise<Target> {
  if (route.includes('/reports/{id}')) return { ...target, reportId: await createReport(service) };
  if (!route.includes('/review/')) return target;
  return { ...target, reviewToken: (await createShare(service, target.held)).reviewToken };
}
