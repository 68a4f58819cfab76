import * as Type from 'typebox';
import {
  CaseChangeSchema,
  CaseFileSchema,
  CreatedCaseSchema,
  EventSchema,
  EventsQuerySchema,
  NewCaseSchema,
  NewKeySchema,
  UpdatedCaseSchema,
} from '#contract/case.ts';
import { CaseParamsSchema } from '#contract/path.ts';
import { RecommendationSchema } from '#contract/recommendation.ts';
import type { Deps } from '#deps.ts';
import { isAsBefore } from '#platform/http/cacheable.ts';
import { languageOf } from '#platform/http/language.ts';
import { setPageHeaders } from '#platform/http/page.ts';
import { bodyRefusals, notModified, responses, sendJson, writtenPlainly } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { caseCallerOf, familyOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly, familyOrNavigator, navigatorRefusals, noToken } from '../access/security.ts';
import { idempotencyHeaders } from '../idempotency/idempotency-headers.ts';
import { changeKey } from './change-key.ts';
import { createCase } from './create-case.ts';
import { findFamilyWithFile, openCaseFile } from './open-case-file.ts';
import { readEvents } from './read-events.ts';
import { renavigateCase } from './renavigate-case.ts';
import { updateCase } from './update-case.ts';

export function caseRoutes(app: App, deps: Deps, guard: Guard): void {
  app.post(
    '/v1/cases',
    {
      ...writtenPlainly,
      onRequest: guard.anyone,
      config: { isCryForHelp: true },
      schema: {
        ...noToken,
        tags: ['cases'],
        operationId: 'createCase',
        summary: 'Create a case',
        description: 'Navigates, stores the case, and gives its number and its key. The key is shown here only.',
        headers: idempotencyHeaders(', the token included, and no second case'),
        body: NewCaseSchema,
        response: responses({ 201: CreatedCaseSchema }, [
          ...bodyRefusals,
          'primary_contact_exists',
          'idempotency_key_reused',
          'cases_of_day_full',
          'reading_crowded',
        ]),
      },
    },
    async (request, reply) => {
      await guard.takeCase(request);
      const key = request.headers['idempotency-key'];
      return sendJson(
        reply.code(201),
        await createCase(
          deps,
          request.body,
          languageOf(request),
          key,
          guard.reading(request),
          guard.addressOf(request),
        ),
      );
    },
  );

  app.get(
    '/v1/cases/:id',
    {
      onRequest: guard.holderOfCase('on_queued_case', findFamilyWithFile(deps)),
      schema: {
        ...familyOrNavigator,
        tags: ['cases'],
        operationId: 'getCase',
        summary: 'Read a case with all that belongs to it',
        description: 'Takes `If-None-Match`, so that a page that looks again for news costs little.',
        params: CaseParamsSchema,
        response: responses({ 200: CaseFileSchema, 304: notModified }, [
          'invalid_request',
          'case_unauthorized',
          ...navigatorRefusals,
        ]),
      },
    },
    async (request, reply) => {
      const file = await openCaseFile(deps, request, caseCallerOf(request));
      return isAsBefore(request, reply, file) ? reply.send() : sendJson(reply, file);
    },
  );

  app.get(
    '/v1/cases/:id/events',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['cases'],
        operationId: 'listEvents',
        summary: 'Who did what in a case, and who read it: all of it, oldest first',
        params: CaseParamsSchema,
        querystring: EventsQuerySchema,
        response: responses({ 200: Type.Array(EventSchema) }, [
          'invalid_request',
          'case_unauthorized',
          'navigator_forbidden',
        ]),
      },
    },
    async (request, reply) => {
      const page = await readEvents(deps, familyOf(request), request.query);
      setPageHeaders(request, reply, page.total, page.next);
      return sendJson(reply, page.json);
    },
  );

  app.patch(
    '/v1/cases/:id',
    {
      onRequest: guard.holderOfCase('decided_by_route'),
      schema: {
        ...familyOrNavigator,
        tags: ['cases'],
        operationId: 'updateCase',
        summary: 'Change a case',
        description:
          'Any state may follow any other. A new intake is navigated at once and the old one stays in the history; a new patient profile replaces the old one. A navigator who takes a case that needs nobody gets its id and their name only, and reads it only after giving a `reason`.',
        params: CaseParamsSchema,
        body: CaseChangeSchema,
        response: responses({ 200: UpdatedCaseSchema }, [
          ...bodyRefusals,
          'case_unauthorized',
          'assigning_forbidden',
          'reading_crowded',
          ...navigatorRefusals,
        ]),
      },
    },
    (request) =>
      updateCase(deps, caseCallerOf(request), request.body, guard.reading(request), guard.addressOf(request)),
  );

  app.post(
    '/v1/cases/:id/renavigate',
    {
      ...writtenPlainly,
      onRequest: guard.holderOfCase('on_queued_case'),
      schema: {
        ...familyOrNavigator,
        tags: ['cases'],
        operationId: 'renavigateCase',
        summary: 'Navigate again with the directory as it is now',
        description: 'May raise the urgency of the case, never lower it. Takes no body.',
        params: CaseParamsSchema,
        response: responses({ 200: RecommendationSchema }, [
          ...bodyRefusals,
          'case_unauthorized',
          'reading_crowded',
          ...navigatorRefusals,
        ]),
      },
    },
    async (request, reply) => {
      const caller = caseCallerOf(request);
      return sendJson(reply, await renavigateCase(deps, caller, languageOf(request), guard.reading(request)));
    },
  );

  app.post(
    '/v1/cases/:id/token',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['cases'],
        operationId: 'changeKey',
        summary: 'Give the case a new key',
        description:
          'The old key opens nothing from this moment on, on any device; links for doctors stay as they are. The new one is shown here only. Takes no body.',
        params: CaseParamsSchema,
        response: responses({ 201: NewKeySchema }, [...bodyRefusals, 'case_unauthorized', 'navigator_forbidden']),
      },
    },
    async (request, reply) => reply.code(201).send(await changeKey(deps, familyOf(request))),
  );
}
