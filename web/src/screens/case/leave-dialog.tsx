import { isCaseRemembered } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/states.tsx';
import { useCaseTexts } from './case-texts.ts';

/** Closing takes the key off the device; who has not kept it has lost the case. */
export function LeaveDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const t = useCaseTexts();
  return (
    <Dialog
      title={t.header.leaveQuestion}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={onLeave}>{t.header.leaveConfirm}</Button>
        </>
      }
    >
      <div class="stack">
        <p>{t.header.leaveText}</p>
        {isCaseRemembered() && <Notice>{t.header.remembered}</Notice>}
      </div>
    </Dialog>
  );
}
