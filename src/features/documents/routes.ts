import * as Type from 'typebox';
import { DocumentChangeSchema, DocumentSchema } from '#contract/document.ts';
import { CaseParamsSchema, DocumentParamsSchema } from '#contract/path.ts';
import type { Deps } from '#deps.ts';
import { boundaryOf } from '#platform/http/multipart.ts';
import { bodyRefusals, noContent, responses } from '#platform/http/responses.ts';
import type { App, Reply, Request } from '#platform/http/server.ts';
import { caseCallerOf, familyOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly, familyOrNavigator, navigatorRefusals } from '../access/security.ts';
import { fileResponses } from './file-responses.ts';
import { documentRowToView } from './queries.ts';
import { readDocument, readDocuments } from './read-documents.ts';
import { removeDocument } from './remove-document.ts';
import { sendFile } from './send-file.ts';
import { updateDocument } from './update-document.ts';
import { uploadDocument } from './upload-document.ts';
import { withinBudgets } from './within-budgets.ts';

const readRefusals = ['invalid_request', 'case_unauthorized', ...navigatorRefusals] as const;

export function documentRoutes(app: App, deps: Deps, guard: Guard): void {
  uploadRoute(app, deps, guard);
  readRoutes(app, deps, guard);
  changeRoute(app, deps, guard);
  removeRoutes(app, deps, guard);
}

function uploadRoute(app: App, deps: Deps, guard: Guard): void {
  app.post(
    '/v1/cases/:id/documents',
    {
      onRequest: guard.holderOfCase('never'),
      // Before the body: bytes that come as they are would else be refused for being too large a JSON.
      preParsing: async (request) => void boundaryOf(request.headers['content-type']),
      config: { isUpload: true },
      schema: {
        ...familyOnly,
        tags: ['documents'],
        operationId: 'uploadDocument',
        summary: 'Upload a photo, record, scan or video',
        description:
          'Fields may come in any order. The media type is established from the bytes. Location, names and thumbnails are removed from pictures and videos before they are stored, and `takenAt` is taken from them where none is sent. An upload that fails leaves nothing behind.',
        consumes: ['multipart/form-data'],
        params: CaseParamsSchema,
        response: responses({ 201: DocumentSchema }, [
          'invalid_request',
          'malformed_multipart',
          'file_damaged',
          'case_unauthorized',
          'navigator_forbidden',
          'documents_full',
          'documents_heavy',
          'file_too_large',
          'picture_too_large',
          'scan_too_large',
          'content_type_unsupported',
          'media_type_not_allowed',
          'media_type_mismatch',
          'bytes_of_day_full',
          'storage_full',
          'file_is_two_things',
        ]),
      },
    },
    async (request, reply) => {
      const family = familyOf(request);
      const upload = () => uploadDocument(deps, family, request);
      return reply.code(201).send(await withinBudgets(deps, guard, family, request, upload));
    },
  );
}

function readRoutes(app: App, deps: Deps, guard: Guard): void {
  const onRequest = guard.holderOfCase('on_queued_case');

  app.get(
    '/v1/cases/:id/documents',
    {
      onRequest,
      schema: {
        ...familyOrNavigator,
        tags: ['documents'],
        operationId: 'listDocuments',
        summary: 'List the documents of a case',
        params: CaseParamsSchema,
        response: responses({ 200: Type.Array(DocumentSchema) }, readRefusals),
      },
    },
    async (request) => {
      const caller = caseCallerOf(request);
      const rows = await readDocuments(deps, caller);
      return rows.map((row) => documentRowToView(row, caller.caseSeal));
    },
  );

  app.get(
    '/v1/cases/:id/documents/:docId',
    {
      onRequest,
      schema: {
        ...familyOrNavigator,
        tags: ['documents'],
        operationId: 'getDocument',
        summary: 'Read the record of a document',
        params: DocumentParamsSchema,
        response: responses({ 200: DocumentSchema }, [...readRefusals, 'document_not_found']),
      },
    },
    async (request) => {
      const caller = caseCallerOf(request);
      return documentRowToView(await readDocument(deps, caller, request.params.docId), caller.caseSeal);
    },
  );

  app.get(
    '/v1/cases/:id/documents/:docId/file',
    {
      onRequest,
      schema: {
        ...familyOrNavigator,
        tags: ['documents'],
        operationId: 'getDocumentFile',
        summary: 'Read the bytes of a document',
        description: 'Takes `Range` (one range), `If-Range` and `If-None-Match`.',
        params: DocumentParamsSchema,
        response: responses(fileResponses, [
          ...readRefusals,
          'document_not_found',
          'range_not_satisfiable',
          'file_lost',
        ]),
      },
    },
    async (request, reply) => {
      const caller = caseCallerOf(request);
      const { caseSeal } = caller;
      const row = await readDocument(deps, caller, request.params.docId);
      return await sendFile(deps, request, reply, {
        ...documentRowToView(row, caseSeal),
        caseSeal,
        isDoctorsCopy: false,
      });
    },
  );
}

function changeRoute(app: App, deps: Deps, guard: Guard): void {
  app.patch(
    '/v1/cases/:id/documents/:docId',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['documents'],
        operationId: 'updateDocument',
        summary: 'Rename a document or say what it is',
        description: 'What is not sent stays as it is; null takes a member back. The bytes never change.',
        params: DocumentParamsSchema,
        body: DocumentChangeSchema,
        response: responses({ 200: DocumentSchema }, [
          ...bodyRefusals,
          'case_unauthorized',
          'navigator_forbidden',
          'document_not_found',
        ]),
      },
    },
    (request) => updateDocument(deps, familyOf(request), request.params.docId, request.body),
  );
}

function removeRoutes(app: App, deps: Deps, guard: Guard): void {
  const remove = async (request: Request, reply: Reply) => {
    const { docId } = request.params as { docId: string };
    await removeDocument(deps, familyOf(request), docId);
    return reply.code(204).send();
  };
  for (const [path, operationId] of [
    ['/v1/cases/:id/documents/:docId', 'removeDocument'],
    ['/v1/cases/:id/documents/:docId/file', 'removeDocumentFile'],
  ] as const) {
    app.delete(
      path,
      {
        onRequest: guard.holderOfCase('never'),
        schema: {
          ...familyOnly,
          tags: ['documents'],
          operationId,
          summary: 'Delete a document: its record and its bytes',
          params: DocumentParamsSchema,
          response: responses({ 204: noContent }, [
            ...bodyRefusals,
            'case_unauthorized',
            'navigator_forbidden',
            'document_not_found',
          ]),
        },
      },
      remove,
    );
  }
}
