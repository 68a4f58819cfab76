import type { TSchema } from 'typebox';
import type { CaseFile } from '#contract/case.ts';
import { caseIdOf } from '#contract/ids.ts';
import { CaseParamsSchema } from '#contract/path.ts';
import { vietnamClock, vietnamDay } from '#contract/when.ts';
import type { Deps } from '#deps.ts';
import { zip } from '#platform/archive/zip.ts';
import { languageOf } from '#platform/http/language.ts';
import { responses } from '#platform/http/responses.ts';
import { sendPieces } from '#platform/http/send-pieces.ts';
import type { App } from '#platform/http/server.ts';
import { familyOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly } from '../access/security.ts';
import { findFamilyWithFile, openCaseFile } from '../cases/open-case-file.ts';
import { exportCase } from './export-case.ts';

const archive = {
  description: 'A ZIP archive: `summary.html`, `case.json`, `fhir-bundle.json` and the files of `documents/`.',
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
} as unknown as TSchema;

export function exportRoutes(app: App, deps: Deps, guard: Guard): void {
  app.get(
    '/v1/cases/:id/export',
    {
      onRequest: guard.holderOfCase('never', findFamilyWithFile(deps)),
      schema: {
        ...familyOnly,
        tags: ['cases'],
        operationId: 'exportCase',
        summary: 'Take out all that is held of a case',
        description:
          'One archive, written as it is read: a page for people, the case as JSON, a FHIR R4 document for a hospital’s system, and every file. An archive that breaks off has no end and does not open.',
        params: CaseParamsSchema,
        response: responses({ 200: archive }, ['invalid_request', 'case_unauthorized', 'navigator_forbidden']),
      },
    },
    async (request, reply) => {
      const family = familyOf(request);
      const now = deps.clock();
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="danloi-${caseIdOf(family.caseNumber)}-${vietnamDay(now)}.zip"`,
        'content-security-policy': "sandbox; default-src 'none'",
      });
      if (request.method === 'HEAD') return await sendPieces(request, reply, []);
      const json = await openCaseFile(deps, request, family);
      guard.charge(request, json.length);
      const file = JSON.parse(json.toString()) as CaseFile;
      const entries = await exportCase(deps, family, file, languageOf(request));
      return await sendPieces(request, reply, zip(entries, vietnamClock(now)));
    },
  );
}
