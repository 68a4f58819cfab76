import type { TSchema } from 'typebox';
import { mediaTypes } from '#contract/vocabulary.ts';
import { notModified } from '#platform/http/responses.ts';

function bytes(description: string): TSchema {
  const content = Object.fromEntries(
    mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  return { description, content } as unknown as TSchema;
}

/** What a route that gives a file may give. */
export const fileResponses = {
  200: bytes('The bytes.'),
  206: bytes('The bytes that `Range` asked for.'),
  304: notModified,
};
