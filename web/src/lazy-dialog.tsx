import type { ComponentChildren, ComponentType } from 'preact';
import { useStrings } from './language.ts';
import { lazyPart } from './lazy-part.tsx';
import { Dialog } from './ui/dialog.tsx';
import { whenIdle } from './when-idle.ts';

type Closable = { onClose: () => void };

/**
 * A dialog whose code is fetched when the page that may open it is idle, at the latest when it is opened. That it opens
 * is seen at once.
 */
export function lazyDialog<Props extends Closable>(fetchDialog: () => Promise<ComponentType<Props>>) {
  const LazyDialog = lazyPart<Props>(fetchDialog, { Frame: WaitingDialog });
  whenIdle(LazyDialog.prepare);
  return LazyDialog;
}

function WaitingDialog({ onClose, children }: Closable & { children: ComponentChildren }) {
  const t = useStrings();
  return (
    <Dialog title={t.loading} onClose={onClose}>
      {children}
    </Dialog>
  );
}
