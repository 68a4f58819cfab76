import * as Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { errorText, type ServiceError } from '#contract/errors.ts';
import { closed, oneOf, WhenSchema } from '#contract/schema.ts';
import { validatorOf } from './validation.ts';

const validate = validatorOf(
  closed({
    need: oneOf(['checkup', 'surgery']),
    age: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 3 })),
    email: Type.Optional(Type.String({ format: 'email' })),
    dueAt: Type.Optional(WhenSchema),
    flags: Type.Optional(Type.Array(Type.String({ maxLength: 2 }), { maxItems: 2 })),
    isSelf: Type.Optional(Type.Boolean()),
    inner: Type.Optional(closed({ 'a/b~c': Type.Optional(Type.Number()) })),
    note: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
  }),
);

function faultOf(value: unknown, language: 'vi' | 'en' = 'en'): string | undefined {
  try {
    validate(value);
  } catch (error) {
    return errorText(error as ServiceError, language, false);
  }
  return undefined;
}

describe('a fault', () => {
  it.each([
    [{}, 'need: is required.'],
    [{ need: 'x' }, 'need: must be one of: checkup, surgery.'],
    [{ need: 'checkup', ned: 1 }, 'ned: is not a known member; check the spelling.'],
    [{ need: 'checkup', inner: { x: 1 } }, 'inner.x: is not a known member; check the spelling.'],
    [{ need: 'checkup', inner: { 'a/b~c': 'x' } }, 'inner.a/b~c: must be a number.'],
    [{ need: 'checkup', inner: [] }, 'inner: must be an object.'],
    [{ need: 'checkup', age: '5' }, 'age: must be a whole number.'],
    [{ need: 'checkup', age: 1.5 }, 'age: must be a whole number.'],
    [{ need: 'checkup', age: 121 }, 'age: must be 120 or less.'],
    [{ need: 'checkup', age: -1 }, 'age: must be 0 or more.'],
    [{ need: 'checkup', name: '' }, 'name: must have at least 1 character(s).'],
    [{ need: 'checkup', name: 'abcd' }, 'name: is longer than 3 characters.'],
    [{ need: 'checkup', email: 'a@b' }, 'email: must be an e-mail address.'],
    [{ need: 'checkup', dueAt: '2026-02-30' }, /^dueAt: must be a real date/],
    [{ need: 'checkup', flags: ['a', 'b', 'c'] }, 'flags: has more than 2 items.'],
    [{ need: 'checkup', flags: ['a', 'bcd'] }, 'flags[1]: is longer than 2 characters.'],
    [{ need: 'checkup', flags: 'a' }, 'flags: must be a list.'],
    [{ need: 'checkup', isSelf: 'true' }, 'isSelf: must be true or false.'],
    [{ need: 'checkup', note: 1 }, 'note: must be a string or null.'],
    [[], 'body: must be an object.'],
    [null, 'body: must be an object.'],
    ['x', 'body: must be an object.'],
  ])('of %j names the field and what is wrong with it', (value, text) => {
    const fault = faultOf(value);
    if (typeof text === 'string') expect(fault).toBe(text);
    else expect(fault).toMatch(text);
    expect(faultOf(value, 'vi')).not.toBe(fault);
  });

  it('is none where nothing is wrong, and nothing is changed', () => {
    const value = { need: 'checkup', name: '😀😀😀', dueAt: '2026-11-20', note: null, isSelf: false };
    expect(faultOf(structuredClone(value))).toBeUndefined();
    const copy = structuredClone(value);
    validate(copy);
    expect(copy).toEqual(value);
  });
});
