import type { CaseAccess } from '#web/api/case.ts';
import { changeKey } from '#web/api/seldom.ts';
import { holdCase } from '#web/held-cases.ts';
import { useTexts } from '#web/language.ts';
import { isCaseRemembered, rememberCase } from '#web/remembered.ts';
import { keyTexts } from '#web/strings/key.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type ChangeKeyDialogProps = { access: CaseAccess; onClose: () => void; onChanged: (access: CaseAccess) => void };

/** For a key that somebody has seen, or a device that is lost. The new one is held before anything else. */
export function ChangeKeyDialog({ access, onClose, onChanged }: ChangeKeyDialogProps) {
  const t = useTexts(keyTexts);
  return (
    <ConfirmDialog
      question={t.changeKeyQuestion}
      text={t.changeKeyText}
      confirm={t.changeKey}
      onClose={onClose}
      onConfirm={async () => {
        const result = await changeKey(access);
        if (!result.ok) return result;
        const next = { caseId: access.caseId, token: result.value.accessToken };
        holdCase(next);
        if (isCaseRemembered(access.caseId)) rememberCase(next);
        onChanged(next);
        return result;
      }}
    />
  );
}
