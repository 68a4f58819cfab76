import type { Case, TakenCase } from '#contract/case.ts';
import { changeCase } from '#web/api/case.ts';
import { useStrings } from '#web/language.ts';
import { type Insurance, InsuranceDialog } from '#web/ui/insurance-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useOpenedCase } from '../opened-case.ts';

/** The card of a case; everything else that was told stays as it was. */
export function InsuranceCardDialog({ onClose }: { onClose: () => void }) {
  const shared = useStrings();
  const { access, file, change, refresh } = useOpenedCase();
  const { insurance, ...rest } = file.case.intake;
  const save = async (told: Insurance | undefined) => {
    const result = await changeCase(access, { intake: { ...rest, ...(told && { insurance: told }) } });
    // The new recommendation is only in the file.
    if (result.ok) await refresh();
    return result;
  };
  const put = (stored: Case | TakenCase) => {
    change((opened) => ({ ...opened, case: stored as Case }));
    showToast(shared.saved);
  };
  return <InsuranceDialog insurance={insurance} onSubmit={save} onSent={put} onClose={onClose} />;
}
