import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { useStrings } from '../language.ts';
import type { Answer } from '../request.ts';
import { useSending } from '../use-sending.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureNotice } from './failure.tsx';
import { useFirstFault } from './first-fault.ts';
import { Icon, type IconName } from './icon.tsx';

type FormDialogProps<Value> = {
  title: string;
  onClose: () => void;
  /** Kept in sight at the upper edge. */
  alert?: ComponentChildren;
  /** What is missing or wrong, where something is, in the order of the fields; a press shows the first. */
  faults?: readonly (string | false)[];
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

/** Something to fill in and send, over the page. Whatever stands in the way is told beside the button. */
export function FormDialog<Value>(props: FormDialogProps<Value>) {
  const { title, onClose, alert, faults = [], submit, onSubmit, onSent, failedHint, children } = props;
  const shared = useStrings();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const { isBusy, failure, send } = useSending();
  const [fault] = faults.filter((each) => each !== false);
  const trySending = async (event: Event) => {
    event.preventDefault();
    if (isBusy) return;
    if (fault !== undefined) {
      setRefusals(refusals + 1);
      return;
    }
    const result = await send(onSubmit());
    if (!result.ok) return;
    onClose();
    onSent(result.value);
  };
  useFirstFault(form, refusals);
  const { label = shared.save, busyLabel = label, icon } = submit ?? {};
  return (
    <Dialog
      title={title}
      onClose={onClose}
      alert={alert}
      actions={
        <>
          {refusals > 0 && fault !== undefined && (
            <div class="dialog-obstacle" role="alert">
              <p class="field-error">
                <Icon name="alert" />
                {fault}
              </p>
            </div>
          )}
          {failure && (
            <div class="dialog-obstacle">
              <FailureNotice failure={failure} />
              {failedHint && <p>{failedHint}</p>}
            </div>
          )}
          <Button type="submit" form={id} busy={isBusy} {...(icon && { icon })}>
            {isBusy ? busyLabel : label}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} class="stack" onSubmit={trySending} noValidate>
        {children(refusals > 0)}
      </form>
    </Dialog>
  );
}
