import type { ComponentChildren } from 'preact';
import { answers } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { goBack, route, usePlace } from '../../router.tsx';
import { useStore } from '../../store.ts';
import { findHelpTexts } from '../../strings/find-help.ts';
import { StepPage } from '../../ui/step-page.tsx';
import { type Step, stepAfter, stepBefore, steps, urlOf, urlOfChange } from './steps.ts';

export function useFindHelpTexts() {
  return useTexts(findHelpTexts);
}

type QuestionPageProps = {
  step: Step;
  /** How much of the step one has come through, where it has several pages. */
  done?: number;
  title: string;
  hint?: ComponentChildren;
  /** Kept in sight under the header. */
  alert?: ComponentChildren;
  actions?: ComponentChildren;
  children?: ComponentChildren;
};

/** One question: how far one is, the way back, the question as heading, and what can be answered. */
export function QuestionPage({ step, done = 1, title, hint, alert, actions, children }: QuestionPageProps) {
  const t = useFindHelpTexts();
  const before = stepBefore(step, useStore(answers));
  const n = steps.indexOf(step) + 1;
  return (
    <StepPage
      title={title}
      lead={hint}
      place={{ n: n - 1 + done, of: steps.length, label: t.progress(n, steps.length) }}
      alert={alert}
      back={before === undefined ? '/' : urlOf(before)}
      actions={actions}
    >
      {children}
    </StepPage>
  );
}

/** Goes on from a step; where the answer was only being changed, back to the overview. */
export function useNext(step: Step): (replace?: boolean) => void {
  const isChanging = useIsChanging();
  return (replace) => (isChanging ? goBack(urlOf('review')) : route(urlOf(stepAfter(step, answers.get())), replace));
}

/** Goes to one of the questions that the text leads to. Whoever changes an answer finds none of them on the way back. */
export function useAskPart(): (part: number) => void {
  const isChanging = useIsChanging();
  return (part) => route(isChanging ? urlOfChange('ask', part) : urlOf('ask', part), isChanging);
}

function useIsChanging(): boolean {
  return usePlace().query.change === '1';
}
