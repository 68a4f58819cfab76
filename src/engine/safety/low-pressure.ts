import type { Reading } from '../text/reading.ts';
import { measuresNow } from './measures.ts';

/** Below both of these a pressure is high at most, and no crisis. */
const crisisFrom = { systolic: 180, diastolic: 110 } as const;

/** Whether a blood pressure was measured, and none that speaks of a crisis; in pregnancy any may. */
export function isLowPressure(reading: Reading): boolean {
  const measures = measuresNow(reading);
  if (measures.some(({ kind }) => kind === 'weeks')) return false;
  const pressures = measures.flatMap(({ kind, value }) =>
    kind === 'systolic' || kind === 'diastolic' ? [value < crisisFrom[kind]] : [],
  );
  return pressures.length > 0 && pressures.every(Boolean);
}
