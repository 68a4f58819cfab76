import * as Type from 'typebox';
import { PlaceItemSchema, PlacesQuerySchema } from '#contract/place.ts';
import type { Deps } from '#deps.ts';
import { entityTag, isNotModified } from '#platform/http/cacheable.ts';
import { notModified, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { version } from '#version.ts';
import type { Guard } from '../access/guard.ts';
import { noToken } from '../access/security.ts';
import { findPlaces } from './find-places.ts';

export function placeRoutes(app: App, { graph }: Pick<Deps, 'graph'>, guard: Guard): void {
  app.get(
    '/v1/places',
    {
      onRequest: guard.anyone,
      schema: {
        ...noToken,
        tags: ['catalogues'],
        operationId: 'listPlaces',
        summary: 'Places by any old or new name, also while it is typed, the best first',
        querystring: PlacesQuerySchema,
        response: responses({ 200: Type.Array(PlaceItemSchema), 304: notModified }, ['invalid_request']),
      },
    },
    async (request, reply) => {
      const current = graph();
      const tag = entityTag('places', version, current.version, request.query.q);
      return isNotModified(request, reply, tag) ? reply.send() : findPlaces(current, request.query.q);
    },
  );
}
