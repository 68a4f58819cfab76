import { useEffect, useRef, useState } from 'preact/hooks';
import type { Desk, QueueItem } from '#contract/queue.ts';
import { urgencies } from '#contract/vocabulary.ts';
import { changeCase } from '#web/api/case.ts';
import { useLanguage, useStrings, useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import type { Failure } from '#web/request.ts';
import { route } from '#web/router.tsx';
import type { NavigatorSession } from '#web/session.ts';
import { navigatorTexts } from '#web/strings/navigator.ts';
import { queueTexts } from '#web/strings/queue.ts';
import { agoText } from '#web/time-words.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { FailureNotice, FailureState } from '#web/ui/failure.tsx';
import { Page } from '#web/ui/page.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, Notice } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useNow } from '#web/use-now.ts';
import { CrowdBar } from './crowd-bar.tsx';
import { OpenByNumber } from './open-by-number.tsx';
import { QueueTable } from './queue-table.tsx';
import { type QueueFilter, useQueue } from './use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const KeysDialog = lazyDialog(async () => (await import('./keys-dialog.tsx')).KeysDialog);

const bell = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4';

const tickMs = 5_000;

/** Whoever comes back from a case goes on where they were. */
let lastOpenedId: string | undefined;

type QueueScreenProps = {
  session: NavigatorSession;
  /** The name that the token has. */
  onName: (name: string) => void;
  onLeave: (wasRefused: boolean) => void;
};

export function QueueScreen({ session, onName, onLeave }: QueueScreenProps) {
  const t = useTexts(queueTexts);
  const navigatorWords = useTexts(navigatorTexts);
  const [filter, setFilter] = useState<QueueFilter>({ assigned: 'any' });
  const { page, desk, failure, updatedAt, arrived, refresh, recount, change } = useQueue(session.token, filter);
  const [claimFailure, setClaimFailure] = useState<Failure>();
  const [claimingId, setClaimingId] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAskingKeys, setAskingKeys] = useState(false);
  const now = useNow(tickMs);
  const table = useRef<HTMLDivElement>(null);
  const isRefused = failure?.status === 401;
  useEffect(() => {
    if (isRefused) onLeave(true);
  }, [isRefused, onLeave]);
  useEffect(() => {
    if (desk) onName(desk.name);
  }, [desk, onName]);
  const isHere = page !== undefined;
  useEffect(() => {
    if (isHere && lastOpenedId) table.current?.querySelector<HTMLElement>(`[data-case="${lastOpenedId}"]`)?.focus();
    if (isHere) lastOpenedId = undefined;
  }, [isHere]);

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
    void recount();
  };

  const items = page?.items ?? [];
  const later = items.filter(({ laterOfAddress }) => laterOfAddress);
  useQueueKeys(table, {
    claim: (caseId) => {
      const item = items.find((each) => each.caseId === caseId);
      if (item && item.assignedNavigator !== session.name) void claim(item);
    },
    open: (caseId) => {
      lastOpenedId = caseId;
      route(`/navigator/${caseId}`);
    },
    refresh,
    filter: (urgency) => setFilter(({ assigned }) => ({ assigned, ...(urgency && { urgency }) })),
    help: () => setAskingKeys(true),
  });

  return (
    <Page
      title={t.queue}
      wide
      footer={false}
      head={
        <QueueHead
          name={session.name}
          now={now}
          updatedAt={updatedAt}
          openReports={desk?.openReports}
          onKeys={() => setAskingKeys(true)}
          onLeave={() => onLeave(false)}
        />
      }
    >
      <div class="stack-tight queue-page">
        <Filters filter={filter} counts={desk?.queue} onChange={setFilter} />
        <div role="status">
          {failure && page ? (
            <Notice tone="soon" icon="wifiOff">
              {t.stale}
            </Notice>
          ) : (
            arrived > 0 && <Notice icon={bell}>{t.arrived(arrived)}</Notice>
          )}
        </div>
        {later.length > 0 && (
          <CrowdBar
            token={session.token}
            later={later}
            chosen={chosen}
            onChoose={setChosen}
            onClosed={(caseIds) => {
              setChosen(new Set());
              change((before) => before.filter(({ caseId }) => !caseIds.includes(caseId)));
              void refresh();
            }}
          />
        )}
        <div ref={table} class="queue-list">
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
                chosen={chosen}
                onChoose={(caseId) => setChosen((before) => before.symmetricDifference(new Set([caseId])))}
                onClaim={claim}
                onOpen={({ caseId }) => {
                  lastOpenedId = caseId;
                }}
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
      <div class="queue-failure">
        <FailureNotice failure={claimFailure} />
      </div>
      {isAskingKeys && <KeysDialog onClose={() => setAskingKeys(false)} />}
    </Page>
  );
}

type QueueHeadProps = {
  name: string;
  now: number;
  updatedAt: number;
  openReports: number | undefined;
  onKeys: () => void;
  onLeave: () => void;
};

function QueueHead({ name, now, updatedAt, openReports, onKeys, onLeave }: QueueHeadProps) {
  const t = useTexts(queueTexts);
  const language = useLanguage();
  return (
    <div class="queue-head">
      <div class="queue-title">
        <h1 tabIndex={-1}>{t.queue}</h1>
        <p class="muted small numbers">
          <span class="strong">{name}</span>
          {updatedAt > 0 && <> · {t.updated(agoText(updatedAt, now, language))}</>}
        </p>
      </div>
      <div class="row">
        <OpenByNumber />
        <LinkButton look="quiet" small icon="edit" href="/navigator/reports">
          {t.reports(openReports)}
        </LinkButton>
        <div class="queue-keys">
          <Button look="quiet" small icon="question" onClick={onKeys}>
            {t.keys}
          </Button>
        </div>
        <Button look="quiet" small icon="lock" onClick={onLeave}>
          {t.signOut}
        </Button>
      </div>
    </div>
  );
}

type FiltersProps = {
  filter: QueueFilter;
  counts: Desk['queue'] | undefined;
  onChange: (filter: QueueFilter) => void;
};

function Filters({ filter, counts, onChange }: FiltersProps) {
  const t = useTexts(queueTexts);
  const { urgency: urgencyNames } = useStrings();
  const { urgency, assigned } = filter;
  const ofAssigned = counts && { any: counts.all, none: counts.unassigned, me: counts.mine };
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} ${count}`);
  return (
    <div class="queue-filters numbers">
      <Chips
        legend={t.urgencyFilter}
        value={urgency ?? 'all'}
        onChange={(value) => onChange({ assigned, ...(value !== 'all' && { urgency: value }) })}
        options={[
          { value: 'all', label: counted(t.all, counts?.all) },
          ...[...urgencies]
            .reverse()
            .map((each) => ({ value: each, label: counted(urgencyNames[each], counts?.[each]) })),
        ]}
      />
      <Chips
        legend={t.assignedFilter}
        value={assigned}
        onChange={(value) => onChange({ ...filter, assigned: value })}
        options={(['any', 'none', 'me'] as const).map((each) => ({
          value: each,
          label: counted(t.assigned[each], each === 'any' ? undefined : ofAssigned?.[each]),
        }))}
      />
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts(queueTexts);
  return <EmptyState icon="check" title={isFiltered ? t.emptyFiltered : t.empty} text={t.emptyHint} />;
}
