import { createStore, useStore } from '../store.ts';
import { Icon } from './icon.tsx';

type Toast = { id: number; text: string };

const shownMs = 5000;
const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Says in passing that something was done. Whatever must not be missed belongs on the page instead. */
export function showToast(text: string): void {
  lastId += 1;
  const id = lastId;
  toasts.set([...toasts.get(), { id, text }]);
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), shownMs);
}

export function Toasts() {
  const shown = useStore(toasts);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown.map((toast) => (
        <p class="toast" key={toast.id}>
          <Icon name="check" />
          {toast.text}
        </p>
      ))}
    </div>
  );
}
