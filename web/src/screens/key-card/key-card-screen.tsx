import { useEffect, useState } from 'preact/hooks';
import type { CaseAccess } from '#web/api/case.ts';
import { useEnded } from '#web/case-ended.ts';
import { heldCase } from '#web/held-cases.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { forgetCase, isCaseRemembered, rememberCase } from '#web/remembered.ts';
import { route } from '#web/router.tsx';
import { keyTexts } from '#web/strings/key.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckRow } from '#web/ui/choice.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { printer } from '#web/ui/printer.ts';
import { Notice } from '#web/ui/states.tsx';
import { KeyCard } from '../case/key-card.tsx';

/** The key that this device holds, for another device or a relative; whoever holds the device opens the case anyway. */
export function KeyCardScreen() {
  const [access, setAccess] = useState(heldCase);
  useEnded(access?.caseId, () => setAccess(undefined));
  useEffect(() => {
    if (!access) route('/case', true);
  }, [access]);
  return access ? <KeyCardPage access={access} onChanged={setAccess} /> : null;
}

const ChangeKeyDialog = lazyDialog(async () => (await import('./change-key-dialog.tsx')).ChangeKeyDialog);

type KeyCardPageProps = { access: CaseAccess; onChanged: (access: CaseAccess) => void };

function KeyCardPage({ access, onChanged }: KeyCardPageProps) {
  const t = useTexts(keyTexts);
  const shared = useStrings();
  const [isRemembered, setRemembered] = useState(() => isCaseRemembered(access.caseId));
  const [isChanging, setChanging] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const remember = (isWanted: boolean) => {
    if (isWanted) rememberCase(access);
    else forgetCase(access);
    setRemembered(isWanted);
  };
  return (
    <Page title={t.cardHeading} lead={t.cardHint} back="/case" footer={false}>
      <div class="stack-loose">
        {isChanged && (
          <div role="status" class="no-print">
            <Notice tone="fine">{t.keyChanged}</Notice>
          </div>
        )}
        <div class="card">
          <KeyCard access={access} />
        </div>
        <div class="row no-print">
          <Button icon={printer} onClick={() => print()}>
            {t.printCard}
          </Button>
          <CopyButton
            text={t.file(access.caseId, access.token, `${location.origin}/case`)}
            label={t.copyBoth}
            failed={shared.copyFailed}
          />
        </div>
        <div class="no-print">
          <CheckRow
            name="remember"
            label={t.remember}
            hint={t.rememberHint}
            checked={isRemembered}
            onChange={remember}
          />
        </div>
        <div class="no-print">
          <Button look="quiet" icon="lock" onClick={() => setChanging(true)}>
            {t.changeKey}
          </Button>
        </div>
        {isChanging && (
          <ChangeKeyDialog
            access={access}
            onClose={() => setChanging(false)}
            onChanged={(next) => {
              onChanged(next);
              setChanged(true);
            }}
          />
        )}
      </div>
    </Page>
  );
}
