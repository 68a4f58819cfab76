import type { FastifyReply } from 'fastify';
import type { TSchema } from 'typebox';
import { type ErrorCode, errors } from '#contract/errors.ts';
import { ErrorSchema } from '#contract/schema.ts';

/** What any route may answer, whatever it does: two hosts are no request, whichever way they lead. */
const everywhere = ['malformed_request', 'rate_limited', 'internal', 'unavailable'] as const satisfies ErrorCode[];

/** Stands for a text that names the field and what is wrong with it. */
const wrongValue = 'A value is missing, unknown or not allowed.';

/** How the body of a request is refused, also by a route that takes none: one may come all the same. */
export const bodyRefusals = [
  'invalid_request',
  'malformed_json',
  'body_too_large',
  'content_type_unsupported',
] as const satisfies ErrorCode[];

/** The response schemas of a route: what it gives, and every way in which it may refuse, by the table of errors. */
export function responses<Given extends Record<number, TSchema>>(given: Given, refusals: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(new Set([...refusals, ...everywhere]), (code) => errors[code].status);
  const refused = [...byStatus].map(([status, codes]) => {
    const texts = codes.map((code) => (code === 'invalid_request' ? wrongValue : errors[code].text.en));
    return [status, { ...ErrorSchema, description: texts.join(' ').replaceAll(/\{\w+\}/g, '…') }];
  });
  return { ...given, ...Object.fromEntries(refused) } as Given;
}

/**
 * For answers that are mostly the engine's texts: three times as fast as writing them by schema. What goes out is
 * still held to the schema, by the tests, which check every answer against the description.
 */
export const writtenPlainly = { serializerCompiler: () => JSON.stringify };

/** For an answer that is written already. */
export function sendJson(reply: FastifyReply, json: string | Uint8Array): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

export const noContent = { type: 'null', description: 'Done; there is no body.' } as unknown as TSchema;
export const notModified = {
  type: 'null',
  description: 'The copy with this `ETag` is still good.',
} as unknown as TSchema;
