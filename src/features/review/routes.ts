import * as Type from 'typebox';
import { NewOpinionSchema, OpinionChangeSchema, OpinionSchema } from '#contract/opinion.ts';
import { OpinionParamsSchema } from '#contract/path.ts';
import { ReviewHeadersSchema, ReviewSchema } from '#contract/review.ts';
import type { Deps } from '#deps.ts';
import { bodyRefusals, responses, sendJson } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { familyOf, reviewerOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly, noToken } from '../access/security.ts';
import { fileResponses } from '../documents/file-responses.ts';
import { sendFile } from '../documents/send-file.ts';
import { idempotencyHeaders } from '../idempotency/idempotency-headers.ts';
import { hideOpinion } from './hide-opinion.ts';
import { openReview } from './open-review.ts';
import { openReviewedDocument } from './open-reviewed-document.ts';
import { writeOpinion } from './write-opinion.ts';

const ReviewParamsSchema = Type.Object({
  token: Type.String({ description: 'The `reviewToken` of `POST /v1/cases/{id}/shares`: a secret.' }),
});
const ReviewDocumentParamsSchema = Type.Object({ ...ReviewParamsSchema.properties, docId: Type.String() });
const refusals = [
  'invalid_request',
  'review_unauthorized',
  'case_paused',
  'share_expired',
  'passcode_needed',
  'passcode_wrong',
  'share_revoked',
  'share_locked',
  'share_worn_out',
] as const;

export function reviewRoutes(app: App, deps: Deps, guard: Guard): void {
  app.get(
    '/v1/review/:token',
    {
      onRequest: guard.reviewer,
      schema: {
        ...noToken,
        tags: ['review'],
        operationId: 'openReview',
        summary: 'Read the case file as the invited doctor',
        description: 'Holds no contact, name, address or phone number. Each opening is an event that the family sees.',
        params: ReviewParamsSchema,
        headers: ReviewHeadersSchema,
        response: responses({ 200: ReviewSchema }, refusals),
      },
    },
    async (request, reply) => sendJson(reply, await openReview(deps, reviewerOf(request))),
  );

  app.get(
    '/v1/review/:token/documents/:docId/file',
    {
      onRequest: guard.reviewer,
      schema: {
        ...noToken,
        tags: ['review'],
        operationId: 'getReviewFile',
        summary: 'Read a document as the invited doctor',
        description:
          'In a scan (DICOM) and in what a PDF says of itself, names, addresses, contacts and identifiers are blanked; nothing moves, so that size and `Range` stay as they are. A scan in which that cannot be done is not shown. What is part of the picture or printed on the page stays.',
        params: ReviewDocumentParamsSchema,
        headers: ReviewHeadersSchema,
        response: responses(fileResponses, [
          ...refusals,
          'names_in_file',
          'document_not_found',
          'range_not_satisfiable',
          'file_lost',
        ]),
      },
    },
    async (request, reply) => {
      const document = await openReviewedDocument(deps, reviewerOf(request), request.params.docId);
      return await sendFile(deps, request, reply, document);
    },
  );

  app.post(
    '/v1/review/:token/opinions',
    {
      onRequest: guard.reviewer,
      schema: {
        ...noToken,
        tags: ['review'],
        operationId: 'writeOpinion',
        summary: 'Write an opinion',
        description: 'Urgent and emergency raise the urgency of the case and call a navigator.',
        params: ReviewParamsSchema,
        headers: Type.Object({
          ...ReviewHeadersSchema.properties,
          ...idempotencyHeaders(', and no second opinion').properties,
        }),
        body: NewOpinionSchema,
        response: responses({ 201: OpinionSchema }, [
          ...refusals,
          ...bodyRefusals,
          'opinions_of_share_full',
          'case_full',
          'idempotency_key_reused',
        ]),
      },
    },
    async (request, reply) => {
      const { body, headers } = request;
      return reply.code(201).send(await writeOpinion(deps, reviewerOf(request), body, headers['idempotency-key']));
    },
  );

  app.patch(
    '/v1/cases/:id/opinions/:opinionId',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['review'],
        operationId: 'hideOpinion',
        summary: 'Hide an opinion from other doctors, or show it again',
        description:
          'The family, navigators and the link that wrote it still see it. The urgency stays as it was raised.',
        params: OpinionParamsSchema,
        body: OpinionChangeSchema,
        response: responses({ 200: OpinionSchema }, [
          ...bodyRefusals,
          'case_unauthorized',
          'navigator_forbidden',
          'opinion_not_found',
        ]),
      },
    },
    (request) => hideOpinion(deps, familyOf(request), request.params.opinionId, request.body),
  );
}
