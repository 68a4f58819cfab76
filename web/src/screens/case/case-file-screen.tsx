import { useEffect, useState } from 'preact/hooks';
import type { CaseAccess } from '../../api.ts';
import { useTexts } from '../../language.ts';
import { failureTexts } from '../../strings.failure.ts';
import { dateTimeText } from '../../time-words.ts';
import { Button } from '../../ui/button.tsx';
import { FailureState } from '../../ui/failure.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CaseHeader } from './case-header.tsx';
import { useCaseTexts } from './case-texts.ts';
import { caseTabs, caseViewHref, caseViewOf, caseViews } from './case-views.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { OpenedCaseContext } from './opened-case.ts';
import { useCaseFile } from './use-case-file.ts';

type CaseFileProps = {
  access: CaseAccess;
  view: string | undefined;
  /** With true when the service no longer takes the key. */
  onLeave: (wasRefused: boolean) => void;
};

export function CaseFileScreen({ access, view, onLeave }: CaseFileProps) {
  const t = useCaseTexts();
  const { file, failure, loadedAt, change, refresh } = useCaseFile(access);
  const [isLeaving, setLeaving] = useState(false);
  const current = caseViewOf(view);
  const { Panel } = caseViews[current];
  const isRefused = failure?.status === 401;
  useEffect(() => {
    if (isRefused) onLeave(true);
  }, [isRefused, onLeave]);

  return (
    <Page
      key={current}
      title={`${t.tabs[current]}: ${access.caseId}`}
      wide
      footer={false}
      above={<Tabs label={t.tabs.label} current={caseViewHref('/case', current)} tabs={caseTabs('/case', t.tabs)} />}
      head={<CaseHeader caseId={access.caseId} file={file} onLeave={() => setLeaving(true)} />}
    >
      {file ? (
        <OpenedCaseContext.Provider value={{ access, file, role: 'family', change, refresh }}>
          {failure && <Stale loadedAt={loadedAt} />}
          <Panel />
        </OpenedCaseContext.Provider>
      ) : failure && !isRefused ? (
        <FailureState failure={failure} onRetry={refresh} />
      ) : (
        <CaseSkeleton />
      )}
      <div class="case-leave-below">
        <Button look="quiet" small icon="lock" onClick={() => setLeaving(true)}>
          {t.header.leave}
        </Button>
      </div>
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} onLeave={() => onLeave(false)} />}
    </Page>
  );
}

/** What is on the screen was read earlier; now the service cannot be reached. */
export function Stale({ loadedAt }: { loadedAt: number }) {
  const t = useTexts(failureTexts);
  return (
    <div class="case-stale" role="status">
      <Notice tone="soon" icon="wifiOff">
        {t.stale(dateTimeText(loadedAt))} {t.danger}
      </Notice>
    </div>
  );
}

export function CaseSkeleton() {
  return (
    <Loading>
      <div class="columns">
        <div class="stack">
          <Skeleton look="block" />
          <Skeleton look="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton look="short" />
        </div>
        <div class="stack">
          <Skeleton look="title" />
          <Skeleton />
          <Skeleton look="short" />
        </div>
      </div>
    </Loading>
  );
}
