import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseWhen } from '#contract/when.ts';
import { expectStatus, type Service, startService } from '../harness.ts';
import { isPage, routesOf } from '../routes.ts';

type Schema = { [name: string]: unknown };
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { in: string; name: string; description: string; required?: boolean }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string; description: string; license: object };
  tags: { name: string; description: string }[];
  components: Record<'schemas' | 'headers' | 'securitySchemes', Record<string, Schema>>;
  paths: Record<string, Record<string, Operation>>;
};

let service: Service;
let document: Document;
let operations: { route: string; method: string; path: string; operation: Operation }[];

beforeAll(async () => {
  service = await startService();
  document = expectStatus(await service.call('GET', '/openapi.json'), 200).body;
  operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
});
afterAll(() => service.stop());

/** Every operation of the table of endpoints, with what it answers when all is well. */
const specified: Record<string, number> = {
  'GET /health': 200,
  'GET /v1/meta': 200,
  'POST /v1/navigate': 200,
  'POST /v1/cases': 201,
  'GET /v1/cases/{id}': 200,
  'PATCH /v1/cases/{id}': 200,
  'POST /v1/cases/{id}/renavigate': 200,
  'POST /v1/cases/{id}/contacts': 200,
  'DELETE /v1/cases/{id}/contacts/{cid}': 204,
  'POST /v1/cases/{id}/documents': 201,
  'GET /v1/cases/{id}/documents': 200,
  'GET /v1/cases/{id}/documents/{docId}': 200,
  'DELETE /v1/cases/{id}/documents/{docId}': 204,
  'GET /v1/cases/{id}/documents/{docId}/file': 200,
  'DELETE /v1/cases/{id}/documents/{docId}/file': 204,
  'POST /v1/cases/{id}/shares': 201,
  'GET /v1/cases/{id}/shares': 200,
  'DELETE /v1/cases/{id}/shares/{shareId}': 204,
  'GET /v1/review/{token}': 200,
  'GET /v1/review/{token}/documents/{docId}/file': 200,
  'POST /v1/review/{token}/opinions': 201,
  'POST /v1/cases/{id}/followups': 200,
  'PATCH /v1/cases/{id}/followups/{fid}': 200,
  'GET /v1/hospitals': 200,
  'GET /v1/hospitals/{hid}': 200,
  'GET /v1/navigator/queue': 200,
  'GET /v1/navigator/me': 200,
  'POST /v1/cases/{id}/notes': 201,
  'POST /v1/hospitals/{hid}/reports': 202,
  'GET /v1/navigator/reports': 200,
  'PATCH /v1/navigator/reports/{id}': 200,
};

/** Every value in the document with the path to it. */
function* walk(value: unknown, path = ''): Generator<{ path: string; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) yield* walk(member, `${path}/${name}`);
}

function validator(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('date-or-date-time', (text: string) => parseWhen(text) !== undefined);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, 'api');
  return ajv;
}

