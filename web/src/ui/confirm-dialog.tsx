import { useStrings } from '../language.ts';
import type { Result } from '../request.ts';
import { useSending } from '../use-sending.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureNotice } from './failure.tsx';

type ConfirmDialogProps = {
  question: string;
  text: string;
  confirm: string;
  isDanger?: boolean;
  /** What is done; the dialog stays open and says why when it fails. */
  onConfirm: () => Promise<Result<unknown>>;
  onClose: () => void;
};

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ question, text, confirm, isDanger = true, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useStrings();
  const { isBusy, failure, send } = useSending();
  const go = async () => {
    const result = await send(onConfirm());
    if (result.ok) onClose();
  };
  return (
    <Dialog
      title={question}
      onClose={onClose}
      actions={
        <>
          {failure && (
            <div class="dialog-obstacle">
              <FailureNotice failure={failure} />
            </div>
          )}
          <Button look="plain" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button look={isDanger ? 'danger' : 'main'} busy={isBusy} onClick={go}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
