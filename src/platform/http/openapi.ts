import { isDeepStrictEqual } from 'node:util';
import swagger from '@fastify/swagger';
import { ErrorSchema } from '#contract/schema.ts';
import type { App } from './server.ts';

type Json = { [name: string]: unknown };

export type Description = {
  version: string;
  tags: { name: string; description: string }[];
  securitySchemes: Json;
  /** What a parameter is, by its name, where its schema does not say. */
  parameters: Record<string, string>;
  /** Documented bodies of routes that read them in their own way, by `operationId`. */
  forms: Record<string, Json>;
};

/** Describes every route from the very schemas that guard it. */
export async function describeApi(app: App, description: Description): Promise<void> {
  const { version, tags, securitySchemes } = description;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dẫn Lối',
        version,
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Healthcare navigation for Vietnam: from a few words to the right hospital and department. It does not diagnose and does not replace a doctor. **In danger call 115.**\n\nCodes never change with the language; texts follow `Accept-Language` (vi, en). Every error is `{ "error": … }`.',
      },
      servers: [{ url: '/' }],
      tags,
      components: { securitySchemes: securitySchemes as never },
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('an OpenAPI document was asked for');
      return tidy(document.openapiObject as Json, description) as never;
    },
  });
}

type Operation = {
  operationId: string;
  parameters?: { name: string; description?: string }[];
  requestBody?: Json;
  responses: Record<string, { description: string; headers?: Json; content?: Record<string, { schema: Json }> }>;
};

function tidy(document: Json, { parameters, forms }: Description): Json {
  const schemas: Json = {};
  const paths = hoist(document.paths, schemas) as Record<string, Record<string, Operation>>;
  for (const operation of Object.values(paths).flatMap((operations) => Object.values(operations))) {
    const form = forms[operation.operationId];
    if (form) operation.requestBody = { required: true, content: { 'multipart/form-data': { schema: form } } };
    for (const parameter of operation.parameters ?? []) parameter.description ??= parameters[parameter.name] ?? '';
    for (const [status, response] of Object.entries(operation.responses)) {
      response.headers = { ...headersOf(status), ...response.headers };
      if (response.description === undescribed) response.description = nameOf(response.content);
    }
  }
  const { description } = ErrorSchema as typeof ErrorSchema & { description?: string };
  schemas.Error = { ...(schemas.Error as Json), description };
  const components = document.components as Json;
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, components: { ...components, headers: budgetHeaders, schemas: sorted }, paths };
}

/** While RATE_LIMIT is not off. */
const budgetHeaders = {
  'RateLimit-Limit': wholeNumber('How many requests a minute an address, or a token, may make.'),
  'RateLimit-Remaining': wholeNumber('How many are left of this minute; a large answer counts as several.'),
  'RateLimit-Reset': wholeNumber('Seconds until the next minute begins.'),
  'Retry-After': wholeNumber('Seconds to wait before another try.'),
};

function wholeNumber(description: string): Json {
  return { description, schema: { type: 'integer', minimum: 0 } };
}

function headersOf(status: string): Json {
  const names = Object.keys(budgetHeaders).filter((name) => name !== 'Retry-After' || /^(429|503)$/.test(status));
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** What the generator says of an answer whose schema has no description. */
const undescribed = 'Default Response';

function nameOf(content: Operation['responses'][string]['content']): string {
  const { $ref, items } = (content?.['application/json']?.schema ?? {}) as { $ref?: string; items?: { $ref?: string } };
  const title = ($ref ?? items?.$ref)?.split('/').at(-1);
  return items ? `A list of \`${title}\`.` : `\`${title}\``;
}

/** Gives every titled schema one place under its title, and a reference wherever it stands. */
function hoist(value: unknown, schemas: Json): unknown {
  if (Array.isArray(value)) return value.map((item) => hoist(item, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, hoist(member, schemas)]);
  const schema = Object.fromEntries(members) as Json;
  const { title, type } = schema;
  if (typeof title !== 'string' || type !== 'object') return schema;
  const { title: _title, ...rest } = schema;
  schemas[title] ??= rest;
  if (!isSameShape(schemas[title] as Json, rest)) throw new Error(`two different schemas have the title ${title}`);
  return { $ref: `#/components/schemas/${title}` };
}

/** What a schema allows; how it is described and exemplified may depend on where it stands. */
function isSameShape(schema: Json, other: Json): boolean {
  const words = { description: '', example: '', examples: '' };
  return isDeepStrictEqual({ ...schema, ...words }, { ...other, ...words });
}
