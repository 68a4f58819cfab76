import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { invalid, missingMember, ServiceError, unknownMember } from '#contract/errors.ts';
import { whenFormat } from '#contract/schema.ts';
import type { Words } from '#contract/vocabulary.ts';
import { parseWhen } from '#contract/when.ts';
import { normaliseText } from './normalise-text.ts';

const strict = { strict: true, allowUnionTypes: true, allErrors: false, useDefaults: false } as const;

/**
 * Everything is taken exactly as it is: `"5"` is not 5. Nor is it in a query, which holds nothing but text: numbers are
 * read out of that by ourselves, because a validator that does it takes `0x10`, `2e0` and ` 5` too.
 */
const exact = withFormats(new Ajv({ ...strict, coerceTypes: false }));

function withFormats(ajv: Ajv): Ajv {
  addFormats.default(ajv, ['email', 'date', 'date-time', 'uri']);
  ajv.addFormat(whenFormat, (text: string) => parseWhen(text) !== undefined);
  // Annotations for the description only.
  ajv.addKeyword('example');
  return ajv;
}

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const validate = exact.compile(schema);
  const check = (value: unknown) => (validate(value) ? { value } : { error: faultOf(validate.errors?.[0]) });
  if (httpPart === 'querystring') return (given: unknown) => readQuery(given as Query, schema, check);
  if (httpPart !== 'params') return check;
  return (given: unknown) => {
    const checked = check(given);
    // Where any text may stand, there is nothing by such a name.
    return 'value' in checked && hasNull(given) ? { error: new ServiceError('route_not_found') } : checked;
  };
};

type Query = Record<string, string | string[]>;
type Checked = { value: unknown } | { error: ServiceError };

/** A text in an address means the same, and is as long, as in a body. */
function readQuery(query: Query, schema: object, check: (value: unknown) => Checked): Checked {
  try {
    return check(
      Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
          name,
          typeof value === 'string' ? readText(value, name, memberOf(schema, name)) : value,
        ]),
      ),
    );
  } catch (error) {
    if (error instanceof ServiceError) return { error };
    throw error;
  }
}

/** A whole number is digits and nothing else; what is not stays a text, and is refused as one. */
function readText(text: string, name: string, { type, maxLength }: Member): string | number {
  return type === 'integer' && /^\d+$/.test(text) ? Number(text) : normaliseText(text, name, maxLength);
}

type Member = { type?: string; maxLength?: number };

/** What a schema says of one of its members: nothing of one that it does not know. */
export function memberOf(schema: object, name: string): Member {
  const { properties = {} } = schema as { properties?: Record<string, Member> };
  return Object.hasOwn(properties, name) ? (properties[name] ?? {}) : {};
}

/** Validates a value that did not come as a JSON body, such as the fields of a form. */
export function validatorOf(schema: object): (value: unknown) => void {
  const validate = exact.compile(schema);
  return (value) => {
    if (!validate(value)) throw faultOf(validate.errors?.[0]);
  };
}

function hasNull(params: unknown): boolean {
  return Object.values(params as Record<string, string>).some((value) => value.includes('\0'));
}

function faultOf(error: ErrorObject | undefined): ServiceError {
  if (!error) throw new Error('a failed validation gave no error');
  const path = error.instancePath
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  const { params } = error;
  switch (error.keyword) {
    case 'required':
      return invalid(join(path, params.missingProperty), missingMember);
    case 'additionalProperties':
      return invalid(join(path, params.additionalProperty), unknownMember);
    default:
      return invalid(path || 'body', faultTexts(error));
  }
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

const typeNames: Record<string, Words> = {
  string: { vi: 'chuỗi ký tự', en: 'a string' },
  integer: { vi: 'số nguyên', en: 'a whole number' },
  number: { vi: 'số', en: 'a number' },
  boolean: { vi: 'true hoặc false', en: 'true or false' },
  object: { vi: 'một đối tượng', en: 'an object' },
  array: { vi: 'một danh sách', en: 'a list' },
  null: { vi: 'null', en: 'null' },
};

const formatNames: Record<string, Words> = {
  email: { vi: 'một địa chỉ e-mail', en: 'an e-mail address' },
  [whenFormat]: {
    vi: 'ngày có thật (ví dụ 2026-11-20) hoặc ngày giờ ISO 8601',
    en: 'a real date (for example 2026-11-20) or an ISO 8601 date-time',
  },
};

function faultTexts({ keyword, params }: ErrorObject): Words {
  const limit = params.limit as number;
  switch (keyword) {
    case 'type': {
      const names = [params.type].flat().map((type: string) => typeNames[type] ?? { vi: type, en: type });
      return {
        vi: `phải là ${names.map(({ vi }) => vi).join(' hoặc ')}.`,
        en: `must be ${names.map(({ en }) => en).join(' or ')}.`,
      };
    }
    case 'enum': {
      const words = (params.allowedValues as unknown[]).join(', ');
      return { vi: `phải là một trong: ${words}.`, en: `must be one of: ${words}.` };
    }
    case 'minLength':
      return { vi: `phải có ít nhất ${limit} ký tự.`, en: `must have at least ${limit} character(s).` };
    case 'maxLength':
      return { vi: `dài quá ${limit} ký tự.`, en: `is longer than ${limit} characters.` };
    case 'minimum':
      return { vi: `phải từ ${limit} trở lên.`, en: `must be ${limit} or more.` };
    case 'maximum':
      return { vi: `phải từ ${limit} trở xuống.`, en: `must be ${limit} or less.` };
    case 'maxItems':
      return { vi: `có quá ${limit} mục.`, en: `has more than ${limit} items.` };
    case 'format': {
      const name = formatNames[params.format as string];
      return name ? { vi: `phải là ${name.vi}.`, en: `must be ${name.en}.` } : notValid;
    }
    default:
      return notValid;
  }
}

const notValid: Words = { vi: 'không hợp lệ.', en: 'is not valid.' };
