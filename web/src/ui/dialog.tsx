import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useStrings } from '../language.ts';
import { Icon } from './icon.tsx';

type DialogProps = {
  title: string;
  onClose: () => void;
  /** Kept in sight at the upper edge. */
  alert?: ComponentChildren;
  /** Buttons at the end. */
  actions?: ComponentChildren;
  children?: ComponentChildren;
};

/** A question or a piece of work that must be finished or left before going on. Shown as long as it is rendered. */
export function Dialog({ title, onClose, alert, actions, children }: DialogProps) {
  const t = useStrings();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {alert}
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button class="dialog-close" type="button" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      {actions !== undefined && <div class="dialog-actions">{actions}</div>}
    </dialog>
  );
}
