import { emergencyNumber } from '#contract/vocabulary.ts';
import { useStrings, useTexts } from '../language.ts';
import { dangerFoundTexts } from '../strings/danger-found.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/states.tsx';
import type { PressState } from './use-press.ts';

/** What a wait that lasts is for, or that nobody could read what was told: in either case with the call. */
export function PressWords({ state, onRetry }: { state: PressState; onRetry: () => void }) {
  const t = useTexts(dangerFoundTexts);
  const shared = useStrings();
  return (
    <div class="press-words" aria-live="polite">
      {state === 'slow' && (
        <p class="small">
          {t.slow} <a href={`tel:${emergencyNumber}`}>{shared.call115}</a>
        </p>
      )}
      {state === 'failed' && (
        <Notice tone="danger" icon="wifiOff">
          <div class="stack-tight">
            <p class="strong">{t.failedTitle}</p>
            <p>{t.failedText}</p>
            <LinkButton look="danger" wide icon="phone" href={`tel:${emergencyNumber}`}>
              {shared.call115}
            </LinkButton>
            <Button look="plain" wide icon="refresh" onClick={onRetry}>
              {shared.retry}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
