import type { ComponentChildren } from 'preact';
import { limits } from '#contract/limits.ts';
import { DangerLink } from '#web/danger/danger-link.tsx';
import { useTexts } from '#web/language.ts';
import { StepPage } from '#web/ui/step-page.tsx';
import { findHelpTexts } from './strings.ts';

export function useFindHelpTexts() {
  return useTexts(findHelpTexts);
}

/** The story, what it left open, and the questions of the engine. */
const stepsMax = 2 + limits.askMax;

type QuestionPageProps = {
  /** Which step of the way this is. */
  n: number;
  title: string;
  hint?: ComponentChildren;
  back: string;
  actions?: ComponentChildren;
  children?: ComponentChildren;
};

/** One step: how far one is, the way back, the question as heading; the list of danger signs is one touch away. */
export function QuestionPage({ n, title, hint, back, actions, children }: QuestionPageProps) {
  const t = useFindHelpTexts();
  return (
    <StepPage
      title={title}
      lead={hint}
      place={{ n, of: stepsMax, label: t.progress(n, stepsMax) }}
      back={back}
      actions={actions}
    >
      <div class="stack-loose">
        {children}
        <DangerLink />
      </div>
    </StepPage>
  );
}
