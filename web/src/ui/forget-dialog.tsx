import { useStrings } from '../language.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ForgetDialogProps = {
  question: string;
  text: string;
  confirm: string;
  onForget: () => void;
  onClose: () => void;
};

/** Asks before anything on this device is forgotten: one touch is too easily a slip. */
export function ForgetDialog({ question, text, confirm, onForget, onClose }: ForgetDialogProps) {
  const t = useStrings();
  return (
    <Dialog
      title={question}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={onForget}>{confirm}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
