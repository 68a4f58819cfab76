import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, IdSchema, InstantSchema, nullableText, oneOf } from './schema.ts';
import { shareStatuses } from './vocabulary.ts';

const expiresInHours = {
  minimum: limits.shareExpiresInHoursMin,
  maximum: limits.shareExpiresInHoursMax,
};

const DocumentIdsSchema = Type.Unsafe<string[] | null>({
  type: ['array', 'null'],
  items: IdSchema,
  maxItems: limits.documentsPerCaseMax,
  description: 'The only documents that the doctor sees; null: all of them, also those that are added later.',
});

/** Only what can be typed on any keyboard and sent in a header. */
const PasscodeSchema = Type.String({
  minLength: limits.passcodeLengthMin,
  maxLength: limits.passcodeLengthMax,
  pattern: `^(?:[ -]*[0-9A-Za-z]){${limits.passcodeLengthMin},}[ -]*$`,
  description: `A second secret, told to the doctor by voice and sent back as \`X-Share-Passcode\`: letters without marks and digits; blanks, hyphens and the case of letters do not count. Make it at random, six digits at least; fewer than three different ones or a row such as 123456 are refused. It is never shown again; after ${limits.wrongPasscodesPerShareMax} wrong ones the link has ended.`,
});

export const NewShareSchema = closed(
  {
    reviewerName: Type.String({ minLength: 1, maxLength: limits.reviewerNameLengthMax }),
    reviewerTitle: Type.Optional(Type.String({ maxLength: limits.reviewerTitleLengthMax })),
    expiresInHours: Type.Optional(Type.Integer({ ...expiresInHours, default: limits.shareExpiresInHoursDefault })),
    passcode: Type.Optional(PasscodeSchema),
    documentIds: Type.Optional(DocumentIdsSchema),
  },
  { title: 'NewShare', examples: [{ reviewerName: 'BS. Lê Thị Hoa', reviewerTitle: 'Tim mạch', expiresInHours: 72 }] },
);

export const ShareChangeSchema = closed(
  {
    expiresInHours: Type.Optional(Type.Integer({ ...expiresInHours, description: 'From now on.' })),
    documentIds: Type.Optional(DocumentIdsSchema),
  },
  { title: 'ShareChange', examples: [{ expiresInHours: 72 }] },
);

export const CreatedShareSchema = closed(
  {
    shareId: IdSchema,
    reviewToken: Type.String({ description: 'A secret, shown here and never again.' }),
    reviewUrl: Type.String({
      description: 'A page for the doctor; the secret stands after #, where no server sees it.',
    }),
    expiresAt: InstantSchema,
  },
  { title: 'CreatedShare' },
);

export const ShareSchema = closed(
  {
    shareId: IdSchema,
    reviewerName: Type.String(),
    reviewerTitle: nullableText(),
    createdAt: InstantSchema,
    expiresAt: InstantSchema,
    status: oneOf(shareStatuses),
    openedCount: Type.Integer({ minimum: 0 }),
    lastOpenedAt: nullableText({ format: 'date-time' }),
    hasPasscode: Type.Optional(Type.Boolean()),
    documentIds: Type.Optional(DocumentIdsSchema),
    wrongTries: Type.Optional(Type.Integer({ minimum: 0, description: 'How many wrong passcodes were tried.' })),
  },
  { title: 'Share', description: 'An invitation of one doctor. It never shows the token.' },
);

export type NewShare = Type.Static<typeof NewShareSchema>;
export type ShareChange = Type.Static<typeof ShareChangeSchema>;
export type CreatedShare = Type.Static<typeof CreatedShareSchema>;
export type Share = Type.Static<typeof ShareSchema>;
