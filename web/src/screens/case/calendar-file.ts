import type { FollowUp, Repeat } from '#contract/follow-up.ts';
import { dayMs, hourMs, parseWhen, vietnamDay, type When } from '#contract/when.ts';

/**
 * Follow-ups as an iCalendar file (RFC 5545) with reminders. What it holds leaves our care, so it says what and when,
 * and nothing of the case.
 */
export function calendarFile(followUps: readonly FollowUp[], nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dan Loi//Follow-ups//VI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...followUps.flatMap((followUp) => eventLines(followUp, nowMs)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines({ id, dueAt, title, note, status, repeat }: FollowUp, nowMs: number): string[] {
  const when = parseWhen(dueAt);
  if (!when) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${id}@danloi`,
    `DTSTAMP:${utcStamp(nowMs)}`,
    ...(when.isDateOnly
      ? [`DTSTART;VALUE=DATE:${dayStamp(when.atMs)}`, `DTEND;VALUE=DATE:${dayStamp(when.atMs + dayMs)}`]
      : [`DTSTART:${utcStamp(when.atMs)}`, `DTEND:${utcStamp(when.atMs + hourMs)}`]),
    ...(repeat ? [ruleLine(repeat, when)] : []),
    `SUMMARY:${escaped(title)}`,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...alarmsOf(when, repeat).flatMap((trigger) => alarmLines(trigger, title)),
    'END:VEVENT',
  ];
}

/**
 * A whole day reminds at 08:00 of the day before and, because one that was noted for tomorrow is past that, at 07:00 of
 * the day itself. What comes every day reminds at its hour.
 */
function alarmsOf({ isDateOnly }: When, repeat: Repeat | undefined): string[] {
  if (repeat?.every === 'day') return [isDateOnly ? 'PT7H' : 'PT0S'];
  return isDateOnly ? ['-PT16H', 'PT7H'] : ['-P1D', '-PT1H'];
}

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;

/** In a month that is too short the last day counts, as it does in the case. */
function ruleLine({ every, until }: Repeat, { isDateOnly, atMs }: When): string {
  const start = isDateOnly ? dayStamp(atMs) : utcStamp(atMs);
  const day = Number(start.slice(6, 8));
  const days = Array.from({ length: Math.max(0, day - 27) }, (_, index) => 28 + index);
  const untilMs = until === undefined ? undefined : parseWhen(until)?.atMs;
  return [
    `RRULE:FREQ=${frequencies[every]}`,
    ...(every === 'month' && day > 28 ? [`BYMONTHDAY=${days.join()}`, 'BYSETPOS=-1'] : []),
    ...(untilMs === undefined ? [] : [`UNTIL=${isDateOnly ? dayStamp(untilMs) : utcStamp(untilMs)}`]),
  ].join(';');
}

function alarmLines(trigger: string, title: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:${trigger}`, 'END:VALARM'];
}

function utcStamp(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function dayStamp(atMs: number): string {
  return vietnamDay(atMs).replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (each) => `\\${each}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** A line holds at most 75 bytes; what is longer goes on behind a space. Letters are not cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 74) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n ');
}
