import { useEffect, useRef, useState } from 'preact/hooks';
import type { NewConsent } from '#contract/consent.ts';
import type { Intake } from '#contract/intake.ts';
import type { Language } from '#contract/vocabulary.ts';
import { agreedTo } from '#web/consent-notice.ts';
import { useLanguage, useTexts } from '#web/language.ts';
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

type ConsentStepProps = Omit<StepWay, 'onNext'> & {
  intake: Intake;
  isBusy: boolean;
  failure: Failure | undefined;
  onNext: (consents: NewConsent[]) => void;
};

const noticeIcons: readonly IconName[] = ['folder', drawings.key, 'eye', 'trash'];

/** The notice and the boxes, none of them ticked beforehand: without those that are asked for nothing is sent. */
export function ConsentStep({ intake, isBusy, failure, onNext, ...way }: ConsentStepProps) {
  const t = useTexts(newCaseTexts);
  const language = useLanguage();
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
      onNext={() => onNext(consentsOf(given, language))}
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
            {[...asked, 'navigator' as const].map((consent) => (
              <CheckRow
                key={consent}
                name={`consent-${consent}`}
                label={labels[consent]}
                {...(consent === 'navigator' && { hint: t.consentChoice })}
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

/** The box for help was there to be ticked: left empty it is a no. */
function consentsOf(given: readonly Consent[], language: Language): NewConsent[] {
  const represented = given.includes('child') ? 'child_and_representative' : 'representative';
  const agreed = agreedTo(language, given.includes('representative') ? represented : 'self');
  return [
    { purpose: 'keep_case', ...agreed },
    { purpose: 'navigator_help', ...(given.includes('navigator') ? agreed : { given: false }) },
  ];
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
