/**
 * Dates and date-times as people send them: `2026-11-15`, `2026-11-15T08:30`, `2026-11-15T08:30:00.5+07:00`.
 * Plain arithmetic, because the pages use it too and cheap phones have no `Temporal`. Vietnam has one
 * offset and no summer time.
 */
const vietnamOffsetMinutes = 7 * 60;
const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?([Zz]|[+-]\d{2}:?\d{2})?)?$/;

/** Longest text that the pattern can accept, for the database and the OpenAPI description. */
export const whenLengthMax = 40;

export type When = { isDateOnly: boolean; atMs: number };

/** A date without time is due at the end of that day in Vietnam; a time without offset is Vietnam time. */
export function parseWhen(text: string): When | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (!isRealDay(year, month, day) || hour > 23 || minute > 59 || second > 59) return undefined;
  const isDateOnly = match[4] === undefined;
  const offset = offsetMinutes(match[8]);
  if (offset === undefined) return undefined;
  const startOfDay = utc(year, month, day) - offset * minuteMs;
  if (isDateOnly) return { isDateOnly, atMs: startOfDay + dayMs - 1 };
  const fractionMs = Math.trunc(Number(`0.${match[7] ?? 0}`) * 1000);
  return { isDateOnly, atMs: startOfDay + hour * hourMs + minute * minuteMs + second * 1000 + fractionMs };
}

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(utc(year, month, day));
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** `Date.UTC` reads the years 0 to 99 as 1900 to 1999. */
function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

function offsetMinutes(text: string | undefined): number | undefined {
  if (text === undefined) return vietnamOffsetMinutes;
  if (text === 'Z' || text === 'z') return 0;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(-2));
  if (hours > 23 || minutes > 59) return undefined;
  return (text[0] === '-' ? -1 : 1) * (hours * 60 + minutes);
}

/** What clocks in Vietnam show, in the UTC parts of a date. */
export function vietnamClock(atMs: number): Date {
  return new Date(atMs + vietnamOffsetMinutes * minuteMs);
}

/** The calendar day in Vietnam, as `2026-11-15`. */
export function vietnamDay(atMs: number): string {
  return vietnamClock(atMs).toISOString().slice(0, 10);
}

/** The instant at which a Vietnamese calendar day begins. */
export function startOfVietnamDayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - vietnamOffsetMinutes * minuteMs;
}
