import { useStrings, useTexts } from '../../language.ts';
import { isCaseRemembered } from '../../session.ts';
import { caseTexts } from '../../strings/case.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/states.tsx';

/** Closing takes the key off the device; who has not kept it has lost the case. */
export function LeaveDialog({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const t = useTexts(caseTexts);
  const shared = useStrings();
  return (
    <Dialog
      title={t.header.leaveQuestion}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shared.cancel}
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
