import { MetaSchema } from '#contract/meta.ts';
import type { Deps } from '#deps.ts';
import { entityTag, isNotModified } from '#platform/http/cacheable.ts';
import { languageOf } from '#platform/http/language.ts';
import { notModified, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { version } from '#version.ts';
import type { Guard } from '../access/guard.ts';
import { noToken } from '../access/security.ts';
import { describeMeta } from './describe-meta.ts';

export function metaRoutes(app: App, { graph, config }: Pick<Deps, 'graph' | 'config'>, guard: Guard): void {
  app.get(
    '/v1/meta',
    {
      onRequest: guard.anyone,
      schema: {
        ...noToken,
        tags: ['catalogues'],
        operationId: 'getMeta',
        summary: 'The words of the service: needs, red flags, specialties, states, cities',
        response: responses({ 200: MetaSchema, 304: notModified }, []),
      },
    },
    async (request, reply) => {
      const language = languageOf(request);
      const current = graph();
      const { navigatorContact } = config;
      const tag = entityTag('meta', version, current.version, language, JSON.stringify(navigatorContact));
      if (isNotModified(request, reply, tag)) return reply.send();
      return describeMeta(current, navigatorContact, language);
    },
  );
}
