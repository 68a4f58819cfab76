import { useEffect, useState } from 'preact/hooks';
import type { CreatedCase } from '../../../../../src/contract/case.ts';
import { emergencyNumber } from '../../../../../src/contract/vocabulary.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/choice.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Notice } from '../../../ui/states.tsx';
import { useCaseTexts } from '../case-texts.ts';
import './key.css';

type KeyScreenProps = { created: CreatedCase; onDone: (isRemembered: boolean) => void };

/** The only time that the key is on a screen. One goes on by saying that it is kept. */
export function KeyScreen({ created: { caseId, accessToken, recommendation }, onDone }: KeyScreenProps) {
  const t = useCaseTexts();
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

  const file = t.keyPage.file(caseId, accessToken, `${location.origin}/case`);
  return (
    <Page
      title={t.keyPage.heading}
      footer={false}
      actions={
        <>
          {isTried && !isKept && (
            <p class="key-blocked" role="alert">
              {t.keyPage.openBlocked}
            </p>
          )}
          <Button wide icon="folder" onClick={() => (isKept ? onDone(isRemembered) : setTried(true))}>
            {t.keyPage.open}
          </Button>
        </>
      }
    >
      <div class="stack-loose">
        {recommendation.safety.emergency && (
          <Notice tone="danger">
            <div class="stack-tight">
              <p class="strong">{t.keyPage.emergency}</p>
              <LinkButton look="danger" icon="phone" href={`tel:${emergencyNumber}`}>
                {t.overview.call}
              </LinkButton>
            </div>
          </Notice>
        )}
        <section class="key-card" aria-labelledby="key-once">
          <h2 id="key-once">
            <Icon name="key" />
            {t.keyPage.once}
          </h2>
          <p>{t.keyPage.warning}</p>
          <dl class="key-values">
            <dt>{t.keyPage.number}</dt>
            <dd class="key-value">{caseId}</dd>
            <dt>{t.keyPage.key}</dt>
            <dd class="key-value">{accessToken}</dd>
          </dl>
          <div class="key-actions">
            <CopyButton look="main" text={file} label={t.keyPage.copyBoth} failed={t.copyFailed} />
            <Button
              look="plain"
              icon={isDownloaded ? 'check' : 'download'}
              onClick={() => {
                saveFile(t.keyPage.downloadName(caseId), file);
                setDownloaded(true);
              }}
            >
              {isDownloaded ? t.keyPage.downloaded : t.keyPage.download}
            </Button>
          </div>
          <p class="small">{t.keyPage.advice}</p>
        </section>
        <div class="stack">
          <CheckRow name="kept" label={t.keyPage.kept} checked={isKept} onChange={setKept} />
          <CheckRow
            name="remember"
            label={t.keyPage.remember}
            hint={t.keyPage.rememberHint}
            checked={isRemembered}
            onChange={setRemembered}
          />
        </div>
      </div>
    </Page>
  );
}
