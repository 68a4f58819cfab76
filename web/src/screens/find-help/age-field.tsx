import { useState } from 'preact/hooks';
import type { Answers } from '#web/answers.ts';
import { answer, answers } from '#web/intake.ts';
import { optionsOf } from '#web/options-of.ts';
import { TextField } from '#web/ui/field.tsx';
import { Pills } from '#web/ui/pills.tsx';
import { useTyped } from '#web/use-typed.ts';
import { type AgeUnit, ageOf } from './age-of.ts';
import { useFindHelpTexts } from './question-page.tsx';

type AgeFieldProps = { isTried: boolean; onCheck: (isWrong: boolean) => void };

/** Years, or months of a small child: of a baby a few weeks change what is dangerous. */
export function AgeField({ isTried, onCheck }: AgeFieldProps) {
  const t = useFindHelpTexts().about;
  const [before] = useState(() => agesOf(answers.get()));
  const [text, setText] = useTyped('age', before.text);
  const [unit, setUnit] = useState<AgeUnit>(before.unit);
  const isWrong = ageOf(text, unit) === undefined;
  const tell = (nextText: string, nextUnit: AgeUnit) => {
    setUnit(nextUnit);
    setText(nextText);
    const age = ageOf(nextText, nextUnit);
    onCheck(age === undefined);
    if (age) answerAge(age);
  };
  return (
    <div class="about-age">
      <TextField
        label={t.age}
        hint={t.ageHint}
        error={isTried && isWrong ? t.ageWrong : undefined}
        name="age"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        short
        value={text}
        onChange={(next) => tell(next, unit)}
      />
      <Pills
        legend={t.unit}
        legendHidden
        name="age-unit"
        options={optionsOf(t.units)}
        value={unit}
        onChange={(next) => tell(text, next)}
      />
    </div>
  );
}

function agesOf({ age, ageMonths, heard = { open: [] } }: Answers): { text: string; unit: AgeUnit } {
  const months = age === undefined ? heard.ageMonths : ageMonths;
  if (typeof months === 'number') return { text: String(months), unit: 'months' };
  const years = age ?? heard.age;
  return { text: typeof years === 'number' ? String(years) : '', unit: 'years' };
}

/** What was heard gives way, also to an age that nobody knows. */
function answerAge(told: Pick<Answers, 'age' | 'ageMonths'>): void {
  const { age: _, ageMonths: __, ...heard } = answers.get().heard ?? { open: [] };
  answer({ ...told, heard });
}
