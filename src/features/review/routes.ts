import * as Type from 'typebox';
import { NewOpinionSchema, OpinionSchema } from '#contract/opinion.ts';
import { ReviewSchema } from '#contract/review.ts';
import type { Deps } from '#deps.ts';
import { bodyRefusals, responses, sendJson } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { reviewerOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { noToken } from '../access/security.ts';
import { fileResponses } from '../documents/file-responses.ts';
import { sendFile } from '../documents/send-file.ts';
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
  'share_expired',
  'share_revoked',
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
        body: NewOpinionSchema,
        response: responses({ 201: OpinionSchema }, [
          ...refusals,
          ...bodyRefusals,
          'opinions_of_share_full',
          'case_full',
        ]),
      },
    },
    async (request, reply) => reply.code(201).send(await writeOpinion(deps, reviewerOf(request), request.body)),
  );
}
