import { useState } from 'preact/hooks';
import { endNavigators, letNavigators } from '#web/api/trail.ts';
import { useTexts } from '#web/language.ts';
import { logTexts } from '#web/strings/log.ts';
import { dateTimeText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useSending } from '#web/use-sending.ts';
import { useOpenedCase } from '../opened-case.ts';

/** A quiet way out for a family that no longer wants a navigator to read along. */
export function EndNavigators() {
  const t = useTexts(logTexts);
  const { access, file, role, refresh } = useOpenedCase();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, send } = useSending();
  const { navigatorsEndedAt, assignedNavigator, needs_human } = file.case;
  if (role !== 'family') return null;
  if (navigatorsEndedAt !== undefined) {
    const letAgain = async () => {
      const result = await send(letNavigators(access));
      if (result.ok) await refresh();
    };
    return (
      <div class="stack-tight">
        <p class="icon-line muted">
          <Icon name="lock" />
          <span>{t.ended(dateTimeText(Date.parse(navigatorsEndedAt)))}</span>
        </p>
        <div>
          <Button look="plain" small busy={isBusy} onClick={letAgain}>
            {t.letAgain}
          </Button>
        </div>
        <FailureNotice failure={failure} />
      </div>
    );
  }
  const isOpenToNavigators = needs_human || assignedNavigator !== null;
  if (!isOpenToNavigators && !file.events.some(({ actor }) => actor.startsWith('navigator:'))) return null;
  return (
    <div>
      <Button look="plain" small icon="lock" onClick={() => setAsking(true)}>
        {t.end}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={t.endQuestion}
          text={t.endText}
          confirm={t.endConfirm}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            const result = await endNavigators(access);
            // Ended already is what was wanted.
            if (!result.ok && result.failure.status !== 404) return result;
            await refresh();
            showToast(t.endDone);
            return { ok: true, value: undefined };
          }}
        />
      )}
    </div>
  );
}
