import { describe, expect, it } from 'vitest';
import { aContact, aFile, aFollowUp, anIntake } from '#test/builders.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  type HeldCase,
  navigatorToken,
  readCase,
  uploadFile,
  useService,
} from '#test/harness.ts';

const service = useService();

/** Does one of everything, a second apart, and gives back what the trail should then say. */
async function liveThrough(held: HeldCase): Promise<{ kinds: string[]; shareId: string }> {
  const family = (method: string, path: string, body?: unknown) =>
    service.call(method, `${held.url}${path}`, { token: held.token, body });
  const { id: contactId } = expectStatus(await family('POST', '/contacts', aContact()), 200).body;
  service.moveClock(1000);
  const document = await uploadFile(service, held, aFile());
  const { shareId, reviewToken } = await createShare(service, held);
  service.moveClock(1000);
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}/documents/${document.id}/file`), 200);
  service.moveClock(1000);
  const opinion = { opinion: 'Theo dõi thêm.', urgency: 'emergency' };
  expectStatus(await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: opinion }), 201);
  service.moveClock(1000);
  const { id: followUpId } = expectStatus(await family('POST', '/followups', aFollowUp()), 200).body;
  expectStatus(await family('PATCH', `/followups/${followUpId}`, { status: 'done' }), 200);
  expectStatus(await family('PATCH', '', { state: 'in_hospital' }), 200);
  expectStatus(await family('POST', '/renavigate'), 200);
  expectStatus(await family('DELETE', `/documents/${document.id}`), 204);
  expectStatus(await family('DELETE', `/contacts/${contactId}`), 204);
  expectStatus(await family('DELETE', `/shares/${shareId}`), 204);
  const kinds = [
    'case.created',
    'contact.added',
    'document.added',
    'share.created',
    'review.opened',
    'review.document_read',
    'opinion.written',
    'case.urgency_raised',
    'followup.added',
    'followup.updated',
    'case.updated',
    'case.renavigated',
    'document.removed',
    'contact.removed',
    'share.revoked',
  ];
  return { kinds, shareId };
}

describe('the events', () => {
  it('tell everything that happened, oldest first, with an actor of the four kinds', async () => {
    const held = await createCase(service);
    const { kinds, shareId } = await liveThrough(held);
    const { events } = await readCase(service, held);
    expect(events.map(({ kind }) => kind)).toEqual(kinds);
    const byReviewer = ['review.opened', 'review.document_read', 'opinion.written', 'case.urgency_raised'];
    for (const { kind, actor } of events) {
      expect(actor, kind).toBe(byReviewer.includes(kind) ? `reviewer:${shareId}` : 'family');
    }
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('do not grow by the family’s own reading', async () => {
    const held = await createCase(service);
    const document = await uploadFile(service, held);
    const { events } = await readCase(service, held);
    for (const path of ['', '/documents', `/documents/${document.id}`, `/documents/${document.id}/file`, '/shares']) {
      expectStatus(await service.call('GET', `${held.url}${path}`, { token: held.token }), 200);
    }
    expect((await readCase(service, held)).events).toEqual(events);
  });

  it('name every reading of a navigator, in that very answer already', async () => {
    const held = await createQueuedCase(service);
    const document = await uploadFile(service, held);
    const token = navigatorToken;
    const first = expectStatus(await service.call('GET', held.url, { token }), 200).body;
    expect(first.events.at(-1)).toMatchObject({ kind: 'case.read', actor: 'navigator:navigator', detail: {} });
    for (const path of ['/documents', `/documents/${document.id}`, `/documents/${document.id}/file`]) {
      expectStatus(await service.call('GET', `${held.url}${path}`, { token }), 200);
    }
    const { events } = await readCase(service, held);
    const readings = events.filter(({ actor }) => actor === 'navigator:navigator');
    expect(readings.map(({ kind, detail }) => ({ kind, detail }))).toEqual([
      { kind: 'case.read', detail: {} },
      { kind: 'document.read', detail: { documentId: null } },
      { kind: 'document.read', detail: { documentId: document.id, count: 2, lastAt: expect.any(String) } },
    ]);
  });

  it('name a reading of a navigator also when the copy at hand was still good or the range was none', async () => {
    const held = await createQueuedCase(service);
    const document = await uploadFile(service, held);
    const url = `${held.url}/documents/${document.id}/file`;
    const token = navigatorToken;
    expectStatus(await service.call('GET', url, { token, headers: { 'if-none-match': '*' } }), 304);
    expectStatus(await service.call('GET', url, { token, headers: { range: 'bytes=99999-' } }), 416);
    const { events } = await readCase(service, held);
    expect(events.at(-1)).toMatchObject({ kind: 'document.read', detail: { count: 2 } });
  });
});

describe('the history', () => {
  it('tells the clinical story: recommendations, states, raises and opinions, oldest first', async () => {
    const held = await createCase(service);
    await liveThrough(held);
    const { history, opinions } = await readCase(service, held);
    expect(history.map(({ kind }) => kind)).toEqual([
      'recommendation',
      'opinion',
      'urgency_raised',
      'state_changed',
      'recommendation',
    ]);
    expect(history[0]).toMatchObject({ urgency: 'routine', hospital: { id: expect.any(String) } });
    expect(history[1]).toMatchObject({ opinionId: opinions[0]?.id, reviewerName: 'BS. Lê Văn Cam' });
    expect(history[2]).toMatchObject({ from: 'routine', to: 'emergency' });
    expect(history[3]).toMatchObject({ from: 'intake', to: 'in_hospital' });
  });
});

describe('the recommendation in a case', () => {
  it('is told in the language of the reader, with the same codes', async () => {
    const held = await createCase(service, { intake: anIntake({ symptoms: 'đau đầu' }) });
    const read = async (language: string) =>
      expectStatus(
        await service.call('GET', held.url, { token: held.token, headers: { 'accept-language': language } }),
        200,
      ).body.recommendation;
    const [vi, en] = [await read('vi'), await read('en')];
    expect(vi.disclaimer).not.toBe(en.disclaimer);
    expect(vi.specialties).toEqual(en.specialties);
    expect(vi.primary.hospital.id).toBe(en.primary.hospital.id);
  });
});

describe('looking again', () => {
  it('is 304 while nothing has changed, the whole case after any change, and kept by nobody', async () => {
    const held = await createCase(service);
    const look = (etag: unknown) =>
      service.call('GET', held.url, { token: held.token, headers: { 'if-none-match': String(etag) } });
    const first = expectStatus(await look('"something else"'), 200);
    const again = expectStatus(await look(first.headers.etag), 304);
    expect([again.text, again.headers['cache-control']]).toEqual(['', 'no-store']);
    expectStatus(await service.call('POST', `${held.url}/contacts`, { token: held.token, body: aContact() }), 200);
    expect(expectStatus(await look(first.headers.etag), 200).body.contacts).toHaveLength(1);
    expectStatus(
      await service.call('GET', held.url, { headers: { 'if-none-match': String(first.headers.etag) } }),
      401,
    );
  });
});
