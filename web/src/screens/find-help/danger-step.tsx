import { answer, answers } from '#web/intake.ts';
import { useTexts } from '#web/language.ts';
import { goBack, route } from '#web/router.tsx';
import { dangerTexts } from '#web/strings/danger.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckChoices } from '#web/ui/choice.tsx';
import { Page } from '#web/ui/page.tsx';
import { useTyped } from '#web/use-typed.ts';
import { dangerSigns } from './danger-signs.ts';

/** The list of danger signs, for whoever would rather tick than write. One that is ticked needs no story. */
export function DangerStep() {
  const t = useTexts(dangerTexts);
  const [text, setText] = useTyped('danger', (answers.get().dangerSigns ?? []).join());
  const codes = text.split(',');
  const ticked = dangerSigns.map(({ code }) => code).filter((code) => codes.includes(code));
  const isTicked = ticked.length > 0;
  const goOn = () => {
    answer({ dangerSigns: ticked });
    if (isTicked) route('/result');
    else goBack('/');
  };
  return (
    <Page
      title={t.title}
      lead={t.hint}
      back="/"
      footer={false}
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
          onChange={(values) => setText(values.join())}
        />
        {/* After the last sign, not at the edge of the screen: "none" is said by someone who has seen them all. */}
        {!isTicked && (
          <Button wide onClick={goOn}>
            {t.none}
          </Button>
        )}
      </div>
    </Page>
  );
}
