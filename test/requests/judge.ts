import { conformance } from '../conformance.ts';
import type { Answer } from '../harness.ts';
import { description, operationAt, pathOf } from './description.ts';

/** Answered before it is known where a request goes, so that no operation names them: too slow, too large a head. */
const beforeRoutes = [408, 431];
/** What the server itself says where there is no operation. */
const nowhere = [400, 404, 405, 429];
/** Served, and no part of the description: itself, its page, and the pages. */
const undescribed = /^\/(openapi\.json|docs(\/.*)?|[^v][^/]*)?$/;

const headersOfOurs = new Set([
  ...['accept-ranges', 'allow', 'cache-control', 'connection', 'content-disposition', 'content-language'],
  ...[
    'content-length',
    'content-range',
    'content-security-policy',
    'content-type',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ],
  ...['date', 'etag', 'keep-alive', 'link', 'location', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ...[
    'permissions-policy',
    'referrer-policy',
    'retry-after',
    'strict-transport-security',
    'transfer-encoding',
    'vary',
    'www-authenticate',
  ],
  ...['x-content-type-options', 'x-frame-options', 'x-request-id', 'x-total-count'],
]);

/** What tells of our insides. */
const insides = /\bat \S+:\d+|\.ts\b|node_modules|\/src\/|\bselect\b.*\bfrom\b|SQLITE|\[object|\bundefined\b|\bNaN\b/;

const conforms = conformance(description);

/** What is wrong with an answer: nothing, when it is as it was foretold. */
export function faultOf(method: string, target: string, answer: Answer): string | undefined {
  const { status, headers, body } = answer;
  if (status >= 500) return `${status} ${answer.text}`;
  const isRefusal = status >= 400;
  const isBare = method === 'HEAD';
  if (isRefusal && !isBare) {
    if (typeof body?.error !== 'string' || Object.keys(body).length !== 1)
      return `the form of an error: ${answer.text}`;
    if (insides.test(body.error)) return `it tells of our insides: ${answer.text}`;
  }
  const wrong = faultInHeaders(answer);
  if (wrong) return wrong;
  if (beforeRoutes.includes(status) || (status === 400 && headers.connection === 'close')) return undefined;
  const isNowhere = nowhere.includes(status) || undescribed.test(pathOf(target));
  const operation = operationAt(method, target) ?? (isNowhere ? undefined : operationAt(method, target, 'unnamed'));
  if (!operation) return isNowhere ? undefined : `${status} where no operation is`;
  try {
    conforms(operation.method === 'GET' ? method : operation.method, operation.path.replace(/[{}]/g, ''), answer);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}

function faultInHeaders({ status, headers }: Answer): string | undefined {
  const strange = Object.keys(headers).find((name) => !headersOfOurs.has(name));
  if (strange !== undefined) return `a header that nobody knows: ${strange}`;
  if (!/^[0-9a-f-]{36}$/.test(String(headers['x-request-id']))) return 'no x-request-id';
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  if (headers['cache-control'] === undefined) return 'nothing on caching';
  if (status === 405 && !headers.allow) return 'a 405 that does not say what is allowed';
  if (status === 429 && !headers['retry-after']) return 'a 429 that does not say for how long';
  return undefined;
}
