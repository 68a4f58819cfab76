import { useState } from 'preact/hooks';
import { confirmNotices } from '#web/api/stop.ts';
import { useTexts } from '#web/language.ts';
import { confirmTexts } from '#web/strings/confirm.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { Page } from '#web/ui/page.tsx';
import { Notice } from '#web/ui/states.tsx';
import { useSending } from '#web/use-sending.ts';

/** After `#`. It stays in the address, so that the page opens again after a reload. */
const tokenInAddress = () => /^#(dly_[\w-]+)$/.exec(location.hash)?.[1];

/** One button, because programs that look for viruses open every link of a mail and press nothing. */
export function ConfirmScreen() {
  const t = useTexts(confirmTexts);
  const [token] = useState(tokenInAddress);
  const [isConfirmed, setConfirmed] = useState(false);
  const { isBusy, failure, send } = useSending();
  const confirm = async () => {
    if ((await send(confirmNotices(token ?? ''))).ok) setConfirmed(true);
  };
  if (token === undefined) return <Page title={t.title} lead={t.incomplete} />;
  return (
    <Page title={t.title} {...(!isConfirmed && { lead: t.lead })}>
      <div class="stack">
        <div role="status">{isConfirmed && <Notice tone="fine">{t.confirmed}</Notice>}</div>
        <FailureNotice failure={failure} />
        {!isConfirmed && (
          <>
            <div class="row">
              <Button busy={isBusy} onClick={confirm}>
                {t.confirm}
              </Button>
            </div>
            <p class="muted">{t.ifNot}</p>
          </>
        )}
      </div>
    </Page>
  );
}
