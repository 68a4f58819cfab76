import { useEffect, useMemo } from 'preact/hooks';
import { startEngine } from '#web/engine-worker/engine.ts';
import { answers } from '#web/intake.ts';
import { loadPlaces } from '#web/offline/places.ts';
import { route, usePlace } from '#web/router.tsx';
import { whenIdle } from '#web/when-idle.ts';
import { AboutStep, PlaceField } from './about-step.tsx';
import { AskStep } from './ask-step.tsx';
import { DangerStep } from './danger-step.tsx';
import './find-help.css';

/** What the later pages need, while the first is being read. Whatever fails here is tried again there. */
export function prepareHelp(): void {
  const ignore = () => undefined;
  whenIdle(PlaceField.prepare);
  whenIdle(() => import('../result/result-screen.tsx').then(({ prepareResult }) => prepareResult(), ignore));
}

/** What comes after the story: one page for all that it left open, then one question a page. */
export function FindHelpScreen() {
  const { params } = usePlace();
  const isDanger = params.step === 'danger';
  // Asked once a page: whoever forgets the answers is on the way out.
  const mayBeHere = useMemo(
    () => isDanger || ((params.step === 'about' || params.step === 'ask') && (answers.get().symptoms ?? '') !== ''),
    [params.step],
  );
  useEffect(() => {
    // Whoever opens a later page directly has not told anything yet.
    if (!mayBeHere) route('/', true);
  }, [mayBeHere]);
  useEffect(() => {
    prepareHelp();
    whenIdle(() => void startEngine());
    whenIdle(() => loadPlaces().catch(() => undefined));
  }, []);
  if (!mayBeHere) return null;
  if (isDanger) return <DangerStep />;
  if (params.step === 'about') return <AboutStep />;
  const part = Math.max(1, Number(params.part) || 1);
  return <AskStep key={part} part={part} />;
}
