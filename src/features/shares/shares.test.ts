import { describe, expect, it } from 'vitest';
import { hourMs } from '#contract/when.ts';
import { hashToken } from '#platform/tokens.ts';
import { aShare } from '#test/builders.ts';
import {
  createCase,
  createShare,
  expectStatus,
  type HeldCase,
  readCase,
  uploadFile,
  useService,
} from '#test/harness.ts';

const service = useService();

async function list({ url, token }: HeldCase) {
  return expectStatus(await service.call('GET', `${url}/shares`, { token }), 200).body;
}

async function revoke({ url, token }: HeldCase, shareId: string) {
  return await service.call('DELETE', `${url}/shares/${shareId}`, { token });
}

function inMs(text: string): number {
  return Date.parse(text) - service.deps.clock();
}

describe('an invitation', () => {
  it('answers its id, its token, the link with the token behind #, and when it ends: 72 hours from now', async () => {
    const held = await createCase(service);
    const share = await createShare(service, held);
    expect(Object.keys(share).sort()).toEqual(['expiresAt', 'reviewToken', 'reviewUrl', 'shareId']);
    expect(share.reviewUrl).toBe(`https://danloi.test/review#${share.reviewToken}`);
    expect(inMs(share.expiresAt)).toBe(72 * hourMs);
  });

  it.each([1, 720])('of %i hours lasts just so long', async (expiresInHours) => {
    const held = await createCase(service);
    expect(inMs((await createShare(service, held, { expiresInHours })).expiresAt)).toBe(expiresInHours * hourMs);
  });

  it('stands in the list without its token', async () => {
    const held = await createCase(service);
    const first = await createShare(service, held, { reviewerTitle: 'Tim mạch' });
    service.moveClock(1000);
    const second = await createShare(service, held, { reviewerName: 'BS. Mận' });
    const shares = await list(held);
    expect(shares[0]).toEqual({
      shareId: first.shareId,
      reviewerName: 'BS. Lê Văn Cam',
      reviewerTitle: 'Tim mạch',
      createdAt: expect.any(String),
      expiresAt: first.expiresAt,
      status: 'active',
      openedCount: 0,
      lastOpenedAt: null,
      hasPasscode: false,
      documentIds: null,
      wrongTries: 0,
    });
    expect(shares[1]).toMatchObject({ shareId: second.shareId, reviewerName: 'BS. Mận', reviewerTitle: null });
    const everything = JSON.stringify([shares, await readCase(service, held)]);
    for (const { reviewToken } of [first, second]) expect(everything).not.toContain(reviewToken);
  });

  it('is stored with the hash of its token only', async () => {
    const { reviewToken, shareId } = await createShare(service, await createCase(service));
    const row = await service.db.selectFrom('shares').selectAll().where('id', '=', shareId).executeTakeFirstOrThrow();
    expect(row.token_hash).toBe(hashToken(reviewToken));
    expect(JSON.stringify(row)).not.toContain(reviewToken);
  });

  it('is an event without a name', async () => {
    const held = await createCase(service);
    const { shareId, expiresAt } = await createShare(service, held);
    const event = (await readCase(service, held)).events.at(-1);
    expect(event).toMatchObject({ kind: 'share.created', actor: 'family', detail: { shareId, expiresAt } });
  });
});

describe('opening the link', () => {
  it('is counted with its time and never uses it up', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held);
    for (let count = 1; count <= 5; count++) {
      service.moveClock(1000);
      expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
      const lastOpenedAt = new Date(service.deps.clock()).toISOString();
      expect((await list(held))[0]).toMatchObject({ openedCount: count, lastOpenedAt, status: 'active' });
    }
  });

  it('after its end counts nothing', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held, { expiresInHours: 1 });
    service.moveClock(hourMs);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 410);
    expect((await list(held))[0]).toMatchObject({ openedCount: 0, lastOpenedAt: null, status: 'expired' });
  });
});

