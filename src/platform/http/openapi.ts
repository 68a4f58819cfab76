import swagger from '@fastify/swagger';
import type { App } from './server.ts';

type Json = { [name: string]: unknown };

export type Description = {
  version: string;
  tags: { name: string; description: string }[];
  securitySchemes: Json;
  /** Documented bodies of routes that read them in their own way, by `operationId`. */
  forms: Record<string, Json>;
};

/** Describes every route from the very schemas that guard it. */
export async function describeApi(app: App, { version, tags, securitySchemes, forms }: Description): Promise<void> {
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
      return tidy(document.openapiObject as Json, forms) as never;
    },
  });
}

function tidy(document: Json, forms: Record<string, Json>): Json {
  const schemas: Json = {};
  const paths = hoist(document.paths, schemas) as Record<string, Record<string, Json>>;
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      const form = forms[String(operation.operationId)];
      if (form) operation.requestBody = { required: true, content: { 'multipart/form-data': { schema: form } } };
    }
  }
  const components = document.components as Json;
  const sorted = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...document, components: { ...components, schemas: sorted }, paths };
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
  return { $ref: `#/components/schemas/${title}` };
}
