import * as Type from 'typebox';
import { noticeLimits } from './notice-limits.ts';
import { closed, IdSchema, InstantSchema, nullableText, oneOf } from './schema.ts';
import { languages, noticeStatuses } from './vocabulary.ts';

const language = oneOf(languages, { description: 'The language of the messages.' });
const failedAt = nullableText({
  format: 'date-time',
  description: 'When the last message could not be delivered; null when it could, or there was none.',
});

export const ContactNoticesChangeSchema = closed(
  {
    email: Type.Optional(Type.Boolean({ default: false })),
    sms: Type.Optional(Type.Boolean({ default: false, description: 'By phone or Zalo, whatever the gateway sends.' })),
    language: Type.Optional({ ...language, default: 'vi' }),
  },
  {
    title: 'ContactNoticesChange',
    description:
      'How a contact is to be told, once they have said yes themselves to the question that they get. What is left out is switched off.',
    examples: [{ email: true, language: 'vi' }],
  },
);

const ChannelStateSchema = closed(
  {
    status: oneOf(noticeStatuses, { description: 'stopped: by the contact, by the link in a message.' }),
    failedAt,
    waitsForYes: Type.Optional(
      Type.Boolean({
        description:
          'Switched on, and the person has not said yes to the question that they got: nothing else goes out before.',
      }),
    ),
  },
  { title: 'ChannelState' },
);

export const ContactNoticesSchema = closed(
  { contactId: IdSchema, language, email: ChannelStateSchema, sms: ChannelStateSchema },
  { title: 'ContactNotices' },
);

/** 65 bytes of which the first is 4, and 16 bytes, as a browser writes them. */
const publicKeyPattern = '^B[A-Za-z0-9_-]{86}=?$';
const authPattern = '^[A-Za-z0-9_-]{22}(==)?$';

export const NewDeviceSchema = closed(
  {
    endpoint: Type.String({
      description: `An https address of a push service that the server knows, of at most ${noticeLimits.endpointLengthMax} characters.`,
    }),
    expirationTime: Type.Optional(Type.Unsafe<number | null>({ type: ['number', 'null'] })),
    keys: closed({ p256dh: Type.String({ pattern: publicKeyPattern }), auth: Type.String({ pattern: authPattern }) }),
    language: Type.Optional({ ...language, default: 'vi' }),
  },
  {
    title: 'NewDevice',
    description: 'The `PushSubscription` of a browser as JSON, and a language.',
    examples: [
      {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
        language: 'vi',
      },
    ],
  },
);

export const DeviceSchema = closed(
  {
    id: IdSchema,
    endpointSha256: Type.String({ description: 'In hexadecimal: by it a browser knows whether it is this one.' }),
    language,
    createdAt: InstantSchema,
    failedAt,
  },
  { title: 'Device' },
);

export const NoticesSchema = closed(
  {
    channels: closed(
      { email: Type.Boolean(), sms: Type.Boolean() },
      { title: 'Channels', description: 'What this server can send, besides messages to devices.' },
    ),
    pushKey: Type.String({ description: 'The `applicationServerKey` for a browser that subscribes.' }),
    contacts: Type.Array(ContactNoticesSchema),
    devices: Type.Array(DeviceSchema),
  },
  { title: 'Notices', description: 'Who is told of news of the case, and how. Only the family sees it.' },
);

export const ConfirmedSchema = closed({ confirmed: Type.Literal(true) }, { title: 'Confirmed' });

export const StopSchema = closed({ stopped: Type.Boolean() }, { title: 'Stop' });

export type ContactNoticesChange = Type.Static<typeof ContactNoticesChangeSchema>;
export type ContactNotices = Type.Static<typeof ContactNoticesSchema>;
export type NewDevice = Type.Static<typeof NewDeviceSchema>;
export type Device = Type.Static<typeof DeviceSchema>;
export type Notices = Type.Static<typeof NoticesSchema>;
