import * as Type from 'typebox';
import { consentLimits } from './consent-limits.ts';
import { closed, InstantSchema, nullableOneOf, nullableText, oneOf } from './schema.ts';
import { consentGivers, consentPurposes } from './vocabulary.ts';

const hashPattern = '^[0-9a-f]{64}$';

const purpose = oneOf(consentPurposes, {
  description:
    '`keep_case`: the case is kept. `navigator_help`: navigators may see and read it. `notices`: messages and reminders are sent. Where nothing was said, all three are as if agreed; a no is explicit.',
});

const said = {
  given: Type.Boolean({ description: 'true agrees; false refuses, or withdraws what was agreed.' }),
  by: Type.Optional(oneOf(consentGivers, { description: 'Who says so. Needed to agree.' })),
  noticeVersion: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: consentLimits.noticeVersionLengthMax,
      description: 'Which text was shown. Needed to agree.',
    }),
  ),
  noticeHash: Type.Optional(
    Type.String({ pattern: hashPattern, description: 'The SHA-256 of that text. Needed to agree.' }),
  ),
};

const example = {
  given: true,
  by: 'self',
  noticeVersion: '2026-11',
  noticeHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

export const ConsentChangeSchema = closed(said, { title: 'ConsentChange', examples: [example] });

export const NewConsentSchema = closed(
  { purpose, ...said },
  { title: 'NewConsent', examples: [{ purpose: 'navigator_help', given: false }] },
);

export const ConsentSchema = closed(
  {
    at: InstantSchema,
    purpose,
    given: Type.Boolean(),
    by: nullableOneOf(consentGivers),
    noticeVersion: nullableText(),
    noticeHash: nullableText(),
  },
  { title: 'Consent', description: 'What was said, when, by whom and to which text. Never changed afterwards.' },
);

export const ConsentsSchema = closed(
  {
    latest: Type.Array(ConsentSchema, { description: 'What holds now: the last record of each purpose.' }),
    records: Type.Array(ConsentSchema, { description: 'Everything that was said, oldest first.' }),
  },
  { title: 'Consents' },
);

export const PauseSchema = closed(
  { paused: Type.Boolean() },
  {
    title: 'Pause',
    description: 'While it is true, no doctor and no navigator reads the case and nobody is reminded.',
    examples: [{ paused: true }],
  },
);

export type ConsentChange = Type.Static<typeof ConsentChangeSchema>;
export type NewConsent = Type.Static<typeof NewConsentSchema>;
export type Consent = Type.Static<typeof ConsentSchema>;
export type Consents = Type.Static<typeof ConsentsSchema>;
export type Pause = Type.Static<typeof PauseSchema>;
