import { describe, expect, it } from 'vitest';
import { type ErrorCode, errors, errorText, invalid, ServiceError } from './errors.ts';
import { languages } from './vocabulary.ts';

const codes = Object.keys(errors) as ErrorCode[];

describe('the table of errors', () => {
  it.each(codes)('%s has a status of its kind and a sentence in every language', (code) => {
    const { status, text } = errors[code];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    for (const language of languages) expect(text[language]).toMatch(/(\.|\{fault\})$/);
    expect(text.vi === text.en).toBe(code === 'invalid_request');
  });

  it.each(codes)('%s has room for the same values in every language', (code) => {
    const rooms = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    expect(rooms(errors[code].text.vi)).toEqual(rooms(errors[code].text.en));
  });
});

describe('the text of an error', () => {
  it('is filled in, in the language of the reader', () => {
    const error = invalid('age', { vi: 'phải là số.', en: 'must be a number.' });
    expect(errorText(error, 'vi', false)).toBe('age: phải là số.');
    expect(errorText(error, 'en', false)).toBe('age: must be a number.');
    expect(errorText(new ServiceError('rate_limited', { seconds: 7 }), 'en', false)).toContain('in 7 seconds');
  });

  it('leaves an unfilled room empty rather than show it', () => {
    expect(errorText(new ServiceError('rate_limited'), 'en', false)).not.toContain('{');
  });

  it('does not fill in what stands in a value', () => {
    const error = invalid('{seconds}', { vi: '{fault}', en: '{fault}' });
    expect(errorText(error, 'en', false)).toBe('{seconds}: {fault}');
  });

  it('says 115 where the request may have been a cry for help', () => {
    expect(errorText(new ServiceError('unavailable'), 'vi', true)).toMatch(/gọi 115 ngay\.$/);
    expect(errorText(new ServiceError('unavailable'), 'en', true)).toMatch(/call 115 now\.$/);
    expect(errorText(new ServiceError('unavailable'), 'en', false)).not.toContain('115');
  });

  it('never shows the cause', () => {
    const error = new ServiceError('internal', {}, { cause: new Error('select * from cases') });
    expect(errorText(error, 'en', true)).not.toContain('select');
  });
});
