import { useEffect, useRef, useState } from 'preact/hooks';
import type { Intake } from '../../../../../src/contract/intake.ts';
import type { Failure } from '../../../request.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckRow } from '../../../ui/choice.tsx';
import { FailureNotice } from '../../../ui/failure.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/states.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { type Consent, consentsFor } from './draft.ts';
import { StepPage, type StepPlace } from './step-page.tsx';

type StepProps = {
  place: StepPlace;
  intake: Intake;
  isBusy: boolean;
  failure: Failure | undefined;
  onBack: () => void;
  onAgreed: () => void;
};

const noticeIcons: readonly IconName[] = ['folder', 'key', 'eye', 'trash'];

/** The notice and the boxes, none of them ticked beforehand: without each of them nothing is sent. */
export function ConsentStep({ place, intake, isBusy, failure, onBack, onAgreed }: StepProps) {
  const t = useCaseTexts();
  const [given, setGiven] = useState<readonly Consent[]>([]);
  const [isTried, setTried] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const asked = consentsFor(intake);
  const isComplete = asked.every((consent) => given.includes(consent));
  const labels: Record<Consent, string> = {
    keep: t.create.consentKeep,
    navigator: t.create.consentNavigator,
    representative: t.create.consentRepresentative,
    child: t.create.consentChild,
  };
  const isRefused = isTried && !isComplete;
  useEffect(() => {
    if (isRefused || failure) alert.current?.scrollIntoView({ block: 'center' });
  }, [isRefused, failure]);

  return (
    <StepPage
      title={t.create.consentHeading}
      place={place}
      onBack={onBack}
      actions={
        <Button
          wide
          icon="lock"
          busy={isBusy}
          onClick={() => {
            setTried(true);
            if (isComplete) onAgreed();
          }}
        >
          {isBusy ? t.create.creating : t.create.submit}
        </Button>
      }
    >
      <div class="stack-loose">
        <Card title={t.create.consentIntro} icon="shield" tone="guide">
          <ul class="stack-tight">
            {t.create.notice.map((line, index) => (
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
              onChange={(checked) => setGiven(checked ? [...given, consent] : given.filter((each) => each !== consent))}
            />
          ))}
        </div>
        <div ref={alert} class="stack">
          {isRefused && (
            <div role="alert">
              <Notice tone="soon">{t.create.consentMissing}</Notice>
            </div>
          )}
          {failure && (
            <>
              <FailureNotice failure={failure} />
              <p>{t.create.failedSafe}</p>
            </>
          )}
        </div>
      </div>
    </StepPage>
  );
}
