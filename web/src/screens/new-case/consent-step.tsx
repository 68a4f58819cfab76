import { useEffect, useRef, useState } from 'preact/hooks';
import type { Intake } from '#contract/intake.ts';
import { useTexts } from '#web/language.ts';
import type { Failure } from '#web/request.ts';
import { newCaseTexts } from '#web/strings/new-case.ts';
import { Card } from '#web/ui/card.tsx';
import { CheckRow } from '#web/ui/choice.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/states.tsx';
import { type Consent, consentsFor } from './draft.ts';
import { drawings } from './drawings.ts';
import { FormStep, type StepWay } from './form-step.tsx';

type ConsentStepProps = StepWay & { intake: Intake; isBusy: boolean; failure: Failure | undefined };

const noticeIcons: readonly IconName[] = ['folder', drawings.key, 'eye', 'trash'];

/** The notice and the boxes, none of them ticked beforehand: without each of them nothing is sent. */
export function ConsentStep({ intake, isBusy, failure, ...way }: ConsentStepProps) {
  const t = useTexts(newCaseTexts);
  const [given, setGiven] = useState<readonly Consent[]>([]);
  const asked = consentsFor(intake);
  const isComplete = asked.every((consent) => given.includes(consent));
  const labels: Record<Consent, string> = {
    keep: t.consentKeep,
    navigator: t.consentNavigator,
    representative: t.consentRepresentative,
    child: t.consentChild,
  };
  return (
    <FormStep
      {...way}
      title={t.consentHeading}
      isComplete={isComplete}
      button={{ label: isBusy ? t.creating : t.submit, icon: 'lock', isBusy }}
    >
      {(isTried) => (
        <>
          <Card title={t.consentIntro} icon="shield" tone="guide">
            <ul class="stack-tight">
              {t.notice.map((line, index) => (
                <li class="icon-line" key={line}>
                  <Icon name={noticeIcons[index] ?? 'info'} />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </Card>
          <div class="stack">
            {asked.map((consent) => (
              <CheckRow
                key={consent}
                name={`consent-${consent}`}
                label={labels[consent]}
                checked={given.includes(consent)}
                onChange={(checked) =>
                  setGiven(checked ? [...given, consent] : given.filter((each) => each !== consent))
                }
              />
            ))}
          </div>
          <Refusal isRefused={isTried && !isComplete} failure={failure} />
        </>
      )}
    </FormStep>
  );
}

/** Why it does not go on, brought into sight: the button stands below it. */
function Refusal({ isRefused, failure }: { isRefused: boolean; failure: Failure | undefined }) {
  const t = useTexts(newCaseTexts);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused || failure) words.current?.scrollIntoView({ block: 'center' });
  }, [isRefused, failure]);
  return (
    <div ref={words} class="stack">
      {isRefused && (
        <div role="alert">
          <Notice tone="soon" icon="info">
            {t.consentMissing}
          </Notice>
        </div>
      )}
      {failure && (
        <>
          <FailureNotice failure={failure} />
          <p>{t.failedSafe}</p>
        </>
      )}
    </div>
  );
}
