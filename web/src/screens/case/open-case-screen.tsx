import { useEffect, useState } from 'preact/hooks';
import { type CaseAccess, readCase } from '#web/api/case.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { forgetCase, rememberCase } from '#web/remembered.ts';
import type { Failure } from '#web/request.ts';
import { openCaseTexts } from '#web/strings/open-case.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckRow, ChoiceLink } from '#web/ui/choice.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Page } from '#web/ui/page.tsx';
import { SecretField } from '#web/ui/secret-field.tsx';
import { Notice } from '#web/ui/states.tsx';
import { useSending } from '#web/use-sending.ts';
import { readCaseNumber, readPasted } from './case-number.ts';
import { RememberedCases } from './remembered-cases.tsx';

type OpenCaseProps = {
  /** The case that could not be opened: its key is taken off the device. */
  gone: CaseAccess | undefined;
  /** Where the address named a case whose key is not here. */
  number: string | undefined;
  onOpened: (access: CaseAccess) => void;
};

export function OpenCaseScreen({ gone, number: given = '', onOpened }: OpenCaseProps) {
  const t = useTexts(openCaseTexts);
  const language = useLanguage();
  const [number, setNumber] = useState(given);
  const [key, setKey] = useState('');
  const [isRemembered, setRemembered] = useState(false);
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useSending();
  const caseId = readCaseNumber(number);
  useEffect(() => {
    if (gone) forgetCase(gone);
  }, [gone]);

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
    const token = key.trim();
    if (!caseId || !token || isBusy) return;
    const result = await send(readCase({ caseId, token }, language));
    if (!result.ok) return;
    if (isRemembered) rememberCase({ caseId, token });
    onOpened({ caseId, token });
  };

  return (
    <Page title={t.heading} lead={t.hint}>
      <form class="stack-loose" onSubmit={submit} noValidate>
        <RememberedCases onOpen={onOpened} />
        {gone && (
          <Notice tone="soon">
            <p class="strong">{t.gone}</p>
            <p>{t.goneSafe}</p>
          </Notice>
        )}
        <TextField
          label={t.caseNumber}
          hint={t.numberHint}
          error={isTried && !caseId ? t.numberMissing : undefined}
          value={number}
          onChange={(text) => take(text, setNumber)}
          autoComplete="off"
          spellcheck={false}
          name="case-number"
        />
        <SecretField
          label={t.key}
          hint={t.keyHint}
          error={isTried && !key.trim() ? t.keyMissing : undefined}
          value={key}
          onChange={(text) => take(text, setKey)}
          show={t.showKey}
          name="case-key"
        />
        <CheckRow
          name="remember"
          label={t.remember}
          hint={t.rememberHint}
          checked={isRemembered}
          onChange={setRemembered}
        />
        <Refusal failure={failure} />
        <Button type="submit" icon="folder" wide busy={isBusy}>
          {isBusy ? t.opening : t.submit}
        </Button>
        <div class="stack-tight">
          <ChoiceLink href="/case/new" icon="plus" label={t.create} />
          <details class="more">
            <summary>{t.lost}</summary>
            <p>{t.lostText}</p>
          </details>
        </div>
      </form>
    </Page>
  );
}

function Refusal({ failure }: { failure: Failure | undefined }) {
  const t = useTexts(openCaseTexts);
  if (failure?.status !== 401) return <FailureNotice failure={failure} />;
  return (
    <div role="alert">
      <Notice tone="soon" icon="lock">
        <p class="strong">{t.wrong}</p>
        <p>{t.wrongSafe}</p>
      </Notice>
    </div>
  );
}
