import { describe, expect, it } from 'vitest';
import { nextDue } from './repeat.ts';
import { parseWhen } from './when.ts';

const at = (text: string): number => parseWhen(text)?.atMs ?? 0;

describe('the next time', () => {
  it.each([
    [{ every: 'day', from: '2026-11-16T08:00' }, '2026-11-16T08:00', '2026-11-17T08:00'],
    [{ every: 'day', from: '2026-11-16T08:00' }, '2026-11-20T09:00', '2026-11-21T08:00'],
    [{ every: 'week', from: '2026-12-28' }, '2026-12-28', '2027-01-04'],
    [{ every: 'month', from: '2026-01-31' }, '2026-01-31', '2026-02-28'],
    [{ every: 'month', from: '2026-01-31' }, '2026-02-28', '2026-03-31'],
    [{ every: 'month', from: '2024-01-31T07:30+07:00' }, '2024-01-31T07:30', '2024-02-29T07:30+07:00'],
    [{ every: 'day', from: '2026-11-16', until: '2026-11-17' }, '2026-11-16', '2026-11-17'],
    [{ every: 'day', from: '2026-11-16', until: '2026-11-17' }, '2026-11-17', undefined],
    [{ every: 'month', from: '9999-12-31' }, '9999-12-31', undefined],
    [{ every: 'month', from: '0001-01-31' }, '2026-11-16', '2026-11-30'],
  ] as const)('of %j after %s is %s', (rule, after, next) => {
    expect(nextDue(rule, at(after))).toBe(next);
  });
});
