import type { Words } from '#contract/vocabulary.ts';

/** Vietnam has had one time all year, seven hours ahead, since 1975. */
const aheadMs = 7 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** When clinics usually see patients: what is usual, and no hospital’s own hours. */
export const usualHours: Words = {
  vi: 'Giờ khám thường từ 7 giờ đến 16 giờ 30, thứ Hai đến thứ Sáu; mỗi nơi có thể khác',
  en: 'Clinics are usually open from 7:00 to 16:30, Monday to Friday; each place may differ',
};
const opensAt = 7;
/** Whoever comes later is seldom seen the same day. */
const lastArrivalAt = 16;
const saturdayUntil = 11;

const sunday = 0;
const saturday = 6;
/** Month and day. Those by the lunar calendar are not known here, and every answer says to ask before going. */
const holidays: ReadonlySet<string> = new Set(['1-1', '4-30', '5-1', '9-2']);

/** Where an instant lies between the hours at which clinics see patients, by Vietnam’s time. */
export type ClinicTime = {
  /** Some work on Saturday morning and some do not. */
  readonly clinics: 'open' | 'perhaps' | 'closed';
  /** What part of the day it is: “tối nay”. */
  readonly part: Words;
  /** When they open next: “sáng mai”. */
  readonly opens: Words;
  readonly opensInHours: number;
  /** “Hôm nay Chủ nhật”, where the whole day is one without clinics. */
  readonly dayOff?: Words;
};

export function clinicTime(now: number): ClinicTime {
  const local = now + aheadMs;
  const day = Math.floor(local / dayMs);
  const hour = (local - day * dayMs) / hourMs;
  const ahead = daysUntilOpen(day, hour);
  return {
    clinics: clinicsAt(day, hour),
    part: partOf(hour),
    opens: opensWords(day, ahead, hour),
    opensInHours: ahead * 24 + opensAt - hour,
    ...(!isWorkday(day) && { dayOff: isHoliday(day) ? holiday : weekdays[weekdayOf(day)] }),
  };
}

function clinicsAt(day: number, hour: number): ClinicTime['clinics'] {
  if (isWorkday(day)) return hour >= opensAt && hour < lastArrivalAt ? 'open' : 'closed';
  const isSaturdayMorning = weekdayOf(day) === saturday && hour >= opensAt && hour < saturdayUntil;
  return isSaturdayMorning && !isHoliday(day) ? 'perhaps' : 'closed';
}

function daysUntilOpen(day: number, hour: number): number {
  let ahead = hour < opensAt ? 0 : 1;
  while (!isWorkday(day + ahead)) ahead += 1;
  return ahead;
}

function isWorkday(day: number): boolean {
  const weekday = weekdayOf(day);
  return weekday !== sunday && weekday !== saturday && !isHoliday(day);
}

/** The first day of 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

function isHoliday(day: number): boolean {
  const date = new Date(day * dayMs);
  return holidays.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
}

/** Until when each part of the day lasts. */
const parts: readonly (readonly [until: number, part: Words])[] = [
  [5, { vi: 'đêm nay', en: 'tonight' }],
  [7, { vi: 'lúc này', en: 'now' }],
  [11, { vi: 'sáng nay', en: 'this morning' }],
  [13, { vi: 'trưa nay', en: 'now' }],
  [17, { vi: 'chiều nay', en: 'this afternoon' }],
  [22, { vi: 'tối nay', en: 'this evening' }],
];

function partOf(hour: number): Words {
  return parts.find(([until]) => hour < until)?.[1] ?? { vi: 'đêm nay', en: 'tonight' };
}

const holiday: Words = { vi: 'ngày lễ', en: 'a holiday' };

const weekdays: readonly Words[] = [
  { vi: 'Chủ nhật', en: 'Sunday' },
  { vi: 'thứ Hai', en: 'Monday' },
  { vi: 'thứ Ba', en: 'Tuesday' },
  { vi: 'thứ Tư', en: 'Wednesday' },
  { vi: 'thứ Năm', en: 'Thursday' },
  { vi: 'thứ Sáu', en: 'Friday' },
  { vi: 'thứ Bảy', en: 'Saturday' },
];

function opensWords(day: number, ahead: number, hour: number): Words {
  if (ahead === 0) return { vi: 'sáng nay', en: 'this morning' };
  // Before dawn “sáng mai” may be taken for the morning that is about to come.
  if (ahead === 1 && hour >= opensAt) return { vi: 'sáng mai', en: 'tomorrow morning' };
  const { vi = '', en = '' } = weekdays[weekdayOf(day + ahead)] ?? {};
  return { vi: `sáng ${vi}`, en: `on ${en} morning` };
}
