import { useState } from 'preact/hooks';
import { answer, answers } from '../../intake.ts';
import { useTexts } from '../../language.ts';
import { route } from '../../router.tsx';
import { dangerTexts } from '../../strings/danger.ts';
import { Button } from '../../ui/button.tsx';
import { CheckChoices } from '../../ui/choice.tsx';
import { type DangerSign, dangerSigns } from './danger-signs.ts';
import { QuestionPage, useNext } from './question-page.tsx';

export function DangerStep() {
  const t = useTexts(dangerTexts);
  const next = useNext('danger');
  const [ticked, setTicked] = useState<DangerSign[]>(() => {
    const before = answers.get().dangerSigns ?? [];
    return dangerSigns.map(({ code }) => code).filter((code) => before.includes(code));
  });
  const isTicked = ticked.length > 0;
  const goOn = () => {
    answer({ dangerSigns: ticked });
    if (isTicked) route('/result');
    else next();
  };
  return (
    <QuestionPage
      step="danger"
      title={t.title}
      hint={t.hint}
      actions={
        isTicked ? (
          <Button look="danger" wide onClick={goOn}>
            {t.some}
          </Button>
        ) : undefined
      }
    >
      <div class="stack">
        <CheckChoices
          legend={t.title}
          legendHidden
          name="danger"
          danger
          options={dangerSigns.map(({ code, icon }) => ({ value: code, icon, label: t.signs[code] }))}
          values={ticked}
          onChange={setTicked}
        />
        {/* After the last sign, not at the edge of the screen: "none" is said by someone who has seen them all. */}
        {!isTicked && (
          <Button wide onClick={goOn}>
            {t.none}
          </Button>
        )}
      </div>
    </QuestionPage>
  );
}
