import type { FastifyReply, FastifyRequest } from 'fastify';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const requestHeaders =
  'Authorization, Content-Type, Accept-Language, Idempotency-Key, X-Share-Passcode, Range, If-None-Match';
const responseHeaders =
  'X-Request-Id, X-Total-Count, Link, ETag, Retry-After, WWW-Authenticate, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Content-Range, Content-Language';
const preflightSecondsMax = 600;

/** Lets pages of the origins that the operator has named read our answers. Without a name there, nobody may. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): boolean {
  reply.header('vary', 'accept-language, origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return false;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', responseHeaders);
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return true;
}

export function answerPreflight(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): boolean {
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  if (!allowOrigin(request, reply, origins)) return false;
  reply.header('access-control-allow-methods', methods);
  reply.header('access-control-allow-headers', requestHeaders);
  reply.header('access-control-max-age', preflightSecondsMax);
  reply.code(204).send();
  return true;
}
