import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useStrings } from '../language.ts';
import type { Answer } from '../request.ts';
import { useSending } from '../use-sending.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureNotice } from './failure.tsx';
import type { IconName } from './icon.tsx';

type FormDialogProps<Value> = {
  title: string;
  onClose: () => void;
  /** Whether what was filled in can be sent; until then a press only shows what is missing. */
  isComplete?: boolean;
  /** The button; without it, one that saves. */
  submit?: { label: string; busyLabel?: string; icon?: IconName };
  onSubmit: () => Answer<Value>;
  /** What comes of it. The dialog closes; where it failed it stays, says why, and what was filled in stays too. */
  onSent: (value: Value) => void;
  /** What is safe when it failed, where there is more to say than that nothing has changed. */
  failedHint?: string;
  /** Told whether one has tried to send: nothing is called wrong before. */
  children: (isTried: boolean) => ComponentChildren;
};

/** Something to fill in and send, over the page. */
export function FormDialog<Value>(props: FormDialogProps<Value>) {
  const { title, onClose, isComplete = true, submit, onSubmit, onSent, failedHint, children } = props;
  const shared = useStrings();
  const id = useId();
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, send } = useSending();
  const trySending = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete || isBusy) return;
    const result = await send(onSubmit());
    if (!result.ok) return;
    onClose();
    onSent(result.value);
  };
  const { label = shared.save, busyLabel = label, icon } = submit ?? {};
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} busy={isBusy} {...(icon && { icon })}>
          {isBusy ? busyLabel : label}
        </Button>
      }
    >
      <form id={id} class="stack" onSubmit={trySending} noValidate>
        {children(isTried)}
        {failure && (
          <div class="stack-tight">
            <FailureNotice failure={failure} />
            {failedHint && <p>{failedHint}</p>}
          </div>
        )}
      </form>
    </Dialog>
  );
}
