import * as Type from 'typebox';
import { NewNoteSchema, NoteSchema } from '#contract/note.ts';
import { CaseParamsSchema } from '#contract/path.ts';
import {
  ClosedTogetherSchema,
  CloseTogetherSchema,
  DeskSchema,
  QueueItemSchema,
  QueueQuerySchema,
} from '#contract/queue.ts';
import type { Deps } from '#deps.ts';
import { languageOf } from '#platform/http/language.ts';
import { setPageHeaders } from '#platform/http/page.ts';
import { bodyRefusals, noContent, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { caseCallerOf, familyOf, queueCallerOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly, navigatorOnly, navigatorRefusals } from '../access/security.ts';
import { idempotencyHeaders } from '../idempotency/idempotency-headers.ts';
import { closeTogether } from './close-together.ts';
import { endNavigators, letNavigators } from './let-navigators.ts';
import { readDesk } from './read-desk.ts';
import { readQueue } from './read-queue.ts';
import { writeNote } from './write-note.ts';

export function navigatorRoutes(app: App, deps: Deps, guard: Guard): void {
  app.get(
    '/v1/navigator/queue',
    {
      onRequest: guard.navigator,
      schema: {
        ...navigatorOnly,
        tags: ['navigator'],
        operationId: 'readQueue',
        summary: 'Cases that wait for a person, the most urgent first',
        description:
          'Of the same urgency first those that were the first of their address within the hour, then who waits longest.',
        querystring: QueueQuerySchema,
        response: responses({ 200: Type.Array(QueueItemSchema) }, ['invalid_request', 'navigator_unauthorized']),
      },
    },
    async (request, reply) => {
      const page = await readQueue(deps, queueCallerOf(request), request.query, languageOf(request));
      setPageHeaders(request, reply, page.total, page.next);
      return page.items;
    },
  );

  app.post(
    '/v1/navigator/queue/close',
    {
      onRequest: guard.navigator,
      schema: {
        ...navigatorOnly,
        tags: ['navigator'],
        operationId: 'closeTogether',
        summary: 'Close many cases that came from one address',
        description:
          'Only cases with `laterOfAddress`. Each is closed by itself: its family sees by whom and why, and opens it again by the state `emergency`.',
        body: CloseTogetherSchema,
        response: responses({ 200: ClosedTogetherSchema }, [...bodyRefusals, 'navigator_unauthorized']),
      },
    },
    async (request) => await closeTogether(deps, queueCallerOf(request), request.body),
  );

  app.get(
    '/v1/navigator/me',
    {
      onRequest: guard.navigator,
      schema: {
        ...navigatorOnly,
        tags: ['navigator'],
        operationId: 'readDesk',
        summary: 'The name of the token, and how much waits',
        response: responses({ 200: DeskSchema }, ['navigator_unauthorized']),
      },
    },
    async (request) => await readDesk(deps, queueCallerOf(request)),
  );

  app.post(
    '/v1/cases/:id/notes',
    {
      onRequest: guard.holderOfCase('on_queued_case'),
      schema: {
        ...navigatorOnly,
        tags: ['navigator'],
        operationId: 'writeNote',
        summary: 'Write a note about a case',
        description: 'The family reads it with the case; an invited doctor does not. A note is never changed.',
        params: CaseParamsSchema,
        headers: idempotencyHeaders(', and no second note'),
        body: NewNoteSchema,
        response: responses({ 201: NoteSchema }, [
          ...bodyRefusals,
          'case_unauthorized',
          'notes_forbidden',
          ...navigatorRefusals,
          'case_full',
          'idempotency_key_reused',
        ]),
      },
    },
    async (request, reply) => {
      const { body, headers } = request;
      return reply.code(201).send(await writeNote(deps, caseCallerOf(request), body, headers['idempotency-key']));
    },
  );

  app.delete(
    '/v1/cases/:id/navigator',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['navigator'],
        operationId: 'endNavigators',
        summary: 'End the reading of a case by navigators',
        description:
          'From the next request on no navigator reads the case, whatever the reason, until the family asks for help again: by `PUT` here, with the state `emergency`, or with a new intake that is one.',
        params: CaseParamsSchema,
        response: responses({ 204: noContent }, [
          ...bodyRefusals,
          'case_unauthorized',
          'navigator_forbidden',
          'navigators_ended_before',
        ]),
      },
    },
    async (request, reply) => {
      await endNavigators(deps, familyOf(request));
      return reply.code(204).send();
    },
  );

  app.put(
    '/v1/cases/:id/navigator',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['navigator'],
        operationId: 'letNavigators',
        summary: 'Let navigators read a case again',
        description: 'Takes no body. Nothing happens when they never were shut out.',
        params: CaseParamsSchema,
        response: responses({ 204: noContent }, [...bodyRefusals, 'case_unauthorized', 'navigator_forbidden']),
      },
    },
    async (request, reply) => {
      await letNavigators(deps, familyOf(request));
      return reply.code(204).send();
    },
  );
}
