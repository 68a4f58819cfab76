import type { Urgency } from '#contract/vocabulary.ts';
import { useKeys } from './use-keys.ts';

type QueueKeys = {
  claim: (caseId: string) => void;
  open: (caseId: string) => void;
  refresh: () => void;
  filter: (urgency: Urgency | undefined) => void;
  help: () => void;
};

/**
 * The queue without a mouse. The place in it is the browser's own focus on the link of a row, so that Enter, screen
 * readers and the visible ring all mean the same row.
 */
export function useQueueKeys(table: { current: HTMLElement | null }, keys: QueueKeys): void {
  const links = () => [...(table.current?.querySelectorAll<HTMLAnchorElement>('a[data-case]') ?? [])];
  const at = () => links().findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const down = () => links()[Math.min(at() + 1, links().length - 1)]?.focus();
  const up = () => links()[Math.max(at() - 1, 0)]?.focus();
  const withCase = (act: (caseId: string) => void) => () => {
    const caseId = links()[at()]?.dataset.case;
    if (caseId !== undefined) act(caseId);
    return caseId !== undefined;
  };
  const filter = (urgency?: Urgency) => () => keys.filter(urgency);
  useKeys({
    j: down,
    ArrowDown: down,
    k: up,
    ArrowUp: up,
    c: withCase(keys.claim),
    o: withCase(keys.open),
    r: keys.refresh,
    1: filter('emergency'),
    2: filter('urgent'),
    3: filter('routine'),
    0: filter(),
    '?': keys.help,
  });
}
