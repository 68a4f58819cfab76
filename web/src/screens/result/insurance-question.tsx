import { answer, answers } from '#web/intake.ts';
import { useStore } from '#web/store.ts';
import { type Insurance, InsuranceDialog } from '#web/ui/insurance-dialog.tsx';

/** What is told of the card stays among the answers on the device; the answer is worked out anew. */
export function InsuranceQuestion({ onClose }: { onClose: () => void }) {
  const { insurance } = useStore(answers);
  const keep = async (told: Insurance | undefined) => ({ ok: true as const, value: told });
  return (
    <InsuranceDialog
      insurance={insurance}
      onSubmit={keep}
      onSent={(told) => answer({ insurance: told ?? {} })}
      onClose={onClose}
    />
  );
}
