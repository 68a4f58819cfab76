import { useState } from 'preact/hooks';
import { limits } from '../../../../src/contract/limits.ts';
import { answer, answers } from '../../intake.ts';
import { useStrings } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { QuestionPage, useFindHelpTexts, useNext } from './question-page.tsx';
import { useTyped } from './use-typed.ts';

export function AgeStep() {
  const t = useFindHelpTexts();
  const shared = useStrings();
  const next = useNext('age');
  const before = answers.get().age;
  const [text, setText] = useTyped('age', typeof before === 'number' ? String(before) : '');
  const [isWrong, setWrong] = useState(false);
  const skip = () => {
    answer({ age: 'unknown' });
    next();
  };
  const goOn = () => {
    const age = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (!(age >= limits.ageMin && age <= limits.ageMax)) {
      setWrong(true);
      return;
    }
    answer({ age });
    next();
  };
  return (
    <QuestionPage
      step="age"
      title={t.age.title}
      actions={
        <>
          <Button look="plain" onClick={skip}>
            {t.unknown}
          </Button>
          <Button type="submit" form="age">
            {shared.continue}
          </Button>
        </>
      }
    >
      <form
        id="age"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        <TextField
          label={t.age.label}
          hint={t.age.hint}
          error={isWrong ? t.age.error : undefined}
          name="age"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          short
          value={text}
          onChange={(value) => {
            setText(value);
            setWrong(false);
          }}
        />
      </form>
    </QuestionPage>
  );
}
