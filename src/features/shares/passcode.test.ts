import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { aFile } from '#test/builders.ts';
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
const passcode = '482 915';

function open(reviewToken: string, tried?: string, path = '') {
  const headers = tried === undefined ? {} : { 'x-share-passcode': tried };
  return service.call('GET', `/v1/review/${reviewToken}${path}`, { headers });
}

async function listed({ url, token }: HeldCase) {
  return expectStatus(await service.call('GET', `${url}/shares`, { token }), 200).body;
}

const eventsOf = async (held: HeldCase, kind: string) =>
  (await readCase(service, held)).events.filter((event) => event.kind === kind);

describe('a link with a passcode', () => {
  it.each(['111111', '123456', '654 321', 'ABCDEF', '12-12-12', '000 001'])('%s is refused', async (weak) => {
    const held = await createCase(service);
    const body = { reviewerName: 'BS. Hoa', passcode: weak };
    const { body: refused } = expectStatus(
      await service.call('POST', `${held.url}/shares`, { token: held.token, body }),
      400,
    );
    expect(refused.error).toContain('dễ đoán');
    expect(await listed(held)).toEqual([]);
  });

  it('asks for it only once its token is right, and says so', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held, { passcode });
    const missing = expectStatus(await open(reviewToken), 401);
    expect(missing.headers['www-authenticate']).toBe('Passcode');
    expect(missing.body.error).toContain('mã mở');
    const stranger = expectStatus(await open(`${reviewToken}x`, passcode), 401);
    expect(stranger.headers['www-authenticate']).toBeUndefined();
    expect(stranger.body.error).not.toContain('mã mở');
    expect((await listed(held))[0]).toMatchObject({ hasPasscode: true, wrongTries: 0, openedCount: 0 });
  });

  it('opens for whoever heard it, however it is written, on every one of its routes', async () => {
    const held = await createCase(service);
    const { id } = await uploadFile(service, held);
    const { reviewToken } = await createShare(service, held, { passcode: 'Hoa Sen 42' });
    for (const tried of ['hoasen42', 'HOA-SEN-42', ' hoa sen 42 ']) expectStatus(await open(reviewToken, tried), 200);
    expectStatus(await open(reviewToken, undefined, `/documents/${id}/file`), 401);
    expectStatus(await open(reviewToken, 'hoasen42', `/documents/${id}/file`), 200);
    const write = (headers: Record<string, string>) =>
      service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 'Nên khám.' }, headers });
    expectStatus(await write({}), 401);
    expectStatus(await write({ 'x-share-passcode': 'hoasen42' }), 201);
    expect((await listed(held))[0]).toMatchObject({ wrongTries: 0 });
  });

  it('is stored as a slow hash with a salt, which is another for the same passcode', async () => {
    const held = await createCase(service);
    for (let count = 0; count < 2; count++) await createShare(service, held, { passcode });
    const rows = await service.db
      .selectFrom('shares')
      .select('passcode')
      .where('case_number', '=', Number(held.caseId.slice(5)))
      .execute();
    expect(new Set(rows.map((row) => row.passcode)).size).toBe(2);
    for (const row of rows) expect(row.passcode).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  });

  it.each(['12345', '1 2 3 4 5', 'mật khẩu', '😀😀😀😀😀😀'])('is refused where it is %s', async (weak) => {
    const { url, token } = await createCase(service);
    const body = { reviewerName: 'BS. Cam', passcode: weak };
    expect(expectStatus(await service.call('POST', `${url}/shares`, { token, body }), 400).body.error).toContain(
      'passcode: ',
    );
  });

  it('counts the wrong ones over its whole life, tells the family of each, and has ended at the tenth', async () => {
    const held = await createCase(service);
    const { reviewToken, shareId } = await createShare(service, held, { passcode });
    const max = limits.wrongPasscodesPerShareMax;
    for (let left = max - 1; left > 0; left--) {
      expect(expectStatus(await open(reviewToken, '000000'), 401).body.error).toContain(`còn ${left} lần`);
      expectStatus(await open(reviewToken, passcode), 200);
    }
    expect((await listed(held))[0]).toMatchObject({ wrongTries: max - 1, status: 'active' });
    expect(expectStatus(await open(reviewToken, '000000'), 410).body.error).toContain('bị khóa');
    expectStatus(await open(reviewToken, passcode), 410);
    expect((await listed(held))[0]).toMatchObject({ wrongTries: max, status: 'locked' });
    expect(await eventsOf(held, 'review.passcode_wrong')).toHaveLength(max);
    expect(await eventsOf(held, 'share.locked')).toMatchObject([{ actor: 'system', detail: { shareId } }]);
    const extend = await service.call('PATCH', `${held.url}/shares/${shareId}`, {
      token: held.token,
      body: { expiresInHours: 1 },
    });
    expectStatus(extend, 409);
  });

  it('opens for a page that asks for everything at once, and takes no try for it', async () => {
    const held = await createCase(service);
    const { reviewToken } = await createShare(service, held, { passcode });
    const answers = await Promise.all(Array.from({ length: 40 }, () => open(reviewToken, passcode)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listed(held))[0]).toMatchObject({ wrongTries: 0, openedCount: 40 });
  });
});

describe('chosen documents', () => {
  it('are all that the doctor sees; another, also a later one, is not there', async () => {
    const held = await createCase(service);
    const [one, other] = [await uploadFile(service, held), await uploadFile(service, held, aFile('image/png'))];
    const { reviewToken } = await createShare(service, held, { documentIds: [one.id] });
    const later = await uploadFile(service, held);
    const seen = expectStatus(await open(reviewToken), 200).body.documents;
    expect(seen.map(({ id }: { id: string }) => id)).toEqual([one.id]);
    expectStatus(await open(reviewToken, undefined, `/documents/${one.id}/file`), 200);
    const missing = expectStatus(await open(reviewToken, undefined, '/documents/none/file'), 404);
    for (const { id } of [other, later]) {
      const hidden = expectStatus(await open(reviewToken, undefined, `/documents/${id}/file`), 404);
      expect(hidden.text).toBe(missing.text);
    }
    const read = await eventsOf(held, 'review.document_read');
    expect(read.map(({ detail }) => detail.documentId)).toEqual([one.id]);
  });

  it('may be none, and are all without a choice, also those to come', async () => {
    const held = await createCase(service);
    const [none, all] = [await createShare(service, held, { documentIds: [] }), await createShare(service, held)];
    await uploadFile(service, held);
    expect((await open(none.reviewToken)).body.documents).toEqual([]);
    expect((await open(all.reviewToken)).body.documents).toHaveLength(1);
  });

  it('must be documents of this very case', async () => {
    const held = await createCase(service);
    const { id } = await uploadFile(service, await createCase(service));
    const body = { reviewerName: 'BS. Cam', documentIds: [id] };
    const refused = expectStatus(await service.call('POST', `${held.url}/shares`, { token: held.token, body }), 400);
    expect(refused.body.error).toContain('documentIds[0]: ');
    expect(await listed(held)).toEqual([]);
  });
});
