import { useState } from 'preact/hooks';
import { limits } from '../../../../src/contract/limits.ts';
import { findDanger } from '../../engine-worker/engine.ts';
import type { Danger } from '../../engine-worker/messages.ts';
import { answer, answers, intakeOf } from '../../intake.ts';
import { useStrings } from '../../language.ts';
import { route } from '../../router.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Notice } from '../../ui/states.tsx';
import { Strip } from '../../ui/strip.tsx';
import { QuestionPage, useAskPart, useFindHelpTexts, useNext } from './question-page.tsx';
import { useDanger } from './use-danger.ts';
import { useTyped } from './use-typed.ts';

export function SymptomsStep() {
  const t = useFindHelpTexts();
  const shared = useStrings();
  const ask = useAskPart();
  const next = useNext('ask');
  const [text, setText] = useTyped('symptoms', answers.get().symptoms ?? '');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { danger, isUnread } = useDanger(intakeOf({ ...answers.get(), symptoms: text, asked: {} }));
  const hasText = text.trim() !== '';
  const isEmergency = hasText && danger?.urgency === 'emergency';

  const goOn = async () => {
    if (!hasText) {
      setMissing(true);
      return;
    }
    setBusy(true);
    answer({ symptoms: text.trim(), asked: {} });
    const found = await findDanger(intakeOf(answers.get())).catch(() => undefined);
    setBusy(false);
    if (found?.urgency === 'emergency') route('/result');
    else if (found && found.ask.length > 0) ask(1);
    else next();
  };
  const skip = () => {
    answer({ symptoms: '', asked: {} });
    next();
  };
  return (
    <QuestionPage
      step="symptoms"
      title={t.symptoms.title}
      hint={t.symptoms.hint}
      alert={
        isEmergency && (
          <Strip icon="alert" danger>
            {t.symptoms.emergencyText}
          </Strip>
        )
      }
      actions={
        <>
          {!isEmergency && (
            <Button look="plain" onClick={skip}>
              {t.skip}
            </Button>
          )}
          <Button look={isEmergency ? 'danger' : 'main'} busy={isBusy} onClick={goOn}>
            {isEmergency ? t.symptoms.goOn : shared.continue}
          </Button>
        </>
      }
    >
      <div class="stack">
        <TextArea
          label={t.symptoms.title}
          labelHidden
          error={isMissing ? t.symptoms.missing : undefined}
          name="symptoms"
          rows={4}
          maxLength={limits.symptomsLengthMax}
          value={text}
          onChange={(value) => {
            setText(value);
            setMissing(false);
          }}
        />
        {text.length > limits.symptomsLengthMax - 200 && (
          <p class="small muted">{t.symptoms.left(limits.symptomsLengthMax - text.length)}</p>
        )}
        <div aria-live="polite">{hasText && danger && danger.urgency !== 'routine' && <Found danger={danger} />}</div>
        <p class="small muted">
          {t.symptoms.example}
          <br />
          {isUnread ? t.symptoms.unread : t.symptoms.reading}
        </p>
      </div>
    </QuestionPage>
  );
}

/** What was recognised, in the person's own words, as soon as it stands there. */
function Found({ danger }: { danger: Danger }) {
  const t = useFindHelpTexts();
  const isEmergency = danger.urgency === 'emergency';
  const words = longestWords(danger);
  return (
    <Notice tone={isEmergency ? 'danger' : 'soon'}>
      <div class="stack-tight">
        <p class="strong">{isEmergency ? t.symptoms.emergencyTitle : t.symptoms.urgentTitle}</p>
        {words !== '' && <p>{t.symptoms.found(words)}</p>}
        {!isEmergency && <p>{t.symptoms.urgentText}</p>}
      </div>
    </Notice>
  );
}

function longestWords({ matched, urgency }: Danger): string {
  const words = matched.filter(({ level }) => level === urgency).flatMap((sign) => sign.words);
  return words.toSorted((a, b) => b.length - a.length)[0] ?? '';
}
