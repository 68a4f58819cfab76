import * as Type from 'typebox';
import { limits } from './limits.ts';
import { closed, IdSchema, nullableText, oneOf } from './schema.ts';
import { contactRoles } from './vocabulary.ts';

const { Optional } = Type;

/** What stands in addresses that people have. The format takes also `?` and `&`, which a link for mail would obey. */
const mailLetters = '^[A-Za-z0-9._+@-]*$';

const given = {
  fullName: Type.String({ minLength: 1, maxLength: limits.fullNameLengthMax }),
  role: oneOf(contactRoles, { description: 'A case has at most one primary contact.' }),
  relationship: Optional(Type.String({ maxLength: limits.relationshipLengthMax })),
  phone: Optional(Type.String({ maxLength: limits.phoneLengthMax })),
  zalo: Optional(Type.String({ maxLength: limits.zaloLengthMax })),
  email: Optional(Type.String({ maxLength: limits.emailLengthMax, format: 'email', pattern: mailLetters })),
  province: Optional(Type.String({ maxLength: limits.provinceLengthMax })),
};

const rights = ['decisionAuthority', 'canAccompany', 'canReceiveMedicalInfo', 'isEmergencyContact'] as const;
type Right = (typeof rights)[number];

const asked = Object.fromEntries(rights.map((right) => [right, Optional(Type.Boolean({ default: false }))])) as Record<
  Right,
  Type.TOptional<Type.TBoolean>
>;
const answered = Object.fromEntries(rights.map((right) => [right, Type.Boolean()])) as Record<Right, Type.TBoolean>;

const asChanged = Object.fromEntries(rights.map((right) => [right, Optional(Type.Boolean())])) as typeof asked;

export const NewContactSchema = closed(
  { ...given, ...asked },
  {
    title: 'NewContact',
    examples: [{ fullName: 'Nguyễn Thị Lan', role: 'primary', relationship: 'con gái', canAccompany: true }],
  },
);
export const ContactSchema = closed({ id: IdSchema, ...given, ...answered }, { title: 'Contact' });

/** What is optional in a contact may be taken back with null. */
export const ContactChangeSchema = closed(
  {
    fullName: Optional(given.fullName),
    role: Optional(
      oneOf(contactRoles, { description: 'To make a contact the primary one makes the former a secondary one.' }),
    ),
    relationship: Optional(nullableText({ maxLength: limits.relationshipLengthMax })),
    phone: Optional(nullableText({ maxLength: limits.phoneLengthMax })),
    zalo: Optional(nullableText({ maxLength: limits.zaloLengthMax })),
    email: Optional(nullableText({ maxLength: limits.emailLengthMax, format: 'email', pattern: mailLetters })),
    province: Optional(nullableText({ maxLength: limits.provinceLengthMax })),
    ...asChanged,
  },
  { title: 'ContactChange', examples: [{ role: 'primary', phone: '0912 345 678' }] },
);

export type ContactChange = Type.Static<typeof ContactChangeSchema>;
export type NewContact = Type.Static<typeof NewContactSchema>;
export type Contact = Type.Static<typeof ContactSchema>;

/** A right that nobody gave is not given. */
export function contactOf(id: string, { ...contact }: NewContact): Contact {
  return {
    id,
    ...contact,
    ...(Object.fromEntries(rights.map((right) => [right, contact[right] ?? false])) as Record<Right, boolean>),
  };
}
