import { dayMs } from '#contract/when.ts';

/** Milliseconds since 1970. Passed in everywhere, so that a test can move it. */
export type Clock = () => number;

/** A clock that does not go back behind a time that was once believed: what has ended by it stays ended. */
export type SteadyClock = Clock & { setFloor(atMs: number): void };

export function steady(clock: Clock): SteadyClock {
  let floor = 0;
  const setFloor = (atMs: number) => {
    floor = atMs;
  };
  return Object.assign(() => Math.max(clock(), floor), { setFloor });
}

const daysKept = 4096;
const days = new Map<number, string>();
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/**
 * As `toISOString` writes it. That one takes longer than to read a row, and a case file has an instant in each: here
 * only the first instant of a day is made by it.
 */
export function instant(atMs: number): string {
  const day = Math.floor(atMs / dayMs);
  const ms = atMs - day * dayMs;
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const time = `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}`;
  return `${dateOf(day)}T${time}.${String(ms % 1000).padStart(3, '0')}Z`;
}

function dateOf(day: number): string {
  const known = days.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * dayMs).toISOString().slice(0, -14);
  if (days.size >= daysKept) days.clear();
  days.set(day, text);
  return text;
}

export function instantOrNull(atMs: number | null): string | null {
  return atMs === null ? null : instant(atMs);
}
