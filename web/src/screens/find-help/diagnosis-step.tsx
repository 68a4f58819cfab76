import { useState } from 'preact/hooks';
import { limits } from '../../../../src/contract/limits.ts';
import { answer, answers } from '../../intake.ts';
import { useStrings } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/choice.tsx';
import { TextField } from '../../ui/field.tsx';
import { QuestionPage, useFindHelpTexts, useNext } from './question-page.tsx';
import { useTyped } from './use-typed.ts';

export function DiagnosisStep() {
  const t = useFindHelpTexts();
  const shared = useStrings();
  const next = useNext('diagnosis');
  const [text, setText] = useTyped('diagnosis', answers.get().diagnosis ?? '');
  const [hasPapers, setPapers] = useState(answers.get().hasPriorResults ?? false);
  const goOn = (diagnosis: string, hasPriorResults: boolean) => {
    answer({ diagnosis, hasPriorResults });
    next();
  };
  return (
    <QuestionPage
      step="diagnosis"
      title={t.diagnosis.title}
      actions={
        <>
          <Button look="plain" onClick={() => goOn('', false)}>
            {t.diagnosis.notYet}
          </Button>
          <Button onClick={() => goOn(text.trim(), hasPapers)}>{shared.continue}</Button>
        </>
      }
    >
      <div class="stack">
        <TextField
          label={t.diagnosis.label}
          hint={t.diagnosis.example}
          optional
          name="diagnosis"
          autoComplete="off"
          maxLength={limits.diagnosisLengthMax}
          value={text}
          onChange={setText}
        />
        <CheckRow name="papers" icon="file" label={t.diagnosis.papers} checked={hasPapers} onChange={setPapers} />
      </div>
    </QuestionPage>
  );
}
