import { useState } from 'preact/hooks';
import type { QueueItem } from '#contract/queue.ts';
import { closeTogether } from '#web/api/queue.ts';
import { useTexts } from '#web/language.ts';
import { queueTexts } from '#web/strings/queue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

type CrowdBarProps = {
  token: string;
  /** Those that were not the first of their address. */
  later: readonly QueueItem[];
  chosen: ReadonlySet<string>;
  onChoose: (caseIds: ReadonlySet<string>) => void;
  onClosed: (caseIds: readonly string[]) => void;
};

/** Above the queue while somebody floods it: many are closed at once, and nobody's whom one has not looked at by chance. */
export function CrowdBar({ token, later, chosen, onChoose, onClosed }: CrowdBarProps) {
  const t = useTexts(queueTexts);
  const [isAsking, setAsking] = useState(false);
  const caseIds = later.map(({ caseId }) => caseId).filter((id) => chosen.has(id));
  const unused = later.filter(({ keyUsed }) => keyUsed === false).map(({ caseId }) => caseId);
  const close = async () => {
    const result = await closeTogether(token, { caseIds, reason: t.closeReason });
    if (!result.ok) return result;
    onClosed(result.value.closed);
    showToast(t.closedTogether(result.value.closed.length, result.value.left.length));
    return result;
  };
  return (
    <Notice tone="soon">
      <div class="queue-crowd">
        <span>{t.crowd(later.length)}</span>
        {unused.length > 0 && (
          <Button look="plain" small onClick={() => onChoose(new Set(unused))}>
            {t.chooseUnused(unused.length)}
          </Button>
        )}
        <Button look="danger-plain" small disabled={caseIds.length === 0} onClick={() => setAsking(true)}>
          {t.closeChosen(caseIds.length)}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          question={t.closeQuestion(caseIds.length)}
          text={t.closeText}
          confirm={t.closeConfirm}
          onConfirm={close}
          onClose={() => setAsking(false)}
        />
      )}
    </Notice>
  );
}
