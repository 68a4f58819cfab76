import { expect, it } from 'vitest';
import { newToken } from '#platform/tokens.ts';
import {
  createCase,
  createQueuedCase,
  createShare,
  expectStatus,
  navigatorToken,
  readCase,
  useService,
} from '#test/harness.ts';

const service = useService();

it('gives a new key at once; the old one opens nothing any more, and links stay as they are', async () => {
  const held = await createCase(service);
  const { reviewToken } = await createShare(service, held);
  const { accessToken } = expectStatus(
    await service.call('POST', `${held.url}/token`, { token: held.token }),
    201,
  ).body;
  expect(accessToken).toMatch(/^dlc_[\w-]{43}$/);
  expect(accessToken).not.toBe(held.token);
  const old = await service.call('GET', held.url, { token: held.token });
  const wrong = await service.call('GET', held.url, { token: newToken('case') });
  expect(expectStatus(old, 401).text).toBe(wrong.text);
  expectStatus(await service.call('POST', `${held.url}/token`, { token: held.token }), 401);
  expectStatus(await service.call('GET', `/v1/review/${reviewToken}`), 200);
  const { events } = await readCase(service, { ...held, token: accessToken });
  expect(events.filter(({ kind }) => kind === 'case.key_changed')).toMatchObject([{ actor: 'family', detail: {} }]);
});

it('tells navigators of a case whose key nobody has used since it was made, until somebody does', async () => {
  const held = await createQueuedCase(service);
  const inQueue = async () => {
    const { body } = await service.call('GET', '/v1/navigator/queue?limit=200', { token: navigatorToken });
    return body.find(({ caseId }: { caseId: string }) => caseId === held.caseId);
  };
  expect(await inQueue()).toMatchObject({ keyUsed: false });
  expectStatus(await service.call('GET', held.url, { token: navigatorToken }), 200);
  expect(await inQueue()).toMatchObject({ keyUsed: false });
  await readCase(service, held);
  expect(await inQueue()).toMatchObject({ keyUsed: true });
});
