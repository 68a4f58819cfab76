import { useState } from 'preact/hooks';
import { answer, answers } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { dangerTexts } from '../../strings/danger.ts';
import { Button } from '../../ui/button.tsx';
import { CheckChoices } from '../../ui/choice.tsx';
import { type DangerSign, dangerSigns } from './danger-signs.ts';
import { go, QuestionPage, useNext } from './question-page.tsx';

export function DangerStep() {
  const t = useTexts(dangerTexts);
  const next = useNext('danger');
  const [ticked, setTicked] = useState<DangerSign[]>(() => {
    const before = answers.get().dangerSigns ?? [];
    return dangerSigns.map(({ code }) => code).filter((code) => before.includes(code));
  });
  const goOn = () => {
    answer({ dangerSigns: ticked });
    if (ticked.length > 0) go('/result');
    else next();
  };
  return (
    <QuestionPage
      step="danger"
      title={t.title}
      hint={t.hint}
      actions={
        <Button look={ticked.length > 0 ? 'danger' : 'main'} wide onClick={goOn}>
          {ticked.length > 0 ? t.some : t.none}
        </Button>
      }
    >
      <CheckChoices
        legend={t.title}
        legendHidden
        name="danger"
        danger
        options={dangerSigns.map(({ code, icon }) => ({ value: code, icon, label: t.signs[code] }))}
        values={ticked}
        onChange={setTicked}
      />
    </QuestionPage>
  );
}
