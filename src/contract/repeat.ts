import type { Repeat } from './follow-up.ts';
import type { RepeatStep } from './vocabulary.ts';
import { dayMs, parseWhen } from './when.ts';

/** A rule and the due time that it counts from: the 31st stays the 31st, however short a month between was. */
export type RepeatRule = Repeat & { from: string };

const longestStepMs: Record<RepeatStep, number> = { day: dayMs, week: 7 * dayMs, month: 31 * dayMs };

/** When it is due for the first time after that instant, written as the first one was; nothing once the rule has ended. */
export function nextDue({ every, until, from }: RepeatRule, afterMs: number): string | undefined {
  const fromMs = parseWhen(from)?.atMs ?? Number.POSITIVE_INFINITY;
  const lastMs = until === undefined ? Number.POSITIVE_INFINITY : (parseWhen(until)?.atMs ?? 0);
  for (let step = Math.max(1, Math.floor((afterMs - fromMs) / longestStepMs[every])); ; step++) {
    const text = stepsLater(from, every, step);
    const dueMs = parseWhen(text)?.atMs;
    // The year 10000 is no date that we read.
    if (dueMs === undefined || dueMs > lastMs) return undefined;
    if (dueMs > afterMs) return text;
  }
}

/** Only the day moves; hour and offset stay as they were written. */
export function stepsLater(from: string, every: RepeatStep, steps: number): string {
  const date = new Date(`${from.slice(0, 10)}T00:00:00Z`);
  const day = date.getUTCDate();
  if (every === 'month') {
    date.setUTCMonth(date.getUTCMonth() + steps, 1);
    date.setUTCDate(Math.min(day, daysInMonth(date)));
  } else {
    date.setUTCDate(day + steps * (every === 'week' ? 7 : 1));
  }
  return date.toISOString().replace(/T.*$/, '') + from.slice(10);
}

function daysInMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}
