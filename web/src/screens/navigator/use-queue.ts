import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Desk, QueueItem, QueueQuery } from '#contract/queue.ts';
import type { Page } from '#web/api/page.ts';
import { readDesk, readQueue } from '#web/api/queue.ts';
import { useLanguage } from '#web/language.ts';
import type { Failure } from '#web/request.ts';
import { takeAsked } from './first-list.ts';

const pollMs = 10_000;

export type QueueFilter = Required<Pick<QueueQuery, 'assigned'>> & Pick<QueueQuery, 'urgency'>;

export type QueueState = {
  page: Page<QueueItem> | undefined;
  /** How much waits in all, whatever the filter. */
  desk: Desk | undefined;
  failure: Failure | undefined;
  updatedAt: number;
  /** How many cases came in since the list was first shown, and were not looked at yet. */
  arrived: number;
  refresh: () => Promise<void>;
  recount: () => Promise<void>;
  change: (update: (items: QueueItem[]) => QueueItem[]) => void;
};

/** The queue, read again and again while someone looks at it. */
export function useQueue(token: string, { urgency, assigned }: QueueFilter): QueueState {
  const language = useLanguage();
  const [page, setPage] = useState<Page<QueueItem>>();
  const [desk, setDesk] = useState<Desk>();
  const [failure, setFailure] = useState<Failure>();
  const [updatedAt, setUpdatedAt] = useState(0);
  const [arrived, setArrived] = useState(0);
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  const turn = useRef(0);

  const recount = useCallback(async () => {
    const result = await readDesk(token);
    if (result.ok) setDesk(result.value);
  }, [token]);

  const refresh = useCallback(async () => {
    turn.current++;
    const mine = turn.current;
    void recount();
    const isAll = assigned === 'any' && !urgency;
    const query = { assigned, ...(urgency && { urgency }) };
    const result = await ((isAll && takeAsked(token, language)) || readQueue(token, language, query));
    // A later question has been asked meanwhile: this answer is for a list that nobody looks at any more.
    if (mine !== turn.current) return;
    setFailure(result.ok ? undefined : result.failure);
    if (!result.ok) return;
    const ids = result.value.items.map(({ caseId }) => caseId);
    const before = known.current;
    setArrived(before ? ids.filter((id) => !before.has(id)).length : 0);
    known.current = new Set([...(before ?? []), ...ids]);
    setPage(result.value);
    setUpdatedAt(Date.now());
  }, [token, language, urgency, assigned, recount]);

  useEffect(() => {
    known.current = undefined;
    void refresh();
    const poll = () => document.visibilityState === 'visible' && void refresh();
    const timer = setInterval(poll, pollMs);
    document.addEventListener('visibilitychange', poll);
    addEventListener('online', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
      removeEventListener('online', poll);
    };
  }, [refresh]);

  const change = useCallback(
    (update: (items: QueueItem[]) => QueueItem[]) =>
      setPage((current) => current && { ...current, items: update(current.items) }),
    [],
  );
  return { page, desk, failure, updatedAt, arrived, refresh, recount, change };
}
