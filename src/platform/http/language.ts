import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '#contract/language.ts';
import type { Language } from '#contract/vocabulary.ts';

/** Nobody speaks more languages than this names, and every answer asks for it. */
const headerLengthMax = 1000;

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language']?.slice(0, headerLengthMax));
}
