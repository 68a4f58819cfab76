import { describe, expect, it } from 'vitest';
import { parseWhen, startOfVietnamDayMs, vietnamDay } from './when.ts';

const at = (text: string) => {
  const when = parseWhen(text);
  return when && new Date(when.atMs).toISOString();
};

describe('parseWhen', () => {
  it.each([
    ['2026-11-15', '2026-11-15T16:59:59.999Z'],
    ['2026-11-15T08:00', '2026-11-15T01:00:00.000Z'],
    ['2026-11-15T08:00:30', '2026-11-15T01:00:30.000Z'],
    ['2026-11-15T08:00:30.25', '2026-11-15T01:00:30.250Z'],
    ['2026-11-15T08:00:30Z', '2026-11-15T08:00:30.000Z'],
    ['2026-11-15T08:00-05:30', '2026-11-15T13:30:00.000Z'],
    ['2024-02-29', '2024-02-29T16:59:59.999Z'],
    ['0099-01-01T00:00Z', '0099-01-01T00:00:00.000Z'],
  ])('reads %s as the instant %s', (text, instant) => {
    expect(at(text)).toBe(instant);
  });

  it.each([
    '',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '0000-01-01',
    '2026-11-15T24:00',
    '2026-11-15T23:60',
    '2026-11-15T23:59:60',
    '2026-11-15T08:00+24:00',
    '2026-11-15 08:00',
    '15/11/2026',
    '2026-11-15T',
    ' 2026-11-15',
    '2026-11-15T08',
  ])('refuses %j', (text) => {
    expect(parseWhen(text)).toBeUndefined();
  });
});

describe('the Vietnamese day', () => {
  it('begins at 17:00 UTC of the day before', () => {
    expect(vietnamDay(Date.parse('2026-11-14T16:59:59.999Z'))).toBe('2026-11-14');
    expect(vietnamDay(Date.parse('2026-11-14T17:00:00Z'))).toBe('2026-11-15');
    expect(startOfVietnamDayMs('2026-11-15')).toBe(Date.parse('2026-11-14T17:00:00Z'));
  });
});
