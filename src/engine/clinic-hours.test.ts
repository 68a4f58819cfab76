import { expect, test } from 'vitest';
import { clinicTime } from './clinic-hours.ts';

const at = (time: string) => clinicTime(Date.parse(`${time}+07:00`));

test.each([
  ['2026-11-16T06:59', 'closed', 'lúc này', 'sáng nay'],
  ['2026-11-16T07:00', 'open', 'sáng nay', 'sáng mai'],
  ['2026-11-16T15:59', 'open', 'chiều nay', 'sáng mai'],
  ['2026-11-16T16:00', 'closed', 'chiều nay', 'sáng mai'],
  ['2026-11-16T23:30', 'closed', 'đêm nay', 'sáng mai'],
  ['2026-11-20T20:00', 'closed', 'tối nay', 'sáng thứ Hai'],
  ['2026-11-21T10:00', 'perhaps', 'sáng nay', 'sáng thứ Hai'],
  ['2026-11-21T12:00', 'closed', 'trưa nay', 'sáng thứ Hai'],
  ['2026-11-22T03:00', 'closed', 'đêm nay', 'sáng thứ Hai'],
  ['2026-11-22T12:00', 'closed', 'trưa nay', 'sáng mai'],
  ['2026-04-30T09:00', 'closed', 'sáng nay', 'sáng thứ Hai'],
  ['2026-01-01T09:00', 'closed', 'sáng nay', 'sáng mai'],
])('at %s in Vietnam clinics are %s', (time, clinics, part, opens) => {
  const told = at(time);
  expect(told).toMatchObject({ clinics, part: { vi: part }, opens: { vi: opens } });
  expect(told.opensInHours).toBeGreaterThan(0);
});

test('the hours until they open are counted over free days', () => {
  expect(at('2026-11-20T19:00').opensInHours).toBe(60);
  expect(at('2026-11-16T05:30').opensInHours).toBe(1.5);
});
