import type { Language } from '#contract/vocabulary.ts';
import { dayMs, hourMs, parseWhen, vietnamDay } from '#contract/when.ts';

const minuteMs = 60_000;
const vietnamOffsetMs = 7 * hourMs;

/** 15/11/2026, in Vietnam, whatever the clock of the device is set to. */
export function dateText(atMs: number): string {
  return vietnamDay(atMs).split('-').reverse().join('/');
}

/** 08:30, of a day of 24 hours, in Vietnam. */
export function timeText(atMs: number): string {
  return new Date(atMs + vietnamOffsetMs).toISOString().slice(11, 16);
}

export function dateTimeText(atMs: number): string {
  return `${timeText(atMs)}, ${dateText(atMs)}`;
}

/** A due time as it was meant: a day without a time stays a day. */
export function whenText(when: string): string {
  const parsed = parseWhen(when);
  if (!parsed) return when;
  return parsed.isDateOnly ? dateText(parsed.atMs) : dateTimeText(parsed.atMs);
}

type Unit = 'minute' | 'hour' | 'day';

const units: Record<Language, Record<Unit, (count: number) => string>> = {
  vi: { minute: (n) => `${n} phút`, hour: (n) => `${n} giờ`, day: (n) => `${n} ngày` },
  en: { minute: plural('minute'), hour: plural('hour'), day: plural('day') },
};

function plural(unit: Unit) {
  return (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** “3 ngày”, “2 giờ 5 phút”: the two largest units that matter, never more exact than people speak. */
export function spanText(ms: number, language: Language): string {
  const words = units[language];
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  const hours = Math.floor(minutes / 60);
  // Down, so that nobody comes too late; but who has just given three days does not read that two are left.
  if (hours >= 48) return words.day(Math.floor((ms + hourMs) / dayMs));
  const days = Math.floor(hours / 24);
  const restHours = hours - days * 24;
  if (days === 1) return restHours === 0 ? words.day(1) : `${words.day(1)} ${words.hour(restHours)}`;
  if (hours >= 3) return words.hour(hours);
  const restMinutes = minutes - hours * 60;
  if (hours >= 1) return restMinutes === 0 ? words.hour(hours) : `${words.hour(hours)} ${words.minute(restMinutes)}`;
  return words.minute(minutes);
}

/** “vừa xong”, “2 giờ trước”; after a week the date says more. */
export function agoText(atMs: number, nowMs: number, language: Language): string {
  const ms = nowMs - atMs;
  if (ms < minuteMs) return language === 'vi' ? 'vừa xong' : 'just now';
  if (ms >= 7 * dayMs) return dateText(atMs);
  return language === 'vi' ? `${spanText(ms, language)} trước` : `${spanText(ms, language)} ago`;
}
