import * as Type from 'typebox';
import { ServiceError } from '#contract/errors.ts';
import { HospitalItemSchema, HospitalSchema, HospitalsQuerySchema } from '#contract/hospital.ts';
import type { Deps } from '#deps.ts';
import { entityTag, isNotModified } from '#platform/http/cacheable.ts';
import { setPageHeaders } from '#platform/http/page.ts';
import { notModified, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { version } from '#version.ts';
import type { Guard } from '../access/guard.ts';
import { noToken } from '../access/security.ts';
import { findPage } from './find-page.ts';

export function hospitalRoutes(app: App, { graph }: Pick<Deps, 'graph'>, guard: Guard): void {
  app.get(
    '/v1/hospitals',
    {
      onRequest: guard.anyone,
      schema: {
        ...noToken,
        tags: ['hospitals'],
        operationId: 'listHospitals',
        summary: 'Hospitals by city, specialty and free text, the best answer first',
        querystring: HospitalsQuerySchema,
        response: responses({ 200: Type.Array(HospitalItemSchema), 304: notModified }, ['invalid_request']),
      },
    },
    async (request, reply) => {
      const current = graph();
      const page = findPage(current, request.query);
      setPageHeaders(request, reply, page.total, page.next);
      const tag = entityTag('hospitals', version, current.version, JSON.stringify(request.query));
      return isNotModified(request, reply, tag) ? reply.send() : page.items;
    },
  );

  app.get(
    '/v1/hospitals/:hid',
    {
      onRequest: guard.anyone,
      schema: {
        ...noToken,
        tags: ['hospitals'],
        operationId: 'getHospital',
        summary: 'All that is known of a hospital, also of one that the directory no longer has',
        params: Type.Object({ hid: Type.String() }),
        response: responses({ 200: HospitalSchema, 304: notModified }, ['hospital_not_found']),
      },
    },
    async (request, reply) => {
      const current = graph();
      const hospital = current.hospitals.get(request.params.hid);
      if (!hospital) throw new ServiceError('hospital_not_found');
      const tag = entityTag('hospital', version, current.version, hospital.id);
      return isNotModified(request, reply, tag) ? reply.send() : hospital;
    },
  );
}
