import { useEffect, useState } from 'preact/hooks';
import type { Intake } from '#contract/intake.ts';
import { withPosition } from '#web/here.ts';
import { useLanguage } from '#web/language.ts';
import { type Outcome, recommend } from '#web/recommend.ts';

type State = { outcome?: Outcome; isFailed: boolean; retry: () => void };

/** The recommendation for an intake, in the language of the page; asked for again when either changes. */
export function useOutcome(intake: Intake | undefined): State {
  const language = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const text = intake && JSON.stringify(intake);
  // Whoever says to be here, and had named the place before, gets other distances.
  const where = intake && JSON.stringify(withPosition(intake).patient.position);
  useEffect(() => {
    if (text === undefined) return;
    let isCurrent = true;
    setFailed(false);
    const show = (found: Outcome) => isCurrent && setOutcome(found);
    recommend(JSON.parse(text), language, show).catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [text, where, language, tries]);
  return { ...(outcome && { outcome }), isFailed, retry: () => setTries(tries + 1) };
}
