import { useEffect, useState } from 'preact/hooks';
import type { CaseAccess } from '#web/api/case.ts';
import { useTexts } from '#web/language.ts';
import { lazyDialog } from '#web/lazy-dialog.tsx';
import { lazyPart, unseenAtFirst } from '#web/lazy-part.tsx';
import { caseTexts } from '#web/strings/case.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureState } from '#web/ui/failure.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CaseHeader } from './case-header.tsx';
import { CasePanel } from './case-panel.tsx';
import { caseTabs, caseViewHref, caseViewOf } from './case-views.ts';
import { useCaseFile } from './use-case-file.ts';

const CaseWatch = lazyPart(async () => (await import('./case-watch.tsx')).CaseWatch, unseenAtFirst);
const LeaveDialog = lazyDialog(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

type CaseFileProps = {
  access: CaseAccess;
  view: string | undefined;
  /** With true when the service does not take the key. */
  onLeave: (wasRefused: boolean) => void;
};

export function CaseFileScreen({ access, view, onLeave }: CaseFileProps) {
  const t = useTexts(caseTexts);
  const state = useCaseFile(access);
  const [isLeaving, setLeaving] = useState(false);
  const current = caseViewOf(view);
  const isRefused = state.failure?.status === 401;
  useEffect(() => {
    if (isRefused) onLeave(true);
  }, [isRefused, onLeave]);

  return (
    <Page
      part={current}
      title={`${t.tabs[current]}: ${access.caseId}`}
      wide
      footer={false}
      inHeader={
        <CaseWatch access={access} state={state} isOverview={current === 'overview'} onEnded={() => onLeave(false)} />
      }
      above={<Tabs label={t.tabs.label} current={caseViewHref('/case', current)} tabs={caseTabs('/case', t.tabs)} />}
      head={<CaseHeader caseId={access.caseId} file={state.file} onLeave={() => setLeaving(true)} />}
    >
      <CasePanel
        access={access}
        reader="family"
        view={current}
        state={state}
        refusal={(failure) => failure.status !== 401 && <FailureState failure={failure} onRetry={state.refresh} />}
      />
      <div class="case-leave-below">
        <Button look="quiet" small icon="lock" onClick={() => setLeaving(true)}>
          {t.header.leave}
        </Button>
      </div>
      {isLeaving && <LeaveDialog access={access} onClose={() => setLeaving(false)} onLeave={() => onLeave(false)} />}
    </Page>
  );
}
