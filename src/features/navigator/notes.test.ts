import { expect, it } from 'vitest';
import type { QueueItem } from '#contract/queue.ts';
import { createQueuedCase, expectStatus, type HeldCase, navigatorToken, readCase, useService } from '#test/harness.ts';
import { createUnqueuedCase } from '#test/routes.ts';
import { addNavigator } from './manage-navigators.ts';

const service = useService();

const write = (held: HeldCase, body: object, token: string) =>
  service.call('POST', `${held.url}/notes`, { token, body });

it('a note stands under the name of the token, and the family reads it with the case and sees who wrote it', async () => {
  const name = 'Trần Minh';
  const token = await addNavigator(service.db, name, service.deps.clock());
  const held = await createQueuedCase(service);
  expectStatus(await service.call('PATCH', held.url, { token, body: { assignedNavigator: 'somebody else' } }), 200);
  const { body: note } = expectStatus(await write(held, { text: 'Đã gọi con gái, hẹn thứ Sáu.' }, token), 201);
  expect(note).toMatchObject({ author: name, text: 'Đã gọi con gái, hẹn thứ Sáu.' });
  const file = await readCase(service, held);
  expect(file.notes).toEqual([note]);
  expect(file.events.at(-1)).toMatchObject({
    kind: 'note.written',
    actor: `navigator:${name}`,
    detail: { noteId: note.id },
  });
  const { body: items } = await service.call('GET', '/v1/navigator/queue?limit=200', { token });
  expect((items as QueueItem[]).find(({ caseId }) => caseId === held.caseId)).toMatchObject({ notes: 1 });
});

it('a note is not the family’s to write, nor for a case that needs nobody', async () => {
  const queued = await createQueuedCase(service);
  expectStatus(await write(queued, { text: 'x' }, queued.token), 403);
  expectStatus(await write(await createUnqueuedCase(service), { text: 'x' }, navigatorToken), 403);
  expect((await readCase(service, queued)).notes).toEqual([]);
});