describe('the end of an invitation', () => {
  it('comes at its instant, not before', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held, { expiresInHours: 1 });
    service.moveClock(hourMs - 1);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
    expect((await list(held))[0].status).toBe('active');
    service.moveClock(1);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 410);
    expect((await list(held))[0].status).toBe('expired');
  });

  it('comes with revoking, on all three paths of the link, with a text that tells it from expiry', async () => {
    const held = await createCase(service);
    const revoked = await createShare(service, held);
    const expired = await createShare(service, held, { expiresInHours: 1 });
    expectStatus(await revoke(held, revoked.shareId), 204);
    service.moveClock(hourMs);
    const textsOf = async (token: string) => [
      expectStatus(await service.call('GET', `/v1/review/${token}`), 410).body.error,
      expectStatus(await service.call('GET', `/v1/review/${token}/documents/x/file`), 410).body.error,
      expectStatus(await service.call('POST', `/v1/review/${token}/opinions`, { body: { opinion: 'x' } }), 410).body
        .error,
    ];
    const [ofRevoked, ofExpired] = [await textsOf(revoked.reviewToken), await textsOf(expired.reviewToken)];
    expect(new Set(ofRevoked).size).toBe(1);
    expect(new Set(ofExpired).size).toBe(1);
    expect(ofRevoked[0]).toContain('thu hồi');
    expect(ofExpired[0]).toContain('hết hạn');
  });

  it('by revoking is 204 with an event, then 404, and does not touch the invitations beside it', async () => {
    const held = await createCase(service);
    const [one, other] = [await createShare(service, held), await createShare(service, held)];
    expect(expectStatus(await revoke(held, one.shareId), 204).text).toBe('');
    const { events } = await readCase(service, held);
    expect(events.at(-1)).toMatchObject({ kind: 'share.revoked', actor: 'family', detail: { shareId: one.shareId } });
    expectStatus(await revoke(held, one.shareId), 404);
    expectStatus(await revoke(held, 'no-such-share'), 404);
    expect((await readCase(service, held)).events).toEqual(events);
    expect((await list(held)).map(({ status }: { status: string }) => status)).toEqual(['revoked', 'active']);
    expectStatus(await service.call('GET', `/v1/review/${other.reviewToken}`), 200);
  });

  it('cannot be brought about from another case', async () => {
    const held = await createCase(service);
    const { shareId, reviewToken } = await createShare(service, held);
    expectStatus(await revoke(await createCase(service), shareId), 404);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  });

  it('is told to have ended before what was sent is looked at', async () => {
    const held = await createCase(service);
    const expired = await createShare(service, held, { expiresInHours: 1 });
    const revoked = await createShare(service, held);
    expectStatus(await revoke(held, revoked.shareId), 204);
    service.moveClock(hourMs);
    for (const { reviewToken } of [expired, revoked]) {
      const opinion = await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 5 } });
      expectStatus(opinion, 410);
    }
  });

  it('still shows as revoked when it has also expired', async () => {
    const held = await createCase(service);
    const { shareId } = await createShare(service, held, aShare({ expiresInHours: 1 }));
    expectStatus(await revoke(held, shareId), 204);
    service.moveClock(2 * hourMs);
    expect((await list(held))[0].status).toBe('revoked');
  });
});

describe('changing an invitation', () => {
  const change = ({ url, token }: HeldCase, shareId: string, body: object) =>
    service.call('PATCH', `${url}/shares/${shareId}`, { token, body });

  it('lets it last so long from now, also when it had expired', async () => {
    const held = await createCase(service);
    const { shareId, reviewToken } = await createShare(service, held, { expiresInHours: 1 });
    service.moveClock(2 * hourMs);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 410);
    const { body } = expectStatus(await change(held, shareId, { expiresInHours: 720 }), 200);
    expect(body).toMatchObject({ shareId, status: 'active' });
    expect(inMs(body.expiresAt)).toBe(720 * hourMs);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
    const event = (await readCase(service, held)).events.find(({ kind }) => kind === 'share.updated');
    expect(event).toMatchObject({ actor: 'family', detail: { shareId, expiresAt: body.expiresAt } });
  });

  it('chooses its documents anew, and all of them again', async () => {
    const held = await createCase(service);
    const { shareId, reviewToken } = await createShare(service, held);
    const { id } = await uploadFile(service, held);
    const seen = async () => (await service.call('GET', `/v1/review/${reviewToken}`)).body.documents.length;
    expect(await seen()).toBe(1);
    expect(expectStatus(await change(held, shareId, { documentIds: [] }), 200).body.documentIds).toEqual([]);
    expect(await seen()).toBe(0);
    expect(expectStatus(await change(held, shareId, { documentIds: [id] }), 200).body.documentIds).toEqual([id]);
    expect(expectStatus(await change(held, shareId, { documentIds: null }), 200).body.documentIds).toBeNull();
    expect(await seen()).toBe(1);
  });

  it('brings back none that was revoked, and knows none of another case', async () => {
    const held = await createCase(service);
    const { shareId, reviewToken } = await createShare(service, held);
    const stranger = await createCase(service);
    expectStatus(await change(stranger, shareId, { expiresInHours: 1 }), 404);
    expectStatus(await revoke(held, shareId), 204);
    expectStatus(await change(held, shareId, { expiresInHours: 1 }), 409);
    expectStatus(await change(held, shareId, {}), 409);
    expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 410);
  });
});
