import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from './harness.ts';

type Response = { content?: Record<string, { schema: object }>; headers?: Record<string, { $ref: string }> };
export type Described = { paths: Record<string, Record<string, { responses: Record<string, Response> }>> };

/** Checks that an answer is one that an OpenAPI description foretells; throws when it is not. */
export function conformance(document: Described): (method: string, url: string, answer: Answer) => void {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('date-or-date-time', true);
  ajv.addFormat('binary', true);
  ajv.addSchema(document, 'api');
  const compiled = new Map<string, ValidateFunction>();
  const patterns = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }));

  function validatorAt(pointer: string): ValidateFunction {
    const found = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, found);
    return found;
  }

  return (method, url, answer) => {
    const path = patterns.find(({ pattern }) => pattern.test(url.split('?')[0] ?? ''))?.path;
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = path === undefined ? undefined : document.paths[path]?.[verb];
    // What is no operation is answered by the server itself: 404 and 405.
    if (path === undefined || operation === undefined) return;
    const response = operation.responses[String(answer.status)];
    const where = `${method} ${path} ${answer.status}`;
    if (!response) throw new Error(`${where} is not described: ${answer.text.slice(0, 500)}`);
    refuseOtherType(where, response, answer);
    for (const name of Object.keys(response.headers ?? {})) {
      const value = answer.headers[name.toLowerCase()];
      const schemaOf = `/components/headers/${name}/schema`;
      if (value !== undefined && !validatorAt(schemaOf)(Number(value)))
        throw new Error(`${where} has ${name}: ${value}`);
    }
    if (answer.body === undefined || method === 'HEAD') return;
    const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
    const schemaAt = `/paths/${escaped}/${verb}/responses/${answer.status}/content/application~1json/schema`;
    const validate = validatorAt(encodeURI(schemaAt));
    if (!validate(answer.body)) throw new Error(`${where} does not conform: ${ajv.errorsText(validate.errors)}`);
  };
}

function refuseOtherType(where: string, { content }: Response, { headers, text }: Answer): void {
  const type = String(headers['content-type'] ?? '').split(';')[0];
  if (content === undefined && text !== '') throw new Error(`${where} has a body: ${text.slice(0, 500)}`);
  if (content !== undefined && !Object.hasOwn(content, type ?? '')) throw new Error(`${where} is of type ${type}`);
}