describe('the description of the service', () => {
  it('is what docs/openapi.json holds (npm run openapi writes it)', async () => {
    const file = await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
    expect(JSON.parse(file)).toEqual(document);
    expect(file).toBe(`${JSON.stringify(document, null, 2)}\n`);
  });

  it('is OpenAPI 3.1 of version 0.1.0', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: 'Dẫn Lối', version: '0.1.0', license: { name: 'MIT' } });
    expect(document.info.description).toContain('115');
  });

  it('has every operation of the specification, answering as it says', () => {
    for (const [route, status] of Object.entries(specified)) {
      const found = operations.find((each) => each.route === route);
      expect(found, route).toBeDefined();
      expect(Object.keys(found?.operation.responses ?? {}), route).toContain(String(status));
    }
  });

  it('has every route that there is, but itself, its page and the pages', () => {
    const hidden = /^\/(docs|openapi\.json)/;
    const routes = routesOf(service.app).filter((route) => {
      const [method, path = ''] = route.split(' ');
      return method !== 'HEAD' && !hidden.test(path) && !isPage(path);
    });
    expect(operations.map(({ route }) => route).sort()).toEqual(routes);
  });

  it('names every operation once, sums it up and puts it under a heading that there is', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(operations.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { route, operation } of operations) {
      expect(operation.operationId, route).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary.length, route).toBeGreaterThan(5);
      expect(operation.tags, route).toHaveLength(1);
      expect(tags, route).toEqual(expect.arrayContaining(operation.tags));
    }
    const used = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect([...used].sort()).toEqual([...tags].sort());
  });

  it('says of every operation which token it takes', () => {
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { route, path, operation } of operations) {
      const named = operation.security.flatMap((each) => Object.keys(each));
      expect(schemes, route).toEqual(expect.arrayContaining(named));
      expect(named.includes('caseToken'), route).toBe(path.startsWith('/v1/cases/') && !path.endsWith('/notes'));
      const isReview = path.startsWith('/v1/review/');
      const isRefusable = named.length > 0 || isReview;
      expect('401' in operation.responses, route).toBe(isRefusable);
      expect('410' in operation.responses, route).toBe(isReview);
    }
  });

  it('describes every parameter of the path, and no other', () => {
    for (const { route, path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((each) => each.in === 'path');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name).sort(), route).toEqual(names.sort());
      for (const { name, description } of operation.parameters ?? [])
        expect(description, `${route} ${name}`).toBeTruthy();
      for (const { required } of inPath) expect(required).toBe(true);
    }
  });

  it('describes every answer, and gives every refusal the one form of error', () => {
    for (const { route, operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect(statuses, route).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
      expect(
        statuses.some((status) => /^2|303/.test(status)),
        route,
      ).toBe(true);
      for (const [status, { description, content = {} }] of Object.entries(operation.responses)) {
        const where = `${route} ${status}`;
        expect(description.length, where).toBeGreaterThan(5);
        expect(description, where).not.toMatch(/Default Response|undefined|[{}]/);
        const isBodiless = ['204', '303', '304'].includes(status);
        expect(Object.keys(content).length > 0, where).toBe(!isBodiless);
        if (Number(status) < 400 || route === 'GET /health') continue;
        expect(content, where).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Error' } } });
      }
    }
  });

  it('tells for every body whether it must be there, and shows an example', () => {
    for (const { route, method, operation } of operations) {
      if (!operation.requestBody) {
        expect(
          method === 'GET' ||
            method === 'DELETE' ||
            /\/(renavigate|token|navigator|stop\/\{token\}|confirm\/\{token\})$/.test(route),
          route,
        ).toBe(true);
        continue;
      }
      expect(operation.requestBody.required, route).toBe(true);
      const json = operation.requestBody.content['application/json'];
      if (json) expect(json.example, route).toBeDefined();
    }
  });

  it('has examples that its own schemas allow', () => {
    const ajv = validator();
    let checked = 0;
    const check = (schema: Schema, example: unknown, where: string) => {
      const validate = ajv.compile(rooted(schema) as Schema);
      expect(validate(example), `${where}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      checked++;
    };
    for (const { path, value } of walk(document)) {
      if (typeof value !== 'object' || value === null) continue;
      const { examples, example, schema } = value as { examples?: unknown; example?: unknown; schema?: Schema };
      if (Array.isArray(examples)) for (const each of examples) check(value as Schema, each, path);
      if (example !== undefined && schema) check(schema, example, path);
    }
    expect(checked).toBeGreaterThan(8);
  });

  it('has no reference that leads nowhere, and no schema or header that nobody uses', () => {
    const references = new Set<string>();
    for (const { value } of walk(document)) {
      const { $ref } = (typeof value === 'object' && value !== null ? value : {}) as { $ref?: string };
      if ($ref !== undefined) references.add($ref);
    }
    const { schemas, headers } = document.components;
    const there = Object.entries({ schemas, headers }).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...references].sort()).toEqual(there.sort());
    expect(there.length).toBeGreaterThan(25);
  });

  it('closes every object, so that nothing is silently dropped', () => {
    for (const { path, value } of walk(document.components.schemas)) {
      const schema = (typeof value === 'object' && value !== null ? value : {}) as Schema;
      if (schema.type !== 'object' || path.endsWith('/detail')) continue;
      expect(schema.additionalProperties, path).toBe(false);
    }
  });

  it('is the same whatever is set', async () => {
    const other = await startService({
      requestsPerMinute: 100,
      navigatorToken: undefined,
      navigatorContact: {},
      mail: undefined,
      corsOrigins: ['https://other.example'],
      trustProxy: true,
      retentionDays: undefined,
    });
    expect(expectStatus(await other.call('GET', '/openapi.json'), 200).body).toEqual(document);
    await other.stop();
  });

  it('is shown at /docs by files of our own', async () => {
    const page = expectStatus(await service.call('GET', '/docs/'), 200);
    const links = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      expect(link).not.toMatch(/^(https?:)?\/\//);
      expectStatus(await service.call('GET', new URL(link, 'http://here/docs/').pathname), 200);
    }
    expect(page.text).not.toMatch(/<script>[^<]/);
  });
});

/** The same schema with its references into the whole document. */
function rooted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rooted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' && typeof member === 'string' ? `api${member}` : rooted(member),
    ]),
  );
}
