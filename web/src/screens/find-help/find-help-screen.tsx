import { useEffect, useMemo } from 'preact/hooks';
import { prepareService } from '#web/danger/read-soon.ts';
import { startEngine } from '#web/engine-worker/engine.ts';
import { answers } from '#web/intake.ts';
import { lazyPart, unseen } from '#web/lazy-part.tsx';
import { loadPlaces } from '#web/offline/places.ts';
import { route, usePlace } from '#web/router.tsx';
import { whenIdle } from '#web/when-idle.ts';
import { AboutStep, PlaceField } from './about-step.tsx';
import './find-help.css';

const DangerStep = lazyPart(async () => (await import('./danger-step.tsx')).DangerStep);
const AskStep = lazyPart(async () => (await import('./ask-step.tsx')).AskStep);
const LateWord = lazyPart(async () => (await import('./late-word.ts')).LateWord, unseen);

/** What the later pages need, while the first is being read. Whatever fails here is tried again there. */
export function prepareHelp(): void {
  const ignore = () => undefined;
  whenIdle(prepareService);
  whenIdle(PlaceField.prepare);
  whenIdle(AskStep.prepare);
  whenIdle(DangerStep.prepare);
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
  const part = params.step === 'about' ? 0 : Math.max(1, Number(params.part) || 1);
  return (
    <>
      {part === 0 ? <AboutStep /> : <AskStep key={part} part={part} />}
      <LateWord key={`late ${part}`} />
    </>
  );
}
