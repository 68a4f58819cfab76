import { ContactChangeSchema, ContactSchema, NewContactSchema } from '#contract/contact.ts';
import { CaseParamsSchema, ContactParamsSchema } from '#contract/path.ts';
import type { Deps } from '#deps.ts';
import { bodyRefusals, noContent, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { familyOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly } from '../access/security.ts';
import { idempotencyHeaders } from '../idempotency/idempotency-headers.ts';
import { addContact } from './add-contact.ts';
import { removeContact } from './remove-contact.ts';
import { updateContact } from './update-contact.ts';

export function contactRoutes(app: App, deps: Deps, guard: Guard): void {
  app.post(
    '/v1/cases/:id/contacts',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['contacts'],
        operationId: 'addContact',
        summary: 'Add a contact to a case',
        params: CaseParamsSchema,
        headers: idempotencyHeaders(', and no second contact'),
        body: NewContactSchema,
        response: responses({ 200: ContactSchema }, [
          ...bodyRefusals,
          'case_unauthorized',
          'navigator_forbidden',
          'primary_contact_exists',
          'contacts_full',
          'idempotency_key_reused',
        ]),
      },
    },
    (request) => addContact(deps, familyOf(request), request.body, request.headers['idempotency-key']),
  );

  app.patch(
    '/v1/cases/:id/contacts/:cid',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['contacts'],
        operationId: 'updateContact',
        summary: 'Change a contact',
        description:
          'What is not sent stays as it is; null takes an optional member back. To make a contact the primary one makes the former primary contact a secondary one, in one step.',
        params: ContactParamsSchema,
        body: ContactChangeSchema,
        response: responses({ 200: ContactSchema }, [
          ...bodyRefusals,
          'case_unauthorized',
          'navigator_forbidden',
          'contact_not_found',
        ]),
      },
    },
    (request) => updateContact(deps, familyOf(request), request.params.cid, request.body),
  );

  app.delete(
    '/v1/cases/:id/contacts/:cid',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['contacts'],
        operationId: 'removeContact',
        summary: 'Remove a contact',
        description: 'Follow-ups that were to notify this contact notify nobody from then on.',
        params: ContactParamsSchema,
        response: responses({ 204: noContent }, [
          ...bodyRefusals,
          'case_unauthorized',
          'navigator_forbidden',
          'contact_not_found',
        ]),
      },
    },
    async (request, reply) => {
      await removeContact(deps, familyOf(request), request.params.cid);
      return reply.code(204).send();
    },
  );
}
