import * as Type from 'typebox';
import {
  ConfirmedSchema,
  ContactNoticesChangeSchema,
  ContactNoticesSchema,
  DeviceSchema,
  NewDeviceSchema,
  NoticesSchema,
  StopSchema,
} from '#contract/notice.ts';
import { CaseParamsSchema, ContactParamsSchema, DeviceParamsSchema } from '#contract/path.ts';
import type { Deps } from '#deps.ts';
import { bodyRefusals, noContent, responses } from '#platform/http/responses.ts';
import type { App } from '#platform/http/server.ts';
import { familyOf } from '../access/caller.ts';
import type { Guard } from '../access/guard.ts';
import { familyOnly, noToken } from '../access/security.ts';
import { confirmNotices } from './confirm.ts';
import { addDevice, removeDevice } from './devices.ts';
import { readNotices } from './read-notices.ts';
import { refuseUnknownStop, setStopped } from './stop.ts';
import { switchNotices } from './switch-notices.ts';

const refusals = ['invalid_request', 'case_unauthorized', 'navigator_forbidden'] as const;

export function noticeRoutes(app: App, deps: Deps, guard: Guard): void {
  app.get(
    '/v1/cases/:id/notices',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['notices'],
        operationId: 'getNotices',
        summary: 'Who is told of news, and how',
        description: 'News is an opinion, the first opening of an invitation, a follow-up that is due.',
        params: CaseParamsSchema,
        response: responses({ 200: NoticesSchema }, refusals),
      },
    },
    (request) => readNotices(deps, familyOf(request)),
  );

  app.put(
    '/v1/cases/:id/contacts/:cid/notices',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['notices'],
        operationId: 'setContactNotices',
        summary: 'Set how a contact is told of news',
        description:
          'Only with their consent. They get one question, and nothing else before they have said yes by its link; one yes or stop holds for the address in all cases, whatever is deleted and added.',
        params: ContactParamsSchema,
        body: ContactNoticesChangeSchema,
        response: responses({ 200: ContactNoticesSchema }, [
          ...refusals,
          ...bodyRefusals,
          'contact_not_found',
          'contact_stopped_notices',
          'address_told_already',
          'notices_refused',
        ]),
      },
    },
    (request) => switchNotices(deps, familyOf(request), request.params.cid, request.body),
  );

  app.post(
    '/v1/cases/:id/push-subscriptions',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['notices'],
        operationId: 'addDevice',
        summary: 'Tell a device of news by Web Push',
        description: 'The same endpoint again changes the device that is there.',
        params: CaseParamsSchema,
        body: NewDeviceSchema,
        response: responses({ 201: DeviceSchema }, [...refusals, ...bodyRefusals, 'devices_full', 'notices_refused']),
      },
    },
    async (request, reply) => reply.code(201).send(await addDevice(deps, familyOf(request), request.body)),
  );

  app.delete(
    '/v1/cases/:id/push-subscriptions/:deviceId',
    {
      onRequest: guard.holderOfCase('never'),
      schema: {
        ...familyOnly,
        tags: ['notices'],
        operationId: 'removeDevice',
        summary: 'Tell a device no more',
        params: DeviceParamsSchema,
        response: responses({ 204: noContent }, [...refusals, ...bodyRefusals, 'device_not_found']),
      },
    },
    async (request, reply) => {
      await removeDevice(deps, familyOf(request), request.params.deviceId);
      return reply.code(204).send();
    },
  );

  stopRoutes(app, deps, guard);
}

const StopParamsSchema = Type.Object({ token: Type.String({ description: 'From a message: a secret.' }) });
const onPage = {
  type: 'null',
  description: 'The page with the button; nothing has changed.',
} as unknown as Type.TSchema;
const stopSchema = { ...noToken, tags: ['notices'], params: StopParamsSchema };

/** Nobody signs in to say yes, nor to be left in peace. */
function stopRoutes(app: App, deps: Deps, guard: Guard): void {
  app.get(
    '/v1/stop/:token',
    {
      onRequest: guard.anyone,
      schema: {
        ...stopSchema,
        operationId: 'openStop',
        summary: 'Open the page on which messages are stopped',
        description: 'Changes nothing: programs that look for viruses follow every link of a mail.',
        response: responses({ 303: onPage }, ['invalid_request', 'stop_link_unknown']),
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      await refuseUnknownStop(deps, token);
      return reply.redirect(`${deps.config.publicUrl}/stop#${token}`, 303);
    },
  );

  app.post(
    '/v1/stop/:token',
    {
      onRequest: guard.anyone,
      config: { takesAnyBody: true },
      schema: {
        ...stopSchema,
        operationId: 'stopNotices',
        summary: 'Stop the messages',
        description: 'Takes no body, or that of a mail program (RFC 8058). Doing it twice changes nothing more.',
        response: responses({ 200: StopSchema }, [...bodyRefusals, 'stop_link_unknown']),
      },
    },
    (request) => setStopped(deps, request.params.token, true),
  );

  app.delete(
    '/v1/stop/:token',
    {
      onRequest: guard.anyone,
      schema: {
        ...stopSchema,
        operationId: 'resumeNotices',
        summary: 'Get the messages again',
        description: 'For whoever stopped them by mistake.',
        response: responses({ 200: StopSchema }, [...bodyRefusals, 'stop_link_unknown']),
      },
    },
    (request) => setStopped(deps, request.params.token, false),
  );

  app.post(
    '/v1/confirm/:token',
    {
      onRequest: guard.anyone,
      schema: {
        ...stopSchema,
        operationId: 'confirmNotices',
        summary: 'Say yes to messages',
        description:
          'Takes no body. Only by the button of the page: programs that look for viruses follow every link. Takes no stop back.',
        response: responses({ 200: ConfirmedSchema }, [...bodyRefusals, 'confirm_link_unknown', 'notices_stopped']),
      },
    },
    (request) => confirmNotices(deps, request.params.token),
  );
}
