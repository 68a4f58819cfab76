import { useId, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { useTexts } from '../../language.ts';
import { navigatorTexts } from '../../strings.navigator.ts';
import { Button } from '../../ui/button.tsx';
import { readCaseNumber } from '../case/case-number.ts';

/** For a family that calls and reads out its number. */
export function OpenByNumber() {
  const t = useTexts(navigatorTexts);
  const id = useId();
  const { route } = useLocation();
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
