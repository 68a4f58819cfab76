import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, IdSchema, InstantSchema, nullableText, oneOf } from './schema.ts';
import { shareStatuses } from './vocabulary.ts';

export const NewShareSchema = closed(
  {
    reviewerName: Type.String({ minLength: 1, maxLength: limits.reviewerNameLengthMax }),
    reviewerTitle: Type.Optional(Type.String({ maxLength: limits.reviewerTitleLengthMax })),
    expiresInHours: Type.Optional(
      Type.Integer({
        minimum: limits.shareExpiresInHoursMin,
        maximum: limits.shareExpiresInHoursMax,
        default: limits.shareExpiresInHoursDefault,
      }),
    ),
  },
  { title: 'NewShare', examples: [{ reviewerName: 'BS. Lê Thị Hoa', reviewerTitle: 'Tim mạch', expiresInHours: 72 }] },
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
  },
  { title: 'Share', description: 'An invitation of one doctor. It never shows the token.' },
);

export type NewShare = Type.Static<typeof NewShareSchema>;
export type CreatedShare = Type.Static<typeof CreatedShareSchema>;
export type Share = Type.Static<typeof ShareSchema>;
