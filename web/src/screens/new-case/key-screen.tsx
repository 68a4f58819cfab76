import { useEffect, useState } from 'preact/hooks';
import type { CreatedCase } from '#contract/case.ts';
import { emergencyNumber } from '#contract/vocabulary.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { rememberCase } from '#web/remembered.ts';
import { keyTexts } from '#web/strings/key.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { CheckRow } from '#web/ui/choice.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { printer } from '#web/ui/printer.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Notice } from '#web/ui/states.tsx';
import { KeyCard } from '../case/key-card.tsx';
import { drawings } from './drawings.ts';
import './key.css';

type KeyScreenProps = { created: CreatedCase; onDone: () => void };

/** The key, as the service gives it this once. One goes on by saying that it is kept. */
export function KeyScreen({ created: { caseId, accessToken, recommendation }, onDone }: KeyScreenProps) {
  const t = useTexts(keyTexts);
  const shared = useStrings();
  const [isKept, setKept] = useState(false);
  const [isRemembered, setRemembered] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isDownloaded, setDownloaded] = useState(false);

  // The browser's own question is all that stands between a slip of the thumb and a lost key.
  useEffect(() => {
    if (isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isKept]);

  const open = () => {
    if (!isKept) return setTried(true);
    if (isRemembered) rememberCase({ caseId, token: accessToken });
    onDone();
  };

  const file = t.file(caseId, accessToken, `${location.origin}/case`);
  return (
    <Page
      title={t.heading}
      footer={false}
      actions={
        <>
          {isTried && !isKept && (
            <p class="key-blocked" role="alert">
              {t.openBlocked}
            </p>
          )}
          <Button wide icon="folder" onClick={open}>
            {t.open}
          </Button>
        </>
      }
    >
      <div class="stack-loose">
        {recommendation.safety.emergency && (
          <Notice tone="danger">
            <div class="stack-tight">
              <p class="strong">{t.emergency}</p>
              <LinkButton look="danger" icon="phone" href={`tel:${emergencyNumber}`}>
                {shared.call115}
              </LinkButton>
            </div>
          </Notice>
        )}
        <section class="key-card" aria-labelledby="key-once">
          <h2 id="key-once">
            <Icon name={drawings.key} />
            {t.once}
          </h2>
          <p>{t.warning}</p>
          <KeyCard access={{ caseId, token: accessToken }} />
          <div class="key-actions no-print">
            <CopyButton look="main" text={file} label={t.copyBoth} failed={shared.copyFailed} />
            <Button
              look="plain"
              icon={isDownloaded ? 'check' : drawings.download}
              onClick={() => {
                saveFile(t.downloadName(caseId), file);
                setDownloaded(true);
              }}
            >
              {isDownloaded ? t.downloaded : t.download}
            </Button>
            <Button look="plain" icon={printer} onClick={() => print()}>
              {t.printCard}
            </Button>
          </div>
          <p class="small">{t.advice}</p>
        </section>
        <div class="stack no-print">
          <CheckRow name="kept" label={t.kept} checked={isKept} onChange={setKept} />
          <CheckRow
            name="remember"
            label={t.remember}
            hint={t.rememberHint}
            checked={isRemembered}
            onChange={setRemembered}
          />
        </div>
      </div>
    </Page>
  );
}
