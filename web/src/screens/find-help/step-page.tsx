import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso/router';
import { answers } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { useStore } from '../../store.ts';
import { en } from '../../strings.find-help.en.ts';
import { vi } from '../../strings.find-help.vi.ts';
import { Page } from '../../ui/page.tsx';
import { type Step, stepAfter, stepBefore, steps, urlOf } from './steps.ts';

export function useFindHelpTexts() {
  return useTexts({ vi, en });
}

type StepPageProps = {
  step: Step;
  title: string;
  hint?: ComponentChildren;
  /** Kept in sight under the header. */
  alert?: ComponentChildren;
  actions?: ComponentChildren;
  children?: ComponentChildren;
};

/** One question: how far one is, the way back, the question as heading, and what can be answered. */
export function StepPage({ step, title, hint, alert, actions, children }: StepPageProps) {
  const t = useFindHelpTexts();
  const goBack = useBack(step);
  const n = steps.indexOf(step) + 1;
  const inHeader = (
    <>
      <progress class="progress" max={steps.length} value={n} aria-label={t.progress(n, steps.length)} />
      {alert}
    </>
  );
  return (
    <Page title={title} lead={hint} back={goBack} inHeader={inHeader} actions={actions} footer={false}>
      {children}
    </Page>
  );
}

/** How many of our own pages lie behind this one in the browser's history. */
let pagesBehind = 0;

/** Goes on from a step; where the answer was only being changed, back to the overview. */
export function useNext(step: Step): () => void {
  const { route, query } = useLocation();
  return () => {
    pagesBehind += 1;
    route(urlOf(query.change === '1' ? 'review' : stepAfter(step, answers.get())));
  };
}

export function useGo(): (url: string) => void {
  const { route } = useLocation();
  return (url) => {
    pagesBehind += 1;
    route(url);
  };
}

function useBack(step: Step): () => void {
  const { route } = useLocation();
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
