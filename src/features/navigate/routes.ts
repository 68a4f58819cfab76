import { IntakeSchema } from '#contract/intake.ts';
import { inLanguage } from '#contract/language.ts';
import { RecommendationSchema } from '#contract/recommendation.ts';
import type { Deps } from '#deps.ts';
import { languageOf } from '#platform/http/language.ts';
import { bodyRefusals, responses, sendJson } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import type { Guard } from '../access/guard.ts';
import { noToken } from '../access/security.ts';
import { refuseUnknownPlace } from '../places/settle-place.ts';
import { navigateInTurn } from './navigate-in-turn.ts';
import { refuseAgesApart } from './refuse-ages-apart.ts';

export function navigateRoutes(
  app: App,
  { graph, clock, config }: Pick<Deps, 'graph' | 'clock' | 'config'>,
  guard: Guard,
): void {
  app.post(
    '/v1/navigate',
    {
      onRequest: guard.anyoneInDanger,
      config: { isCryForHelp: true },
      schema: {
        ...noToken,
        tags: ['navigation'],
        operationId: 'navigate',
        summary: 'Say where to go, and whether it is dangerous',
        description: 'Nothing is saved. An emergency is an answer, not an error: read `safety.emergency` first.',
        body: IntakeSchema,
        response: responses({ 200: RecommendationSchema }, [...bodyRefusals, 'reading_crowded']),
      },
    },
    async (request, reply) => {
      refuseAgesApart(request.body);
      const current = graph();
      refuseUnknownPlace(request.body, current);
      const recommendation = await navigateInTurn(
        guard.reading(request),
        request.body,
        current,
        clock(),
        config.navigatorContact,
      );
      // As bytes: Node turns a string into them several times slower than `Buffer` does.
      return sendJson(reply, Buffer.from(JSON.stringify(inLanguage(recommendation, languageOf(request)))));
    },
  );
}
