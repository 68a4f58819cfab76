import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { answers, intakeOf } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { useStore } from '../../store.ts';
import { en } from '../../strings.result.en.ts';
import { vi } from '../../strings.result.vi.ts';
import { Page } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { EmergencyResult } from './emergency-result.tsx';
import { PlannedResult } from './planned-result.tsx';
import './result.css';
import { useOutcome } from './use-outcome.ts';

/** Dangerous or not, where to go, what first: answered on the first screen. */
export function ResultScreen() {
  const t = useTexts({ vi, en });
  const { route } = useLocation();
  const given = useStore(answers);
  const hasAnswers = given.dangerSigns !== undefined;
  const { outcome, isFailed, retry } = useOutcome(hasAnswers ? intakeOf(given) : undefined);
  useEffect(() => {
    if (!hasAnswers) route('/find-help', true);
  }, [hasAnswers]);
  if (!hasAnswers) return null;

  // A ticked danger sign needs no engine: 115 stands there before anything has loaded.
  const isTicked = (given.dangerSigns ?? []).length > 0;
  if (outcome?.recommendation.safety.emergency ?? isTicked) {
    return <EmergencyResult outcome={outcome} isFailed={isFailed} />;
  }
  if (outcome) return <PlannedResult outcome={outcome} />;
  if (isFailed) {
    return (
      <Page title={t.failedTitle} back="/find-help/review">
        <ErrorState text={t.failedText} onRetry={retry}>
          <p>{t.worse}</p>
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page title={t.finding}>
      <Loading>
        <div class="stack">
          <Skeleton look="title" />
          <Skeleton look="block" />
          <Skeleton />
          <Skeleton />
          <Skeleton look="short" />
        </div>
      </Loading>
    </Page>
  );
}
