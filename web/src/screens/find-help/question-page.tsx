import type { ComponentChildren } from 'preact';
import { answers } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { route, usePlace } from '../../router.tsx';
import { useStore } from '../../store.ts';
import { findHelpTexts } from '../../strings/find-help.ts';
import { StepPage } from '../../ui/step-page.tsx';
import { type Step, stepAfter, stepBefore, steps, urlOf } from './steps.ts';

export function useFindHelpTexts() {
  return useTexts(findHelpTexts);
}

type QuestionPageProps = {
  step: Step;
  title: string;
  hint?: ComponentChildren;
  /** Kept in sight under the header. */
  alert?: ComponentChildren;
  actions?: ComponentChildren;
  children?: ComponentChildren;
};

/** One question: how far one is, the way back, the question as heading, and what can be answered. */
export function QuestionPage({ step, title, hint, alert, actions, children }: QuestionPageProps) {
  const t = useFindHelpTexts();
  const onBack = useBack(step);
  const n = steps.indexOf(step) + 1;
  return (
    <StepPage
      title={title}
      lead={hint}
      place={{ n, of: steps.length, label: t.progress(n, steps.length) }}
      alert={alert}
      onBack={onBack}
      actions={actions}
    >
      {children}
    </StepPage>
  );
}

/** How many of our own pages lie behind this one in the browser's history. */
let pagesBehind = 0;

/** Goes on from a step; where the answer was only being changed, back to the overview. */
export function useNext(step: Step): () => void {
  const { query } = usePlace();
  return () => go(urlOf(query.change === '1' ? 'review' : stepAfter(step, answers.get())));
}

export function go(url: string): void {
  pagesBehind += 1;
  route(url);
}

function useBack(step: Step): () => void {
  const given = useStore(answers);
  return () => {
    if (pagesBehind > 0) {
      pagesBehind -= 1;
      history.back();
      return;
    }
    const before = stepBefore(step, given);
    route(before === undefined ? '/' : urlOf(before), true);
  };
}
