import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useStrings, useTexts } from '../../language.ts';
import { newCaseTexts } from '../../strings/new-case.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { StepPage } from '../../ui/step-page.tsx';

/** What every page of the form is told: where it stands, and where it leads. */
export type StepWay = { place: { n: number; of: number }; back: string; onNext: () => void };

type FormStepProps = StepWay & {
  title: string;
  lead?: string;
  /** Whether one may go on; until then a press only shows what is missing. */
  isComplete: boolean;
  /** The button, where it does more than go on. */
  button?: { label: string; icon: IconName; isBusy: boolean };
  /** Told whether one has tried to go on: nothing is called wrong before. */
  children: (isTried: boolean) => ComponentChildren;
};

export function FormStep({ title, lead, place, back, onNext, isComplete, button, children }: FormStepProps) {
  const t = useTexts(newCaseTexts);
  const shared = useStrings();
  const [isTried, setTried] = useState(false);
  const goOn = () => {
    setTried(true);
    if (isComplete) onNext();
  };
  return (
    <StepPage
      title={title}
      lead={lead}
      place={{ ...place, label: t.step(place.n, place.of) }}
      back={back}
      actions={
        <Button wide busy={button?.isBusy ?? false} onClick={goOn} {...(button && { icon: button.icon })}>
          {button?.label ?? shared.continue}
        </Button>
      }
    >
      <div class="stack-loose">{children(isTried)}</div>
    </StepPage>
  );
}
