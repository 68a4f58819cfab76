import swaggerUi from '@fastify/swagger-ui';
import { DocumentFieldsSchema } from '#contract/document.ts';
import { limits } from '#contract/limits.ts';
import { entityTag, isNotModified } from '#platform/http/cacheable.ts';
import { type Description, describeApi } from '#platform/http/openapi.ts';
import type { App } from '#platform/http/server.ts';
import { interfaceVersion } from '#version.ts';
import type { Guard } from '../access/guard.ts';
import { securitySchemes } from '../access/security.ts';

const description: Description = {
  version: interfaceVersion,
  securitySchemes,
  tags: [
    { name: 'navigation', description: 'From a few words to where to go.' },
    { name: 'catalogues', description: 'Codes with their labels.' },
    { name: 'hospitals', description: 'The service graph.' },
    { name: 'cases', description: 'A case, held by its secret key.' },
    { name: 'contacts', description: 'The family and others around the patient.' },
    { name: 'documents', description: 'Photos, records, scans and videos.' },
    { name: 'follow-ups', description: 'What is still to be done, and when.' },
    { name: 'notices', description: 'Who is told that there is news, and how they stop it.' },
    { name: 'shares', description: 'Inviting a doctor.' },
    { name: 'review', description: 'What the invited doctor reads and writes.' },
    { name: 'rights', description: 'What the people in the data may ask for.' },
    { name: 'navigator', description: 'The queue of the human navigators.' },
    { name: 'operations', description: 'For those who run the service.' },
  ],
  parameters: {
    id: 'The number of the case.',
    hid: 'The `id` of a hospital of the directory.',
    cid: 'The `id` of a contact of the case.',
    docId: 'The `id` of a document of the case.',
    shareId: 'The `shareId` of an invitation of the case.',
    opinionId: 'The `id` of an opinion of the case.',
    fid: 'The `id` of a follow-up of the case.',
    deviceId: 'The `id` of a device of the case.',
    purpose: 'What is agreed to or refused.',
    urgency: 'Only cases of this urgency.',
  },
  forms: {
    uploadDocument: {
      type: 'object',
      required: ['file'],
      additionalProperties: false,
      properties: {
        file: {
          type: 'string',
          format: 'binary',
          description: `JPEG, PNG, WebP, HEIC, PDF, DICOM or MP4, up to ${limits.documentSizeBytesMax} bytes.`,
        },
        ...DocumentFieldsSchema.properties,
      },
    },
  },
};

/** Must be registered before the routes that it describes. */
export async function describeRoutes(app: App): Promise<void> {
  await describeApi(app, description);
}

/** The page may load nothing but our own files. */
const pageCsp =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function docsRoutes(app: App, guard: Guard): Promise<void> {
  let served: { text: string; etag: string } | undefined;
  app.get('/openapi.json', { onRequest: guard.anyone, schema: { hide: true } }, async (request, reply) => {
    if (!served) {
      const text = JSON.stringify(app.swagger());
      served = { text, etag: entityTag(text) };
    }
    if (isNotModified(request, reply, served.etag)) return reply.send();
    return reply.type('application/json; charset=utf-8').send(served.text);
  });

  await app.register(async (scope) => {
    scope.addHook('onRequest', guard.anyone);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', pageCsp);
    });
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: false,
      indexPrefix: '',
      uiConfig: { url: '/openapi.json', deepLinking: true, persistAuthorization: false },
    });
  });
}
