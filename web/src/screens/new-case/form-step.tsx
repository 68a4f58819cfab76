import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useStrings, useTexts } from '#web/language.ts';
import { newCaseTexts } from '#web/strings/new-case.ts';
import { Button } from '#web/ui/button.tsx';
import { useFirstFault } from '#web/ui/first-fault.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { StepPage } from '#web/ui/step-page.tsx';

/** What every page of the form is told: where it stands, and where it leads. */
export type StepWay = { place: { n: number; of: number }; back: string; onNext: () => void };

type FormStepProps = StepWay & {
  title: string;
  lead?: string;
  /** Kept in sight under the header. */
  alert?: ComponentChildren;
  /** Whether one may go on; until then a press only shows what is missing. */
  isComplete: boolean;
  /** The button, where it does more than go on. */
  button?: { label: string; icon?: IconName; isBusy?: boolean; isDanger?: boolean };
  /** Told whether one has tried to go on: nothing is called wrong before. */
  children: (isTried: boolean) => ComponentChildren;
};

export function FormStep(props: FormStepProps) {
  const { title, lead, alert, place, back, onNext, isComplete, button, children } = props;
  const t = useTexts(newCaseTexts);
  const shared = useStrings();
  const fields = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const goOn = () => {
    if (isComplete) onNext();
    else setRefusals(refusals + 1);
  };
  useFirstFault(fields, refusals);
  return (
    <StepPage
      title={title}
      lead={lead}
      place={{ ...place, label: t.step(place.n, place.of) }}
      alert={alert}
      back={back}
      actions={
        <Button
          wide
          look={button?.isDanger ? 'danger' : 'main'}
          busy={button?.isBusy ?? false}
          onClick={goOn}
          {...(button?.icon && { icon: button.icon })}
        >
          {button?.label ?? shared.continue}
        </Button>
      }
    >
      <div ref={fields} class="stack-loose">
        {children(refusals > 0)}
      </div>
    </StepPage>
  );
}
