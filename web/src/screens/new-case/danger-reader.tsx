import { useEffect } from 'preact/hooks';
import type { Intake } from '#contract/intake.ts';
import { DangerFound, useReading } from '#web/danger/danger-found.tsx';
import { DangerStrip } from '#web/danger/danger-strip.tsx';

type DangerReaderProps = { intake: Intake; onRead: (isEmergency: boolean) => void };

/** Reads the story for danger; its code comes while the form is being looked at. */
export function DangerReader({ intake, onRead }: DangerReaderProps) {
  const reading = useReading(intake);
  useEffect(() => onRead(reading.isEmergency), [reading.isEmergency]);
  return <DangerFound reading={reading} />;
}

/** What it says under the header. */
export function ReaderStrip() {
  return <DangerStrip />;
}
