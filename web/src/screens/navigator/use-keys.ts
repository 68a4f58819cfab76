import { useEffect, useRef } from 'preact/hooks';

/** What a key does; false where it has nothing to do, and the key stays the browser's. */
export type Keys = Readonly<Record<string, () => unknown>>;

/** Keys of a whole page. Someone who writes into a field, or looks at a dialog, means that and not the page. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const act = latest.current[event.key];
      if (act && act() !== false) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}
