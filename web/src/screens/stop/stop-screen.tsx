import { useEffect, useState } from 'preact/hooks';
import { resumeNotices, stopNotices } from '#web/api/stop.ts';
import { useTexts } from '#web/language.ts';
import { stopTexts } from '#web/strings/stop.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { Page } from '#web/ui/page.tsx';
import { Notice } from '#web/ui/states.tsx';
import { useSending } from '#web/use-sending.ts';

/** After `#`. It stays in the address, so that the page opens again after a reload. */
function tokenInAddress(): string | undefined {
  return /^#(dls_[\w-]+)$/.exec(location.hash)?.[1];
}

/** One button, because programs that look for viruses open every link of a mail and press nothing. */
export function StopScreen() {
  const t = useTexts(stopTexts);
  const [token, setToken] = useState(tokenInAddress);
  const [isStopped, setStopped] = useState<boolean>();
  const { isBusy, failure, send } = useSending();

  // Another link pasted into the same tab.
  useEffect(() => {
    const changed = () => {
      const next = tokenInAddress();
      if (next === undefined) return;
      setToken(next);
      setStopped(undefined);
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);

  const change = async (act: typeof stopNotices) => {
    const result = await send(act(token ?? ''));
    if (result.ok) setStopped(result.value.stopped);
  };

  if (token === undefined) return <Page title={t.title} lead={t.incomplete} />;
  return (
    <Page title={t.title} {...(isStopped === undefined && { lead: t.lead })}>
      <div class="stack">
        <div role="status">
          {isStopped !== undefined && <Notice tone="fine">{isStopped ? t.stopped : t.resumed}</Notice>}
        </div>
        <FailureNotice failure={failure} />
        <div class="row">
          {isStopped ? (
            <>
              <span>{t.byMistake}</span>
              <Button look="plain" busy={isBusy} onClick={() => change(resumeNotices)}>
                {t.resume}
              </Button>
            </>
          ) : (
            <Button busy={isBusy} onClick={() => change(stopNotices)}>
              {t.stop}
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
}
