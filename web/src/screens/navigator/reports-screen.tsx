import { useCallback, useEffect, useState } from 'preact/hooks';
import { limits } from '#contract/limits.ts';
import type { Report } from '#contract/report.ts';
import type { ReportStatus } from '#contract/vocabulary.ts';
import type { Page as ListPage } from '#web/api/page.ts';
import { readReports } from '#web/api/reports.ts';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { optionsOf } from '#web/options-of.ts';
import type { Failure } from '#web/request.ts';
import type { NavigatorSession } from '#web/session.ts';
import { reportsTexts } from '#web/strings/reports.ts';
import { Chips } from '#web/ui/chips.tsx';
import { FailureState } from '#web/ui/failure.tsx';
import { Page } from '#web/ui/page.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type Decision, ReportCard } from './report-card.tsx';

const AcceptDialog = lazyDialog(async () => (await import('./accept-dialog.tsx')).AcceptDialog);
const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

type ReportsScreenProps = { session: NavigatorSession; onLeave: (wasRefused: boolean) => void };

/** What people say is wrong in the directory. Read when someone looks or settles, not by itself: it does not hurry. */
export function ReportsScreen({ session: { token }, onLeave }: ReportsScreenProps) {
  const t = useTexts(reportsTexts);
  const [status, setStatus] = useState<ReportStatus>('open');
  const { page, failure, refresh } = useReports(token, status);
  const [chosen, setChosen] = useState<{ report: Report; decision: Decision }>();
  const isRefused = failure?.status === 401;
  useEffect(() => {
    if (isRefused) onLeave(true);
  }, [isRefused, onLeave]);
  const close = () => {
    setChosen(undefined);
    // Settled, or found to be settled by another.
    void refresh();
  };
  const dialog = chosen && {
    token,
    report: chosen.report,
    onClose: close,
    onSettled: ({ status: now }: Report) => now !== 'open' && showToast(t[now]),
  };

  return (
    <Page title={t.title} lead={t.lead} up="/navigator" footer={false}>
      <div class="stack">
        <Chips legend={t.statusFilter} value={status} onChange={setStatus} options={optionsOf(t.statuses)} />
        {page ? (
          <ReportList page={page} onChoose={(report, decision) => setChosen({ report, decision })} />
        ) : failure && !isRefused ? (
          <FailureState failure={failure} onRetry={refresh} />
        ) : (
          <Loading>
            <Skeleton look="block" />
            <Skeleton look="block" />
          </Loading>
        )}
      </div>
      {dialog && chosen.decision === 'accepted' && <AcceptDialog {...dialog} />}
      {dialog && chosen.decision !== 'accepted' && <ReasonDialog {...dialog} decision={chosen.decision} />}
    </Page>
  );
}

type ReportListProps = { page: ListPage<Report>; onChoose: (report: Report, decision: Decision) => void };

function ReportList({ page: { items, total }, onChoose }: ReportListProps) {
  const t = useTexts(reportsTexts);
  if (items.length === 0) return <EmptyState icon="check" title={t.none} />;
  return (
    <>
      <ul class="stack">
        {items.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} onChoose={(decision) => onChoose(report, decision)} />
          </li>
        ))}
      </ul>
      <p class="muted small numbers">{t.count(items.length, total)}</p>
    </>
  );
}

function useReports(token: string, status: ReportStatus) {
  const [page, setPage] = useState<ListPage<Report>>();
  const [failure, setFailure] = useState<Failure>();
  const read = useCallback(() => readReports(token, { status, limit: limits.pageSizeMax }), [token, status]);
  const show = useCallback((result: Awaited<ReturnType<typeof read>>) => {
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) setPage(result.value);
  }, []);
  useEffect(() => {
    let isCurrent = true;
    setPage(undefined);
    setFailure(undefined);
    read().then((result) => isCurrent && show(result));
    return () => {
      isCurrent = false;
    };
  }, [read, show]);
  return { page, failure, refresh: async () => show(await read()) };
}
