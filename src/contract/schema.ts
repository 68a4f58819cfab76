import * as Type from 'typebox';
import { limits } from './limits.ts';
import { whenLengthMax } from './when.ts';

/** A closed object: an unknown member is refused and named, never dropped. `title` names it in the OpenAPI description. */
export function closed<Properties extends Type.TProperties>(
  properties: Properties,
  options: Type.TObjectOptions & { title?: string } = {},
) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

export function oneOf<const Values extends readonly string[]>(values: Values, options: Type.TSchemaOptions = {}) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: values, ...options });
}

/** A string or null, in the form that a serialiser needs no search for. */
export function nullableText(options: Type.TSchemaOptions = {}) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], ...options });
}

export function nullableInteger(options: Type.TSchemaOptions = {}) {
  return Type.Unsafe<number | null>({ type: ['integer', 'null'], ...options });
}

export function nullableOneOf<const Values extends readonly string[]>(
  values: Values,
  options: Type.TSchemaOptions = {},
) {
  return Type.Unsafe<Values[number] | null>({ type: ['string', 'null'], enum: [...values, null], ...options });
}

export const InstantSchema = Type.String({ format: 'date-time', description: 'An instant in UTC.' });

/** What `parseWhen` reads. The format is ours and is registered with the validator. */
export const whenFormat = 'date-or-date-time';
export const WhenSchema = Type.String({
  format: whenFormat,
  maxLength: whenLengthMax,
  description:
    'An ISO 8601 date or date-time. A date means the end of that day in Vietnam; a time without offset is Vietnam time; seconds and fractions are optional.',
  examples: ['2026-11-20', '2026-11-20T08:30', '2026-11-20T08:30:00+07:00'],
});

export const IdSchema = Type.String({ description: 'A UUID, version 7.', minLength: 1, maxLength: 60 });

export const PageQuerySchema = {
  limit: Type.Optional(
    Type.Integer({
      minimum: limits.pageSizeMin,
      maximum: limits.pageSizeMax,
      default: limits.pageSizeDefault,
      description: 'How many entries a page holds.',
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: limits.cursorLengthMax,
      description: 'Where the page begins: taken from the `Link` header of the page before.',
    }),
  ),
};

export const ErrorSchema = closed(
  { error: Type.String({ description: 'What is wrong, in the language of the request, naming the field.' }) },
  { title: 'Error', description: 'Every refusal has this form.' },
);

/** A code with its label in the language of the request. */
export const LabelledSchema = closed({ code: Type.String(), label: Type.String() }, { title: 'Labelled' });
