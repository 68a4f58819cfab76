import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../contract/errors.ts';
import { normaliseText, parseJsonBody } from './json-body.ts';

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

  it('may hold anything else that people write', () => {
    for (const text of ['😀', '\u200d', '\u0001', 'ệ', '한글', '\ufffd', '\u{10ffff}']) {
      expect(normaliseText(text, 'a')).toBe(text.normalize('NFC'));
    }
  });
});
