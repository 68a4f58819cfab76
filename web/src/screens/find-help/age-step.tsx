import { useState } from 'preact/hooks';
import { agesAgree } from '../../../../src/contract/age.ts';
import { limits } from '../../../../src/contract/limits.ts';
import { answer, answers } from '../../intake.ts';
import { useStrings } from '../../language.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { QuestionPage, useFindHelpTexts, useNext } from './question-page.tsx';
import { useTyped } from './use-typed.ts';

const monthsInYear = 12;

/** A child of so many years has one of these ages in months, and no other can be chosen. */
function monthsOf(age: number): number[] {
  return Array.from({ length: monthsInYear }, (_, at) => age * monthsInYear + at);
}

/** Of a baby a few weeks change what is dangerous, so whoever is asking for one may say the months. */
export function AgeStep() {
  const t = useFindHelpTexts();
  const shared = useStrings();
  const next = useNext('age');
  const before = answers.get();
  const [text, setText] = useTyped('age', typeof before.age === 'number' ? String(before.age) : '');
  const [chosen, setChosen] = useState(typeof before.ageMonths === 'number' ? before.ageMonths : undefined);
  const [isWrong, setWrong] = useState(false);
  const age = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  const months = chosen !== undefined && agesAgree({ age, ageMonths: chosen }) ? chosen : undefined;
  const skip = () => {
    answer({ age: 'unknown', ageMonths: 'unknown' });
    next();
  };
  const goOn = () => {
    if (!(age >= limits.ageMin && age <= limits.ageMax)) {
      setWrong(true);
      return;
    }
    answer({ age, ageMonths: months ?? 'unknown' });
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
        {age * monthsInYear <= limits.ageMonthsMax && (
          <SelectField
            label={t.age.monthsLabel}
            hint={t.age.monthsHint}
            optional
            value={String(months ?? '')}
            onChange={(value) => setChosen(value === '' ? undefined : Number(value))}
            options={[
              { value: '', label: t.unknown },
              ...monthsOf(age).map((each) => ({ value: String(each), label: t.age.months(each) })),
            ]}
          />
        )}
      </form>
    </QuestionPage>
  );
}
