import { useEffect, useRef, useState } from 'preact/hooks';
import type { QueueItem } from '../../../../src/contract/queue.ts';
import { urgencies } from '../../../../src/contract/vocabulary.ts';
import { changeCase } from '../../api/case.ts';
import { useLanguage, useStrings, useTexts } from '../../language.ts';
import type { Failure } from '../../request.ts';
import { route } from '../../router.tsx';
import type { NavigatorSession } from '../../session.ts';
import { navigatorTexts } from '../../strings/navigator.ts';
import { queueTexts } from '../../strings/queue.ts';
import { agoText } from '../../time-words.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { FailureNotice, FailureState } from '../../ui/failure.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, Notice } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useNow } from '../../use-now.ts';
import { OpenByNumber } from './open-by-number.tsx';
import { QueueTable } from './queue-table.tsx';
import { type QueueFilter, useQueue } from './use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const bell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4';

const tickMs = 5_000;

type QueueScreenProps = { session: NavigatorSession; onLeave: (wasRefused: boolean) => void };

export function QueueScreen({ session, onLeave }: QueueScreenProps) {
  const t = useTexts(queueTexts);
  const navigatorWords = useTexts(navigatorTexts);
  const [filter, setFilter] = useState<QueueFilter>({ assigned: 'any' });
  const { page, failure, updatedAt, arrived, refresh, change } = useQueue(session.token, filter);
  const [claimFailure, setClaimFailure] = useState<Failure>();
  const [claimingId, setClaimingId] = useState<string>();
  const now = useNow(tickMs);
  const table = useRef<HTMLDivElement>(null);
  const isRefused = failure?.status === 401;
  useEffect(() => {
    if (isRefused) onLeave(true);
  }, [isRefused, onLeave]);

  const claim = async ({ caseId }: Pick<QueueItem, 'caseId'>) => {
    setClaimingId(caseId);
    const result = await changeCase({ caseId, token: session.token }, { assignedNavigator: session.name });
    setClaimingId(undefined);
    setClaimFailure(result.ok ? undefined : result.failure);
    if (!result.ok) return;
    change((items) =>
      items.map((item) => (item.caseId === caseId ? { ...item, assignedNavigator: session.name } : item)),
    );
    showToast(navigatorWords.claimed(caseId));
  };

  const items = page?.items ?? [];
  useQueueKeys(table, {
    claim: (caseId) => {
      const item = items.find((each) => each.caseId === caseId);
      if (item && item.assignedNavigator !== session.name) void claim(item);
    },
    open: (caseId) => route(`/navigator/${caseId}`),
    refresh,
    filter: (urgency) => setFilter(({ assigned }) => ({ assigned, ...(urgency && { urgency }) })),
  });

  return (
    <Page
      title={t.queue}
      wide
      footer={false}
      head={<QueueHead session={session} now={now} updatedAt={updatedAt} onLeave={() => onLeave(false)} />}
    >
      <div class="stack">
        <Filters filter={filter} onChange={setFilter} />
        <div role="status">
          {failure && page ? (
            <Notice tone="soon" icon="wifiOff">
              {t.stale}
            </Notice>
          ) : (
            arrived > 0 && <Notice icon={bell}>{t.arrived(arrived)}</Notice>
          )}
        </div>
        <FailureNotice failure={claimFailure} />
        <div ref={table}>
          {page ? (
            page.items.length === 0 ? (
              <Nothing isFiltered={filter.urgency !== undefined || filter.assigned !== 'any'} />
            ) : (
              <QueueTable
                items={page.items}
                total={page.total}
                now={now}
                myName={session.name}
                claimingId={claimingId}
                onClaim={claim}
              />
            )
          ) : failure && !isRefused ? (
            <FailureState failure={failure} onRetry={refresh} />
          ) : (
            <Loading>
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} look="block" />
              ))}
            </Loading>
          )}
        </div>
      </div>
    </Page>
  );
}

type QueueHeadProps = { session: NavigatorSession; now: number; updatedAt: number; onLeave: () => void };

function QueueHead({ session, now, updatedAt, onLeave }: QueueHeadProps) {
  const t = useTexts(queueTexts);
  const language = useLanguage();
  return (
    <div class="queue-head">
      <div>
        <h1 tabIndex={-1}>{t.queue}</h1>
        <p class="muted small numbers">
          {session.name}
          {updatedAt > 0 && <> · {t.updated(agoText(updatedAt, now, language))}</>}
        </p>
      </div>
      <div class="row">
        <OpenByNumber />
        <LinkButton look="quiet" small icon="edit" href="/navigator/reports">
          {t.reports}
        </LinkButton>
        <Button look="quiet" small icon="lock" onClick={onLeave}>
          {t.signOut}
        </Button>
      </div>
    </div>
  );
}

function Filters({ filter, onChange }: { filter: QueueFilter; onChange: (filter: QueueFilter) => void }) {
  const t = useTexts(queueTexts);
  const { urgency: urgencyNames } = useStrings();
  const { urgency, assigned } = filter;
  return (
    <div class="queue-filters">
      <Chips
        legend={t.urgencyFilter}
        value={urgency ?? 'all'}
        onChange={(value) => onChange({ assigned, ...(value !== 'all' && { urgency: value }) })}
        options={[
          { value: 'all', label: t.all },
          ...[...urgencies].reverse().map((each) => ({ value: each, label: urgencyNames[each] })),
        ]}
      />
      <Chips
        legend={t.assignedFilter}
        value={assigned}
        onChange={(value) => onChange({ ...filter, assigned: value })}
        options={(['any', 'none', 'me'] as const).map((each) => ({ value: each, label: t.assigned[each] }))}
      />
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts(queueTexts);
  return <EmptyState icon="check" title={isFiltered ? t.emptyFiltered : t.empty} text={t.emptyHint} />;
}
