import { useEffect, useRef } from 'preact/hooks';
import type { Urgency } from '../../../../src/contract/vocabulary.ts';

type QueueKeys = {
  claim: (caseId: string) => void;
  open: (caseId: string) => void;
  refresh: () => void;
  filter: (urgency: Urgency | undefined) => void;
};

const filters: Record<string, Urgency | undefined> = { 1: 'emergency', 2: 'urgent', 3: 'routine', 0: undefined };

/**
 * The queue without a mouse. The place in it is the browser's own focus on the link of a row, so that Enter, screen
 * readers and the visible ring all mean the same row.
 */
export function useQueueKeys(table: { current: HTMLElement | null }, keys: QueueKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const links = [...(table.current?.querySelectorAll<HTMLAnchorElement>('a[data-case]') ?? [])];
      const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
      if (!act(event.key, links, at)) return;
      event.preventDefault();
    };
    const act = (key: string, links: readonly HTMLAnchorElement[], at: number): boolean => {
      const caseId = links[at]?.dataset.case;
      if (key === 'j' || key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
      else if (key === 'k' || key === 'ArrowUp') links[Math.max(at - 1, 0)]?.focus();
      else if (key === 'c' && caseId) latest.current.claim(caseId);
      else if (key === 'o' && caseId) latest.current.open(caseId);
      else if (key === 'r') latest.current.refresh();
      else if (key in filters) latest.current.filter(filters[key]);
      else return false;
      return true;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table]);
}

/** Someone who writes into a field, or looks at a dialog, means that and not the queue. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
