import { expect, it } from 'vitest';
import { createQueuedCase, createShare, expectStatus, navigatorToken, readCase, useService } from '#test/harness.ts';

const service = useService();

it('hides an opinion from other doctors, keeps it for the family, and shows it again', async () => {
  const held = await createQueuedCase(service);
  const [writer, other] = [await createShare(service, held), await createShare(service, held)];
  const write = await service.call('POST', `/v1/review/${writer.reviewToken}/opinions`, {
    body: { opinion: 'Lời của kẻ lạ.', urgency: 'emergency' },
  });
  const { id } = expectStatus(write, 201).body;
  const read = async (token: string) => expectStatus(await service.call('GET', `/v1/review/${token}`), 200).body;
  const hide = (hidden: boolean) =>
    service.call('PATCH', `${held.url}/opinions/${id}`, { token: held.token, body: { hidden } });

  expect((await read(other.reviewToken)).opinions).toHaveLength(1);
  expect(expectStatus(await hide(true), 200).body).toMatchObject({ id, hidden: true });
  const seen = await read(other.reviewToken);
  expect(seen.opinions).toEqual([]);
  expect(JSON.stringify(seen)).not.toContain(id);
  expect((await read(writer.reviewToken)).opinions).toMatchObject([{ id }]);
  const file = await readCase(service, held);
  expect(file.opinions).toMatchObject([{ id, hidden: true }]);
  expect(file.case.urgency).toBe('emergency');
  const forNavigator = await service.call('GET', held.url, { token: navigatorToken });
  expect(expectStatus(forNavigator, 200).body.opinions).toMatchObject([{ id, hidden: true }]);

  expectStatus(await hide(true), 200);
  const shown = expectStatus(await hide(false), 200).body;
  expect(shown).not.toHaveProperty('hidden');
  expect((await read(other.reviewToken)).opinions).toMatchObject([{ id }]);
  const kinds = (await readCase(service, held)).events
    .map(({ kind }) => kind)
    .filter((kind) => /hidden|shown/.test(kind));
  expect(kinds).toEqual(['opinion.hidden', 'opinion.shown']);
});

it('knows no opinion of another case', async () => {
  const [held, stranger] = [await createQueuedCase(service), await createQueuedCase(service)];
  const { reviewToken } = await createShare(service, held);
  const { body } = await service.call('POST', `/v1/review/${reviewToken}/opinions`, { body: { opinion: 'x' } });
  const url = `${stranger.url}/opinions/${body.id}`;
  expectStatus(await service.call('PATCH', url, { token: stranger.token, body: { hidden: true } }), 404);
});
