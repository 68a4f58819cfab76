import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { startEngine } from '../../engine-worker/engine.ts';
import { answers } from '../../intake.ts';
import { lazyPart } from '../../lazy-part.tsx';
import { loadPlaces } from '../../offline/places.ts';
import { route, usePlace } from '../../router.tsx';
import { whenIdle } from '../../when-idle.ts';
import { AgeStep } from './age-step.tsx';
import { AskStep } from './ask-step.tsx';
import { DurationStep, NeedStep, SeverityStep, SexStep, WhoStep } from './choice-steps.tsx';
import { DangerStep } from './danger-step.tsx';
import { DiagnosisStep } from './diagnosis-step.tsx';
import './find-help.css';
import { ReviewStep } from './review-step.tsx';
import { type Step, stepOf } from './steps.ts';
import { SymptomsStep } from './symptoms-step.tsx';

const ProvinceStep = lazyPart(async () => (await import('./place-steps.tsx')).ProvinceStep);
const CityStep = lazyPart(async () => (await import('./place-steps.tsx')).CityStep);

const screens: Record<Exclude<Step, 'ask'>, ComponentType> = {
  danger: DangerStep,
  who: WhoStep,
  age: AgeStep,
  sex: SexStep,
  need: NeedStep,
  symptoms: SymptomsStep,
  duration: DurationStep,
  severity: SeverityStep,
  diagnosis: DiagnosisStep,
  province: ProvinceStep,
  city: CityStep,
  review: ReviewStep,
};

/** What the later questions need is fetched while the first ones are read. Whatever fails here is tried again there. */
function prepare(): void {
  const ignore = () => undefined;
  whenIdle(() => void startEngine());
  whenIdle(ProvinceStep.prepare);
  whenIdle(CityStep.prepare);
  whenIdle(() => loadPlaces().catch(ignore));
  whenIdle(() => import('../result/result-screen.tsx').then(({ prepareResult }) => prepareResult(), ignore));
}

/** One question a page, each with its own address, so that the browser's own back works. */
export function FindHelpScreen() {
  const { params } = usePlace();
  const step = stepOf(params.step);
  // Asked once a page: whoever forgets the answers on the last one is on the way out.
  const mayBeHere = useMemo(() => step === 'danger' || answers.get().dangerSigns !== undefined, [step]);
  useEffect(() => {
    // Whoever opens a later page directly has not been asked about danger yet.
    if (!mayBeHere) route('/find-help', true);
  }, [mayBeHere]);
  useEffect(prepare, []);
  if (!mayBeHere) return null;
  if (step === 'ask') {
    const part = Math.max(1, Number(params.part) || 1);
    return <AskStep key={`ask-${part}`} part={part} />;
  }
  const Screen = screens[step];
  return <Screen key={step} />;
}
