import type { FollowUp } from '../../../../src/contract/follow-up.ts';
import { dayMs, hourMs, parseWhen, vietnamDay } from '../../../../src/contract/when.ts';

/**
 * Follow-ups as an iCalendar file (RFC 5545) with a reminder a day and an hour before. What it holds leaves our care, so
 * it says what and when, and nothing of the case.
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

function eventLines({ id, dueAt, title, note, status }: FollowUp, nowMs: number): string[] {
  const when = parseWhen(dueAt);
  if (!when) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${id}@danloi`,
    `DTSTAMP:${utcStamp(nowMs)}`,
    ...(when.isDateOnly
      ? [`DTSTART;VALUE=DATE:${dayStamp(when.atMs)}`, `DTEND;VALUE=DATE:${dayStamp(when.atMs + dayMs)}`]
      : [`DTSTART:${utcStamp(when.atMs)}`, `DTEND:${utcStamp(when.atMs + hourMs)}`]),
    `SUMMARY:${escaped(title)}`,
    ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...alarmLines('-P1D', title),
    ...(when.isDateOnly ? [] : alarmLines('-PT1H', title)),
    'END:VEVENT',
  ];
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
