import { useState } from 'preact/hooks';
import { limits } from '../../../../src/contract/limits.ts';
import { DangerFound, useReading } from '../../danger/danger-found.tsx';
import { DangerStrip } from '../../danger/danger-strip.tsx';
import { findDanger } from '../../engine-worker/engine.ts';
import { answer, answers, intakeOf } from '../../intake.ts';
import { useStrings, useTexts } from '../../language.ts';
import { route } from '../../router.tsx';
import { dangerFoundTexts } from '../../strings/danger-found.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { QuestionPage, useAskPart, useFindHelpTexts, useNext } from './question-page.tsx';
import { useTyped } from './use-typed.ts';

export function SymptomsStep() {
  const t = useFindHelpTexts();
  const found = useTexts(dangerFoundTexts);
  const shared = useStrings();
  const ask = useAskPart();
  const next = useNext('ask');
  const [text, setText] = useTyped('symptoms', answers.get().symptoms ?? '');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reading = useReading(intakeOf({ ...answers.get(), symptoms: text, asked: {} }));
  const { isEmergency } = reading;

  const goOn = async () => {
    if (text.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    answer({ symptoms: text.trim(), asked: {} });
    const now = await findDanger(intakeOf(answers.get())).catch(() => undefined);
    setBusy(false);
    if (now?.urgency === 'emergency') route('/result');
    else if (now && now.ask.length > 0) ask(1);
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
      alert={isEmergency && <DangerStrip />}
      actions={
        <>
          {!isEmergency && (
            <Button look="plain" onClick={skip}>
              {t.skip}
            </Button>
          )}
          <Button look={isEmergency ? 'danger' : 'main'} busy={isBusy} onClick={goOn}>
            {isEmergency ? found.goOn : shared.continue}
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
        <DangerFound reading={reading} />
        <p class="small muted">
          {t.symptoms.example}
          <br />
          {!reading.isUnread && t.symptoms.reading}
        </p>
      </div>
    </QuestionPage>
  );
}
