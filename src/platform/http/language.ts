import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '../../contract/language.ts';
import type { Language } from '../../contract/vocabulary.ts';

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language']);
}
