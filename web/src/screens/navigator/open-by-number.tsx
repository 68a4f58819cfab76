import { useId, useState } from 'preact/hooks';
import { useTexts } from '#web/language.ts';
import { route } from '#web/router.tsx';
import { queueTexts } from '#web/strings/queue.ts';
import { Button } from '#web/ui/button.tsx';
import { readCaseNumber } from '../case/case-number.ts';

/** For a family that calls and reads out its number. */
export function OpenByNumber() {
  const t = useTexts(queueTexts);
  const id = useId();
  const [number, setNumber] = useState('');
  const caseId = readCaseNumber(number);
  return (
    <form
      class="queue-open"
      onSubmit={(event) => {
        event.preventDefault();
        if (caseId) route(`/navigator/${caseId}`);
      }}
    >
      <label class="visually-hidden" for={id}>
        {t.openByNumber}
      </label>
      <input
        class="input"
        id={id}
        type="text"
        value={number}
        placeholder={t.openByNumber}
        onInput={(event) => setNumber(event.currentTarget.value)}
        autoComplete="off"
        spellcheck={false}
      />
      <Button type="submit" look="plain" small disabled={!caseId}>
        {t.open}
      </Button>
    </form>
  );
}
