import { useEffect, useState } from 'preact/hooks';
import type { Intake } from '#contract/intake.ts';
import { findDanger } from '../engine-worker/engine.ts';
import type { Danger } from '../engine-worker/messages.ts';

const pauseMs = 120;

/** What the engine on this device finds in an intake, a moment after it last changed. */
export function useDanger(intake: Intake | undefined): { danger: Danger | undefined; isUnread: boolean } {
  const [danger, setDanger] = useState<Danger>();
  const [isUnread, setUnread] = useState(false);
  const text = intake && JSON.stringify(intake);
  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const found = await findDanger(JSON.parse(text));
        if (isCurrent) setDanger(found);
      } catch {
        if (isCurrent) setUnread(true);
      }
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return { danger, isUnread };
}
