import { useState } from 'preact/hooks';
import { answer, answers } from '../../intake.ts';
import { Button } from '../../ui/button.tsx';
import { CheckChoices } from '../../ui/choice.tsx';
import { type DangerSign, dangerSigns } from './danger-signs.ts';
import { StepPage, useFindHelpTexts, useGo, useNext } from './step-page.tsx';

export function DangerStep() {
  const t = useFindHelpTexts();
  const next = useNext('danger');
  const go = useGo();
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
    <StepPage
      step="danger"
      title={t.danger.title}
      hint={t.danger.hint}
      actions={
        <Button look={ticked.length > 0 ? 'danger' : 'main'} wide onClick={goOn}>
          {ticked.length > 0 ? t.danger.some : t.danger.none}
        </Button>
      }
    >
      <CheckChoices
        legend={t.danger.title}
        legendHidden
        name="danger"
        danger
        options={dangerSigns.map(({ code, icon }) => ({ value: code, icon, label: t.danger.signs[code] }))}
        values={ticked}
        onChange={setTicked}
      />
    </StepPage>
  );
}
