import { useState } from 'preact/hooks';
import { type CaseAccess, readCase } from '../../api.ts';
import { useLanguage } from '../../language.ts';
import type { Failure } from '../../request.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow, ChoiceLink } from '../../ui/choice.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { TextField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { SecretField } from '../../ui/secret-field.tsx';
import { Notice } from '../../ui/states.tsx';
import { readCaseNumber, readPasted } from './case-number.ts';
import { useCaseTexts } from './case-texts.ts';

type OpenCaseProps = { isGone: boolean; onOpened: (access: CaseAccess, isRemembered: boolean) => void };

export function OpenCaseScreen({ isGone, onOpened }: OpenCaseProps) {
  const t = useCaseTexts();
  const language = useLanguage();
  const [number, setNumber] = useState('');
  const [key, setKey] = useState('');
  const [isRemembered, setRemembered] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const caseId = readCaseNumber(number);

  /** A paste of the whole file or message fills both fields. */
  const take = (text: string, plain: (text: string) => void) => {
    const pasted = readPasted(text);
    if (pasted.caseId) setNumber(pasted.caseId);
    if (pasted.key) setKey(pasted.key);
    if (!pasted.caseId && !pasted.key) plain(text);
  };

  const submit = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    const token = key.trim();
    if (!caseId || !token || isBusy) return;
    setBusy(true);
    const result = await readCase({ caseId, token }, language);
    setBusy(false);
    if (result.ok) onOpened({ caseId, token }, isRemembered);
    else setFailure(result.failure);
  };

  return (
    <Page title={t.open.heading} lead={t.open.hint}>
      <form class="stack-loose" onSubmit={submit} noValidate>
        {isGone && (
          <Notice tone="soon">
            <p class="strong">{t.open.gone}</p>
            <p>{t.open.goneSafe}</p>
          </Notice>
        )}
        <Refusal failure={failure} />
        <TextField
          label={t.caseNumber}
          hint={t.open.numberHint}
          error={isTried && !caseId ? t.open.numberMissing : undefined}
          value={number}
          onChange={(text) => take(text, setNumber)}
          autoComplete="off"
          spellcheck={false}
          name="case-number"
        />
        <SecretField
          label={t.key}
          hint={t.open.keyHint}
          error={isTried && !key.trim() ? t.open.keyMissing : undefined}
          value={key}
          onChange={(text) => take(text, setKey)}
          show={t.open.showKey}
          name="case-key"
        />
        <CheckRow
          name="remember"
          label={t.open.remember}
          hint={t.open.rememberHint}
          checked={isRemembered}
          onChange={setRemembered}
        />
        <Button type="submit" icon="folder" wide busy={isBusy}>
          {isBusy ? t.open.opening : t.open.submit}
        </Button>
        <div class="stack-tight">
          <ChoiceLink href="/case/new" icon="plus" label={t.open.create} />
          <details class="more">
            <summary>{t.open.lost}</summary>
            <p>{t.open.lostText}</p>
          </details>
        </div>
      </form>
    </Page>
  );
}

function Refusal({ failure }: { failure: Failure | undefined }) {
  const t = useCaseTexts();
  if (failure?.status !== 401) return <FailureNotice failure={failure} />;
  return (
    <div role="alert">
      <Notice tone="soon" icon="lock">
        <p class="strong">{t.open.wrong}</p>
        <p>{t.open.wrongSafe}</p>
      </Notice>
    </div>
  );
}
