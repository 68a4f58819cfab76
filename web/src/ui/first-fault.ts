import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** After a try that was refused, the first faulty field is in sight and holds the focus, also inside a fold. */
export function useFirstFault(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (refusals === 0 || !field) return;
    const fold = field.closest('details');
    if (fold) fold.open = true;
    field.focus({ preventScroll: true });
    // In a dialog with its label at the upper edge: the lower one is covered by the button and what is told there.
    (field.closest('.field') ?? field).scrollIntoView({ block: field.closest('dialog') ? 'start' : 'center' });
  }, [refusals]);
}
