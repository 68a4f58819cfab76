import { useEffect, useState } from 'preact/hooks';
import type { CaseAccess } from '../../api.ts';
import { useTexts } from '../../language.ts';
import { failureTexts } from '../../strings.failure.ts';
import { dateTimeText } from '../../time-words.ts';
import { FailureState } from '../../ui/failure.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Notice } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CaseHeader } from './case-header.tsx';
import { useCaseTexts } from './case-texts.ts';
import { DoctorsPanel } from './doctors/doctors-panel.tsx';
import { DocumentsPanel } from './documents/documents-panel.tsx';
import { FamilyPanel } from './family/family-panel.tsx';
import { FollowUpsPanel } from './follow-ups/follow-ups-panel.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { OpenedCaseContext } from './opened-case.ts';
import { OverviewPanel } from './overview/overview-panel.tsx';
import { useCaseFile } from './use-case-file.ts';

const panels = {
  overview: OverviewPanel,
  documents: DocumentsPanel,
  family: FamilyPanel,
  followups: FollowUpsPanel,
  doctors: DoctorsPanel,
  log: LogPanel,
};

type View = keyof typeof panels;

const icons: Record<View, IconName> = {
  overview: 'route',
  documents: 'files',
  family: 'users',
  followups: 'calendar',
  doctors: 'stethoscope',
  log: 'eye',
};

const views = Object.keys(panels) as View[];
const hrefOf = (view: View): string => (view === 'overview' ? '/case' : `/case/${view}`);

type CaseFileProps = {
  access: CaseAccess;
  view: string | undefined;
  part: string | undefined;
  /** With true when the service no longer takes the key. */
  onLeave: (wasRefused: boolean) => void;
};

export function CaseFileScreen({ access, view, onLeave }: CaseFileProps) {
  const t = useCaseTexts();
  const { file, failure, loadedAt, change, refresh } = useCaseFile(access);
  const [isLeaving, setLeaving] = useState(false);
  const current = views.find((each) => each === view) ?? 'overview';
  const Panel = panels[current];
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
      above={
        <Tabs
          label={t.tabs.label}
          current={hrefOf(current)}
          tabs={views.map((each) => ({ href: hrefOf(each), label: t.tabs[each], icon: icons[each] }))}
        />
      }
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
