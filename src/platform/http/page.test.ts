import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { decodeCursor, encodeCursor, pageSize, setPageHeaders } from './page.ts';
import type { Reply, Request } from './server.ts';

const areNumbers = (values: readonly unknown[]) => values.every(Number.isSafeInteger);

describe('a cursor', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger(), { maxLength: 3 }), (values) => {
        const cursor = encodeCursor(values);
        expect(decodeCursor(cursor, areNumbers)).toEqual(values);
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(cursor.length).toBeLessThanOrEqual(limits.cursorLengthMax);
      }),
    );
  });

  it.each(['', 'x', '!!', 'bnVsbA', 'e30', 'WyJhIl0', 'WzFlOTk5XQ', '\u0000', 'W10x'])(
    'that is not ours is a refusal: %j',
    (cursor) => {
      expect(() => decodeCursor(cursor, areNumbers)).toThrow(ServiceError);
    },
  );

  it('that anybody made up is a refusal or a list of what was asked for, and never a fault', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect(areNumbers(decodeCursor(text, areNumbers))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceError);
        }
      }),
    );
  });
});

describe('a page', () => {
  it('holds fifty unless told otherwise', () => {
    expect(pageSize({})).toBe(50);
    expect(pageSize({ limit: 1 })).toBe(1);
  });

  function headersOf(url: string, total: number, next: string | undefined) {
    const headers: Record<string, unknown> = {};
    const reply = { header: (name: string, value: unknown) => Object.assign(headers, { [name]: value }) };
    setPageHeaders({ url } as Request, reply as unknown as Reply, total, next);
    return headers;
  }

  it('names the next one with the same filters, and only when there is one', () => {
    expect(headersOf('/v1/hospitals?q=tim%20m%E1%BA%A1ch&cursor=old', 9, 'new')).toEqual({
      'x-total-count': 9,
      link: '</v1/hospitals?q=tim+m%E1%BA%A1ch&cursor=new>; rel="next"',
    });
    expect(headersOf('/v1/hospitals', 9, undefined)).toEqual({ 'x-total-count': 9 });
  });

  it('cannot be made to name another host', () => {
    expect(headersOf('//evil.example/x?a=>,<', 1, 'n').link).toMatch(/^<\/[^<>]*>; rel="next"$/);
  });
});
