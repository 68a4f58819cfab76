import { readFileSync } from 'node:fs';
import type { Described } from '../conformance.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
};

type Parameter = { in: 'path' | 'query' | 'header'; name: string; schema: Schema; required?: boolean };

type Written = {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, object>;
};

export type Operation = {
  /** As `GET /v1/cases/{id}`. */
  route: string;
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Whose token it takes: `caseToken`, `navigatorToken`, or nobody's. */
  tokens: string[];
  json: Schema | undefined;
  form: Schema | undefined;
  statuses: number[];
};

/** What we tell the world: the file, and not what the code would say of itself. */
export const description = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
) as Described & { paths: Record<string, Record<string, Written>>; components: { schemas: Record<string, Schema> } };

export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, { operationId, security, parameters = [], requestBody, responses }]) => ({
    route: `${method.toUpperCase()} ${path}`,
    id: operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    tokens: security.flatMap((each) => Object.keys(each)),
    json: requestBody?.content['application/json']?.schema,
    form: requestBody?.content['multipart/form-data']?.schema,
    statuses: Object.keys(responses).map(Number),
  })),
);

/** Answers by which an operation says that all is well; each must be reached with valid input. */
export function goodStatuses({ statuses }: Operation): number[] {
  return statuses.filter((status) => status < 400);
}

export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  const found = description.components.schemas[name];
  if (!found) throw new Error(`${schema.$ref} leads nowhere`);
  return found;
}

const matchers = operations.map((operation) => {
  const matching = (parameter: string) => new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, parameter)}$`);
  return { operation, named: matching('[^/]+'), unnamed: matching('[^/]*') };
});

/**
 * Where a request comes to, by its first line; nothing where there is no operation. The router lets some come with an id
 * of no letters, which names nothing.
 */
export function operationAt(method: string, target: string, how: 'named' | 'unnamed' = 'named'): Operation | undefined {
  const path = pathOf(target);
  const verb = method === 'HEAD' ? 'GET' : method;
  return matchers.find(({ operation, [how]: pattern }) => operation.method === verb && pattern.test(path))?.operation;
}

/** As the router reads it: without origin, query and fragment, escapes undone where they can be. */
export function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
