import type { CaseAccess } from '#web/api/case.ts';
import { useStrings, useTexts } from '#web/language.ts';
import { forgetCase, isCaseRemembered } from '#web/remembered.ts';
import { caseTexts } from '#web/strings/case.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type LeaveDialogProps = { access: CaseAccess; onClose: () => void; onLeave: () => void };

/** Closing takes the key off a device that was not told to keep it; who has not kept it has lost the case. */
export function LeaveDialog({ access, onClose, onLeave }: LeaveDialogProps) {
  const t = useTexts(caseTexts).header;
  const shared = useStrings();
  const isRemembered = isCaseRemembered(access.caseId);
  return (
    <Dialog
      title={t.leaveQuestion}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shared.cancel}
          </Button>
          {isRemembered && (
            <Button
              look="plain"
              onClick={() => {
                forgetCase(access);
                onLeave();
              }}
            >
              {t.forget}
            </Button>
          )}
          <Button onClick={onLeave}>{t.leaveConfirm}</Button>
        </>
      }
    >
      <p>{isRemembered ? t.leaveRemembered : t.leaveText}</p>
    </Dialog>
  );
}
