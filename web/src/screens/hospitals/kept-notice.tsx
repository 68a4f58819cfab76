import { useEffect, useRef } from 'preact/hooks';
import { useStrings, useTexts } from '#web/language.ts';
import type { Kept } from '#web/offline/kept-hospitals.ts';
import { useOnline } from '#web/offline/online.ts';
import { keptTexts } from '#web/strings/kept.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/states.tsx';

type KeptNoticeProps = { why: Kept; isBusy: boolean; onRetry: () => void };

/** That what is shown is what the device keeps, and why; the service is asked again once there is a network. */
export function KeptNotice({ why, isBusy, onRetry }: KeptNoticeProps) {
  const t = useTexts(keptTexts);
  const shared = useStrings();
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return (
    <Notice tone="soon" icon={why === 'offline' ? 'wifiOff' : 'info'}>
      <div class="stack-tight">
        <p>{t[why]}</p>
        <div>
          <Button look="plain" small icon="refresh" busy={isBusy} onClick={onRetry}>
            {shared.retry}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
