import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { answers, intakeOf, isTold } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { route } from '#web/router.tsx';
import { useStore } from '#web/store.ts';
import { resultTexts } from '#web/strings/result.ts';
import { Page } from '#web/ui/page.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { aboutUrl } from '../find-help/steps.ts';
import { EmergencyResult, Nearest, WhereAreYou } from './emergency-result.tsx';
import './result.css';
import { useOutcome } from './use-outcome.ts';

const PlannedResult = lazyPart(async () => (await import('./planned-result.tsx')).PlannedResult, { Frame: Finding });

/** Fetches either answer ahead, for the network may be gone when it is wanted. */
export function prepareResult(): void {
  PlannedResult.prepare();
  WhereAreYou.prepare();
  Nearest.prepare();
}

/** Dangerous or not, where to go, what first: answered on the first screen. */
export function ResultScreen() {
  const t = useTexts(resultTexts);
  const given = useStore(answers);
  const hasAnswers = isTold(given);
  // A ticked danger sign needs no engine: 115 stands there before anything has loaded.
  const isTicked = (given.dangerSigns ?? []).length > 0;
  const { outcome, isFailed, retry } = useOutcome(hasAnswers ? intakeOf(given) : undefined);
  useEffect(() => {
    if (!hasAnswers) route('/', true);
    else if (!isTicked) PlannedResult.prepare();
  }, [hasAnswers, isTicked]);
  if (!hasAnswers) return null;

  if (outcome?.recommendation.safety.emergency ?? isTicked) {
    return <EmergencyResult outcome={outcome} isFailed={isFailed} />;
  }
  if (outcome) return <PlannedResult outcome={outcome} />;
  if (isFailed) {
    return (
      <Page title={t.failedTitle} back={aboutUrl}>
        <ErrorState text={t.failedText} onRetry={retry}>
          <p>{t.worse}</p>
        </ErrorState>
      </Page>
    );
  }
  return (
    <Finding>
      <Loading>
        <div class="stack">
          <Skeleton look="title" />
          <Skeleton look="block" />
          <Skeleton />
          <Skeleton />
          <Skeleton look="short" />
        </div>
      </Loading>
    </Finding>
  );
}

function Finding({ children }: { children: ComponentChildren }) {
  const t = useTexts(resultTexts);
  return <Page title={t.finding}>{children}</Page>;
}
