import * as Type from 'typebox';
import { limits } from '#contract/limits.ts';

/** The header that makes a retry safe; `meaning` goes on after "the same answer". */
export function idempotencyHeaders(meaning: string) {
  return Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({
        minLength: limits.idempotencyKeyLengthMin,
        maxLength: limits.idempotencyKeyLengthMax,
        description: `Makes a retry safe: within ${limits.idempotencyKeepHours} hours the same key and body get the same answer${meaning}. Treat it as a secret and make it random.`,
      }),
    ),
  });
}
