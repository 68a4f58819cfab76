import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorText, ServiceError } from '#contract/errors.ts';
import { parseJsonBody } from './json-body.ts';

const parse = (text: string | Buffer) => parseJsonBody(Buffer.from(text));

function codeOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof ServiceError) return error.code;
    throw error;
  }
  return 'accepted';
}

/** JSON without what we refuse on purpose, as deep as a request goes. */
const wellFormed = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '').normalize('NFC'));
const { value: anyJson } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 8 },
    wellFormed,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      wellFormed.filter((name) => name !== '__proto__'),
      tie('value'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
}));

describe('a JSON body', () => {
  it('comes out as JSON.parse reads it, whatever the spaces between', () => {
    fc.assert(
      fc.property(anyJson, fc.constantFrom(undefined, 1, '\t'), (value, space) => {
        expect(parse(JSON.stringify(value, null, space))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['', ' ', '{', '{"a":1', '{"a":}', "{'a':1}", '{"a":1,}', 'undefined', '[1', '"\u0001"', 'NaN', '{"a" 1}'])(
    'that is none is refused as such: %j',
    (text) => {
      expect(codeOf(() => parse(text))).toBe('malformed_json');
    },
  );

  it('is not repaired when it is not UTF-8', () => {
    for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]) {
      const body = Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes), Buffer.from('"}')]);
      expect(codeOf(() => parse(body))).toBe('malformed_json');
    }
  });

  it('is not stripped of a byte order mark', () => {
    expect(codeOf(() => parse('\ufeff{}'))).toBe('malformed_json');
  });

  it.each([
    '{"redFlags":["a"],"redFlags":[]}',
    '{"a":1, "b":{"c":1,"c":1}}',
    '[{"a":1,"a" :2}]',
    '{"\\u0061":1,"a":2}',
    '{"a":{"x":1},"a":{"y":2}}',
    '{"":1,"":2}',
  ])('that says something twice is refused: %s', (text) => {
    expect(codeOf(() => parse(text))).toBe('invalid_request');
  });

  it.each([
    '{"a":"\\"b\\":","b":"x"}',
    '{"a":"{\\"a\\":1}"}',
    '{"a":["b:","\\"c\\" : 1"],"c":"\\\\"}',
    '{"a":{"b":1},"c":{"b":1}}',
    '{"a\\":":1}',
  ])('may hold texts that look like members: %s', (text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
  });

  it('cannot change the object that it becomes', () => {
    expect(codeOf(() => parse('{"__proto__":{"isAdmin":true}}'))).toBe('invalid_request');
    expect(codeOf(() => parse('{"a":{"__proto__":1}}'))).toBe('invalid_request');
    const value = parse('{"constructor":1,"toString":2,"hasOwnProperty":3}') as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value)).toEqual(['constructor', 'toString', 'hasOwnProperty']);
  });

  it('is sixteen deep at most', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(codeOf(() => parse(nested(16)))).toBe('accepted');
    expect(codeOf(() => parse(nested(17)))).toBe('malformed_json');
    expect(codeOf(() => parse(nested(120_000)))).toBe('malformed_json');
    const objects = (depth: number) => '{"a":'.repeat(depth) + 1 + '}'.repeat(depth);
    expect(codeOf(() => parse(objects(16)))).toBe('accepted');
    expect(codeOf(() => parse(objects(17)))).toBe('malformed_json');
  });
});

describe('a text', () => {
  it('comes out in NFC, wherever it stands', () => {
    const decomposed = 'Nguyễn Huệ'.normalize('NFD');
    expect(parse(JSON.stringify({ a: [decomposed, { b: decomposed }] }))).toEqual({
      a: ['Nguyễn Huệ', { b: 'Nguyễn Huệ' }],
    });
  });

  it.each(['a\0b', '\ud800', 'a\udc00', '\udc00\ud800'])('with %j in it is refused and named', (text) => {
    expect(codeOf(() => parse(JSON.stringify({ a: { b: [text] } })))).toBe('invalid_request');
    try {
      parse(JSON.stringify({ a: { b: [text] } }));
    } catch (error) {
      expect(JSON.stringify((error as ServiceError).values)).toContain('a.b[0]: ');
    }
  });

  const marks = (count: number) => `a${'\u0315\u0316'.repeat(count).slice(0, count)}`;

  it.each([
    ['a text that is too long', { a: { b: ['x'.repeat(20_001)] } }, 'a.b[0]: is too long.'],
    ['too many marks in a row', { a: [{ b: marks(31) }] }, 'a[0].b: has too many marks on one letter.'],
    ['a text that is the whole body', 'x'.repeat(20_001), 'body: is too long.'],
    ['a name that is too long', { a: { ['x'.repeat(20_001)]: 1 } }, 'a: is too long.'],
    ['a name with too many marks', { [marks(31)]: 1 }, 'body: has too many marks on one letter.'],
  ])('%s is refused where it stands', (_name, value, fault) => {
    expect(faultOf(JSON.stringify(value))).toBe(fault);
  });

  it('may be as long and have as many marks as any text of the contract in any spelling', () => {
    const value = { a: ['x'.repeat(20_000), marks(30).normalize('NFC')], [marks(30)]: 'ệ' };
    expect(parse(JSON.stringify(value))).toEqual(value);
  });
});

describe('a body of very many values', () => {
  const numbers = (count: number) => `[${Array(count).fill(1).join(',')}]`;
  const members = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',')}}`;

  it('is refused before it is parsed, and a body of two thousand and one is not', () => {
    for (const many of [numbers, members]) {
      expect(codeOf(() => parse(many(2001)))).toBe('accepted');
      expect(faultOf(many(2002))).toBe('body: has too many members and items.');
      // What stands behind is no JSON, and nobody looked.
      expect(faultOf(`${many(2002)}}`)).toBe('body: has too many members and items.');
    }
  });

  it('is not confused with texts that hold commas', () => {
    const value = [',"'.repeat(5000), '\\'.repeat(5000), '",'.repeat(5000)];
    expect(parse(JSON.stringify(value))).toEqual(value);
  });

  it.each(['"', '"\\', '{"a":"b', '"\\"', ',"\\\\\\"'])('may break off in a string: %s', (text) => {
    expect(codeOf(() => parse(text))).toBe('malformed_json');
  });
});

function faultOf(text: string): string {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof ServiceError) return errorText(error, 'en', false);
    throw error;
  }
  return 'none';
}
